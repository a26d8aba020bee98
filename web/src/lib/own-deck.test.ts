import { beforeEach, expect, test } from 'vitest'
import { deckPlace, ownDeck, titleOf } from './own-deck'

beforeEach(() => localStorage.clear())

test('every set has a deck of its own, whatever becomes of its cards', () => {
  expect([null, 'starter', 'underworld', `mine@${'0'.repeat(32)}`, `mine@${'1'.repeat(32)}`].map(deckPlace)).toEqual(['deck', 'deck', 'deck-underworld', 'deck-mine', 'deck-mine'])
  localStorage.setItem('catspaw-deck-mine', '# Pack: all of them\n27 Cat')
  expect(ownDeck()).toBe(null)
  expect(ownDeck(`mine@${'0'.repeat(32)}`)).toBe('# Pack: all of them\n27 Cat\n')
  expect(titleOf('# Pack: all of them\n27 Cat')).toBe('Pack')
})

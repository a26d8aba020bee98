import { beforeEach, expect, test } from 'vitest'
import { deckPlace, MOST_DECKS, otherDecks, ownDeck, ownDecks, storeOtherDecks, titleOf } from './own-deck'
import { store } from './storage'

beforeEach(() => localStorage.clear())

test('every set has a deck of its own, whatever becomes of its cards', () => {
  expect([null, 'starter', 'underworld', `mine@${'0'.repeat(32)}`, `mine@${'1'.repeat(32)}`].map(deckPlace)).toEqual(['deck', 'deck', 'deck-underworld', 'deck-mine', 'deck-mine'])
  localStorage.setItem('catspaw-deck-mine', '# Pack: all of them\n27 Cat')
  expect(ownDeck()).toBe(null)
  expect(ownDeck(`mine@${'0'.repeat(32)}`)).toBe('# Pack: all of them\n27 Cat\n')
  expect(titleOf('# Pack: all of them\n27 Cat')).toBe('Pack')
})

test('several decks are stored, the one on the bench first, each once', () => {
  store(deckPlace(null), '2 B')
  storeOtherDecks(null, ['1 A', '2 B ', ''])
  expect(ownDecks()).toEqual(['2 B\n', '1 A\n'])
})

test('every set has a shelf of its own', () => {
  const mine = `mine@${'0'.repeat(32)}`
  storeOtherDecks(mine, ['1 A'])
  expect(otherDecks(null)).toEqual([])
  expect(ownDecks(mine)).toEqual(['1 A\n'])
})

test('what cannot be read is an empty shelf, and no shelf is too long', () => {
  store(`${deckPlace(null)}-others`, '{')
  expect(otherDecks(null)).toEqual([])
  store(`${deckPlace(null)}-others`, JSON.stringify([1, ...Array.from({ length: 99 }, (_, at) => `1 ${at}`)]))
  expect(otherDecks(null)).toHaveLength(MOST_DECKS - 1)
})

import { expect, test } from 'vitest'
import { folded, sinceAnswered } from './folding'
import type { Told } from './protocol'

const told = (text: string, seat: string | null = null, begins_turn = false): Told => ({ text, rule: '', begins_turn, seat })

test('what is said several times in a row is said once', () => {
  expect(folded(['A card is laid out.', 'A card is laid out.', 'White has 1 point.'])).toBe('A card is laid out (2×). White has 1 point.')
})

test('what is said again later is said again', () => {
  expect(folded(['A.', 'B.', 'A.'])).toBe('A. B. A.')
  expect(folded([])).toBe('')
})

test('what others did is told as since one’s last turn, what follows from one’s own answer is not', () => {
  const own = [told('You play a card.', 'one'), told('A troop is summoned.')]
  expect(sinceAnswered(own, 0, 'one')).toBe('A troop is summoned.')
  const theirs = [...own, told('Turn 2', null, true), told('They get $2.')]
  expect(sinceAnswered(theirs, 2, 'one')).toContain('Since your last turn')
  expect(sinceAnswered([told('Tabby is ready.', 'two')], 0, 'one')).toContain('Since your last turn')
  expect(sinceAnswered(own, 2, 'one')).toBe('A troop is summoned.')
})

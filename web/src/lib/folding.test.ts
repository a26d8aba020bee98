import { beforeAll, expect, test } from 'vitest'
import { folded, sinceAnswered } from './folding'
import { speech } from './language.svelte'
import type { Told } from './protocol'

beforeAll(() => speech.speak('en'))

const told = (text: string, seat: string | null = null, begins_turn = false): Told => ({ text, rule: '', begins_turn, seat })

test('what is said several times in a row is said once', () => {
  expect(folded(['A card is laid out.', 'A card is laid out.', 'White has 1 point.'])).toBe('A card is laid out (2×). White has 1 point.')
})

test('what is said again later is said again', () => {
  expect(folded(['A.', 'B.', 'A.'])).toBe('A. B. A.')
  expect(folded([])).toBe('')
})

test('what has happened since a turn ago is told as such, what belongs to the same turn is not', () => {
  const own = [told('You play a card.', 'one'), told('A troop is summoned.')]
  expect(sinceAnswered(own, 0, 'one')).toBe('A troop is summoned.')
  const theirs = [...own, told('Turn 2', null, true), told('They get $2.')]
  expect(sinceAnswered(theirs, 2, 'one')).toContain('Since your last turn')
  expect(sinceAnswered([...own, told('Tabby lets it come.', 'two')], 2, 'one')).toBe('Tabby lets it come.')
})

test('where nothing has happened since, nothing is told again', () => {
  expect(sinceAnswered([told('You play a card.', 'one')], 1, 'one')).toBe('')
})

test('all that came of one’s own answer is told', () => {
  const drawn = [told('You draw a bat.', 'one'), told('You draw a rat.', 'one')]
  expect(sinceAnswered(drawn, 0, 'one')).toBe('You draw a bat. You draw a rat.')
})

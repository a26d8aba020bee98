import { beforeEach, expect, test } from 'vitest'
import { forget, keep, keptAt } from './kept-table'
import type { Seat, State } from './protocol'

const seat = (name: string, kind: Seat['kind'], mine: boolean) => ({ seat: name, kind, mine }) as Seat
const at = (id: string, other: Seat['kind'], state: string): State =>
  ({ seat: 'mouse', table: { id, state, seats: [seat('inspector', other, false), seat('mouse', 'person', true)] } }) as unknown as State

beforeEach(() => localStorage.clear())

test('a game against bots is there again, and only that one', () => {
  keep(at('a', 'bot', 'playing'), [])
  expect(keptAt('a')?.state.seat).toBe('mouse')
  expect(keptAt('b')).toBeNull()
})

test('of a game with others nothing is kept', () => {
  keep(at('a', 'person', 'playing'), [])
  expect(keptAt('a')).toBeNull()
})

test('of a game that is over nothing is left', () => {
  keep(at('a', 'bot', 'playing'), [])
  keep(at('b', 'person', 'playing'), [])
  expect(keptAt('a')).not.toBeNull()
  keep(at('a', 'bot', 'over'), [])
  expect(keptAt('a')).toBeNull()
})

test('whoever logs out leaves nothing behind', () => {
  keep(at('a', 'bot', 'playing'), [])
  forget()
  expect(localStorage.length).toBe(0)
})

test('what cannot be read is as good as nothing', () => {
  localStorage.setItem('catspaw-table', '{')
  expect(keptAt('a')).toBeNull()
})

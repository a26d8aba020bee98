import { beforeEach, expect, test } from 'vitest'
import { stronger } from './climbing'
import type { Ending, Seat } from './protocol'

const level = { id: 'weak', name: 'Weak', style: '', face: 'cat', next: 'fair' }
const seat = (id: string, kind: Seat['kind']): Seat => ({
  seat: id, label: id, name: id, kind, mine: kind === 'person', reserved: false, here: true, level: kind === 'bot' ? level : null,
})
const ending = (winner: string) => ({ winners: [winner] }) as unknown as Ending
beforeEach(() => localStorage.clear())

test('who wins twice in a row is offered the next, once for each table', () => {
  const seats = [seat('a', 'person'), seat('b', 'bot')]
  const after = (table: string, winner: string) => stronger('g', table, seats, ending(winner), 'a')
  expect(after('t1', 'a')).toBeNull()
  expect(after('t1', 'a')).toBeNull()
  expect(after('t2', 'a')).toBe('fair')
  expect(after('t3', 'b')).toBeNull()
  expect(after('t4', 'a')).toBeNull()
})

test('nobody is offered among friends, or to who looks on', () => {
  for (const table of ['t1', 't2']) {
    expect(stronger('g', table, [seat('a', 'person'), seat('c', 'person'), seat('b', 'bot')], ending('a'), 'a')).toBeNull()
    expect(stronger('g', table, [seat('a', 'person'), seat('b', 'bot')], ending('a'), null)).toBeNull()
  }
})

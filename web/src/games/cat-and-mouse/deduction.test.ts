import { expect, test } from 'vitest'
import { choices, choose, haulDeals, roomDeals, unseenLoot, waysToFill, type LootPlaces } from './deduction'
import { ROOMS, type Note } from './view'

const note = (place: number, may_be: readonly number[]): Note => ({
  place,
  room: may_be.length === 1 ? (may_be[0] ?? null) : null,
  may_be: [...may_be],
  face_up: false,
  laid_by: 'inspector',
  after_search: false,
})
const none = { count: 0, cards: [] }
const places = (changes: Partial<LootPlaces>): LootPlaces => ({ discard: [], haul: none, room_loot: none, left_loot: none, pocket: none, ...changes })
const without = (...rooms: number[]) => ROOMS.filter((room) => !rooms.includes(room))

test('every slot gets a room of its own', () => {
  expect(waysToFill([])).toBe(1)
  expect(waysToFill([0b11, 0b11])).toBe(2)
  expect(waysToFill([0b11, 0b11, 0b11])).toBe(0)
})

test('the Inspector counts the rooms the Mouse may be in', () => {
  const deals = roomDeals({ notes: [note(1, [3])], may_be_in: without(3, 7) })
  expect(deals.total).toBe(10)
  expect(deals.hers.get(4)).toBe(1)
  expect(deals.hers.get(3)).toBe(0)
  expect(deals.monitored.get(3)).toBe(10)
})

test('the Mouse counts how often a room is monitored', () => {
  const free = without(5)
  const deals = roomDeals({ notes: [note(1, free), note(2, free)], may_be_in: [5] })
  expect(deals.total).toBe(11 * 10)
  expect(deals.monitored.get(1)).toBe(20)
  expect(deals.monitored.get(5)).toBe(0)
  expect(deals.notes.get(2)?.get(1)).toBe(10)
})

test('two notes that are two rooms leave no third', () => {
  const deals = roomDeals({ notes: [note(1, [3, 8]), note(2, [3, 8]), note(3, without(3, 5, 8))], may_be_in: [5] })
  expect(deals.total).toBe(2 * 9)
  expect(deals.monitored.get(3)).toBe(18)
  expect(deals.monitored.get(1)).toBe(2)
})

test('an onlooker counts both, and between rooms she is nowhere', () => {
  expect(roomDeals({ notes: [note(1, ROOMS)], may_be_in: [...ROOMS] }).hers.get(1)).toBe(11)
  const between = roomDeals({ notes: [note(1, [2])], may_be_in: [] })
  expect(between.total).toBe(1)
  expect(between.hers.size).toBe(0)
})

test('the counts agree with counting by hand', () => {
  const sets = [[1, 2, 3], [2, 3, 4], [1, 4, 5]]
  let total = 0
  for (const a of [1, 2, 3]) for (const b of [2, 3, 4]) for (const c of [1, 4, 5]) if (a !== b && b !== c && a !== c) total += 1
  expect(roomDeals({ notes: sets.map((rooms, at) => note(at + 1, rooms)), may_be_in: [] }).total).toBe(total)
})

test('a hidden haul of two out of eleven', () => {
  const deals = haulDeals(places({ pocket: { count: 1, cards: ['gems-20'] }, haul: { count: 2, cards: null } }))
  expect(deals).toEqual({ total: 55, sets: 0, tricks: { 'calling-card': 10, 'smoke-bomb': 10, pickpocket: 10 } })
})

test('a hidden haul of three may be a set', () => {
  const deals = haulDeals(places({ pocket: { count: 1, cards: ['gems-20'] }, haul: { count: 3, cards: null } }))
  // Six lines of three, and the pocketed card lies on two of them.
  expect(deals?.sets).toBe(4)
  expect(deals?.total).toBe(165)
})

test('a hidden pocket never holds a trick', () => {
  const deals = haulDeals(places({ pocket: { count: 1, cards: null }, haul: { count: 1, cards: null } }))
  // Nine treasures with eight pockets left each, three tricks with nine.
  expect(deals?.total).toBe(9 * 8 + 3 * 9)
  expect(deals?.tricks['smoke-bomb']).toBe(9)
})

test('a haul one knows is not counted', () => {
  expect(haulDeals(places({ haul: { count: 1, cards: ['smoke-bomb'] } }))).toBeNull()
  expect(unseenLoot(places({ haul: { count: 1, cards: ['smoke-bomb'] }, discard: ['pickpocket'] }))).toHaveLength(10)
})

test('choosing', () => {
  expect([...choices(['a', 'b', 'c'], 2)]).toEqual([['a', 'b'], ['a', 'c'], ['b', 'c']])
  expect(choose(12, 3)).toBe(220)
  expect(choose(2, 3)).toBe(0)
  expect(choose(4, 0)).toBe(1)
})

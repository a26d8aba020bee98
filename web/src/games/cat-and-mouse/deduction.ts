/**
 * What is still possible, counted: every deal of the unseen cards that fits the view counts alike. What somebody's
 * choice gives away (a note kept for a reason, a room named as a bluff) is left to the reader.
 */

import { isTrick, LOOT, setIn, TRICKS, type Trick } from './loot'
import { type HeistView, type LootId, ROOMS } from './view'

// Rooms.

export interface RoomDeals {
  /** How many ways there are to deal rooms to the notes and to her. */
  total: number
  /** Per room, in how many of them she is there. */
  hers: Map<number, number>
  /** Per room, in how many it is monitored. */
  monitored: Map<number, number>
  /** Per note (by its number) and room, in how many the note is that room. */
  notes: Map<number, Map<number, number>>
}

/** Every note is one of its rooms, she is in one of hers, and no room is used twice. */
export function roomDeals(view: Pick<HeistView, 'notes' | 'may_be_in'>): RoomDeals {
  const slots = view.notes.map((note) => maskOf(note.may_be))
  if (view.may_be_in.length) slots.push(maskOf(view.may_be_in))
  const total = waysToFill(slots)
  const perSlot = slots.map((_, slot) => new Map(ROOMS.map((room) => [room, waysWith(slots, slot, room)])))
  const notes = new Map(view.notes.map((note, at) => [note.place, perSlot[at] ?? new Map<number, number>()]))
  const monitored = new Map(ROOMS.map((room) => [room, sum([...notes.values()].map((ways) => ways.get(room) ?? 0))]))
  const hers = view.may_be_in.length ? (perSlot.at(-1) ?? new Map<number, number>()) : new Map<number, number>()
  return { total, hers, monitored, notes }
}

/** In how many ways every slot gets a room of its own out of its set. */
export function waysToFill(slots: readonly number[]): number {
  let ways = new Map<number, number>([[0, 1]])
  for (const slot of slots) {
    const next = new Map<number, number>()
    for (const [used, count] of ways) {
      for (let left = slot & ~used; left; left &= left - 1) {
        const now = used | (left & -left)
        next.set(now, (next.get(now) ?? 0) + count)
      }
    }
    ways = next
  }
  return sum([...ways.values()])
}

function waysWith(slots: readonly number[], slot: number, room: number): number {
  const only = (slots[slot] ?? 0) & maskOf([room])
  return only ? waysToFill(slots.with(slot, only)) : 0
}

function maskOf(rooms: readonly number[]): number {
  return rooms.reduce((mask, room) => mask | (1 << room), 0)
}

// Loot.

export interface HaulDeals {
  total: number
  /** In how many she holds a set. */
  sets: number
  tricks: Record<Trick, number>
}

/** Loot cards whose place the seat does not know. */
export function unseenLoot(view: LootPlaces): LootId[] {
  const seen = new Set<LootId>([
    ...view.discard,
    ...(view.haul.cards ?? []),
    ...(view.room_loot.cards ?? []),
    ...(view.left_loot.cards ?? []),
    ...(view.pocket.cards ?? []),
  ])
  return LOOT.map(({ id }) => id).filter((id) => !seen.has(id))
}

export type LootPlaces = Pick<HeistView, 'discard' | 'haul' | 'room_loot' | 'left_loot' | 'pocket'>

/** Her hidden haul: every deal of unseen cards to it and to a hidden pocket, which never holds a trick (CM-1.3). Null if it is known. */
export function haulDeals(view: LootPlaces): HaulDeals | null {
  if (view.haul.cards) return null
  const unseen = unseenLoot(view)
  const treasures = unseen.filter((id) => !isTrick(id)).length
  const hidden = view.pocket.cards ? 0 : view.pocket.count
  const found: HaulDeals = { total: 0, sets: 0, tricks: { 'calling-card': 0, 'smoke-bomb': 0, pickpocket: 0 } }
  for (const haul of choices(unseen, view.haul.count)) {
    const taken = haul.filter((id) => !isTrick(id)).length
    const pockets = choose(treasures - taken, hidden)
    found.total += pockets
    if (setIn(haul).size) found.sets += pockets
    for (const trick of TRICKS) if (haul.includes(trick)) found.tricks[trick] += pockets
  }
  return found
}

/** Every choice of so many out of a list. */
export function* choices<T>(from: readonly T[], size: number, start = 0): Generator<T[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let at = start; at <= from.length - size; at += 1) {
    for (const rest of choices(from, size - 1, at + 1)) yield [from[at] as T, ...rest]
  }
}

export function choose(from: number, size: number): number {
  if (size < 0 || size > from) return 0
  let ways = 1
  for (let k = 1; k <= size; k += 1) ways = (ways * (from - size + k)) / k
  return Math.round(ways)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

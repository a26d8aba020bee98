/** What `src/catspaw/games/cat_and_mouse/edge/view.py` returns. Rooms are numbered 1 to 12; null is what the seat does not know. */

import type { LootId } from './loot'

export type SeatId = 'inspector' | 'mouse'

export type Prompt =
  | 'fill-pocket' | 'fill-deep-pocket' | 'start' | 'keep' | 'act' | 'name' | 'cornered' | 'announced' | 'trap' | 'escape'
  | 'turn' | 'take' | 'return-note' | 'use-subtly' | 'move' | 'after' | 'missed'
  | 'draw' | 'lay-out' | 'pick-blind' | 'return-blind' // prettier-ignore

/** Some cards: how many, and which of them the seat knows. */
export interface Cards<Card> {
  count: number
  cards: Card[] | null
}

/** A monitored room's card. */
export interface Note {
  /** Its number in the row, from 1. */
  place: number
  room: number | null
  may_be: number[]
  face_up: boolean
  laid_by: SeatId
  /** The first note since the Mouse last searched the map deck. */
  after_search: boolean
}

export type Ending =
  | 'caught' | 'wrong-trap' | 'third-clue' | 'set-shown' | 'no-set' | 'unfinished' | 'nobody-wins' // prettier-ignore

export interface HeistView {
  seat: SeatId | null
  asked: SeatId | 'chance' | null
  prompt: Prompt | null
  turn: number
  clues: number
  room: number | null
  room_is_found: boolean
  may_be_in: number[]
  /** What she has named since she moved in, in order; null is a turn without a name. */
  named_here: (number | null)[]
  notes: Note[]
  searches: number
  map_deck: { count: number; at_the_bottom: (number | null)[] }
  drawn: Cards<number>
  haul: Cards<LootId>
  room_loot_is_seen: boolean
  room_loot: Cards<LootId>
  left_loot: Cards<LootId>
  left_loot_seen: number
  loot_deck: number
  pocket: Cards<LootId>
  discard: LootId[]
  ending: Ending | null
  winners: SeatId[]
  losers: SeatId[]
}

export const ROOMS: readonly number[] = Array.from({ length: 12 }, (_, at) => at + 1)

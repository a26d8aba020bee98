// Written by web/protocol.py from the Python definitions. Do not edit; run it again.

export const SEATS: readonly SeatName[] = ['inspector', 'mouse']

export const ROOMS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export type SeatName = 'inspector' | 'mouse'

export type Asked = 'inspector' | 'mouse' | 'chance'

export type PromptName = 'fill-pocket' | 'fill-deep-pocket' | 'start' | 'keep' | 'act' | 'name' | 'cornered' | 'announced' | 'trap' | 'escape' | 'turn' | 'take' | 'return-note' | 'use-subtly' | 'move' | 'after' | 'missed' | 'draw' | 'lay-out' | 'pick-blind' | 'return-blind'

export type EndingName = 'caught' | 'wrong-trap' | 'third-clue' | 'set-shown' | 'no-set' | 'unfinished' | 'nobody-wins'

export type LootId = 'glory-10' | 'glory-20' | 'glory-30' | 'gems-10' | 'gems-20' | 'gems-30' | 'animals-10' | 'animals-20' | 'animals-30' | 'calling-card' | 'smoke-bomb' | 'pickpocket'

/** Some room cards. */
export interface RoomCards {
  count: number
  /** null if the seat does not know them. */
  cards: number[] | null
}

/** Some loot cards. */
export interface LootCards {
  count: number
  /** Those that the seat knows; null if it may know none. */
  cards: LootId[] | null
}

/** The room cards that are left. */
export interface MapDeck {
  count: number
  /** Rooms put back under the deck, in order; null is one that the seat does not know. */
  at_the_bottom: (number | null)[]
}

/** A monitored room's card. */
export interface Note {
  /** Its number in the row, from 1. */
  place: number
  room: number | null
  /** The rooms it may be, as far as the seat can tell. */
  may_be: number[]
  face_up: boolean
  laid_by: SeatName
  /** Whether it is the first one since the Mouse last searched the map deck. */
  after_search: boolean
}

/** A heist as one seat knows it. Rooms are numbered 1 to 12; null is what the seat does not know. */
export interface HeistView {
  /** Whose view it is; null for an onlooker, and where nothing is hidden. */
  seat: SeatName | null
  /** The seat that is asked, or `chance`; null when the game is over. */
  asked: Asked | null
  /** What is asked. */
  prompt: PromptName | null
  turn: number
  clues: number
  /** Where the Mouse is. */
  room: number | null
  room_is_found: boolean
  /** The rooms she may be in, as far as the seat can tell. */
  may_be_in: number[]
  /** What she has named since she moved in, in order; null is a turn without a name. */
  named_here: (number | null)[]
  notes: Note[]
  searches: number
  map_deck: MapDeck
  drawn: RoomCards
  haul: LootCards
  /** Whether she has looked at what lies in her room. */
  room_loot_is_seen: boolean
  room_loot: LootCards
  left_loot: LootCards
  /** At how many of the cards that she left behind she had looked. */
  left_loot_seen: number
  loot_deck: number
  pocket: LootCards
  discard: LootId[]
  ending: EndingName | null
  winners: SeatName[]
  losers: SeatName[]
}

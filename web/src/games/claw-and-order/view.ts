/** What `src/catspaw/games/claw_and_order/edge/view.py` returns. Null is none, or not known. */

export type SeatName = 'one' | 'two'
export type LineName = 'front' | 'back'
export type KeywordName = 'flying' | 'reach' | 'observer' | 'retreat' | 'stealth'
export type Phase = 'opening' | 'set-up' | 'start' | 'draw' | 'pilots' | 'play' | 'attack' | 'end'

export const SEATS: readonly SeatName[] = ['one', 'two']
export const KEYWORDS: readonly KeywordName[] = ['flying', 'reach', 'observer', 'retreat', 'stealth']

export interface MatchView {
  seat: SeatName | null
  asked: SeatName | 'chance' | null
  prompt: string | null
  battle: number
  /** A battlefield's id, or `neutral`. */
  battlefield: string
  /** Who lost the battle before. */
  loser: SeatName | null
  /** Whose turn it is; null before the first. */
  active: SeatName | null
  phase: Phase
  players: Record<SeatName, Player>
  attack: { attacker: string | null; attacked: string | null } | null
  /** The card of which an ability is being carried out, and which ability. */
  resolving: string | null
  ability: number | null
  strengths: Strength[]
  /** By id, what the cards of one's own hand cost now. */
  costs: Record<string, number> | null
  crews: Crew[]
  /** Who attacks whom, by when they arrived. */
  duel: { attacker: number | null; attacked: number | null }
  ending: string | null
  winners: SeatName[]
  losers: SeatName[]
}

export interface Player {
  wins: number
  turns: number
  dollars: number
  hand: Held[] | null
  hand_count: number
  /** Cards that everybody knows to be in the hand or to lie face down. */
  known: { since: number; card: string | null }[]
  decklist: string[] | null
  deck: (string | null)[] | null
  deck_count: number
  top: (string | null)[] | null
  top_count: number
  bottom: (string | null)[] | null
  bottom_count: number
  aside: (string | null)[] | null
  aside_count: number
  /** Opening hands that would not do. */
  failed: number
  front: Troop[]
  back: Troop[]
  buffs: (string | null)[]
  /** The One-Time Item that is being carried out. */
  taking_effect: string | null
  discard: (string | null)[]
  /** Cards still to be discarded from the bottom of the deck. */
  owed: number
  seen_before: string[]
}

export interface Held {
  card: string
  damage: number
  counters: number
  /** Whether it was taken off this turn. */
  removed: boolean
}

export interface Troop {
  card: string | null
  arrived: number
  face_down: boolean
  /** What was paid for one that lies face down. */
  paid: number | null
  owner: SeatName | null
  damage: number
  counters: number
  pilots: boolean
  pilot: string | null
  items: Item[]
  deployed_now: boolean
  uses: number[]
  attacks: number
  attacks_again: number
  prevented: number
  more_damage: number
  more_health: number
  gained: KeywordName[]
}

export interface Item {
  card: string | null
  owner: SeatName | null
  counters: number
  uses: number[]
}

/** What a troop is worth now, all bonuses counted. */
export interface Strength {
  arrived: number
  damage: number
  health: number
  keywords: KeywordName[]
}

export interface Crew {
  vehicle: number
  pilot: number
}

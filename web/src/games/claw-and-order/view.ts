// Written by web/protocol.py from the Python definitions. Do not edit; run it again.

export const KEYWORD_NAMES: readonly KeywordName[] = ['flying', 'reach', 'observer', 'retreat', 'stealth']

/** What a troop may or must do, or what may be done to it, without a keyword for it. */
export const STANDING_NAMES: readonly StandingName[] = ['guards', 'shrouded', 'pacified', 'ignores-lines', 'attacks-twice']

/** By the number of the phase. */
export const PHASES: readonly PhaseName[] = ['opening', 'set-up', 'start', 'draw', 'pilots', 'play', 'attack', 'attack', 'attack', 'end', 'end', 'end']

export const SEATS: readonly SeatName[] = ['one', 'two']

export type SeatName = 'one' | 'two'

export type Asked = 'one' | 'two' | 'chance'

export type KeywordName = 'flying' | 'reach' | 'observer' | 'retreat' | 'stealth'

export type StandingName = 'guards' | 'shrouded' | 'pacified' | 'ignores-lines' | 'attacks-twice'

export type PhaseName = 'opening' | 'set-up' | 'start' | 'draw' | 'pilots' | 'play' | 'attack' | 'end'

export type PromptName = 'roll-starter' | 'draw-opening' | 'draw-card' | 'discard-bottom' | 'roll-troop' | 'roll-discard' | 'look-at' | 'choose-battlefield' | 'set-up' | 'stay' | 'choose-vehicle' | 'choose-pilot' | 'play' | 'equip-to' | 'use-how' | 'attack-with' | 'attack-whom' | 'respond' | 'choose-target' | 'choose-place' | 'whether' | 'choose-mode' | 'discard-one' | 'search-for' | 'recover-one' | 'put-where' | 'deploy-one'

export type EndingName = 'two-battles' | 'no-opening-hand' | 'no-opening-hands'

/** A card in hand, with what stays written on it. */
export interface Held {
  card: string
  damage: number
  counters: number
  /** Whether it was taken off this turn. */
  removed: boolean
}

/** A card that everybody knows to be in the hand or to lie face down. */
export interface Known {
  /** The moment it was last seen. */
  since: number
  card: string
}

/** CO-109.1: an Equip Item on a troop. */
export interface Item {
  card: string
  owner: SeatName
  counters: number
  /** Per ability how often it was used this turn. */
  uses: number[]
}

/** A troop in play. */
export interface Troop {
  /** null if it lies face down and the seat does not know it. */
  card: string | null
  /** When it came, which tells it apart from all others. */
  arrived: number
  face_down: boolean
  /** What was paid for one that lies face down. */
  paid: number | null
  owner: SeatName
  damage: number
  counters: number
  pilots: boolean
  pilot: string | null
  items: Item[]
  deployed_now: boolean
  /** Per ability how often it was used this turn. */
  uses: number[]
  attacks: number
  attacks_again: number
  prevented: number
  more_damage: number
  more_health: number
  less_damage: number
  less_health: number
  gained: KeywordName[]
  lost: KeywordName[]
  /** For this turn. */
  stands: StandingName[]
  /** Whether it cannot attack in this turn, or in the next of whoever controls it. */
  stunned: boolean
}

/** One player's side of the table. Lists of cards that the seat may not know are null. */
export interface Player {
  wins: number
  turns: number
  dollars: number
  hand: Held[] | null
  hand_count: number
  known: Known[]
  decklist: string[] | null
  deck: string[] | null
  deck_count: number
  /** What lies on top of the deck, in order, as far as its player knows. */
  top: string[] | null
  top_count: number
  bottom: string[] | null
  bottom_count: number
  aside: string[] | null
  aside_count: number
  /** How many opening hands would not do. */
  failed: number
  front: Troop[]
  back: Troop[]
  buffs: string[]
  /** The One-Time Item that is being carried out. */
  taking_effect: string | null
  discard: string[]
  /** How many cards are still to be discarded from the bottom of the deck. */
  owed: number
  /** What earlier battles have shown of the deck. */
  seen_before: string[]
}

/** The attack that has been declared and not yet struck, by the cards' names. */
export interface Attack {
  attacker: string
  attacked: string
}

/** CO-107.2: who attacks whom, by when they arrived; the attacked one may not have been named yet. */
export interface Duel {
  attacker: number | null
  attacked: number | null
}

/** CO-101.2: what a troop is worth now, all bonuses counted. */
export interface Strength {
  arrived: number
  damage: number
  health: number
  keywords: KeywordName[]
  standings: StandingName[]
}

/** CO-108.2: which troop is inside which vehicle, both by when they arrived. */
export interface Crew {
  vehicle: number
  pilot: number
}

/** A match as one seat knows it. Troops stand from the oldest to the youngest; null is none, or not known. */
export interface MatchView {
  /** Whose view it is; null for an onlooker, and where nothing is hidden. */
  seat: SeatName | null
  /** The seat that is asked, or `chance`; null when the game is over. */
  asked: Asked | null
  /** What is asked. */
  prompt: PromptName | null
  battle: number
  /** A battlefield's id, or `neutral`. */
  battlefield: string
  /** Who lost the battle before. */
  loser: SeatName | null
  /** Whose turn it is; null before the first. */
  active: SeatName | null
  phase: PhaseName
  players: Record<SeatName, Player>
  attack: Attack | null
  /** The card whose ability resolves, by what is printed: a summoned troop may be gone by then. */
  resolving: string | null
  /** Which of the abilities on that card. */
  ability: number | null
  strengths: Strength[]
  /** CO-105.3: per hand that is seen, by id what its cards cost now; copies cost alike. */
  costs: Partial<Record<SeatName, Record<string, number>>>
  crews: Crew[]
  duel: Duel
  ending: EndingName | null
  winners: SeatName[]
  losers: SeatName[]
}

export type Kind = 'troop' | 'vehicle' | 'equip' | 'team-buff' | 'one-time' | 'token' | 'battlefield'

/** A line as the rules execute it, and what it comes to. */
export interface AbilityText {
  text: string
  means: string
  /** Whether events speak of it by its place among such; keywords and limits have none. */
  placed: boolean
}

/** CO-101.2, CO-101.3: a card, a token or a battlefield. */
export interface CardText {
  name: string
  type: Kind
  /** null for vehicles, and for what is no troop. */
  breed: 'longhair' | 'shorthair' | null
  commander: boolean
  cost: number | null
  damage: number | null
  health: number | null
  keywords: KeywordName[]
  /** For whom a battlefield holds. */
  whom: 'both' | 'loser' | null
  title: string
  abilities: AbilityText[]
  lore: string | null
  rules: string[]
}

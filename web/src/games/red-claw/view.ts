// Written by web/protocol.py from the Python definitions. Do not edit; run it again.

/** Symbols still to be followed, by their number from 1; two wild ones may be one choice. */
export const SYMBOLS: readonly SymbolName[] = ['red', 'yellow', 'green', 'blue', 'choice', 'claw', 'choice-of-two', 'claw-of-two']

export const TOKEN_IDS: readonly TokenId[] = ['point-1', 'point-2', 'point-3', 'false-trail-1', 'false-trail-2', 'false-trail-3', 'fake-evidence']

export type SeatName = 'white' | 'black' | 'grey' | 'brown'

export type Asked = 'white' | 'black' | 'grey' | 'brown' | 'chance'

export type Colour = 'red' | 'yellow' | 'green' | 'blue'

export type SymbolName = 'red' | 'yellow' | 'green' | 'blue' | 'choice' | 'claw' | 'choice-of-two' | 'claw-of-two'

export type TokenId = 'point-1' | 'point-2' | 'point-3' | 'false-trail-1' | 'false-trail-2' | 'false-trail-3' | 'fake-evidence'

export type AbilityId = 'exchange-with-pile' | 'claw-as-choice' | 'swap-last-two' | 'escape-ties' | 'exchange-with-opponent' | 'hide-hand' | 'ignore-card' | 'swap-tokens' | 'discard'

export type PromptName = 'lay-card' | 'draw-token' | 'draw-top' | 'trade-high' | 'deal' | 'start' | 'turn-up' | 'uncover' | 'pick-blind' | 'use' | 'play' | 'choose-row' | 'longest' | 'pile-card' | 'pass-on' | 'top-for' | 'swap-in' | 'want' | 'give' | 'swap-beside' | 'throw-off' | 'ignore' | 'cancel' | 'claw-row'

export type EndingName = 'at-ten' | 'no-tokens' | 'unfinished'

export type CardId = string

export type TokenCounts = Partial<Record<TokenId, number>>

/** Ruling RC-R.P: the top is seen, the order of what was laid on it remembered, the rest known as a set. */
export interface PileView {
  count: number
  top: number | null
  /** From the top down, as far as the order was seen. */
  stack: number[]
  /** The rest, in no order. */
  under: number[]
}

/** What lies before a player, and what is known of the hand. */
export interface PlayerView {
  /** Points: where the marker stands on the capture row. */
  level: number
  /** RC-8.3: whether the hand is held hidden. */
  hides: boolean
  /** How many cards there are, known or not. */
  cards: number
  /** Cards that are known to be in this hand. */
  surely: CardId[]
  /** What the others may be. */
  perhaps: CardId[]
  tokens: TokenCounts
  /** How many point tokens of the values 1, 2 and 3 a False Trail has cancelled. */
  cancelled: [number, number, number]
  is_to_be_asked: boolean
}

/** A hunt as one seat knows it; null is none, or not known. */
export interface HuntView {
  /** Whose view it is; null for an onlooker, and where nothing is hidden. */
  seat: SeatName | null
  /** The seat that is asked, or `chance`; null when the game is over. */
  asked: Asked | null
  /** What is asked. */
  prompt: PromptName | null
  turn: number
  /** Whose turn it is; null before the first. */
  active: SeatName | null
  /** Values from the first card of a row to its last. */
  rows: Record<Colour, number[]>
  piles: Record<Colour, PileView>
  /** The first token of each row and the second. */
  tokens: Record<Colour, [TokenId | null, TokenId | null]>
  bag: TokenCounts
  to_deal: CardId[]
  /** In turn order. */
  players: Partial<Record<SeatName, PlayerView>>
  /** Who holds the Red Claw. */
  figure: SeatName | null
  used: AbilityId | null
  /** The card that is wanted in exchange, or the seat whose hidden hand it comes from. */
  wanted: string | null
  given: CardId | null
  symbols: SymbolName[]
  emptied: Colour[]
  /** Cards by their number, colour × 14 + value. */
  ignored: number[]
  ending: EndingName | null
  winners: SeatName[]
  losers: SeatName[]
}

/** What `src/catspaw/games/red_claw/edge/view.py` returns. Null is "none", or "not known". */

import type { SuitName } from '$/lib/suits'

export type Colour = SuitName
export type SeatName = 'white' | 'black' | 'grey' | 'brown'
/** Such as `red 7`. */
export type CardId = `${Colour} ${number}`
export type EscapeSymbol = Colour | 'choice' | 'claw'
/** Symbols still to be followed; two wild ones may be one choice. */
export type Pending = EscapeSymbol | 'choice-of-two' | 'claw-of-two'
export type TokenId = `${'point' | 'false-trail'}-${1 | 2 | 3}` | 'fake-evidence'
export type AbilityId =
  | 'exchange-with-pile'
  | 'claw-as-choice'
  | 'swap-last-two'
  | 'escape-ties'
  | 'exchange-with-opponent'
  | 'hide-hand'
  | 'ignore-card'
  | 'swap-tokens'
  | 'discard'

export type TokenCounts = Partial<Record<TokenId, number>>

export interface PileView {
  count: number
  /** Ruling RC-R.P: the only card of a pile that lies open. */
  top: number | null
  /** From the top down, as far as the order was seen. */
  stack: number[]
  /** The rest, in no order. */
  under: number[]
}

export interface PlayerView {
  /** Points: where the marker stands on the capture row. */
  level: number
  hides: boolean
  /** How many cards there are, known or not. */
  cards: number
  /** Known to be in this hand. */
  surely: CardId[]
  /** What the others may be. */
  perhaps: CardId[]
  tokens: TokenCounts
  /** How many point tokens of the values 1, 2 and 3 a False Trail has cancelled. */
  cancelled: [number, number, number]
  is_to_be_asked: boolean
}

export interface HuntView {
  seat: SeatName | null
  asked: SeatName | 'chance' | null
  prompt: string | null
  turn: number
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
  figure: SeatName | null
  used: AbilityId | null
  /** The card that is wanted in exchange, or the seat whose hidden hand it comes from. */
  wanted: CardId | SeatName | null
  given: CardId | null
  symbols: Pending[]
  emptied: Colour[]
  /** Cards by their number, colour × 14 + value. */
  ignored: number[]
  ending: string | null
  winners: SeatName[]
  losers: SeatName[]
}

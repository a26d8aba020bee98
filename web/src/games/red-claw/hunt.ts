/** What can be read off a view without drawing it. */

import { SUITS } from '$/lib/suits'
import { TOKEN_IDS, type AbilityId, type CardId, type Colour, type HuntView, type PlayerView, type SeatName, type SymbolName, type TokenCounts, type TokenId } from './view'

/** RC-1.2: what may be printed on a card. */
export type EscapeSymbol = Exclude<SymbolName, 'choice-of-two' | 'claw-of-two'>

export const VALUES = 14
/** RC-7.1: the last level of the capture row, for all who have come so far or farther. */
export const CAUGHT = 10

export function cardId(colour: Colour, value: number): CardId {
  return `${colour} ${value}`
}

export function cardOf(id: CardId): { colour: Colour; value: number } {
  const [colour, value] = id.split(' ')
  return { colour: colour as Colour, value: Number(value) }
}

/** Cards are numbered colour × 14 + value. */
export function cardNumbered(number: number): CardId {
  return cardId(SUITS[Math.floor(number / VALUES)] ?? 'red', number % VALUES)
}

/** Each symbol by itself, also of two that are one choice. */
export function apart(pending: readonly SymbolName[]): EscapeSymbol[] {
  return pending.flatMap((symbol): EscapeSymbol[] => {
    if (symbol === 'choice-of-two') return ['choice', 'choice']
    return symbol === 'claw-of-two' ? ['claw', 'claw'] : [symbol]
  })
}

export type TokenKind = 'point' | 'false-trail' | 'fake-evidence'

/** RC-6.1, RC-6.2, RC-6.3: what a token is, and what it counts. */
export function tokenOf(id: TokenId): { kind: TokenKind; value: number } {
  if (id === 'fake-evidence') return { kind: 'fake-evidence', value: 1 }
  const value = Number(id.slice(-1))
  return { kind: id.startsWith('point') ? 'point' : 'false-trail', value }
}

export interface Owned {
  token: TokenId
  number: number
  /** RC-6.2: whether a False Trail has taken their points away. */
  cancelled: boolean
}

/** A player's tokens by kind; cancelled ones by themselves. */
export function owned({ tokens, cancelled }: Pick<PlayerView, 'tokens' | 'cancelled'>): Owned[] {
  return TOKEN_IDS.flatMap((token) => {
    const { kind, value } = tokenOf(token)
    const idle = kind === 'point' ? (cancelled[value - 1] ?? 0) : 0
    const made: Owned[] = [
      { token, number: (tokens[token] ?? 0) - idle, cancelled: false },
      { token, number: idle, cancelled: true },
    ]
    return made.filter(({ number }) => number > 0)
  })
}

export function howMany(tokens: TokenCounts): number {
  return Object.values(tokens).reduce((sum, number) => sum + number, 0)
}

/** The players, whoever is in the game, in turn order. */
export function players(view: HuntView): [SeatName, PlayerView][] {
  return Object.entries(view.players) as [SeatName, PlayerView][]
}

/** RC-8.3, Ruling RC-R.L: hidden hands as they lie on a table, face down and only counted, unless one wants to be shown what one has seen; whoever looks sees their own. */
export function asDrawn(view: HuntView, showsSeen: boolean): HuntView {
  if (showsSeen) return view
  const drawn = players(view).map(([seat, player]) => [seat, isHidden(view, seat) ? { ...player, surely: [], perhaps: [] } : player])
  return { ...view, players: Object.fromEntries(drawn) as HuntView['players'] }
}

/** RC-8.3: whether whoever looks sees the backs of a hand. */
export function isHidden(view: HuntView, seat: SeatName): boolean {
  return Boolean(view.players[seat]?.hides) && view.seat !== seat
}

/** Who sits above the rows and who below: oneself below; for an onlooker the first half. */
export function around(seats: readonly SeatName[], seat: string | null): { above: SeatName[]; below: SeatName[] } {
  const own = seats.findIndex((each) => each === seat)
  if (own < 0) {
    const half = Math.floor(seats.length / 2)
    return { above: seats.slice(half), below: seats.slice(0, half) }
  }
  return { above: [...seats.slice(own + 1), ...seats.slice(0, own)], below: seats.slice(own, own + 1) }
}

export interface Standing {
  seat: SeatName
  /** Cards of the colour that are surely there. */
  least: number
  most: number
  highest: number
}

/** RC-5.1, RC-5.2, RC-5.4: who has how many cards of a colour, as far as one knows; most first. */
export function standing(view: HuntView, colour: Colour): Standing[] {
  const ofColour = (cards: readonly CardId[]) => cards.map(cardOf).filter((card) => card.colour === colour)
  const all = players(view).map(([seat, player]) => {
    const sure = ofColour(player.surely)
    const unknown = player.cards - player.surely.length
    const most = sure.length + (player.perhaps.length ? Math.min(unknown, ofColour(player.perhaps).length) : unknown)
    return { seat, least: sure.length, most, highest: Math.max(-1, ...sure.map(({ value }) => value)) }
  })
  return all.sort((a, b) => b.least - a.least || b.most - a.most || b.highest - a.highest)
}

export interface Level {
  level: number
  ability: { id: AbilityId; kind: 'purple' | 'green' } | null
  /** Whether there is a card; markers may begin beside the first one. */
  isCard: boolean
  markers: SeatName[]
}

interface CaptureBox {
  capture_cards: number
  abilities: readonly { id: string; level: number; kind: string }[]
}

/** RC-1.4: the capture row with the markers on it. */
export function captureRow(view: HuntView, box: CaptureBox): Level[] {
  return Array.from({ length: CAUGHT + 1 }, (_, level) => ({
    level,
    ability: (box.abilities.find((each) => each.level === level) as Level['ability'] | undefined) ?? null,
    isCard: level > 0 || box.capture_cards > CAUGHT,
    markers: players(view).flatMap(([seat, player]) => (Math.min(player.level, CAUGHT) === level ? [seat] : [])),
  }))
}

/** Whose abilities are lit: one's own; an onlooker sees those of whoever's turn it is. */
export function lightOf(view: HuntView, seat: string | null): SeatName | null {
  return players(view).find(([each]) => each === seat)?.[0] ?? view.active
}

/** RC-8.1, RC-8.2: who has reached a level. */
export function holders(view: HuntView, level: number): SeatName[] {
  return players(view).flatMap(([seat, player]) => (player.level >= level ? [seat] : []))
}

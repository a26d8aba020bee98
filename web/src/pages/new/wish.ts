/** What somebody wishes for a table, as it is filled in; and what becomes of it. */

import { CLOCKS, type ClockName } from '$/lib/clocks'
import type { Named, NewTable, Offer, RulingOffer, SeatWish } from '$/lib/protocol'

/** Me, a friend who comes by the link, or one of the bots by its name. */
export type Sitter = 'me' | 'open' | `bot-${string}`

export interface Wish {
  game: string
  players: number
  sitters: Sitter[]
  decks: string[]
  edition: string | null
  variants: string[]
  rulings: Record<string, string>
  isPublic: boolean
  spectators: 'none' | 'public' | 'delayed'
  clock: ClockName
  then: 'lose' | 'bot'
}

/** Per ruling its default with a box: the box's own, or else the first. */
export function usualReadings(offer: Offer, edition: string | null): Record<string, string> {
  const own = offer.editions.find((one) => one.id === edition)?.rulings ?? {}
  return Object.fromEntries(offer.rulings.map((ruling) => [ruling.id, own[ruling.id] ?? ruling.readings[0]?.id ?? '']))
}

/** What can be chosen with so many players: a reading that names a seat needs that seat. */
export function readingsFor(offer: Offer, ruling: RulingOffer, players: number): Named[] {
  const absent = offer.seats.slice(players).map(({ id }) => id)
  return ruling.readings.filter(({ id }) => !absent.includes(id))
}

/** The same with another box: what was usual before is now what is usual there. */
export function withEdition(wish: Wish, offer: Offer, edition: string): Wish {
  const before = usualReadings(offer, wish.edition)
  const after = usualReadings(offer, edition)
  const rulings = Object.entries(wish.rulings).map(([id, reading]) => [id, reading === before[id] ? after[id] : reading])
  return { ...wish, edition, rulings: Object.fromEntries(rulings) as Record<string, string> }
}

/** The same with more or fewer players: a reading that names a seat which is gone is the usual one again. */
export function withPlayers(wish: Wish, offer: Offer, players: number): Wish {
  const usual = usualReadings(offer, wish.edition)
  const rulings = offer.rulings.map((ruling) => {
    const stays = readingsFor(offer, ruling, players).some(({ id }) => id === wish.rulings[ruling.id])
    return [ruling.id, stays ? wish.rulings[ruling.id] : usual[ruling.id]]
  })
  return { ...wish, players, rulings: Object.fromEntries(rulings) as Record<string, string> }
}

/** Me against a bot that thinks; everything else as the house has it, but for a deck of my own. */
export function firstWish(offer: Offer, ownDeck: string | null = null): Wish {
  const most = Math.max(...offer.players)
  const decks = offer.editions[0]?.decks ?? []
  return {
    game: offer.id,
    players: Math.min(...offer.players),
    sitters: Array.from({ length: most }, (_, at) => (at === 0 ? 'me' : (`bot-${offer.bots[0]}` as Sitter))),
    decks: Array.from({ length: decks.length ? most : 0 }, (_, at) => (at === 0 && ownDeck) || (decks[at % decks.length] ?? '')),
    edition: offer.editions[0]?.id ?? null,
    variants: [],
    rulings: usualReadings(offer, offer.editions[0]?.id ?? null),
    isPublic: false,
    spectators: 'public',
    clock: 'none',
    then: 'lose',
  }
}

/** The message; readings that are the default need not be said. */
export function tableOf(wish: Wish, offer: Offer): NewTable {
  const sitters = wish.sitters.slice(0, wish.players)
  const clock = CLOCKS[wish.clock]
  const usual = usualReadings(offer, wish.edition)
  const changed = offer.rulings.filter(({ id }) => wish.rulings[id] !== usual[id])
  return {
    game: wish.game,
    seats: sitters.map(seatOf),
    decks: wish.decks.slice(0, wish.players),
    edition: wish.edition,
    variants: wish.variants,
    rulings: Object.fromEntries(changed.map(({ id }) => [id, wish.rulings[id] ?? ''])),
    public: wish.isPublic && sitters.includes('open'),
    spectators: wish.spectators,
    clock: clock && { ...clock, then: wish.then },
  }
}

function seatOf(sitter: Sitter): SeatWish {
  return sitter === 'me' || sitter === 'open' ? { who: sitter } : { who: 'bot', bot: sitter.slice('bot-'.length) }
}

/** Why it cannot be set up yet; null if it can. */
export function missing(wish: Wish): 'nobody-me' | null {
  return wish.sitters.slice(0, wish.players).includes('me') ? null : 'nobody-me'
}

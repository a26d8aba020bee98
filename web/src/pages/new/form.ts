/** The form for a new table as it is filled in, and the request that it makes. */

import { TIME_CONTROLS, type TimeControlName } from '$/lib/clocks'
import type { EditionSchema, Named, NewTable, SetupSchema, RulingSchema, SeatRequest } from '$/lib/protocol'

/** Me, a friend who comes by the link, or one of the bots by its name. */
export type Sitter = 'me' | 'open' | `bot-${string}`

export interface TableForm {
  game: string
  players: number
  sitters: Sitter[]
  decks: string[]
  edition: string | null
  variants: string[]
  rulings: Record<string, string>
  isPublic: boolean
  spectators: 'none' | 'public' | 'delayed'
  timeControl: TimeControlName
  then: 'lose' | 'bot'
}

/** A game with further sets that can be chosen. */
export function withSets(schema: SetupSchema, sets: readonly EditionSchema[]): SetupSchema {
  if (!schema.takes_files) return schema
  const others = sets.filter(({ id }) => !schema.editions.some((one) => one.id === id))
  return { ...schema, editions: [...schema.editions, ...others] }
}

/** Per ruling its default with a box: the box's own, or else the first. */
export function usualReadings(schema: SetupSchema, edition: string | null): Record<string, string> {
  const own = schema.editions.find((one) => one.id === edition)?.rulings ?? {}
  return Object.fromEntries(schema.rulings.map((ruling) => [ruling.id, own[ruling.id] ?? ruling.readings[0]?.id ?? '']))
}

/** What can be chosen with so many players: a reading that names a seat needs that seat. */
export function readingsFor(schema: SetupSchema, ruling: RulingSchema, players: number): Named[] {
  const absent = schema.seats.slice(players).map(({ id }) => id)
  return ruling.readings.filter(({ id }) => !absent.includes(id))
}

/** The same with another box: what was usual before is now what is usual there. */
export function withEdition(form: TableForm, schema: SetupSchema, edition: string): TableForm {
  const before = usualReadings(schema, form.edition)
  const after = usualReadings(schema, edition)
  const rulings = Object.entries(form.rulings).map(([id, reading]) => [id, reading === before[id] ? after[id] : reading])
  const decks = schema.editions.find((one) => one.id === edition)?.decks ?? []
  return { ...form, edition, decks: firstDecks(schema, decks), rulings: Object.fromEntries(rulings) as Record<string, string> }
}

/** The same with more or fewer players: a reading that names a seat which is gone is the usual one again. */
export function withPlayers(form: TableForm, schema: SetupSchema, players: number): TableForm {
  const usual = usualReadings(schema, form.edition)
  const rulings = schema.rulings.map((ruling) => {
    const stays = readingsFor(schema, ruling, players).some(({ id }) => id === form.rulings[ruling.id])
    return [ruling.id, stays ? form.rulings[ruling.id] : usual[ruling.id]]
  })
  return { ...form, players, rulings: Object.fromEntries(rulings) as Record<string, string> }
}

/** One for every seat there can be, in turn. */
function firstDecks(schema: SetupSchema, decks: readonly string[]): string[] {
  return Array.from({ length: decks.length ? Math.max(...schema.players) : 0 }, (_, at) => decks[at % decks.length] ?? '')
}

/** Me against the second level, or else a bot that thinks; everything else by default, but for a deck of my own. */
export function firstForm(schema: SetupSchema, ownDeck: string | null = null, wanted: string | null = null): TableForm {
  const most = Math.max(...schema.players)
  const edition = schema.editions.find(({ id }) => id === wanted) ?? schema.editions[0]
  const decks = firstDecks(schema, edition?.decks ?? [])
  return {
    game: schema.id,
    players: Math.min(...schema.players),
    sitters: Array.from({ length: most }, (_, at) => (at === 0 ? 'me' : (`bot-${schema.levels[1]?.id ?? schema.bots[0]}` as Sitter))),
    decks: decks.map((deck, at) => (at === 0 && ownDeck) || deck),
    edition: edition?.id ?? null,
    variants: [],
    rulings: usualReadings(schema, edition?.id ?? null),
    isPublic: false,
    spectators: 'public',
    timeControl: 'none',
    then: 'lose',
  }
}

/** The message; readings that are the default need not be said. */
export function tableOf(form: TableForm, schema: SetupSchema): NewTable {
  const sitters = form.sitters.slice(0, form.players)
  const timeControl = TIME_CONTROLS[form.timeControl]
  const usual = usualReadings(schema, form.edition)
  const changed = schema.rulings.filter(({ id }) => form.rulings[id] !== usual[id])
  return {
    game: form.game,
    seats: sitters.map(seatOf),
    decks: form.decks.slice(0, form.players),
    edition: form.edition,
    variants: form.variants,
    rulings: Object.fromEntries(changed.map(({ id }) => [id, form.rulings[id] ?? ''])),
    public: form.isPublic && sitters.includes('open'),
    spectators: form.spectators,
    time_control: timeControl && { ...timeControl, then: form.then },
  }
}

function seatOf(sitter: Sitter): SeatRequest {
  return sitter === 'me' || sitter === 'open' ? { who: sitter } : { who: 'bot', bot: sitter.slice('bot-'.length) }
}

/** Whether every seat brings a deck, also with a set that has none yet. */
export function playsWithDecks(schema: SetupSchema): boolean {
  return schema.editions.some(({ decks }) => decks.length > 0)
}

/** Why it cannot be set up yet; null if it can. */
export function missing(form: TableForm, schema: SetupSchema): 'nobody-me' | 'no-decks' | null {
  const seats = form.sitters.slice(0, form.players)
  if (!seats.includes('me')) return 'nobody-me'
  return playsWithDecks(schema) && seats.some((_, at) => !form.decks[at]) ? 'no-decks' : null
}

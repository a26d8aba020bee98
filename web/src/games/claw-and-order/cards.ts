/** What is printed on the cards of a set, in a language, as the server has it. */

import { api } from '$/lib/api'
import type { Language } from '$/lib/protocol'
import type { CardText, Kind } from './view'

export type { CardText, Kind }

export const GAME = 'claw-and-order'
/** The set that is always there. */
export const STARTER = 'starter'

export type Cards = Readonly<Record<string, CardText>>

/** So many sets are remembered, in both languages. */
const MOST = 16
const asked = new Map<string, Promise<Cards>>()

/** The cards of a set; nothing if the server has it no more. */
export function cardsIn(edition: string | null, language: Language): Promise<Cards> {
  const key = `${edition ?? STARTER} ${language}`
  const found = asked.get(key) ?? api.cards<Cards>(GAME, edition ?? STARTER, language)
  asked.delete(key)
  asked.set(key, found)
  for (const old of [...asked.keys()].slice(0, -MOST)) asked.delete(old)
  return found.catch(() => {
    asked.delete(key)
    return {}
  })
}

/** A card by its id; of a set that could not be fetched only the name is known. */
export function printed(cards: Cards, id: string): CardText {
  return cards[id] ?? { ...BLANK, name: fromId(id), title: fromId(id) }
}

const BLANK: Omit<CardText, 'name' | 'title'> = {
  type: 'one-time', breed: null, commander: false, cost: null, damage: null, health: null,
  keywords: [], whom: null, abilities: [], lore: null, rules: [],
}

function fromId(id: string): string {
  return id.split('-').map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join(' ')
}

/** A name where there is no room for it: its last word, which says what it is, cut if it must be. */
export function shortName(name: string, room = 8): string {
  if (name.length <= room) return name
  const last = name.split(/[\s-]+/).at(-1) ?? name
  return last.length <= room ? last : `${last.slice(0, room - 1)}.`
}

/** A long word with one place to break it, near its middle, between two syllables: not every browser knows where. */
export function softened(name: string): string {
  const room = /[\s-]/.test(name) ? 12 : 10
  return name.replace(/[^\s-]+/g, (word) => (word.length > room ? broken(word) : word))
}

const SYLLABLES = /[aeiouyäöü]+([^aeiouyäöü]+)(?=[aeiouyäöü])/gi
const ONSET = /(?:sch[lmnrw]?|s[pt]r?|ch|ph|th|sh|kn|[bcdfgkpt]r|[bcfgkp]l|[^aeiouyäöü])$/i

function broken(word: string): string {
  const places = [...word.matchAll(SYLLABLES)].map((found) => {
    const between = found[1] ?? ''
    return found.index + found[0].length - (ONSET.exec(between)?.[0].length ?? 1)
  })
  const middle = word.length / 2
  const [best] = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return best ? `${word.slice(0, best)}\u00ad${word.slice(best)}` : word
}

/** By how much a name has to be smaller for its longest word to fit the width of a card. */
export function fitting(name: string, room = 7.3): number {
  const longest = Math.max(...name.split(/(?<=[\u00ad-])|\s+/).map((word) => word.length))
  return Math.max(0.66, Math.min(1, room / longest))
}

/** The line of one ability by its place: keywords and limits have none. */
export function abilityAt(card: CardText, place: number | null): string {
  const placed = card.abilities.filter((ability) => ability.placed)
  return placed[place ?? 0]?.text ?? card.abilities.at(-1)?.text ?? ''
}

/** Whether a line is the one of the keywords, at the top. */
export function isKeywordLine(card: CardText, text: string): boolean {
  return card.keywords.length > 0 && text === card.abilities[0]?.text
}

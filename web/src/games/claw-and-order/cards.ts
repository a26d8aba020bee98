/** What is printed on the cards, in a language. The files are written by `web/boxes.py`. */

import type { Language } from '$/lib/protocol'
import type { KeywordName } from './view'

export type Kind = 'troop' | 'vehicle' | 'equip' | 'team-buff' | 'one-time' | 'token' | 'battlefield'

export interface CardText {
  name: string
  type: Kind
  /** Null for vehicles, and for what is no troop. */
  breed: 'shorthair' | 'longhair' | null
  commander: boolean
  cost: number | null
  damage: number | null
  health: number | null
  keywords: KeywordName[]
  /** For whom a battlefield holds. */
  whom: 'both' | 'loser' | null
  title: string
  /** Each line as the rules execute it, and what it comes to. */
  abilities: { text: string; means: string }[]
  lore: string | null
  rules: string[]
}

export type Cards = Readonly<Record<string, CardText>>

const boxes = import.meta.glob<Cards>('./cards.*.json', { import: 'default' })

export async function cardsIn(language: Language): Promise<Cards> {
  return (await boxes[`./cards.${language}.json`]?.()) ?? {}
}

/** A card by its id; of a set that is not built in only the name is known. */
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

/** The line of one ability by its place: keywords and limits have none, and stand first. */
export function abilityAt(card: CardText, place: number | null): string {
  const placed = card.abilities.filter(({ text }) => !isKeywordLine(card, text) && !LIMITS.test(text))
  return placed[place ?? 0]?.text ?? card.abilities.at(-1)?.text ?? ''
}

/** Whether a line is the one of the keywords, at the top. */
export function isKeywordLine(card: CardText, text: string): boolean {
  return card.keywords.length > 0 && text === card.abilities[0]?.text
}

/** Lines that are no ability of a card in play: how many a deck may hold, when and on whom it may be played. */
const LIMITS = /^(A deck may contain|May be played|Equips an|Ein Deck darf|Darf gespielt|Rüstet )/

/** Cards of Claw & Order, as one looks for them. */

import type { Cards, CardText } from '../cards'

export const KINDS = ['shorthair', 'longhair', 'vehicle', 'commander', 'equip', 'team-buff', 'one-time', 'token', 'battlefield'] as const
export const COSTS = [1, 2, 3, 4, 5, 6, 7] as const

export interface Filter {
  search: string
  kind: '' | (typeof KINDS)[number]
  cost: string
}

export const anything = (): Filter => ({ search: '', kind: '', cost: '' })

export interface Found {
  id: string
  card: CardText
}

/** Troops first, then by cost and name. */
export function filtered(cards: Cards, filter: Filter, isWanted: (card: CardText) => boolean = () => true): Found[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean)
  return Object.entries(cards)
    .map(([id, card]) => ({ id, card }))
    .filter(({ card }) => isWanted(card) && isKind(card, filter.kind) && (!filter.cost || card.cost === Number(filter.cost)))
    .filter(({ card }) => words.every((word) => printedOn(card).includes(word)))
    .toSorted((a, b) => order(a.card) - order(b.card) || (a.card.cost ?? 0) - (b.card.cost ?? 0) || a.card.name.localeCompare(b.card.name))
}

function isKind(card: CardText, kind: Filter['kind']): boolean {
  if (!kind) return true
  if (kind === 'commander') return card.commander
  return kind === card.type || (kind === card.breed && card.type === 'troop')
}

function printedOn(card: CardText): string {
  return [card.name, card.title, ...card.abilities.map(({ text }) => text)].join(' ').toLowerCase()
}

const ORDER = ['troop', 'vehicle', 'equip', 'team-buff', 'one-time', 'token', 'battlefield']
const order = (card: CardText) => ORDER.indexOf(card.type)

/** Whether a card may be in a deck at all: CO-101.1. */
export const isForDecks = (card: CardText): boolean => card.type !== 'token' && card.type !== 'battlefield'

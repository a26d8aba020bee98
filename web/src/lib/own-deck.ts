/** The decklists that this browser stores, as text: for each set one on the bench, and others on a shelf. */

import { store, stored } from './storage'

/** Where the list of a set is stored: by its id, so that a set that is changed keeps its deck. */
export function deckPlace(edition: string | null): string {
  const [id = ''] = (edition ?? '').split('@')
  return id && id !== 'starter' ? `deck-${id}` : 'deck'
}

/** It as it is, to be sent to the server, which knows a list by its lines. */
export function ownDeck(edition: string | null = null): string | null {
  const text = stored(deckPlace(edition))?.trim()
  return text ? `${text}\n` : null
}

/** So many decks of a set are stored. */
export const MOST_DECKS = 12

/** Those of a set that are not on the bench. */
export function otherDecks(edition: string | null = null): string[] {
  try {
    const found: unknown = JSON.parse(stored(`${deckPlace(edition)}-others`) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string').slice(0, MOST_DECKS - 1) : []
  } catch {
    return []
  }
}

export function storeOtherDecks(edition: string | null, decks: readonly string[]): void {
  store(`${deckPlace(edition)}-others`, decks.length ? JSON.stringify(decks.slice(0, MOST_DECKS - 1)) : null)
}

/** All that have anything in them, to be sent to the server; the one on the bench first. */
export function ownDecks(edition: string | null = null): string[] {
  const others = otherDecks(edition).map((text) => text.trim()).filter(Boolean)
  return [...new Set([ownDeck(edition) ?? [], ...others.map((text) => `${text}\n`)].flat())]
}

/** What a comment in the first line calls it. */
export function titleOf(text: string): string | null {
  return /^#\s*([^:\n]+)/.exec(text)?.[1]?.trim() || null
}

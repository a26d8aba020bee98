/** The decklists that this browser stores, one for each set, as text. */

import { stored } from './storage'

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

/** What a comment in the first line calls it. */
export function titleOf(text: string): string | null {
  return /^#\s*([^:\n]+)/.exec(text)?.[1]?.trim() || null
}

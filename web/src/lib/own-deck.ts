/** The decklist that this browser stores, as text. */

import { stored } from './storage'

/** It as it is, to be sent to the server, which knows a list by its lines. */
export function ownDeck(): string | null {
  const text = stored('deck')?.trim()
  return text ? `${text}\n` : null
}

/** What a comment in the first line calls it. */
export function titleOf(text: string): string | null {
  return /^#\s*([^:\n]+)/.exec(text)?.[1]?.trim() || null
}

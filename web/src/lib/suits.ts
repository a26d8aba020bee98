/** Card colours; each has a sign (`Suit.svelte`) and a pattern (`cards.css`), never the colour alone. */

export const SUITS = ['red', 'yellow', 'green', 'blue'] as const
export type SuitName = (typeof SUITS)[number]

export function isSuit(name: string): name is SuitName {
  return (SUITS as readonly string[]).includes(name)
}

/** Where cards come from and where they go, by the keys of `lib/moving.ts`. */

import type { MatchView, SeatName } from './view'

/** In an open hand: the first, the second … of its name. */
export const heldKey = (seat: SeatName, id: string, copy: number) => `held:${seat}:${id}:${copy}`
/** In a discard pile. */
export const liesKey = (seat: SeatName, id: string, copy: number) => `lies:${seat}:${id}:${copy}`

/**
 * Something new on the table comes out of its owner's hand: from where the card was that is no longer there,
 * or from the hand as a whole if its cards are not to be seen.
 */
export function comesFrom(view: MatchView, seat: SeatName, id: string | null): string {
  const { hand } = view.players[seat]
  if (!hand || id === null) return `hand:${seat}`
  return heldKey(seat, id, hand.filter(({ card }) => card === id).length)
}

/** It goes to the place in its owner's discard pile where there is none of its name yet. If none comes to lie there, it has gone elsewhere. */
export function goesTo(view: MatchView, seat: SeatName, id: string | null): string | undefined {
  if (id === null) return undefined
  return liesKey(seat, id, view.players[seat].discard.filter((card) => card === id).length)
}

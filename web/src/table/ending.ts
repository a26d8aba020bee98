/** How a game ended, in words. */

import { say } from '$/lib/language.svelte'
import type { Ending, Seat } from '$/lib/protocol'
import { capital } from '$/lib/texts.svelte'

/** How it ended for the one who looks, who won, and why if it was no rule that said so. */
export function endingText(ending: Ending, seats: readonly Seat[], seat: string | null): string {
  const mine = hasWon(ending, seat)
  const first = say(mine === null ? 'over' : mine ? 'you-won' : 'you-lost')
  const isSaid = mine && ending.winners.length === 1 && ending.ending !== 'resigned' && ending.ending !== 'out-of-time'
  return isSaid ? first : `${first} ${winnersText(ending, seats)}`
}

function winnersText(ending: Ending, seats: readonly Seat[]): string {
  const labels = (names: readonly string[]) =>
    names.map((name) => seats.find((seat) => seat.seat === name)?.label ?? name)
  const winners = labels(ending.winners)
  const won = capital(say('won-by', { number: winners.length, seats: listed(winners) }))
  const lost = capital(listed(labels(ending.losers)))
  if (ending.ending === 'resigned') return `${say('resigned', { seat: lost })} ${won}`
  if (ending.ending === 'out-of-time') return `${say('out-of-time', { seat: lost })} ${won}`
  return won
}

/** Whether one's own seat won; null for an onlooker, and at a table that was closed. */
export function hasWon(ending: Ending, seat: string | null): boolean | null {
  return seat === null || ending.ending === 'closed' ? null : ending.winners.includes(seat)
}

/** Names one after the other. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return say('and', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
}

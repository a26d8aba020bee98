/** What people and bots at a table are called. */

import { say } from '$/lib/language.svelte'
import type { Seat } from '$/lib/protocol'
import type { Texts } from '$/lib/texts.svelte'

/** How a seat wins, in a sentence or two; where we have none, what the game is about. */
export function goalOf(seat: string | null, texts: Texts): string {
  const id = [`goal-${seat}`, 'goal', 'game-about'].find(texts.has)
  return id ? texts.say(id) : ''
}

/** Bots are called by what they do; people by their names, and guests guests. */
export function seatName(seat: Seat): string {
  if (seat.kind === 'open') return say('seat-open')
  if (seat.level && !seat.mine) return seat.level.name
  if (seat.kind === 'bot') return say(seat.mine ? 'seat-your-bot' : 'seat-bot', { bot: seat.name ?? '' })
  if (seat.mine) return say('seat-you')
  return seat.name === null || seat.name === 'guest' ? say('seat-guest') : seat.name
}

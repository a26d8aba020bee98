/** What people and bots at a table are called. */

import { say, speech } from '$/lib/language.svelte'
import type { Seat } from '$/lib/protocol'
import type { Texts } from '$/lib/texts.svelte'

/** How a seat wins, in a sentence or two; where we have none, what the game is about. */
export function goalOf(game: string, seat: string | null, texts: Texts): string {
  const id = game === 'cat-and-mouse' && seat ? `goal-${seat}` : `goal-${game}`
  return speech.has(id) ? say(id) : texts.has('game-about') ? texts.say('game-about') : ''
}

/** Bots are called by what they do; people by their names, and guests guests. */
export function seatName(seat: Seat): string {
  if (seat.kind === 'open') return say('seat-open')
  if (seat.level && !seat.mine) return seat.level.name
  if (seat.kind === 'bot') return say(seat.mine ? 'seat-your-bot' : 'seat-bot', { bot: seat.name ?? '' })
  if (seat.mine) return say('seat-you')
  return seat.name === null || seat.name === 'guest' ? say('seat-guest') : seat.name
}

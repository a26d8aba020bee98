/** What people and bots at a table are called. */

import { say, speech } from '$/lib/language.svelte'
import type { Seat } from '$/lib/protocol'
import { capital, type Texts } from '$/lib/texts.svelte'
import { toYou } from './you'

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

/** Seats that are only numbered, not roles such as the Inspector or White: there people are called by their names. */
const NUMBERED = /^(one|two|three|four)$/

const isGuest = (seat: Seat) => seat.kind === 'person' && (seat.name ?? 'guest') === 'guest'

/** What the log calls whoever sits there; null where the seat is called what it is, such as where several are guests. */
function calledBy(seat: Seat, seats: readonly Seat[]): string | null {
  if (!NUMBERED.test(seat.seat) || seat.kind === 'open') return null
  if (seat.level && !seat.mine) return seat.level.name
  if (isGuest(seat)) return seats.filter(isGuest).length === 1 ? capital(say('seat-guest')) : null
  return seat.kind === 'person' ? seat.name : null
}

/** Who sits on a seat whose number says nothing more, and oneself also by what the others call one; else null. */
export function soleName(seat: Seat, seats: readonly Seat[]): { name: string; also: string | null } | null {
  const called = calledBy(seat, seats)
  if (called === null) return null
  const isMe = seat.mine && seats.filter(({ mine }) => mine).length === 1
  return isMe ? { name: capital(say('seat-you')), also: isGuest(seat) ? null : called } : { name: called, also: null }
}

/** The letter by which the log marks whose doing something is. */
export function initialOf(seat: Seat, seats: readonly Seat[]): string {
  const called = soleName(seat, seats)?.name ?? seat.label
  return called.replace(/^(The|Der|Die|Das) /, '').slice(0, 1)
}

/** The seats with people's names for labels. */
export function namedSeats(seats: Seat[]): Seat[] {
  return seats.map((seat) => ({ ...seat, label: calledBy(seat, seats) ?? seat.label }))
}

/** Oneself, where seats are only numbered and one has no other. */
const meAmong = (seats: readonly Seat[]) => {
  const mine = seats.filter(({ mine }) => mine)
  return mine.length === 1 ? mine.find(({ seat }) => NUMBERED.test(seat)) : undefined
}

/** A sentence with people's names in place of the numbers of their seats, and “you” for oneself. */
export function withNames(text: string, seats: readonly Seat[]): string {
  const me = meAmong(seats)
  const said = (me && toYou(text, me.label, speech.language)) ?? text
  return seats.reduce((now, seat) => now.replaceAll(seat.label, () => calledBy(seat, seats) ?? seat.label), said)
}

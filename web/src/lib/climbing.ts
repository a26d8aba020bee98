/** Who wins twice in a row against a named opponent is offered the next one; this browser remembers. */

import type { Ending, Seat } from './protocol'
import { store, stored } from './storage'

const WINS = 2

/** The stronger opponent to offer after a game against one level alone; null while there is nobody to offer. */
export function stronger(game: string, table: string, seats: Seat[], ending: Ending, seat: string | null): string | null {
  const levels = new Map(seats.flatMap((each) => (each.level ? [[each.level.id, each.level] as const] : [])))
  const [level] = levels.values()
  if (!level || levels.size > 1 || seats.filter((each) => each.kind !== 'bot').length !== 1 || seat === null) return null
  const name = `won-${game}-${level.id}`
  const before = (stored(name) ?? '').split(' ').filter((id) => id && id !== table)
  const now = ending.winners.includes(seat) ? [...before, table].slice(-WINS) : []
  store(name, now.join(' ') || null)
  return now.length >= WINS ? level.next : null
}

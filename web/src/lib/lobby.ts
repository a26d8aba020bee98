/** What the lobby makes of tables. */

import type { Seat, TableInfo } from './protocol'

export const isMine = (table: TableInfo): boolean => table.seats.some((seat) => seat.mine)

/** Whether it is for me to answer. */
export const isMyTurn = (table: TableInfo): boolean =>
  table.state === 'playing' && table.seats.some((seat) => seat.mine && seat.kind === 'person' && seat.seat === table.asked)

export const openSeats = (table: TableInfo): Seat[] => table.seats.filter((seat) => seat.kind === 'open')

/** What wants something of me first, then what goes on, what waits, and what is over; the newest first. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  const order = (table: TableInfo) => (isMyTurn(table) ? 0 : { playing: 1, waiting: 2, over: 3 }[table.state])
  return tables.toSorted((a, b) => order(a) - order(b) || b.created - a.created)
}

/** Ways to a table. Whoever sits down adds a share to the shuffle, which is remembered to verify it afterwards. */

import { api } from './api'
import { newNonce } from './nonce'
import type { Language, NewTable, SeatRequest, TableInfo } from './protocol'
import { remember } from './verifying'

/** The table comes with its commitment; only then one's shares go out, one for each seat that is reserved for oneself. */
export async function setUp(request: NewTable, language: Language): Promise<TableInfo> {
  return takeReserved(await api.setUp(request, language), language)
}

async function takeReserved(table: TableInfo, language: Language): Promise<TableInfo> {
  let now = table
  for (const seat of table.seats.filter((one) => one.reserved)) now = await sitDown(now, seat.seat, language)
  return now
}

/** At once, against bots, with all defaults; one's own seat is the first. Without a bot's name the server seats the usual ones. */
export function againstBots(game: string, players: number, language: Language, bot = ''): Promise<TableInfo> {
  const seats: SeatRequest[] = Array.from({ length: players }, (_, at) => (at === 0 ? { who: 'me' } : { who: 'bot', bot }))
  return setUp({ game, seats, public: false }, language)
}

/** The commitment has been shown with the table before. */
export async function sitDown(table: TableInfo, seat: string, language: Language, deck?: string): Promise<TableInfo> {
  const nonce = newNonce()
  remember(table.id, table.commitment, nonce, true)
  return api.sitDown(table.id, seat, { nonce, ...(deck && { deck }) }, language)
}

/** The same again, one seat further: whoever asks first sets it up, and all sit down where a seat is reserved for them. */
export async function playAgain(table: string, language: Language): Promise<TableInfo> {
  return takeReserved(await api.rematch(table, {}, language), language)
}

/** From a moment of a game that is over, with other cards from there on; nothing was committed to, and nothing can be verified. */
export async function playOnFrom(table: string, afterAnswers: number, seat: string, language: Language): Promise<TableInfo> {
  return api.playOn(table, { after_answers: afterAnswers, seat }, language)
}

/** Requests over HTTP. Whatever is refused comes back as one kind of error. */

import type {
  Again, Browser, Code, Codes, Confirmation, Credentials, DeckChecked, EditionRead, EditionSchema, Join, Me, Moment, Named, NewTable, SetupSchema, PasswordChange, PlayOn, Profile, Recovered, Refusal, Replay, Review, TableInfo,
} from './protocol'

/** The server, or the way to it, said no. */
export class Refused extends Error {
  readonly code: Code
  readonly rule: string | null
  readonly allowed: string[]

  constructor(refusal: Pick<Refusal, 'code' | 'message'> & Partial<Refusal>) {
    super(refusal.message)
    this.name = 'Refused'
    this.code = refusal.code
    this.rule = refusal.rule ?? null
    this.allowed = refusal.allowed ?? []
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Whoever asks first becomes a guest, and the others wait for that; else a browser would be several guests. */
let comingIn: Promise<unknown> | null = null

export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  if (cookie('catspaw-csrf')) return send<T>(method, path, body)
  comingIn ??= send('GET', '/api/me').finally(() => (comingIn = null))
  const me = await comingIn
  return path === '/api/me' ? (me as T) : send<T>(method, path, body)
}

async function send<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const token = cookie('catspaw-csrf')
  if (token) headers['x-csrf-token'] = token
  let response: Response
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Refused({ code: 'unavailable', message: 'the server does not answer' })
  }
  const text = await response.text()
  const content = parsed(text)
  if (response.ok) return content as T
  throw new Refused(isRefusal(content) ? content : { code: codeOf(response.status), message: response.statusText })
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return text
  }
}

function isRefusal(content: unknown): content is Refusal {
  return typeof content === 'object' && content !== null && 'code' in content && 'message' in content
}

/** For answers that are not the server's own, such as a proxy's. */
function codeOf(status: number): Code {
  if (status === 429) return 'too-fast'
  if (status === 404) return 'unknown'
  if (status === 403) return 'not-yours'
  return status >= 500 ? 'unavailable' : 'malformed'
}

export function cookie(name: string, all = document.cookie): string | null {
  for (const part of all.split('; ')) {
    const at = part.indexOf('=')
    if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1))
  }
  return null
}

// What can be set up.

const at = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`
const tableAt = (id: string) => `/api/tables/${encodeURIComponent(id)}`
const editionAt = (game: string, edition: string) => `/api/games/${encodeURIComponent(game)}/editions/${encodeURIComponent(edition)}`
const seatAt = (id: string, seat: string) => `${tableAt(id)}/seats/${encodeURIComponent(seat)}`

export const api = {
  // People.
  me: () => request<Me>('GET', '/api/me'),
  nickname: (name: string) => request<Me>('POST', '/api/me/nickname', { name }),
  profile: (language: string) => request<Profile>('GET', at('/api/profile', { language })),
  recoveryCodes: (confirmation: Confirmation) => request<Codes>('POST', '/api/account/recovery', confirmation),
  recover: (recovered: Recovered) => request<Me>('POST', '/api/session/recover', recovered),
  openAccount: (who: Credentials) => request<Me>('POST', '/api/account', who),
  logIn: (who: Credentials) => request<Me>('POST', '/api/session', who),
  changePassword: (change: PasswordChange) => request<Me>('POST', '/api/account/password', change),
  logOut: () => request<void>('DELETE', '/api/session'),
  sessions: () => request<Browser[]>('GET', '/api/sessions'),
  endSession: (id: string) => request<void>('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  endAllSessions: () => request<void>('DELETE', '/api/sessions'),

  // Games.
  games: (language: string) => request<SetupSchema[]>('GET', at('/api/games', { language })),
  rules: (game: string, language: string) =>
    request<Named[]>('GET', at(`/api/games/${encodeURIComponent(game)}/rules`, { language })),
  learn: (game: string, language: string) =>
    request<TableInfo>('POST', at(`/api/games/${encodeURIComponent(game)}/lesson`, { language })),
  checkDeck: (text: string, edition: string | null, language: string) =>
    request<DeckChecked>('POST', at('/api/games/claw-and-order/decks/check', { language }), { text, edition }),
  edition: (game: string, edition: string, language: string) =>
    request<EditionSchema>('GET', at(editionAt(game, edition), { language })),
  /** What is printed on the cards of an edition, by id. */
  cards: <Cards>(game: string, edition: string, language: string) =>
    request<Cards>('GET', at(`${editionAt(game, edition)}/cards`, { language })),
  bringEdition: (game: string, files: Record<string, string>, language: string) =>
    request<EditionRead>('POST', at(`/api/games/${encodeURIComponent(game)}/editions`, { language }), { files }),

  // Tables.
  tables: (which: 'open' | 'watchable' | 'mine', language: string) =>
    request<TableInfo[]>('GET', at('/api/tables', { which, language })),
  table: (id: string, language: string) => request<TableInfo>('GET', at(tableAt(id), { language })),
  setUp: (table: NewTable, language: string) => request<TableInfo>('POST', at('/api/tables', { language }), table),
  sitDown: (id: string, seat: string, join: Join, language: string) =>
    request<TableInfo>('POST', at(seatAt(id, seat), { language }), join),
  getUp: (id: string, seat: string) => request<void>('DELETE', seatAt(id, seat)),
  rematch: (id: string, again: Again, language: string) =>
    request<TableInfo>('POST', at(`${tableAt(id)}/rematch`, { language }), again),
  record: (id: string) => request<string>('GET', `${tableAt(id)}/record`),

  // What was.
  /** With what was told to a seat, or else with everything. */
  replay: (id: string, language: string, eyes: string | null) =>
    request<Replay>('GET', at(`${tableAt(id)}/replay`, { language, ...(eyes && { eyes }) })),
  /** After so many answers; eyes are a seat's, `onlooker`, or `everything`. */
  moment: (id: string, afterAnswers: number, eyes: string, language: string) =>
    request<Moment>('GET', at(`${tableAt(id)}/replay/${afterAnswers}`, { eyes, language })),
  /** Judged by what a seat knew; asked for again until it is done. */
  review: (id: string, seat: string, language: string) =>
    request<Review>('GET', at(`${tableAt(id)}/review`, { seat, language })),
  playOn: (id: string, from: PlayOn, language: string) =>
    request<TableInfo>('POST', at(`${tableAt(id)}/play-on`, { language }), from),
}

/**
 * Whether a shuffle was fixed beforehand: what anybody can check of a record with nothing but this browser.
 * docs/verify.md says what it proves; that every card follows from it takes the rules, and `catspaw verify`.
 */

import { store, stored } from './storage'

/** What this browser knew before the cards were dealt. */
export interface Remembered {
  commitment: string
  /** One for each time that one sat down. */
  nonces: string[]
  /** Whether the commitment was here before every one of them went out. */
  shownFirst: boolean
}

/** Whoever sits down at a second seat has two nonces at that table. */
export function remember(table: string, commitment: string, nonce: string, shownFirst: boolean): void {
  const before = remembered(table)
  const same = before?.commitment === commitment ? before : null
  const now: Remembered = {
    commitment,
    nonces: [...(same?.nonces ?? []), nonce],
    shownFirst: shownFirst && (same?.shownFirst ?? true),
  }
  store(`shuffle-${table}`, JSON.stringify(now))
}

export function remembered(table: string): Remembered | null {
  try {
    const found: unknown = JSON.parse(stored(`shuffle-${table}`) ?? 'null')
    return isRemembered(found) ? found : null
  } catch {
    return null
  }
}

function isRemembered(found: unknown): found is Remembered {
  return typeof found === 'object' && found !== null && 'commitment' in found && 'nonces' in found && Array.isArray(found.nonces)
}

/** The end of a record: COMMITMENT:SECRET:NONCE,NONCE. */
export interface Shuffle {
  commitment: string
  secret: string
  /** In the order of the seats. */
  nonces: string[]
}

export interface Record {
  seats: string[]
  shuffle: Shuffle | null
}

const HEX = /^(?:[0-9a-f]{2})+$/

/** As much of a record as is needed here; null if it is none. */
export function readRecord(text: string): Record | null {
  const parts = new Map(
    text.trim().split(/\s+/).map((part): [string, string] => {
      const at = part.indexOf('=')
      return [part.slice(0, at), part.slice(at + 1)]
    }),
  )
  const seats = parts.get('seats')
  if (!parts.has('catspaw') || !seats) return null
  return { seats: seats.split(','), shuffle: readShuffle(parts.get('shuffle') ?? '') }
}

function readShuffle(text: string): Shuffle | null {
  const [commitment, secret, nonces, ...more] = text.split(':')
  if (!commitment || !secret || !nonces || more.length) return null
  const all = nonces.split(',')
  if (![commitment, secret, ...all].every((part) => HEX.test(part)) || secret.length !== 64) return null
  return { commitment, secret, nonces: all }
}

/** SHA-256 of `catspaw commitment` and the secret. */
export async function commitmentTo(secret: string): Promise<string> {
  const label = new TextEncoder().encode('catspaw commitment')
  const bytes = bytesOf(secret)
  const message = new Uint8Array(label.length + bytes.length)
  message.set(label)
  message.set(bytes, label.length)
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', message)))
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Each step, and whether it holds; null where this browser cannot know. */
export interface Verdict {
  /** The secret of the record is what its commitment fixed. */
  follows: boolean
  /** The commitment is the one that was shown before. */
  isTheOneShown: boolean | null
  /** A nonce of mine is in it at each of my seats. */
  holdsMine: boolean | null
  /** The commitment was shown before my nonce went out. */
  shownFirst: boolean | null
}

export const UNCHOSEN = '0'.repeat(32)

/** Null if the record has no shuffle to check. */
export async function verdictOn(record: Record, mine: readonly string[], knew: Remembered | null): Promise<Verdict | null> {
  const shuffle = record.shuffle
  if (!shuffle || shuffle.nonces.length !== record.seats.length) return null
  return {
    follows: (await commitmentTo(shuffle.secret)) === shuffle.commitment,
    isTheOneShown: knew && knew.commitment === shuffle.commitment,
    holdsMine: knew && (mine.length ? mine.every((seat) => knew.nonces.includes(shuffle.nonces[record.seats.indexOf(seat)] ?? '')) : null),
    shownFirst: knew && knew.shownFirst,
  }
}

export type Outcome = 'verified' | 'consistent' | 'failed'

/** In one word: all holds; it holds as far as this browser can tell; something does not. */
export function outcomeOf(verdict: Verdict): Outcome {
  const { follows, isTheOneShown, holdsMine } = verdict
  if (!follows || isTheOneShown === false || holdsMine === false) return 'failed'
  return isTheOneShown && holdsMine ? 'verified' : 'consistent'
}

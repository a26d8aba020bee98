/** Editions: what they are called, and the sets that this browser has brought to the server. */

import { nameOf } from './language.svelte'
import type { EditionSchema } from './protocol'
import { store, stored } from './storage'

const BROUGHT = 'sets'
const MOST = 12

/** A set that somebody has brought is called by its contents: `my-set@` and 32 digits. */
export const isOwn = (edition: string | null): edition is string => edition !== null && /^[a-z0-9-]{1,40}@[0-9a-f]{32}$/.test(edition)

/** What people call an edition; what stands behind an @ is for machines. */
export function editionName(edition: Pick<EditionSchema, 'id' | 'name'>): string {
  return edition.name || nameOf('edition', edition.id.split('@')[0] ?? '')
}

/** What people call a deck of an edition. */
export const deckName = (id: string): string => nameOf('deck', id)

/** The sets that this browser has brought, the newest first. The server may have forgotten some. */
export function broughtSets(): EditionSchema[] {
  try {
    const found: unknown = JSON.parse(stored(BROUGHT) ?? '[]')
    return Array.isArray(found) ? found.filter(isEdition).slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberSet(edition: EditionSchema): void {
  const others = broughtSets().filter(({ id }) => id !== edition.id)
  store(BROUGHT, JSON.stringify([{ ...edition, lists: {} }, ...others].slice(0, MOST)))
}

export function forgetSet(id: string): void {
  store(BROUGHT, JSON.stringify(broughtSets().filter((one) => one.id !== id)))
}

function isEdition(found: unknown): found is EditionSchema {
  const one = found as Partial<EditionSchema> | null
  return isOwn(one?.id ?? null) && typeof one?.name === 'string' && Array.isArray(one.decks)
}

/** The files of a set out of those that somebody has chosen: a folder, or its files. */
export function filesOfSet(chosen: readonly { name: string; webkitRelativePath?: string }[]): Map<string, number> {
  const found = new Map<string, number>()
  chosen.forEach((file, at) => {
    const steps = (file.webkitRelativePath || file.name).split('/')
    const path = file.webkitRelativePath ? steps.slice(1) : steps
    const name = path.at(-1) ?? ''
    if (name.endsWith('.toml') && path.length === 1) found.set(name, at)
    if (name.endsWith('.txt') && (path.length === 1 ? !file.webkitRelativePath : path.length === 2 && path[0] === 'decks')) {
      found.set(`decks/${name}`, at)
    }
  })
  return found
}

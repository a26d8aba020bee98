/** Decklists as people type them: a number and a name in each line, comments after `#`. The text is the deck. */

export const DECK_SIZE = 27

/** What may be typed for each card: its id before its names. */
export type Known = ReadonlyMap<string, string>

export function knownNames(...boxes: Readonly<Record<string, { name: string }>>[]): Known {
  const known = new Map<string, string>()
  const add = (name: string, id: string) => known.has(name.toLowerCase()) || known.set(name.toLowerCase(), id)
  for (const id of Object.keys(boxes[0] ?? {})) add(id, id)
  for (const box of boxes) for (const [id, { name }] of Object.entries(box)) add(name, id)
  return known
}

export interface Entry {
  /** From 1. */
  line: number
  copies: number
  name: string
  /** Null if no card is called that. */
  id: string | null
}

const LINE = /^(\d{1,3})[x×]?\s+(\S.*)$/

export function entriesOf(text: string, known: Known): Entry[] {
  return text.split(/\r?\n/).flatMap((wording, at) => {
    const found = LINE.exec((wording.split('#')[0] ?? '').trim())
    const [, copies, name] = found ?? []
    if (!copies || !name) return []
    return [{ line: at + 1, copies: Number(copies), name, id: known.get(name.toLowerCase()) ?? null }]
  })
}

/** How often each card is in it. */
export function countsOf(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { id, copies } of entries) if (id) counts.set(id, (counts.get(id) ?? 0) + copies)
  return counts
}

export const sizeOf = (entries: readonly Entry[]): number => entries.reduce((sum, { copies }) => sum + copies, 0)

/** The same list with one copy more or less of a card; its line, and only its line, changes, comes or goes. */
export function changed(text: string, known: Known, id: string, name: string, by: 1 | -1): string {
  const lines = text.replace(/\s+$/, '').split(/\r?\n/).filter((line, _, all) => all.length > 1 || line !== '')
  const entry = entriesOf(lines.join('\n'), known).findLast((one) => one.id === id)
  if (entry) {
    const copies = entry.copies + by
    if (copies > 0) lines[entry.line - 1] = (lines[entry.line - 1] ?? '').replace(/\d{1,3}/, String(copies))
    else lines.splice(entry.line - 1, 1)
  } else if (by > 0) {
    lines.push(`1 ${known.get(name.toLowerCase()) === id ? name : id}`)
  }
  return lines.length ? `${lines.join('\n')}\n` : ''
}

/** CO-103.2: so many cards are drawn first. */
export const HAND = 5

/** A first hand as one might draw it; `random` as Math.random. */
export function sampleHand(entries: readonly Entry[], random: () => number = Math.random): string[] {
  const deck = entries.flatMap(({ id, copies }) => (id ? Array.from({ length: copies }, () => id) : []))
  return Array.from({ length: Math.min(HAND, deck.length) }, () => deck.splice(Math.floor(random() * deck.length), 1)).flat()
}

/** How many cards there are of each cost, from $0 on; the last counts all that are dearer, too. */
export function curveOf(entries: readonly Entry[], costOf: (id: string) => number | null, dearest = 7): number[] {
  const curve = Array.from({ length: dearest + 1 }, () => 0)
  for (const { id, copies } of entries) {
    const cost = id === null ? null : costOf(id)
    if (cost !== null) curve[Math.min(cost, dearest)] = (curve[Math.min(cost, dearest)] ?? 0) + copies
  }
  return curve
}

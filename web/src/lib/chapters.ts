/** A rulebook as chapters, by the numbers of its rules. */

import type { Named } from './protocol'

export interface Chapter {
  /** Such as `CM-3`; rulings are `CM-R`. */
  id: string
  rules: Named[]
}

export const isRulings = (chapter: string): boolean => chapter.endsWith('-R')

export function chaptersOf(rules: readonly Named[]): Chapter[] {
  const chapters = new Map<string, Named[]>()
  for (const rule of rules) {
    const id = rule.id.split('.')[0] ?? rule.id
    chapters.set(id, [...(chapters.get(id) ?? []), rule])
  }
  return [...chapters].map(([id, found]) => ({ id, rules: found }))
}

/** The rules in which every word of a search begins a word, or the number: `tie` finds ties, and no abilities. */
export function found(rules: readonly Named[], search: string): Named[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rules.filter(({ id, name }) => words.every((word) => beginsWord(`${id} ${name}`.toLowerCase(), word)))
}

const LETTER = /[\p{L}\p{N}]/u

function beginsWord(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
    if (!LETTER.test(text[at - 1] ?? '')) return true
  }
  return false
}

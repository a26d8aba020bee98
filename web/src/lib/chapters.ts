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

/** The rules in which every word of a search is found, in their number or their text. */
export function found(rules: readonly Named[], search: string): Named[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rules.filter(({ id, name }) => words.every((word) => `${id} ${name}`.toLowerCase().includes(word)))
}

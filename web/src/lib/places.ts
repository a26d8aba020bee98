/** Places: paths into a view, such as `players/one/hand/3`, at which a question's options lie. */

import type { Option, Question } from './protocol'

/** An option that may be chosen, with the number by which one answers. */
export interface Offered extends Option {
  index: number
}

export interface Place {
  offered: Offered[]
  refused: Option[]
}

/** The place of an option that other options say along: it needs no button of its own. */
export const UNSAID = ''
export const NOTHING: Place = { offered: [], refused: [] }

/** Per place what may be answered there, and what may not. Options without a place are at `''`. */
export function placesOf(question: Question | null): Map<string, Place> {
  const places = new Map<string, Place>()
  const at = (place: string | null) => {
    const found = places.get(place ?? '')
    if (found) return found
    const made: Place = { offered: [], refused: [] }
    places.set(place ?? '', made)
    return made
  }
  question?.options.forEach((option, index) => at(option.place).offered.push({ ...option, index }))
  question?.refused.forEach((option) => at(option.place).refused.push(option))
  return places
}

/** Refused options by the rule that forbids them. */
export function byRule(refused: readonly Option[]): { rule: string; texts: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const option of refused) groups.set(option.rule, [...(groups.get(option.rule) ?? []), option.text])
  return [...groups].map(([rule, texts]) => ({ rule, texts }))
}

/** What a view holds at a place; undefined where the path leads nowhere. */
export function lookUp(view: unknown, place: string): unknown {
  let found: unknown = view
  for (const step of place.split('/')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string, unknown>)[step]
  }
  return found
}

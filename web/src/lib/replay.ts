/** The moments and lines of a replay, and addresses that name one of them. */

import type { Replay, Told } from './protocol'

type Timeline = Pick<Replay, 'moments' | 'lines'>

/** How many lines had been told by a moment, counted from 0. */
export function linesBy({ moments, lines }: Timeline, moment: number): number {
  const answers = moments[moment] ?? 0
  const later = lines.findIndex((line) => line.after_answers > answers)
  return later < 0 ? lines.length : later
}

/** The first moment at which a line had been told. */
export function momentOfLine({ moments, lines }: Timeline, line: number): number {
  const told = lines[line]?.after_answers ?? Infinity
  const found = moments.findIndex((answers) => answers >= told)
  return found < 0 ? Math.max(0, moments.length - 1) : found
}

/**
 * A line by its turn and its step in it. A seat's log has fewer lines than the whole one, but the same turns, and most
 * of its lines say the same there.
 */
export interface Step {
  turn: number
  step: number
  /** Stands for what it says. */
  like: string
}

type Lines = readonly Pick<Told, 'begins_turn' | 'text'>[]

export function stepOf(lines: Lines, line: number): Step {
  const before = lines.slice(0, line + 1)
  const begun = before.findLastIndex((each) => each.begins_turn)
  const turn = before.filter((each) => each.begins_turn).length
  return { turn, step: line - Math.max(begun, 0), like: likeness(lines[line]?.text ?? '') }
}

/** The line of that turn that says the same, from that step on if it can be; else the one at that step. */
export function lineOf(lines: Lines, { turn, step, like }: Step): number {
  const begins = lines.flatMap((each, at) => (each.begins_turn ? [at] : []))
  const first = turn ? (begins[turn - 1] ?? lines.length - 1) : 0
  const end = begins[turn] ?? lines.length
  const alike = lines.slice(first, end).flatMap(({ text }, at) => (likeness(text) === like ? [first + at] : []))
  return alike.find((at) => at >= first + step) ?? alike.at(-1) ?? Math.max(0, Math.min(first + step, end - 1))
}

/** A few letters for a text; it is enough that neighbours differ. */
function likeness(text: string): string {
  let sum = 0x811c9dc5
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return sum.toString(36)
}

/** Where a line's moment can be seen. */
export function queryOf(lines: Lines, line: number): string {
  const { turn, step, like } = stepOf(lines, line)
  return `?turn=${turn}&step=${step}&like=${like}`
}

/** The step that an address names, if it names one. */
export function stepIn(search: URLSearchParams): Step | null {
  const [turn, step] = [Number(search.get('turn') ?? NaN), Number(search.get('step') ?? 0)]
  return Number.isInteger(turn) && Number.isInteger(step) ? { turn, step, like: search.get('like') ?? '' } : null
}

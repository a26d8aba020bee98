/** CO-111.2: the battlefields of a set lie on the table to choose from, each at its place. */

import type { Question } from '$/lib/protocol'

/** Where a battlefield lies, by its number in the set; the neutral one has none. */
export function placeOf(number: number | null): string {
  return `battlefields/${number ?? 'neutral'}`
}

/** All battlefields of the set may be chosen, in its order, and the neutral one is last. */
export function together(question: Question): Question {
  if (question.prompt !== 'choose-battlefield') return question
  const last = question.options.length - 1
  return { ...question, options: question.options.map((option, at) => ({ ...option, place: placeOf(at < last ? at : null) })) }
}

/** Nothing is put beside the options there are. */
export function firstOf(): number {
  return 0
}

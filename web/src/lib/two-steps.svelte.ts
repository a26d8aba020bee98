/**
 * Two questions in one: an option that a game puts beside those of the server answers the question that stands before it,
 * and then itself, if the server offers it; if it does not, one is simply asked.
 */

import type { Question } from './protocol'

export class TwoSteps {
  /** The place that is to be answered next. */
  #next: { place: string; after: number } | null = null

  /** Answer an option: of the question as it is asked, or one of those put beside it. */
  answer(asked: Question, shown: Question, index: number, first: number, send: (index: number) => boolean): boolean {
    if (index < asked.options.length) {
      this.#next = null
      return send(index)
    }
    const place = shown.options[index]?.place
    if (place == null || asked.number === null || !send(first)) return false
    this.#next = { place, after: asked.number }
    return true
  }

  /** The option of a new question that was chosen already; null if there is none. */
  chosen(question: Question | null): number | null {
    const next = this.#next
    if (!next || !question || question.number === null || question.number === next.after) return null
    this.#next = null
    const at = question.options.findIndex(({ place }) => place === next.place)
    return at < 0 ? null : at
  }
}

/** Questions that one wants to be asked even though there is only one answer, by game and prompt. */

import type { State } from './protocol'
import { store, stored } from './storage'

const KEY = 'asking'

export class Asking {
  #prompts = $state.raw<ReadonlySet<string>>(new Set((stored(KEY) ?? '').split(' ').filter(Boolean)))

  has(game: string, prompt: string): boolean {
    return this.#prompts.has(`${game}/${prompt}`)
  }

  set(game: string, prompt: string, on: boolean): void {
    const prompts = new Set(this.#prompts)
    if (on) prompts.add(`${game}/${prompt}`)
    else prompts.delete(`${game}/${prompt}`)
    this.#prompts = prompts
    store(KEY, [...prompts].join(' '))
  }
}

export const asking = new Asking()

/** Whether a question is one's own. */
export const isAsked = ({ question, seat }: State): boolean => question !== null && question.number !== null && question.asked === seat

/** A question with one answer, which tells nobody anything, is answered by itself. */
export function answersItself(state: State): boolean {
  const { settles, question, table } = state
  return isAsked(state) && settles && question?.options.length === 1 && !asking.has(table.game, question.prompt)
}

export const hasToAnswer = (state: State): boolean => isAsked(state) && !answersItself(state)

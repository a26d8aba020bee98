/** Questions that one wants to be asked even though there is only one answer, by game and prompt. */

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

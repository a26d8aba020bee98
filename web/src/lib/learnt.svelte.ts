/** Which kinds of questions somebody has been asked at a table, so that each is explained once; a reload forgets nothing. */

import { store, stored } from './storage'

/** So many tables are remembered. */
const TABLES = 8

export class Learnt {
  readonly #table: string
  /** By prompt the number of the first question of its kind. */
  #first = $state.raw<Record<string, number>>({})

  constructor(table: string) {
    this.#table = table
    this.#first = all()[table] ?? {}
  }

  /** A question is asked. */
  ask(prompt: string, number: number): void {
    if (prompt in this.#first) return
    this.#first = { ...this.#first, [prompt]: number }
    const others = Object.entries(all()).filter(([id]) => id !== this.#table)
    store('learnt', JSON.stringify(Object.fromEntries([...others, [this.#table, this.#first]].slice(-TABLES))))
  }

  /** Whether it is the first of its kind. */
  isNew(prompt: string, number: number): boolean {
    return (this.#first[prompt] ?? number) === number
  }
}

function all(): Record<string, Record<string, number>> {
  try {
    return JSON.parse(stored('learnt') ?? '{}') as Record<string, Record<string, number>>
  } catch {
    return {}
  }
}

/** Whom one does not want to hear at a table. The server keeps it; this browser remembers whom, to hear them again. */

import { store, stored } from './storage'

export interface Speaker {
  speaker: string
  name: string
}

export class Muted {
  all = $state.raw<Speaker[]>([])
  readonly #name: string

  constructor(table: string) {
    this.#name = `muted-${table}`
    this.all = read(stored(this.#name))
  }

  has = (speaker: string): boolean => this.all.some((one) => one.speaker === speaker)

  set(who: Speaker, on: boolean): void {
    const others = this.all.filter((one) => one.speaker !== who.speaker)
    this.all = on ? [...others, { speaker: who.speaker, name: who.name }] : others
    store(this.#name, this.all.length ? JSON.stringify(this.all) : null)
  }
}

function read(text: string | null): Speaker[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one?.speaker === 'string') : []
  } catch {
    return []
  }
}

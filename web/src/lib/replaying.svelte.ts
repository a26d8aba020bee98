/** Seeing a game again: which moment, through whose eyes. Moments are fetched when they are wanted, and the next one before. */

import { api } from './api'
import type { Language, Moment, Replay, TableInfo } from './protocol'
import { linesBy, momentOfLine, openView, type View } from './replay'

const ONLOOKER = 'onlooker'
const PACE = 1600
/** Whoever drags the slider wants the moment where it rests. */
const REST = 120

export class Replaying {
  readonly id: string
  table = $state.raw<TableInfo | null>(null)
  replay = $state.raw<Replay | null>(null)
  at = $state(0)
  isPlaying = $state(false)
  failed = $state.raw<unknown>(null)
  /** Whose eyes; null with all hands open. */
  seat = $state<string | null>(null)
  #language: Language = 'en'
  #found = $state.raw<ReadonlyMap<string, Moment>>(new Map())
  readonly #asked = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, seat: string | null) {
    this.id = id
    this.seat = seat
  }

  get last(): number {
    return Math.max(0, (this.replay?.moments.length ?? 1) - 1)
  }

  /** Who was asked what, and answered how; null while it is being fetched. */
  get moment(): Moment | null {
    return this.#seen(this.at, this.#eyes()[0] ?? ONLOOKER)
  }

  get view(): View | null {
    const seen = this.#eyes().map((eyes) => this.#seen(this.at, eyes)?.view)
    const known = seen.filter((view) => view !== undefined)
    if (known.length < seen.length) return null
    return this.seat === null ? openView(known) : (known[0] ?? null)
  }

  /** The last line that had been told. */
  get line(): number {
    return this.replay ? linesBy(this.replay, this.at) - 1 : -1
  }

  /** Come in, or hear it in another language. The moment stays. */
  async look(language: Language): Promise<void> {
    try {
      this.#language = language
      const [table] = await Promise.all([api.table(this.id, language), this.#hear()])
      this.table = table
      this.failed = null
      this.go(this.at)
    } catch (error) {
      this.failed = error
    }
  }

  /** What was told to those eyes, or to nobody in full. */
  async #hear(): Promise<void> {
    const [seat, language] = [this.seat, this.#language]
    const replay = await api.replay(this.id, language, seat)
    if (seat === this.seat && language === this.#language) this.replay = replay
  }

  /** Through other eyes. */
  lookAs(seat: string | null): void {
    this.seat = seat
    this.go(this.at)
    void this.#hear().catch((error: unknown) => (this.failed = error))
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.last))
    clearTimeout(this.#rest)
    const wanted = () => void this.#fetch(this.at).then(() => this.#fetch(this.at + 1))
    if (this.view) wanted()
    else this.#rest = setTimeout(wanted, this.#found.size ? REST : 0)
  }

  goToLine(line: number): void {
    if (this.replay) this.go(momentOfLine(this.replay, line))
  }

  play(): void {
    if (this.at >= this.last) this.go(0)
    this.isPlaying = true
    this.#wait()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return
      // What has not come yet is waited for.
      if (this.view) this.go(this.at + 1)
      if (this.at >= this.last) this.isPlaying = false
      else this.#wait()
    }, PACE)
  }

  #eyes(): string[] {
    return this.seat === null ? [ONLOOKER, ...(this.table?.seats.map(({ seat }) => seat) ?? [])] : [this.seat]
  }

  #key = (at: number, eyes: string) => `${this.#language} ${at} ${eyes}`
  #seen = (at: number, eyes: string): Moment | null => this.#found.get(this.#key(at, eyes)) ?? null

  async #fetch(at: number): Promise<void> {
    const answers = this.replay?.moments[at]
    if (answers === undefined) return
    const missing = this.#eyes().filter((eyes) => !this.#asked.has(this.#key(at, eyes)))
    const keys = missing.map((eyes) => this.#key(at, eyes))
    for (const key of keys) this.#asked.add(key)
    try {
      const found = await Promise.all(missing.map((eyes) => api.moment(this.id, answers, eyes, this.#language)))
      this.#found = new Map([...this.#found, ...found.map((moment, k): [string, Moment] => [keys[k] ?? '', moment])])
    } catch (error) {
      for (const key of keys) this.#asked.delete(key)
      if (!this.#found.size) this.failed = error
    }
  }
}

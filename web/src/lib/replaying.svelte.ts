/** Seeing a game again: which moment, through whose eyes. Moments are fetched when they are wanted, and the next one before. */

import { api } from './api'
import type { Language, Moment, Replay, TableInfo, View } from './protocol'
import { linesBy, momentOfLine } from './replay'

/** Nobody's eyes: the view in which nothing is hidden. */
const EVERYTHING = 'everything'
const PACE = 1600
/** Whoever drags the slider wants the moment where it rests. */
const REST = 120

export class Replaying {
  readonly id: string
  table = $state.raw<TableInfo | null>(null)
  replay = $state.raw<Replay | null>(null)
  /** Which of the moments. */
  index = $state(0)
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
    return this.#found.get(this.#key(this.index)) ?? null
  }

  get view(): View | null {
    return this.moment?.view ?? null
  }

  /** The last line that had been told. */
  get line(): number {
    return this.replay ? linesBy(this.replay, this.index) - 1 : -1
  }

  /** Come in, or hear it in another language. The moment stays. */
  async look(language: Language): Promise<void> {
    try {
      this.#language = language
      const [table] = await Promise.all([api.table(this.id, language), this.#hear()])
      this.table = table
      this.failed = null
      this.go(this.index)
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
    this.go(this.index)
    void this.#hear().catch((error: unknown) => (this.failed = error))
  }

  go(to: number): void {
    this.index = Math.max(0, Math.min(to, this.last))
    clearTimeout(this.#rest)
    const wanted = () => void this.#fetch(this.index).then(() => this.#fetch(this.index + 1))
    if (this.view) wanted()
    else this.#rest = setTimeout(wanted, this.#found.size ? REST : 0)
  }

  goToLine(line: number): void {
    if (this.replay) this.go(momentOfLine(this.replay, line))
  }

  /** To the first moment at which so many answers had been given. */
  goToAnswers(answers: number): void {
    const found = this.replay?.moments.findIndex((given) => given >= answers) ?? -1
    this.go(found < 0 ? this.last : found)
  }

  play(): void {
    if (this.index >= this.last) this.go(0)
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
      if (this.view) this.go(this.index + 1)
      if (this.index >= this.last) this.isPlaying = false
      else this.#wait()
    }, PACE)
  }

  get #eyes(): string {
    return this.seat ?? EVERYTHING
  }

  #key = (index: number) => `${this.#language} ${index} ${this.#eyes}`

  async #fetch(index: number): Promise<void> {
    const afterAnswers = this.replay?.moments[index]
    const key = this.#key(index)
    if (afterAnswers === undefined || this.#asked.has(key)) return
    this.#asked.add(key)
    try {
      const moment = await api.moment(this.id, afterAnswers, this.#eyes, this.#language)
      this.#found = new Map([...this.#found, [key, moment]])
    } catch (error) {
      this.#asked.delete(key)
      if (!this.#found.size) this.failed = error
    }
  }
}

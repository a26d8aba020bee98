/**
 * One beat per event, in the order in which it happened, and the question after the last beat.
 *
 * The server tells lines of the log and then the state they led to. The director shows that state with its first line,
 * tells the others one after the other, and only then lets the question through. Log, story and screen reader all
 * read what has been told so far, so they never run ahead of each other.
 */

import type { State, Told } from './protocol'

export const PACES = ['quick', 'calm', 'off'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds a line stands before the next one. */
const BEAT: Record<Pace, number> = { quick: 420, calm: 1100, off: 0 }
/** So many lines at once are no turn but a return after a while: they are not told one by one. */
const MANY = 40

interface Scene {
  state: State
  /** How many lines there are by then. */
  lines: number
}

export interface Stage {
  pace: () => Pace
  /** Calls back after so many milliseconds; returns what cancels it. */
  wait: (milliseconds: number, then: () => void) => () => void
}

export class Director {
  /** What the table shows. */
  state = $state.raw<State | null>(null)
  /** What has been told. */
  lines = $state.raw<Told[]>([])
  /** Whether there is more to tell before the question. */
  isTelling = $state(false)
  /** Where the story that is being told began. */
  begun = $state(0)

  readonly #stage: Stage
  #known: Told[] = []
  #queue: Scene[] = []
  #until = 0
  #cancel: (() => void) | null = null

  constructor(stage: Stage = { pace: () => 'off', wait }) {
    this.#stage = stage
  }

  /** The newest lines and the newest state; lines come first, so only a new state makes a scene. */
  follow(lines: Told[], state: State): void {
    const isFirst = this.state === null
    const before = this.#known.length
    this.#known = lines
    const newest = this.#queue.at(-1)?.state ?? this.state
    if (state === newest) {
      if (!this.isTelling && lines !== this.lines && lines.length <= this.lines.length) this.lines = lines
      return
    }
    this.#queue.push({ state, lines: lines.length })
    const isBack = lines.length < this.lines.length || this.lines.some((line, at) => line.text !== lines[at]?.text)
    const isAtOnce = isFirst || isBack || lines.length - before > MANY || state.table.id !== this.state?.table.id
    if (isAtOnce || this.#stage.pace() === 'off') this.skip()
    else if (!this.isTelling) this.#next()
  }

  /** Everything there is to tell, at once. */
  skip = (): void => {
    this.#stop()
    const last = this.#queue.at(-1)
    this.#queue = []
    if (last) {
      this.state = last.state
      this.begun = Math.min(this.begun, last.lines)
    }
    this.lines = this.#known.slice(0, last?.lines ?? Math.max(this.#until, this.lines.length))
    this.#until = this.lines.length
    this.isTelling = false
  }

  close(): void {
    this.#stop()
  }

  /** The next scene, if there is one. */
  #next(): void {
    const scene = this.#queue.shift()
    if (!scene) {
      this.isTelling = false
      return
    }
    if (!this.isTelling) this.begun = this.lines.length
    this.state = scene.state
    this.#until = scene.lines
    this.isTelling = scene.lines > this.lines.length || this.#queue.length > 0
    this.#beat()
  }

  /** The next line; after the last one of a scene, the next scene. */
  #beat(): void {
    if (this.lines.length < this.#until) {
      this.lines = this.#known.slice(0, this.lines.length + 1)
      // Who waits for us must not wait longer and longer.
      const hurry = 1 + this.#queue.length
      this.#cancel = this.#stage.wait(BEAT[this.#stage.pace()] / hurry, () => this.#beat())
    } else {
      this.#cancel = null
      this.#next()
    }
  }

  #stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}

function wait(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}

/** What the pending question makes of the places on a board: the one bridge between boards and answers. */

import { getContext, setContext, untrack } from 'svelte'
import { NOTHING, placesOf, UNSAID, type Offered, type Place } from './places'
import type { Option, Question } from './protocol'

/** Something to show beside a place: several answers to choose from, or why none is allowed. */
export interface Opened {
  anchor: Element
  offered: Offered[]
  refused: Option[]
}

export interface Asking {
  question: () => Question | null
  /** Answer with the option of this index; whether it went out. */
  answer: (index: number) => boolean
  /** While an answer is on its way nothing may be chosen. */
  isWaiting: () => boolean
}

export class Spots {
  readonly #asking: Asking
  readonly #places = $derived.by(() => placesOf(this.#asking.question()))
  /** Which places the board shows now, and how often. */
  readonly #counts = new Map<string, number>()
  #drawn = $state.raw<ReadonlyMap<string, number>>(new Map())
  /** The small menu, or the explanation, that is open. */
  opened = $state.raw<Opened | null>(null)
  /** An answer that would lose at once, and waits to be given again. */
  perilous = $state.raw<Offered | null>(null)
  /** The place that was touched once: it is lifted, and played when it is touched again. */
  lifted = $state<string | null>(null)

  constructor(asking: Asking) {
    this.#asking = asking
  }

  get question(): Question | null {
    return this.#asking.question()
  }

  /** What may be answered at a place. Ask inside markup or `$derived`, and it stays true. */
  at(place: string | null | undefined): Place {
    return place ? (this.#places.get(place) ?? NOTHING) : NOTHING
  }

  /** Whether a place glows: something may be chosen there, and does not lose at once. */
  glows(place: string | null | undefined): boolean {
    return this.at(place).offered.some(({ peril }) => !peril)
  }

  /** Whether one may not choose a place, and there is something to say why. */
  isRefused(place: string | null | undefined): boolean {
    const { offered, refused } = this.at(place)
    return !offered.length && refused.length > 0
  }

  /** Options that no place on the board stands for: they need a button. */
  get elsewhere(): Offered[] {
    const options = this.question?.options ?? []
    return options
      .map((option, index) => ({ ...option, index }))
      .filter(({ place }) => place !== UNSAID && (place === null || !this.#drawn.has(place)))
  }

  /** Somebody clicked a place, or pressed Enter there; what `lifts` is only lifted by the first touch. */
  choose(place: string, anchor: Element, lifts = false): void {
    const { offered, refused } = this.at(place)
    const [only, more] = offered
    if (only && !more && lifts && this.lifted !== place) this.lifted = place
    else if (only && !more) this.answer(only.index)
    else if (offered.length || refused.length) this.opened = { anchor, offered, refused }
  }

  /** Answer with an option; one that would lose at once has to be given again. */
  answer(index: number): boolean {
    const option = this.question?.options[index]
    const isSure = !option?.peril || this.perilous?.index === index
    this.opened = this.lifted = null
    this.perilous = option && !isSure ? { ...option, index } : null
    return isSure && !this.#asking.isWaiting() && this.#asking.answer(index)
  }

  close(): void {
    this.opened = this.perilous = this.lifted = null
  }

  /** A component says which place it draws, until the returned function is called. */
  draw(place: string): () => void {
    untrack(() => this.#count(place, 1))
    return () => untrack(() => this.#count(place, -1))
  }

  #count(place: string, by: number): void {
    // Counted outside Svelte's state: when an effect ends, state reads as it was before.
    const now = (this.#counts.get(place) ?? 0) + by
    if (now > 0) this.#counts.set(place, now)
    else this.#counts.delete(place)
    this.#drawn = new Map(this.#counts)
  }
}

const KEY = Symbol('spots')

export function provideSpots(spots: Spots): Spots {
  return setContext(KEY, spots)
}

/** The spots of the table around a component; null where nothing can be chosen, such as in a list of cards. */
export function useSpots(): Spots | null {
  return getContext<Spots | undefined>(KEY) ?? null
}

/** What every part of the table needs: the view, the cards, the texts, and from where one looks. */

import { getContext, setContext } from 'svelte'
import { say } from '$/lib/language.svelte'
import { capital, type Texts } from '$/lib/texts.svelte'
import { printed, type Cards, type CardText } from './cards'
import { copyNumbers, other } from './troops'
import type { MatchView, SeatName } from './view'

export interface Given {
  view: () => MatchView
  /** Whose side is at the bottom, if anybody's. */
  seat: () => string | null
  cards: () => Cards
  texts: () => Texts
  label: (seat: SeatName) => string
}

export class Scene {
  readonly #given: Given

  constructor(given: Given) {
    this.#given = given
  }

  get view(): MatchView {
    return this.#given.view()
  }

  get texts(): Texts {
    return this.#given.texts()
  }

  /** Whose side is at the bottom; an onlooker sits with player one. */
  get near(): SeatName {
    return this.#given.seat() === 'two' ? 'two' : 'one'
  }

  /** Whether one sits there oneself, also when everything is turned up. */
  isOwn(seat: SeatName): boolean {
    return this.#given.seat() === seat
  }

  get far(): SeatName {
    return other(this.near)
  }

  label(seat: SeatName): string {
    return this.#given.label(seat)
  }

  /** The same, and oneself “You”. */
  called(seat: SeatName): string {
    return this.isOwn(seat) ? capital(say('seat-you')) : this.label(seat)
  }

  card(id: string): CardText {
    return printed(this.#given.cards(), id)
  }

  /** The battlefields of the set, in its order. */
  get battlefields(): { id: string; card: CardText }[] {
    return Object.entries(this.#given.cards()).flatMap(([id, card]) => (card.type === 'battlefield' ? [{ id, card }] : []))
  }

  /** A troop by its name; of several alike the later ones with a number. */
  named(id: string, arrived: number): string {
    const { name } = this.card(id)
    const copy = copyNumbers(this.view).get(arrived) ?? 1
    return copy === 1 ? name : this.texts.say('answer-copy', { name, copy })
  }
}

const KEY = Symbol('scene')

export function provideScene(scene: Scene): Scene {
  return setContext(KEY, scene)
}

export function useScene(): Scene {
  return getContext<Scene>(KEY)
}

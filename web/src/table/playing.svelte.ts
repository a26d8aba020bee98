/** What a table shows and asks now: the state as far as it has been told, the question as it is put, what went by itself. */

import { onDestroy, untrack } from 'svelte'
import { togetherOf, type Together } from '$/games/board'
import { api } from '$/lib/api'
import { answersItself, asking, isAsked } from '$/lib/asking.svelte'
import type { Connection } from '$/lib/connection.svelte'
import { Director } from '$/lib/director.svelte'
import { sinceAnswered } from '$/lib/folding'
import { say, speech } from '$/lib/language.svelte'
import type { State, View } from '$/lib/protocol'
import { Spots } from '$/lib/spots.svelte'
import { capital, type Texts } from '$/lib/texts.svelte'
import { look } from '$/lib/theme.svelte'
import { TwoSteps } from '$/lib/two-steps.svelte'
import { goalOf, namedSeats, withNames } from './naming'

export interface Seated {
  connection: () => Connection
  newest: () => State
  texts: () => Texts
}

/** Make it while a component is being made: it ends with the component. */
export class Playing {
  readonly #seated: Seated
  /** One beat per event; the question after the last one. */
  readonly director = new Director({
    pace: () => (look.moves ? look.pace : 'off'),
    wait: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  readonly #steps = new TwoSteps()
  /** Some games put two questions into one. */
  #together = $state.raw<Together | null>(null)
  /** Once it is over, everything turns up: hands, haul and rooms. */
  #everything = $state.raw<View | null>(null)
  /** Questions that went by themselves since one answered last. */
  #settled = $state.raw<{ prompt: string; text: string }[]>([])
  /** How many lines there were when one answered last. */
  #answeredAt = $state(0)
  #hasAnswered = $state(false)
  readonly spots: Spots

  readonly now = $derived.by(() => this.director.state ?? this.#seated.newest())
  readonly table = $derived.by(() => ({ ...this.now.table, seats: namedSeats(this.now.table.seats) }))
  readonly lines = $derived.by(() => this.director.lines.map((line) => ({ ...line, text: this.#named(line.text) })))
  readonly view = $derived.by(() => (this.now.ending ? (this.#everything ?? this.now.view) : this.now.view))
  readonly #isAsked = $derived.by(() => isAsked(this.now))
  readonly #settles = $derived.by(() => answersItself(this.now))
  readonly isMine = $derived.by(() => this.#isAsked && !this.#settles && !this.director.isTelling)
  readonly question = $derived.by(() => {
    const { question, view } = this.now
    const asked = question && { ...question, text: this.#named(question.text) }
    return asked && this.#isAsked && this.#together && view ? this.#together.together(asked, view, this.table, this.#seated.texts()) : asked
  })
  /** What went by itself, and how to be asked again. */
  readonly chips = $derived.by(() => [
    ...this.#settled.map(({ prompt, text }) => ({ id: prompt, text, onask: () => this.#askAgain(prompt) })),
    ...this.now.passing.map((window) => ({ id: window, text: this.#askedIn(window), onask: () => this.#seated.connection().pass(window, 'never') })),
  ])
  /** Asked though it need not be: it may go by itself again. */
  readonly mayGo = $derived.by(() => (this.isMine && this.now.settles && this.now.question ? this.now.question.prompt : null))
  /** What it is about, for whoever has just come. */
  readonly goal = $derived.by(() => goalOf(this.now.seat, this.#seated.texts()))
  readonly isGuided = $derived.by(() => this.now.table.guided && !this.now.ending)
  readonly since = $derived.by(() => {
    return sinceAnswered(this.lines, this.#answeredAt, this.now.seat) || (this.#hasAnswered ? '' : this.goal)
  })
  /** Whom the table waits for, if not for us. */
  readonly otherwise = $derived.by(() => {
    const asked = this.table.seats.find((seat) => seat.seat === this.question?.asked)
    if (!asked || asked.seat === this.now.seat) return say('wait')
    return capital(say(asked.kind === 'bot' ? 'thinks' : 'is-asked', { seat: asked.label }))
  })

  /** `onanswer` is called when one has answered: what was new is no longer. */
  constructor(seated: Seated, onanswer: () => void) {
    this.#seated = seated
    this.#answeredAt = untrack(() => seated.connection().lines.length)
    this.spots = new Spots({
      question: () => (this.isMine ? this.question : null),
      answer: (index) => {
        const isSent = this.#answer(index)
        if (isSent) onanswer()
        return isSent
      },
      isWaiting: () => seated.connection().isAnswering,
    })
    onDestroy(() => this.director.close())
    $effect.pre(() => {
      const { lines } = seated.connection()
      const state = seated.newest()
      untrack(() => this.director.follow(lines, state))
    })
    $effect(() => {
      if (this.now.table.state === 'over') void this.#turnUp(this.now.table.id)
      else this.#everything = null
    })
    $effect(() => {
      void togetherOf(this.now.table.game).then((found) => (this.#together = found))
    })
    $effect(() => this.#answerByItself())
  }

  #named(text: string): string {
    return withNames(text, this.now.table.seats)
  }

  #askedIn(window: string): string {
    const texts = this.#seated.texts()
    return texts.has(`ask-${window}`) ? texts.say(`ask-${window}`) : window
  }

  #answer(index: number): boolean {
    const asked = this.now.question
    if (!asked || !this.question) return false
    const connection = this.#seated.connection()
    const isSent = this.#steps.answer(asked, this.question, index, this.#together?.firstOf(asked) ?? 0, (option) => connection.answer(option))
    if (isSent) {
      this.#settled = []
      this.#answeredAt = connection.lines.length
      this.#hasAnswered = true
    }
    return isSent
  }

  #answerByItself(): void {
    const asked = this.now.question
    if (!asked || this.director.isTelling) return
    const next = this.isMine ? this.#steps.chosen(asked) : this.#settles ? 0 : null
    // The second step of two may lose at once, which the first did not say.
    if (next !== null && asked.options[next]?.peril) {
      untrack(() => this.spots.answer(next))
      return
    }
    if (next === null || !untrack(() => this.#seated.connection().answer(next)) || !this.#settles) return
    const one = { prompt: asked.prompt, text: this.#named(asked.text) }
    untrack(() => (this.#settled = [...this.#settled.filter(({ prompt }) => prompt !== asked.prompt), one]))
  }

  #askAgain(prompt: string): void {
    asking.set(this.now.table.game, prompt, true)
    this.#settled = this.#settled.filter((one) => one.prompt !== prompt)
  }

  async #turnUp(id: string): Promise<void> {
    try {
      const { moments } = await api.replay(id, speech.language, null)
      this.#everything = (await api.moment(id, moments.at(-1) ?? 0, 'everything', speech.language)).view
    } catch {
      // Then one sees what one saw.
    }
  }
}

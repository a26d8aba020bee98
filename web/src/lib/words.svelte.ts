/** A game's own words: the catalogues of `src/catspaw/games`, the same that the terminal speaks from. */

import type { FluentBundle } from '@fluent/bundle'
import { bundleOf, sentence, type Values } from './fluent'
import type { Language } from './protocol'

const catalogues = import.meta.glob<string>('@games/*/text/*.ftl', { query: '?raw', import: 'default' })

export class Words {
  readonly #bundle: FluentBundle
  readonly #always: Values
  readonly language: Language

  /** `always` are values at every message's hand, such as what an edition calls its tokens. */
  constructor(language: Language, text: string, always: Values = {}) {
    this.language = language
    this.#bundle = bundleOf(language, text)
    this.#always = always
  }

  has = (id: string): boolean => this.#bundle.hasMessage(id)

  /** One message of the game's catalogue; its id, if there is none. */
  say = (id: string, values?: Values): string =>
    sentence(this.#bundle, id, { ...this.#always, ...values }) ?? id

  /** The one line of a rule such as CM-3.1, or null. */
  rule = (id: string): string | null => sentence(this.#bundle, id.toLowerCase().replace('.', '-'), this.#always)
}

/** The words of a game, such as `red-claw`, in a language. */
export async function wordsOf(game: string, language: Language, always: Values = {}): Promise<Words> {
  const folder = game.replaceAll('-', '_')
  const path = Object.keys(catalogues).find((each) => each.endsWith(`/${folder}/text/${language}.ftl`))
  return new Words(language, path ? ((await catalogues[path]?.()) ?? '') : '', always)
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

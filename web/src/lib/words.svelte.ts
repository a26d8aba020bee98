/** A game's own words: its catalogue in `src/catspaw/games`, or, for a game from outside, what the server says. */

import type { FluentBundle } from '@fluent/bundle'
import { api } from './api'
import { bundleOf, sentence, type Values } from './fluent'
import type { Language } from './protocol'

const catalogues = import.meta.glob<string>('@games/*/text/*.ftl', { query: '?raw', import: 'default' })

export class Words {
  readonly #bundle: FluentBundle
  readonly #always: Values
  readonly #plain: Record<string, string>
  readonly language: Language

  /** `always` are values at every message's hand, such as what an edition calls its tokens; `plain` are finished texts. */
  constructor(language: Language, text: string, always: Values = {}, plain: Record<string, string> = {}) {
    this.language = language
    this.#bundle = bundleOf(language, text)
    this.#always = always
    this.#plain = plain
  }

  has = (id: string): boolean => id in this.#plain || this.#bundle.hasMessage(id)

  /** One message of the game's catalogue; its id, if there is none. */
  say = (id: string, values?: Values): string =>
    this.#plain[id] ?? sentence(this.#bundle, id, { ...this.#always, ...values }) ?? id

  /** The one line of a rule such as CM-3.1, or null. */
  rule = (id: string): string | null => {
    const message = messageOf(id)
    return this.#plain[message] ?? sentence(this.#bundle, message, this.#always)
  }
}

/** Under which id a catalogue has a rule. */
const messageOf = (rule: string): string => rule.toLowerCase().replace('.', '-')

/** The words of a game, such as `red-claw`, in a language. */
export async function wordsOf(game: string, language: Language, always: Values = {}): Promise<Words> {
  const folder = game.replaceAll('-', '_')
  const path = Object.keys(catalogues).find((each) => each.endsWith(`/${folder}/text/${language}.ftl`))
  if (!path) return new Words(language, '', always, await plainTexts(game, language))
  return new Words(language, (await catalogues[path]?.()) ?? '', always)
}

/** What the server says of a game whose catalogue is not built in: names, rules, and what it is about. */
async function plainTexts(game: string, language: Language): Promise<Record<string, string>> {
  try {
    const [offers, rules] = await Promise.all([api.games(language), api.rules(game, language)])
    const offer = offers.find(({ id }) => id === game)
    const said = Object.fromEntries(rules.map(({ id, name }) => [messageOf(id), name]))
    return { ...offer?.names, ...said, 'game-about': offer?.about ?? '' }
  } catch {
    return {}
  }
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** A game's own texts: its catalogue in `src/catspaw/games`, or, for a game from outside, what the server says. */

import type { FluentBundle } from '@fluent/bundle'
import { api } from './api'
import { bundleOf, sentence, type Values } from './fluent'
import type { Language } from './protocol'
import type { Term } from './terms'

const catalogues = import.meta.glob<string>('@games/*/text/*.ftl', { query: '?raw', import: 'default' })

export class Texts {
  readonly #bundle: FluentBundle
  readonly #always: Values
  readonly #plain: Record<string, string>
  readonly language: Language
  /** What explains itself where it is asked. */
  readonly terms: readonly Term[]

  /** `always` are values at every message's hand, such as what an edition calls its tokens; `plain` are finished texts. */
  constructor(language: Language, text: string, always: Values = {}, plain: Record<string, string> = {}) {
    this.language = language
    this.#bundle = bundleOf(language, text)
    this.#always = always
    this.#plain = plain
    this.terms = termsIn(this.#bundle, text)
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

/** The terms of a catalogue: `term-…`, each with the words it is found by. */
export function termsIn(bundle: FluentBundle, text: string): Term[] {
  return [...text.matchAll(/^(term-[\w-]+) =/gm)].flatMap(([, id]) => {
    const message = bundle.getMessage(id ?? '')
    const words = message?.attributes['words']
    if (!message?.value || !words) return []
    return [{ words: bundle.formatPattern(words).split(', '), text: bundle.formatPattern(message.value) }]
  })
}

/** Under which id a catalogue has a rule. */
const messageOf = (rule: string): string => rule.toLowerCase().replace('.', '-')

/** The texts of a game, such as `red-claw`, in a language. */
export async function textsOf(game: string, language: Language, always: Values = {}): Promise<Texts> {
  const folder = game.replaceAll('-', '_')
  const path = Object.keys(catalogues).find((each) => each.endsWith(`/${folder}/text/${language}.ftl`))
  if (!path) return new Texts(language, '', always, await plainTexts(game, language))
  return new Texts(language, (await catalogues[path]?.()) ?? '', always)
}

/** What the server says of a game whose catalogue is not built in: names, rules, and what it is about. */
async function plainTexts(game: string, language: Language): Promise<Record<string, string>> {
  try {
    const [schemas, rules] = await Promise.all([api.games(language), api.rules(game, language)])
    const schema = schemas.find(({ id }) => id === game)
    const said = Object.fromEntries(rules.map(({ id, name }) => [messageOf(id), name]))
    return { ...schema?.names, ...said, 'game-about': schema?.about ?? '' }
  } catch {
    return {}
  }
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

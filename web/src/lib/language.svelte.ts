/** What the client itself says. Texts of the games come from the server, and from `texts.svelte.ts`. */

import type { FluentBundle } from '@fluent/bundle'
import { bundleOf, sentence, type Values } from './fluent'
import { store, stored } from './storage'
import type { Language } from './protocol'

export const LANGUAGES: readonly Language[] = ['en', 'de']

const catalogues = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' })

class Speech {
  language = $state<Language>(preferred())
  #bundle = $state.raw<FluentBundle | null>(null)

  /** Change to a language; what is shown changes once its catalogue is there. */
  async speak(language: Language): Promise<void> {
    const text = await catalogues[`../text/${language}.ftl`]?.()
    this.#bundle = bundleOf(language, text ?? '')
    this.language = language
    document.documentElement.lang = language
  }

  choose(language: Language): Promise<void> {
    store('language', language)
    return this.speak(language)
  }

  /** Whether the catalogue has a message. */
  has = (id: string): boolean => this.#bundle?.hasMessage(id) ?? false

  /** One message of the catalogue; its id, if there is none. */
  say = (id: string, values?: Values): string => (this.#bundle && sentence(this.#bundle, id, values)) ?? id
}

/** What was chosen here before, or the first of the browser's languages that we speak. */
export function preferred(wanted: readonly string[] = [stored('language') ?? '', ...navigator.languages]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

export const speech = new Speech()
export const say = speech.say

/** What something of a box is called; of what we have no name for, the words of its id. */
export function nameOf(kind: string, id: string): string {
  const known = `${kind}-${id}`
  if (speech.has(known)) return say(known)
  const words = id.replaceAll(/[-_]+/g, ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Sentences out of a Fluent catalogue. */

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'

export type Values = Record<string, FluentVariable>

/** Names bend where sentences are made, on the server; what is put together here takes them as they are. */
function same([name]: FluentValue[]): FluentValue {
  return name ?? ''
}

export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { ACCUSATIVE: same, DATIVE: same } })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

/** One message; null if the catalogue does not have it. */
export function sentence(bundle: FluentBundle, id: string, values?: Values): string | null {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) return null
  return bundle.formatPattern(pattern, values ?? null, [])
}

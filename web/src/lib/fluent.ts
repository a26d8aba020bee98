/** Sentences out of a Fluent catalogue. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Values = Record<string, FluentVariable>

export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

/** One message; null if the catalogue does not have it. */
export function sentence(bundle: FluentBundle, id: string, values?: Values): string | null {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) return null
  return bundle.formatPattern(pattern, values ?? null, [])
}

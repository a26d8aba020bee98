/** What was refused, in words: for some wishes there are better ones than for the code alone. */

import { Refused } from './api'
import { say, speech } from './language.svelte'
import type { Refusal } from './protocol'

/** `wish` is what was tried, such as `undo` or `log-in`. */
export function inWords(error: unknown, wish?: string): string {
  if (!(error instanceof Refused)) return say('refused-unavailable')
  return refusalInWords(error, wish)
}

export function refusalInWords({ code }: Pick<Refusal, 'code'>, wish?: string): string {
  const closer = `refused-${wish}-${code}`
  return say(wish && speech.has(closer) ? closer : `refused-${code}`)
}

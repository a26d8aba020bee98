/** The text of a refusal: for some attempts there is a better one than for the code alone. */

import { Refused } from './api'
import { say, speech } from './language.svelte'
import type { Refusal } from './protocol'

/** `attempt` is what was tried, such as `undo` or `log-in`. */
export function errorText(error: unknown, attempt?: string): string {
  if (!(error instanceof Refused)) return say('refused-unavailable')
  return refusalText(error, attempt)
}

/** Why somebody is barred only the server knows, and says it in the reader's language. */
export function refusalText({ code, message }: Pick<Refusal, 'code'> & Partial<Refusal>, attempt?: string): string {
  if (code === 'barred' && message) return message
  const closer = `refused-${attempt}-${code}`
  return say(attempt && speech.has(closer) ? closer : `refused-${code}`)
}

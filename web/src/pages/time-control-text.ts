import { timeControlName } from '$/lib/clocks'
import { say } from '$/lib/language.svelte'
import type { TimeControl } from '$/lib/protocol'

/** A table's clock in a few words. */
export function timeControlText(clock: TimeControl): string {
  const name = timeControlName(clock)
  if (name && name !== 'none') return say(`clock-${name}`)
  return say('clock-other', { minutes: Math.round(clock.bank / 60), seconds: clock.free })
}

import { clockName } from '$/lib/clocks'
import { say } from '$/lib/language.svelte'
import type { Clock } from '$/lib/protocol'

/** A table's clock in a few words. */
export function clockText(clock: Clock): string {
  const name = clockName(clock)
  if (name && name !== 'none') return say(`clock-${name}`)
  return say('clock-other', { minutes: Math.round(clock.bank / 60), seconds: clock.free })
}

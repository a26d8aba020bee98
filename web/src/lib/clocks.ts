/** What is left on a seat's clock, and how it is written. */

import type { TimeControl, SeatClock } from './protocol'

export interface Left {
  /** Milliseconds of this turn that cost nothing; 0 for a seat whose turn it is not. */
  free: number
  /** Milliseconds for the rest of the game. */
  bank: number
  runs: boolean
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Below this a clock is urgent. */
const SOON = 20 * SECOND

/** `now` is the server's time. It says when a seat will be out of time; what is free of that comes first. */
export function leftAt(clock: SeatClock, now: number): Left {
  if (clock.runs_out === null) return { free: 0, bank: clock.bank, runs: false }
  const left = Math.max(0, clock.runs_out - now)
  const bank = Math.min(clock.bank, left)
  return { free: left - bank, bank, runs: true }
}

/** Whether somebody should hurry. */
export function isUrgent(left: Left): boolean {
  return left.runs && left.free + left.bank < SOON
}

/** Until the text of `written` changes next. */
export function nextTick(left: Left): number {
  const milliseconds = left.free || left.bank
  const step = milliseconds >= DAY ? HOUR : milliseconds >= HOUR ? MINUTE : SECOND
  return (milliseconds % step) + 20
}

export type Unit = 'days' | 'hours' | 'minutes' | 'seconds'

/** A length in its one or two greatest units: 2 d 3 h, 1:05 h, 9:58. The words of days and hours are the language's. */
export function written(milliseconds: number, unit: (unit: Unit, number: number) => string): string {
  const whole = Math.max(0, milliseconds)
  if (whole >= DAY) {
    const hours = Math.floor((whole % DAY) / HOUR)
    const days = unit('days', Math.floor(whole / DAY))
    return hours ? `${days} ${unit('hours', hours)}` : days
  }
  const two = (number: number) => String(number).padStart(2, '0')
  if (whole >= HOUR) return `${Math.floor(whole / HOUR)}:${two(Math.floor((whole % HOUR) / MINUTE))}:${two(Math.floor((whole % MINUTE) / SECOND))}`
  return `${Math.floor(whole / MINUTE)}:${two(Math.floor((whole % MINUTE) / SECOND))}`
}

/** The clocks that are offered; `free` and `bank` in seconds. */
export const TIME_CONTROLS = {
  none: null,
  quick: { bank: 600, free: 5 },
  slow: { bank: 1800, free: 15 },
  'day-1': { bank: 0, free: 86_400 },
  'day-3': { bank: 0, free: 3 * 86_400 },
  'day-7': { bank: 0, free: 7 * 86_400 },
} as const satisfies Record<string, Pick<TimeControl, 'bank' | 'free'> | null>
export type TimeControlName = keyof typeof TIME_CONTROLS

/** Which of them a table has; null for one that we do not offer. */
export function timeControlName(clock: TimeControl | null): TimeControlName | null {
  if (clock === null) return 'none'
  const names = Object.keys(TIME_CONTROLS) as TimeControlName[]
  return names.find((name) => TIME_CONTROLS[name]?.bank === clock.bank && TIME_CONTROLS[name]?.free === clock.free) ?? null
}

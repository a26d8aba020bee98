/** The last game against bots as it was seen, so that its board is there again after a reload without a line. */

import type { State, Told } from './protocol'
import { store, stored } from './storage'

const KEY = 'table'

export interface KeptTable {
  state: State
  lines: Told[]
}

/** Keep what is seen; of a table where others play nothing is kept, and of one that is over nothing is left. */
export function keep(state: State, lines: Told[]): void {
  const others = state.table.seats.filter(({ mine }) => !mine)
  const isKept = state.seat !== null && state.table.state === 'playing' && others.every(({ kind }) => kind === 'bot')
  if (isKept) store(KEY, JSON.stringify({ state, lines }))
  else if (keptAt(state.table.id)) store(KEY, null)
}

/** Whoever comes next to this browser sees nothing of it. */
export function forget(): void {
  store(KEY, null)
}

/** What was kept of a table; null if it was another one, or nothing. */
export function keptAt(table: string): KeptTable | null {
  try {
    const found = JSON.parse(stored(KEY) ?? 'null') as KeptTable | null
    return found?.state.table.id === table ? found : null
  } catch {
    return null
  }
}

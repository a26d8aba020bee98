/** How a plain board reads any view. */

import type { TableInfo } from '$/lib/protocol'
import { capital, type Texts } from '$/lib/texts.svelte'

/** Stands for what is empty or not known. */
export const NOTHING = '–'

/** A value's parts by their names, or by their numbers in a list; null for a plain value. */
export function partsOf(value: unknown): [string, unknown][] | null {
  return typeof value === 'object' && value !== null ? Object.entries(value) : null
}

/** Whether it is a list of plain values, which fit into a row. */
export function isRow(value: unknown): boolean {
  return Array.isArray(value) && value.every((part) => partsOf(part) === null)
}

/** Whether some of its parts have parts themselves, and are more than a row. */
export function isNested(value: unknown): boolean {
  return partsOf(value)?.some(([, part]) => partsOf(part) !== null && !isRow(part)) ?? false
}

/** What an id is called: a seat by its label, anything else by the game's own name for it. */
export function nameIn(texts: Texts, table: Pick<TableInfo, 'seats'>): (id: string) => string {
  return (id) => {
    const seat = table.seats.find((one) => one.seat === id)
    return seat?.label ?? capital(texts.has(id) ? texts.say(id) : id.replaceAll('_', ' '))
  }
}

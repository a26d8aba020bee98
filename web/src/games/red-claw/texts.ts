/** What the edition on the table calls its special tokens, and how the table reads ruling RC-R.AB. */

import { editionOf } from '../board'
import type { Language, TableInfo } from '$/lib/protocol'
import editions from './editions.json'

export type EditionName = keyof typeof editions

export function edition(table: TableInfo | null): (typeof editions)[EditionName] {
  const name = editionOf(table)
  return editions[name !== null && name in editions ? (name as EditionName) : 'mouse-agents']
}

export function always(table: TableInfo | null, language: Language) {
  const { names, rulings } = edition(table)
  const readings: Record<string, string> = { ...rulings, ...table?.rulings }
  return { trail: names[language]['false-trail'], evidence: names[language]['fake-evidence'], freed: readings.freed_claw ?? 'you' }
}

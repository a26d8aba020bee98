/** What a game's board is given, and how boards are found. README.md explains the contract. */

import type { Component } from 'svelte'
import type { Values } from '$/lib/fluent'
import type { Language, TableInfo } from '$/lib/protocol'
import type { Spots } from '$/lib/spots.svelte'
import { wordsOf, type Words } from '$/lib/words.svelte'

export interface BoardProps<View = Record<string, unknown>> {
  /** What the seat may know, as `src/catspaw/games/<game>/view.py` makes it. */
  view: View
  /** Whose side is at the bottom; null for an onlooker. Whose eyes is `view.seat`. */
  seat: string | null
  table: TableInfo
  /** What the pending question makes of the places of the view. */
  spots: Spots
  /** The game's own catalogue in the language that is spoken. */
  words: Words
}

export type Board = Component<BoardProps<never>>

interface WordsModule {
  /** Values at every message's hand, such as what an edition calls its tokens. */
  always: (table: TableInfo | null, language: Language) => Values
}

const boards = import.meta.glob<{ default: Board }>('./*/Table.svelte')
const sayings = import.meta.glob<WordsModule>('./*/words.ts')

/** The board of a game; the plain one where a game has none of its own yet. */
export async function boardOf(game: string): Promise<Board> {
  const found = boards[`./${game}/Table.svelte`]
  if (found) return (await found()).default
  return (await import('./Plain.svelte')).default as unknown as Board
}

/** The words of a game at a table; without a table, those of its first edition. */
export async function wordsAt(game: string, table: TableInfo | null, language: Language): Promise<Words> {
  const module = await sayings[`./${game}/words.ts`]?.()
  return wordsOf(game, language, module?.always(table, language))
}

/** Which box is on the table, if the server says so. */
export function editionOf(table: TableInfo | null): string | null {
  return table && 'edition' in table && typeof table.edition === 'string' ? table.edition : null
}

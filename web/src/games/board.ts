/** What a game's board is given, and how boards are found. README.md explains the contract. */

import type { Component } from 'svelte'
import type { Values } from '$/lib/fluent'
import type { Language, Question, TableInfo, View } from '$/lib/protocol'
import type { Spots } from '$/lib/spots.svelte'
import { textsOf, type Texts } from '$/lib/texts.svelte'

export interface BoardProps<ViewOfGame extends View = View> {
  /** What the seat may know, by the game's own `view.ts`. */
  view: ViewOfGame
  /** Whose side is at the bottom; null for an onlooker. Whose eyes is `view.seat`. */
  seat: string | null
  table: TableInfo
  /** What the pending question makes of the places of the view. */
  spots: Spots
  /** The game's own catalogue in the language that is spoken. */
  texts: Texts
}

export type Board = Component<BoardProps<never>>

interface TextsModule {
  /** Values at every message's hand, such as what an edition calls its tokens. */
  always: (table: TableInfo | null, language: Language) => Values
}

/** What a game may do to a question before it is shown: two questions in one. */
export interface Together {
  together: (question: Question, view: View, table: TableInfo, texts: Texts) => Question
  /** The answer that comes before one of the options that were put beside. */
  firstOf: (asked: Question) => number
}

const questions = import.meta.glob<Together>('./*/together.ts')

export async function togetherOf(game: string): Promise<Together | null> {
  return (await questions[`./${game}/together.ts`]?.()) ?? null
}

const boards = import.meta.glob<{ default: Board }>('./*/Table.svelte')
const modules = import.meta.glob<TextsModule>('./*/texts.ts')

/** The board of a game; the plain one where a game has none of its own yet. */
export async function boardOf(game: string): Promise<Board> {
  const found = boards[`./${game}/Table.svelte`]
  if (found) return (await found()).default
  return (await import('./Plain.svelte')).default as unknown as Board
}

/** The texts of a game at a table; without a table, those of its first edition. */
export async function textsAt(game: string, table: TableInfo | null, language: Language): Promise<Texts> {
  const module = await modules[`./${game}/texts.ts`]?.()
  return textsOf(game, language, module?.always(table, language))
}

/** Which box is on the table, if the server says so. */
export function editionOf(table: TableInfo | null): string | null {
  return table && 'edition' in table && typeof table.edition === 'string' ? table.edition : null
}

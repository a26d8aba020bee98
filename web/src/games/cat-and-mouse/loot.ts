/** The twelve loot cards, and what makes a set of them. */

import printed from './loot.json'
import type { LootId } from './view'

export const THEMES = ['glory', 'gems', 'animals'] as const
export const VALUES = [10, 20, 30] as const
export const TRICKS = ['calling-card', 'smoke-bomb', 'pickpocket'] as const

export type Theme = (typeof THEMES)[number]
export type Thousands = (typeof VALUES)[number]
export type Trick = (typeof TRICKS)[number]

export interface Treasure {
  id: LootId
  theme: Theme
  thousands: Thousands
}

export interface TrickCard {
  id: Trick
  theme: null
  thousands: null
}

export type Loot = Treasure | TrickCard

export const LOOT = printed as readonly Loot[]
const BY_ID = new Map(LOOT.map((loot) => [loot.id, loot]))

export function lootOf(id: LootId): Loot {
  const found = BY_ID.get(id)
  if (!found) throw new Error(`no such loot card: ${id}`)
  return found
}

export function isTrick(id: LootId): id is Trick {
  return lootOf(id).theme === null
}

/** The rule behind a card: its trick, or sets (CM-5.3). */
export function ruleOf(id: LootId): string[] {
  const at = (TRICKS as readonly string[]).indexOf(id)
  return at < 0 ? ['CM-5.3'] : [`CM-6.${at + 1}`]
}

/** CM-R.K: the cards among these that share a theme or a value with at least two others; none without a set. */
export function setIn(cards: readonly LootId[]): Set<LootId> {
  const treasures = cards.map(lootOf).filter((loot): loot is Treasure => loot.theme !== null)
  const found = new Set<LootId>()
  for (const trait of ['theme', 'thousands'] as const) {
    for (const one of treasures) {
      if (treasures.filter((other) => other[trait] === one[trait]).length >= 3) found.add(one.id)
    }
  }
  return found
}

/** The cards that would make a set together with these; none if they hold one already. */
export function completing(cards: readonly LootId[]): LootId[] {
  if (setIn(cards).size) return []
  return LOOT.map(({ id }) => id).filter((id) => !cards.includes(id) && setIn([...cards, id]).size > 0)
}

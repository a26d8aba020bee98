/** What rooms and cards are called, in the texts of the game. */

import { capital, type Texts } from '$/lib/texts.svelte'
import { isTrick, lootOf } from './loot'
import type { LootId } from './view'

type Say = Pick<Texts, 'say'>

/** "room 3 (Library)". */
export function roomName(texts: Say, room: number): string {
  return texts.say('room', { number: room, name: texts.say(`room-${room}`) })
}

/** "Gem Collection ($20,000)", or a trick's name. */
export function lootName(texts: Say, id: LootId): string {
  if (isTrick(id)) return texts.say(`trick-${id}`)
  const { theme, thousands } = lootOf(id)
  return texts.say('treasure', { theme: texts.say(`theme-${theme}`), thousands: thousands ?? 0 })
}

/** "Gems $20k", where there is little room. */
export function lootInShort(texts: Say, id: LootId): string {
  if (isTrick(id)) return texts.say(`trick-${id}`)
  const { theme, thousands } = lootOf(id)
  return texts.say('board-treasure', { theme: texts.say(`board-${theme}`), thousands: thousands ?? 0 })
}

/** With soft hyphens where long names may break: not every browser knows where. */
export function breakable(name: string): string {
  return name.replace(/(?<=\p{L}{3})(zimmer|garten|saal|kammer|treppe|warte|bombe|karte|fertigkeit|pocket|tory)\b/gu, '\u00ad$1')
}

export function noteName(texts: Say, number: number): string {
  return capital(texts.say('note', { number }))
}

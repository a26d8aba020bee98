/** What rooms and cards are called, in the words of the game. */

import { capital, type Words } from '$/lib/words.svelte'
import { isTrick, lootOf } from './loot'
import type { LootId } from './view'

type Say = Pick<Words, 'say'>

/** "room 3 (Library)". */
export function roomName(words: Say, room: number): string {
  return words.say('room', { number: room, name: words.say(`room-${room}`) })
}

/** "Gem Collection ($20,000)", or a trick's name. */
export function lootName(words: Say, id: LootId): string {
  if (isTrick(id)) return words.say(`trick-${id}`)
  const { theme, thousands } = lootOf(id)
  return words.say('treasure', { theme: words.say(`theme-${theme}`), thousands: thousands ?? 0 })
}

/** "Gems $20k", where there is little room. */
export function lootInShort(words: Say, id: LootId): string {
  if (isTrick(id)) return words.say(`trick-${id}`)
  const { theme, thousands } = lootOf(id)
  return words.say('board-treasure', { theme: words.say(`board-${theme}`), thousands: thousands ?? 0 })
}

/** With soft hyphens where long names may break: not every browser knows where. */
export function breakable(name: string): string {
  return name.replace(/(?<=\p{L}{3})(zimmer|garten|saal|kammer|treppe|warte|bombe|karte|fertigkeit|pocket|tory)\b/gu, '\u00ad$1')
}

export function noteName(words: Say, number: number): string {
  return capital(words.say('note', { number }))
}

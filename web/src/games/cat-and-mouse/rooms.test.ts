import { expect, test } from 'vitest'
import { keyOf, loose, originOf, contentsOf } from './rooms'
import type { HeistView, Note } from './view'

const note = (changes: Partial<Note>): Note => ({ place: 1, room: 3, may_be: [3], face_up: false, laid_by: 'inspector', after_search: false, ...changes })
const none = { count: 0, cards: null }
const view = (changes: Partial<HeistView>): HeistView => ({
  seat: 'inspector', asked: null, prompt: null, turn: 1, clues: 0, room: null, room_is_found: false, may_be_in: [4, 5], named_here: [],
  notes: [], searches: 0, map_deck: { count: 8, at_the_bottom: [] }, drawn: none, haul: none, room_loot_is_seen: false, room_loot: none,
  left_loot: none, left_loot_seen: 0, loot_deck: 9, pocket: none, discard: [], ending: null, winners: [], losers: [], ...changes,
}) // prettier-ignore

test('what there is in a room', () => {
  const table = view({ notes: [note({ laid_by: 'mouse' })], named_here: [5], drawn: { count: 2, cards: [1, 2] } })
  expect(contentsOf(table, 3)).toMatchObject({ note: { place: 1 }, left: true, perhaps: false, mouse: false })
  expect(contentsOf(table, 5)).toMatchObject({ note: null, perhaps: true, named: true, drawn: false })
  expect(contentsOf(table, 2)).toMatchObject({ drawn: true, perhaps: false })
})

test('where she is, she is not perhaps', () => {
  expect(contentsOf(view({ room: 4, may_be_in: [4] }), 4)).toMatchObject({ mouse: true, perhaps: false })
})

test('a note moves from its place to its room once that is known', () => {
  const unknown = note({ room: null, may_be: [1, 2], place: 2 })
  expect(loose(view({ notes: [note({}), unknown] }))).toEqual([unknown])
  expect(keyOf(unknown)).toBe('note:2')
  const turned = note({ room: 1, may_be: [1], place: 2, face_up: true })
  expect([keyOf(turned), originOf(turned)]).toEqual(['room:1', 'note:2'])
  expect(originOf(note({}))).toBe('deck:map')
})

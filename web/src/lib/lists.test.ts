import { expect, test } from 'vitest'
import { browserName } from './browsers'
import { chaptersOf, found, isRulings } from './chapters'
import { byUrgency, isMyTurn } from './lobby'
import type { Named, Seat, TableInfo } from './protocol'

const rule = (id: string, name: string): Named => ({ id, name, rule: null })
const RULES = [rule('CM-1.1', 'One is the Inspector.'), rule('CM-1.2', 'The rest make two decks.'), rule('CM-R.A', 'A searched deck is shuffled.')]

test('rules make chapters by their numbers', () => {
  expect(chaptersOf(RULES).map(({ id, rules }) => [id, rules.length])).toEqual([['CM-1', 2], ['CM-R', 1]])
  expect(isRulings('CM-R')).toBe(true)
})

test('a search finds numbers and words, all of them', () => {
  expect(found(RULES, 'deck').map(({ id }) => id)).toEqual(['CM-1.2', 'CM-R.A'])
  expect(found(RULES, 'DECK shuffled').map(({ id }) => id)).toEqual(['CM-R.A'])
  expect(found(RULES, 'cm-1.1')).toHaveLength(1)
  expect(found(RULES, '')).toHaveLength(3)
  expect(found([{ id: 'RC-8.1', name: 'one of your abilities', rule: null }], 'tie')).toEqual([])
  expect(found([{ id: 'RC-5.4', name: 'of those tied, in a tie', rule: null }], 'tie')).toHaveLength(1)
})

const seat = (name: string, mine: boolean): Seat => ({ seat: name, label: name, name: null, kind: 'person', mine, reserved: false, here: true, level: null })
const table = (id: string, state: TableInfo['state'], asked: string | null, created: number) =>
  ({ id, state, asked, created, seats: [seat('one', true), seat('two', false)] }) as unknown as TableInfo

test('what waits for me comes first', () => {
  const tables = [table('over', 'over', null, 9), table('theirs', 'playing', 'two', 8), table('open', 'waiting', null, 7), table('mine', 'playing', 'one', 1)]
  expect(byUrgency(tables).map(({ id }) => id)).toEqual(['mine', 'theirs', 'open', 'over'])
  expect(tables.filter(isMyTurn).map(({ id }) => id)).toEqual(['mine'])
})

test('a browser in two words', () => {
  expect(browserName('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36')).toBe('Chrome, Linux')
  expect(browserName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1')).toBe('Safari, iOS')
  expect(browserName('curl/8.0')).toBe('curl')
  expect(browserName('')).toBe('')
})

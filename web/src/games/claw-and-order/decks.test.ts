import { expect, test } from 'vitest'
import { changed, countsOf, curveOf, entriesOf, HAND, knownNames, sampleHand, sizeOf } from './decks'
import { titleOf } from '$/lib/own-deck'

const known = knownNames(
  { 'alley-recruit': { name: 'Alley Recruit' }, jetpack: { name: 'Jetpack' } },
  { 'alley-recruit': { name: 'Gassenrekrut' }, jetpack: { name: 'Raketenrucksack' } },
)
const LIST = '# Alley Swarm: many cheap cats.\n8 Alley Recruit\n\n2x jetpack  # to fly\n1 Nobody\nrubbish\n'

test('cards are known by id and by name in either language, in any case', () => {
  const entries = entriesOf('1 alley-recruit\n1 GASSENREKRUT\n1 Jetpack', known)
  expect(entries.map(({ id }) => id)).toEqual(['alley-recruit', 'alley-recruit', 'jetpack'])
})

test('lines are numbered as people count them, comments and rubbish left out', () => {
  expect(entriesOf(LIST, known)).toEqual([
    { line: 2, copies: 8, name: 'Alley Recruit', id: 'alley-recruit' },
    { line: 4, copies: 2, name: 'jetpack', id: 'jetpack' },
    { line: 5, copies: 1, name: 'Nobody', id: null },
  ])
  expect(sizeOf(entriesOf(LIST, known))).toBe(11)
  expect(countsOf(entriesOf(`${LIST}1 Raketenrucksack`, known)).get('jetpack')).toBe(3)
})

test('one more or less changes one line, and nothing that somebody wrote', () => {
  const more = changed(LIST, known, 'jetpack', 'Jetpack', 1)
  expect(more).toBe(LIST.replace('2x jetpack', '3x jetpack'))
  expect(changed(more, known, 'jetpack', 'Jetpack', -1)).toBe(LIST)
})

test('a card comes and goes with its line', () => {
  const one = changed('', known, 'jetpack', 'Jetpack', 1)
  expect(one).toBe('1 Jetpack\n')
  expect(changed(one, known, 'jetpack', 'Jetpack', -1)).toBe('')
  expect(changed('', known, 'jetpack', 'Jetpack', -1)).toBe('')
})

test('a card whose name means another is written by its id', () => {
  const same = knownNames({ one: { name: 'Twin' }, two: { name: 'Twin' } })
  expect(changed('', same, 'two', 'Twin', 1)).toBe('1 two\n')
})

test('its first comment is its title', () => {
  expect(titleOf(LIST)).toBe('Alley Swarm')
  expect(titleOf('1 Jetpack')).toBeNull()
})

test('a curve counts copies by cost, and what is dearer with the dearest', () => {
  const costs: Record<string, number> = { 'alley-recruit': 1, jetpack: 9 }
  expect(curveOf(entriesOf(LIST, known), (id) => costs[id] ?? null, 3)).toEqual([0, 8, 0, 2])
})

test('a sample hand has five cards of the deck, each no more often than the deck', () => {
  const entries = entriesOf('3 Alley Recruit\n2 Jetpack\n4 Nobody', known)
  for (const random of [() => 0, () => 0.5, () => 0.999]) {
    expect(sampleHand(entries, random).sort()).toEqual(['alley-recruit', 'alley-recruit', 'alley-recruit', 'jetpack', 'jetpack'])
  }
  expect(sampleHand(entriesOf('9 Jetpack', known))).toHaveLength(HAND)
  expect(sampleHand(entriesOf('2 Jetpack', known))).toEqual(['jetpack', 'jetpack'])
  expect(sampleHand([])).toEqual([])
})

test('any card of the deck may come first', () => {
  const entries = entriesOf('3 Alley Recruit\n3 Jetpack', known)
  expect([0, 0.999].map((chance) => sampleHand(entries, () => chance)[0])).toEqual(['alley-recruit', 'jetpack'])
})

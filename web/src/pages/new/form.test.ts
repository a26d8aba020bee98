import { expect, test } from 'vitest'
import type { EditionSchema, SetupSchema } from '$/lib/protocol'
import { firstForm, missing, readingsFor, tableOf, usualReadings, withEdition, withPlayers, withSets } from './form'

const named = (id: string) => ({ id, name: id, rule: null })
const edition = (id: string, decks: string[]): EditionSchema => ({ id, name: '', decks, rulings: {}, lists: {} })
const schema: SetupSchema = {
  id: 'g', title: 'G', about: '', names: {}, players: [2, 3], seats: ['a', 'b', 'c'].map(named), 
  editions: [edition('e', ['x', 'y']), { ...edition('f', []), rulings: { r: 'odd' } }], takes_files: true,
  variants: [named('v')],
  rulings: [
    { id: 'r', name: 'r', rule: 'G-R.A', readings: [named('usual'), named('odd')] },
    { id: 'first', name: 'first', rule: 'G-2.1', readings: ['random', 'a', 'b', 'c'].map(named) },
  ],
  windows: [], bots: ['heuristic', 'random'], levels: [], guided: false,
}

test('the first form is me against a bot, all as usual', () => {
  expect(tableOf(firstForm(schema), schema)).toEqual({
    game: 'g', seats: [{ who: 'me' }, { who: 'bot', bot: 'heuristic' }], decks: ['x', 'y'], edition: 'e', variants: [],
    rulings: {}, public: false, spectators: 'public', time_control: null,
  })
})

test('where there are levels, the second sits there', () => {
  const levels = ['weak', 'fair'].map((id) => ({ id, name: id, style: '', face: 'cat', next: null }))
  expect(firstForm({ ...schema, levels, bots: ['weak', 'fair', 'heuristic'] }).sitters[1]).toBe('bot-fair')
})

test('what is chosen is requested, and readings only where they are not the usual ones', () => {
  const form = { ...firstForm(schema), players: 3, isPublic: true, timeControl: 'quick' as const, then: 'bot' as const, rulings: { r: 'odd' } }
  form.sitters = ['open', 'me', 'bot-random']
  const table = tableOf(form, schema)
  expect(table.seats).toEqual([{ who: 'open' }, { who: 'me' }, { who: 'bot', bot: 'random' }])
  expect(table).toMatchObject({ public: true, rulings: { r: 'odd' }, time_control: { bank: 600, free: 5, then: 'bot' }, decks: ['x', 'y', 'x'] })
})

test('a box has defaults of its own, which follow it and need not be said', () => {
  expect(usualReadings(schema, 'e')).toEqual({ r: 'usual', first: 'random' })
  expect(usualReadings(schema, 'f')).toEqual({ r: 'odd', first: 'random' })
  const other = withEdition(firstForm(schema), schema, 'f')
  expect(other.rulings).toEqual({ r: 'odd', first: 'random' })
  expect(tableOf(other, schema).rulings).toEqual({})
  expect(tableOf({ ...other, rulings: { ...other.rulings, r: 'usual' } }, schema).rulings).toEqual({ r: 'usual' })
  const chosen = { ...firstForm(schema), rulings: { r: 'odd', first: 'b' } }
  expect(withEdition(chosen, schema, 'f').rulings).toEqual({ r: 'odd', first: 'b' })
})

test('a seat can be named only where it plays', () => {
  const first = schema.rulings[1]!
  expect(readingsFor(schema, first, 2).map(({ id }) => id)).toEqual(['random', 'a', 'b'])
  const form = { ...withPlayers(firstForm(schema), schema, 3), rulings: { r: 'odd', first: 'c' } }
  expect(tableOf(form, schema).rulings).toEqual({ r: 'odd', first: 'c' })
  expect(withPlayers(form, schema, 2)).toMatchObject({ players: 2, rulings: { r: 'odd', first: 'random' } })
})

test('one of the seats in use is mine', () => {
  expect(missing({ ...firstForm(schema), sitters: ['open', 'open', 'me'] }, schema)).toBe('nobody-me')
  expect(missing(firstForm(schema), schema)).toBeNull()
})

test('a set without decks needs one for each seat', () => {
  const form = withEdition(firstForm(schema), schema, 'f')
  expect(missing(form, schema)).toBe('no-decks')
  expect(missing({ ...form, decks: ['mine'] }, schema)).toBe('no-decks')
  expect(missing({ ...form, decks: ['mine', 'mine'] }, schema)).toBeNull()
})

test('another box brings its own decks, and a set that was brought is one more box', () => {
  const own = edition('mine', ['m'])
  const more = withSets(schema, [own, edition('e', [])])
  expect(more.editions.map(({ id }) => id)).toEqual(['e', 'f', 'mine'])
  expect(withEdition(firstForm(more), more, 'mine')).toMatchObject({ edition: 'mine', decks: ['m', 'm', 'm'] })
  expect(firstForm(more, '27 Cat\n', 'mine')).toMatchObject({ edition: 'mine', decks: ['27 Cat\n', 'm', 'm'] })
  expect(firstForm(more, null, 'gone').edition).toBe('e')
  expect(withSets({ ...schema, takes_files: false }, [own]).editions).toHaveLength(2)
})

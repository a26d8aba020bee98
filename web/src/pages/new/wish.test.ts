import { expect, test } from 'vitest'
import type { Offer } from '$/lib/protocol'
import { firstWish, missing, readingsFor, tableOf, usualReadings, withEdition, withPlayers } from './wish'

const named = (id: string) => ({ id, name: id, rule: null })
const offer: Offer = {
  id: 'g', title: 'G', about: '', names: {}, players: [2, 3], seats: ['a', 'b', 'c'].map(named), 
  editions: [{ id: 'e', decks: ['x', 'y'], rulings: {} }, { id: 'f', decks: [], rulings: { r: 'odd' } }],
  variants: [named('v')],
  rulings: [
    { id: 'r', name: 'r', rule: 'G-R.A', readings: [named('usual'), named('odd')] },
    { id: 'first', name: 'first', rule: 'G-2.1', readings: ['random', 'a', 'b', 'c'].map(named) },
  ],
  windows: [], bots: ['heuristic', 'random'],
}

test('the first wish is me against a bot, all as usual', () => {
  expect(tableOf(firstWish(offer), offer)).toEqual({
    game: 'g', seats: [{ who: 'me' }, { who: 'bot', bot: 'heuristic' }], decks: ['x', 'y'], edition: 'e', variants: [],
    rulings: {}, public: false, spectators: 'public', clock: null,
  })
})

test('what is chosen is wished for, and readings only where they are not the usual ones', () => {
  const wish = { ...firstWish(offer), players: 3, isPublic: true, clock: 'quick' as const, then: 'bot' as const, rulings: { r: 'odd' } }
  wish.sitters = ['open', 'me', 'bot-random']
  const table = tableOf(wish, offer)
  expect(table.seats).toEqual([{ who: 'open' }, { who: 'me' }, { who: 'bot', bot: 'random' }])
  expect(table).toMatchObject({ public: true, rulings: { r: 'odd' }, clock: { bank: 600, free: 5, then: 'bot' }, decks: ['x', 'y', 'x'] })
})

test('a box has defaults of its own, which follow it and need not be said', () => {
  expect(usualReadings(offer, 'e')).toEqual({ r: 'usual', first: 'random' })
  expect(usualReadings(offer, 'f')).toEqual({ r: 'odd', first: 'random' })
  const other = withEdition(firstWish(offer), offer, 'f')
  expect(other.rulings).toEqual({ r: 'odd', first: 'random' })
  expect(tableOf(other, offer).rulings).toEqual({})
  expect(tableOf({ ...other, rulings: { ...other.rulings, r: 'usual' } }, offer).rulings).toEqual({ r: 'usual' })
  const chosen = { ...firstWish(offer), rulings: { r: 'odd', first: 'b' } }
  expect(withEdition(chosen, offer, 'f').rulings).toEqual({ r: 'odd', first: 'b' })
})

test('a seat can be named only where it plays', () => {
  const first = offer.rulings[1]!
  expect(readingsFor(offer, first, 2).map(({ id }) => id)).toEqual(['random', 'a', 'b'])
  const wish = { ...withPlayers(firstWish(offer), offer, 3), rulings: { r: 'odd', first: 'c' } }
  expect(tableOf(wish, offer).rulings).toEqual({ r: 'odd', first: 'c' })
  expect(withPlayers(wish, offer, 2)).toMatchObject({ players: 2, rulings: { r: 'odd', first: 'random' } })
})

test('one of the seats in use is mine', () => {
  expect(missing({ ...firstWish(offer), sitters: ['open', 'open', 'me'] })).toBe('nobody-me')
  expect(missing(firstWish(offer))).toBeNull()
})

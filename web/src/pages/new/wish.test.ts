import { expect, test } from 'vitest'
import type { Offer } from '$/lib/protocol'
import { firstWish, missing, tableOf } from './wish'

const named = (id: string) => ({ id, name: id, rule: null })
const offer: Offer = {
  id: 'g', title: 'G', players: [2, 3], seats: ['a', 'b', 'c'].map(named), editions: [{ id: 'e', decks: ['x', 'y'] }],
  variants: [named('v')], rulings: [{ id: 'r', name: 'r', rule: 'G-R.A', readings: [named('usual'), named('odd')] }],
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

test('one of the seats in use is mine', () => {
  expect(missing({ ...firstWish(offer), sitters: ['open', 'open', 'me'] })).toBe('nobody-me')
  expect(missing(firstWish(offer))).toBeNull()
})

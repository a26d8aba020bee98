import { describe, expect, test } from 'vitest'
import { routeOf, tableAt } from './router.svelte'

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/lobby', { page: 'lobby' }],
    ['/lobby/', { page: 'lobby' }],
    ['/new', { page: 'new', game: null, ownDeck: false, set: null }],
    ['/tables/a-B_9', { page: 'table', id: 'a-B_9' }],
    ['/tables/a/replay', { page: 'replay', id: 'a' }],
    ['/rules/red-claw', { page: 'rules', game: 'red-claw' }],
    ['/cards', { page: 'cards', set: null }],
    ['/decks', { page: 'decks', set: null }],
    ['/account', { page: 'account' }],
    ['/tables', { page: 'nowhere' }],
    ['/tables/a/b', { page: 'nowhere' }],
    ['/tables/a/replay/c', { page: 'nowhere' }],
    ['/lobby/a', { page: 'nowhere' }],
    ['/%', { page: 'nowhere' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })

  test('a box that was chosen before', () => {
    expect(routeOf('/new', '?game=red-claw')).toEqual({ page: 'new', game: 'red-claw', ownDeck: false, set: null })
    expect(routeOf('/new', '?game=claw-and-order&deck=own')).toMatchObject({ game: 'claw-and-order', ownDeck: true })
  })

  test('a table is found again at its address', () => {
    const id = 'odd/id?'
    expect(routeOf(new URL(tableAt(id), 'http://house').pathname)).toEqual({ page: 'table', id })
  })
})

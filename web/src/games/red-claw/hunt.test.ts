import { describe, expect, test } from 'vitest'
import { SUITS } from '$/lib/suits'
import editions from './editions.json'
import { apart, around, asDrawn, captureRow, cardId, cardNumbered, cardOf, holders, howMany, lightOf, owned, standing, tokenOf, VALUES } from './hunt'
import type { CardId, HuntView, PlayerView, SeatName } from './view'

const player = (some: Partial<PlayerView> = {}): PlayerView => ({
  level: 0, hides: false, cards: some.surely?.length ?? 0, surely: [], perhaps: [], tokens: {}, cancelled: [0, 0, 0], is_to_be_asked: false,
  ...some,
})

const table = (players: HuntView['players'], some: Partial<HuntView> = {}) => ({ players, active: 'white', ...some }) as HuntView

describe('cards', () => {
  test('by number, by name and back', () => {
    const all = SUITS.flatMap((colour) => Array.from({ length: VALUES }, (_, value) => cardId(colour, value)))
    expect(all.map((_, number) => cardNumbered(number))).toEqual(all)
    expect(cardOf('green 13')).toEqual({ colour: 'green', value: 13 })
  })

  test('two symbols that are one choice are two symbols', () => {
    expect(apart(['red', 'choice-of-two'])).toEqual(['red', 'choice', 'choice'])
    expect(apart(['claw-of-two'])).toEqual(['claw', 'claw'])
  })

  test.each(Object.entries(editions))('%s has two symbols on every card', (_, box) => {
    const symbols = SUITS.flatMap((colour) => box.symbols[colour])
    expect(symbols).toHaveLength(56)
    expect(symbols.every((pair) => pair.length === 2)).toBe(true)
  })
})

describe('tokens', () => {
  test('what they are and count', () => {
    expect(tokenOf('point-3')).toEqual({ kind: 'point', value: 3 })
    expect(tokenOf('false-trail-2')).toEqual({ kind: 'false-trail', value: 2 })
    expect(tokenOf('fake-evidence')).toEqual({ kind: 'fake-evidence', value: 1 })
  })

  test('cancelled ones lie by themselves', () => {
    expect(owned({ tokens: { 'point-2': 3, 'false-trail-2': 1 }, cancelled: [0, 1, 0] })).toEqual([
      { token: 'point-2', number: 2, cancelled: false },
      { token: 'point-2', number: 1, cancelled: true },
      { token: 'false-trail-2', number: 1, cancelled: false },
    ])
  })

  test('how many', () => {
    expect(howMany({})).toBe(0)
    expect(howMany({ 'point-1': 12, 'fake-evidence': 4 })).toBe(16)
  })
})

describe('who sits where', () => {
  const four: SeatName[] = ['white', 'black', 'grey', 'brown']

  test('oneself below, the others above in turn order', () => {
    expect(around(four, 'grey')).toEqual({ above: ['brown', 'white', 'black'], below: ['grey'] })
  })

  test('an onlooker has players on both sides', () => {
    expect(around(four, null)).toEqual({ above: ['grey', 'brown'], below: ['white', 'black'] })
    expect(around(['white', 'black'], null)).toEqual({ above: ['black'], below: ['white'] })
    expect(around(['white', 'black', 'grey'], null)).toEqual({ above: ['black', 'grey'], below: ['white'] })
  })
})

test('who has how many of a colour, as far as one knows', () => {
  const hidden: CardId[] = ['red 4', 'red 9', 'blue 1']
  const view = table({
    white: player({ surely: ['red 1', 'red 2'] }),
    black: player({ surely: ['red 12', 'red 13', 'blue 0'] }),
    grey: player({ surely: ['red 7'], cards: 2, perhaps: hidden }),
    brown: player(),
  })
  expect(standing(view, 'red').map(({ seat, least, most }) => [seat, least, most])).toEqual([
    ['black', 2, 2],
    ['white', 2, 2],
    ['grey', 1, 2],
    ['brown', 0, 0],
  ])
})

describe('hidden hands', () => {
  const view = table(
    {
      white: player({ hides: true, surely: ['red 1', 'red 2'] }),
      black: player({ hides: true, surely: ['red 12', 'blue 0'], cards: 3, perhaps: ['green 3', 'green 4'] }),
      grey: player({ surely: ['red 7'] }),
    },
    { seat: 'white' },
  )

  test('lie face down, and only their number is told', () => {
    const drawn = asDrawn(view, false)
    expect(drawn.players.black).toMatchObject({ cards: 3, surely: [], perhaps: [] })
    expect(drawn.players.white).toEqual(view.players.white)
    expect(drawn.players.grey).toEqual(view.players.grey)
    expect(standing(drawn, 'red').map(({ seat, least, most }) => [seat, least, most])).toEqual([
      ['white', 2, 2],
      ['grey', 1, 1],
      ['black', 0, 3],
    ])
  })

  test('are drawn as far as they were seen, if one wants to be shown', () => {
    expect(asDrawn(view, true)).toBe(view)
  })

  test('lie face down to onlookers too', () => {
    const drawn = asDrawn({ ...view, seat: null }, false)
    expect([drawn.players.white?.surely, drawn.players.black?.surely]).toEqual([[], []])
  })
})

describe('the capture row', () => {
  const view = table({ white: player({ level: 3 }), black: player({ level: 12 }), grey: player() })

  test('markers stand at their points, at most at ten', () => {
    const levels = captureRow(view, editions['mouse-agents'])
    expect(levels).toHaveLength(11)
    expect(levels.filter(({ markers }) => markers.length).map(({ level, markers }) => [level, ...markers])).toEqual([
      [0, 'grey'],
      [3, 'white'],
      [10, 'black'],
    ])
    expect(levels[6]?.ability).toMatchObject({ id: 'hide-hand', kind: 'green' })
  })

  test('only one edition has a card for nought', () => {
    const first = (name: keyof typeof editions) => captureRow(view, editions[name])[0]?.isCard
    expect([first('mouse-agents'), first('standees'), first('rote-kralle')]).toEqual([false, true, false])
  })

  test('abilities hold from their level on, and are lit for whoever looks', () => {
    expect(holders(view, 3)).toEqual(['white', 'black'])
    expect(lightOf(view, 'grey')).toBe('grey')
    expect(lightOf(view, null)).toBe('white')
  })
})

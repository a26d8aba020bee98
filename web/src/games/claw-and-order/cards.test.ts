import { expect, test } from 'vitest'
import { abilityAt, cardsIn, fitting, printed, shortName, softened } from './cards'
import { pictureOf } from './art'

test('a name without room is its last word, cut if it must be', () => {
  expect(shortName('Kitten')).toBe('Kitten')
  expect(shortName('Alley Recruit')).toBe('Recruit')
  expect(shortName('Körbchen-Zeppelin')).toBe('Zeppelin')
  expect(shortName('Kätzchenausbilderin')).toBe('Kätzche.')
})

test('a long word breaks between syllables', () => {
  const shown = (name: string) => softened(name).replaceAll('\u00ad', '|')
  expect(shown('Alley Recruit')).toBe('Alley Recruit')
  expect(shown('Quartermaster')).toBe('Quarter|master')
  expect(shown('Fallschirmspringer')).toBe('Fallschirm|springer')
  expect(shown('Kätzchenausbilderin')).toBe('Kätzchenaus|bilderin')
  expect(shown('Glöckchenhalsband')).toBe('Glöckchen|halsband')
  expect(shown('Marschallin Samtpfote')).toBe('Marschallin Samtpfote')
  expect(shown('Nachtschleicherin')).toBe('Nachtschlei|cherin')
})

test('a name is made smaller for its longest word, within bounds', () => {
  expect(fitting('Tank Ace')).toBe(1)
  expect(fitting('Cardboard Tank')).toBeCloseTo(7.3 / 9)
  expect(fitting(softened('Glöckchenhalsband'))).toBe(0.73)
  expect(fitting('Fallschirmspringer')).toBe(0.66)
})

test('both languages have the same cards, of the same kinds and costs', async () => {
  const [english, german] = await Promise.all([cardsIn('en'), cardsIn('de')])
  expect(Object.keys(german)).toEqual(Object.keys(english))
  for (const [id, card] of Object.entries(english)) {
    expect(printed(german, id)).toMatchObject({ type: card.type, cost: card.cost, damage: card.damage, keywords: card.keywords })
  }
})

test('the ability that is carried out is found behind keywords and limits', async () => {
  for (const language of ['en', 'de'] as const) {
    const cards = await cardsIn(language)
    const at = (id: string, place: number) => {
      const card = printed(cards, id)
      return card.abilities.findIndex(({ text }) => text === abilityAt(card, place))
    }
    expect(at('basket-zeppelin', 0)).toBe(1)
    expect(at('mine-sapper', 0)).toBe(0)
    expect(at('cardboard-decoy', 0)).toBe(1)
    expect(at('bell-collar', 1)).toBe(2)
    expect(at('supply-drop', 0)).toBe(0)
  }
})

test('a card of a foreign set has at least a name', () => {
  expect(printed({}, 'night-courier')).toMatchObject({ name: 'Night Courier', abilities: [] })
})

test('every card has a picture, built-in ones nearly all their own', async () => {
  const cards = Object.entries(await cardsIn('en'))
  const pictures = cards.map(([id, card]) => pictureOf(id, card.type))
  expect(pictures.every(Boolean)).toBe(true)
  expect(new Set(pictures).size).toBeGreaterThan(cards.length * 0.75)
  expect(pictureOf('rubber-boat', 'vehicle')).not.toBe(pictureOf('no-such-thing', 'vehicle'))
})

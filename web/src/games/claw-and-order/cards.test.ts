import { expect, test, vi } from 'vitest'
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

test('the ability that is carried out is found behind keywords and limits', () => {
  const line = (text: string, placed: boolean) => ({ text, placed, means: '' })
  const card = { ...printed({}, 'x'), abilities: [line('Flying.', false), line('A deck may …', false), line('one', true), line('two', true)] }
  expect([abilityAt(card, 0), abilityAt(card, 1), abilityAt(card, null)]).toEqual(['one', 'two', 'one'])
  expect(abilityAt({ ...card, abilities: card.abilities.slice(0, 1) }, 0)).toBe('Flying.')
})

test('the cards of a set are asked for once, and again only if that failed', async () => {
  const asked: string[] = []
  let works = false
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return works ? Promise.resolve(new Response('{"cat": {"name": "Cat"}}')) : Promise.reject(new Error())
  })
  document.cookie = 'catspaw-csrf=x'
  expect(await cardsIn('s', 'en')).toEqual({})
  works = true
  expect(await cardsIn('s', 'en')).toEqual({ cat: { name: 'Cat' } })
  await cardsIn('s', 'en')
  await cardsIn(null, 'de')
  expect(asked).toEqual([
    '/api/games/claw-and-order/editions/s/cards?language=en',
    '/api/games/claw-and-order/editions/s/cards?language=en',
    '/api/games/claw-and-order/editions/starter/cards?language=de',
  ])
  vi.unstubAllGlobals()
})

test('a card of a foreign set has at least a name', () => {
  expect(printed({}, 'night-courier')).toMatchObject({ name: 'Night Courier', abilities: [] })
})

const files = import.meta.glob<string>('@games/claw_and_order/data/starter/*.toml', { query: '?raw', import: 'default', eager: true })

test('every card has a picture, built-in ones nearly all their own', () => {
  const ids = Object.values(files).flatMap((text) => [...text.matchAll(/^\[(?:card|token|battlefield)\.([a-z0-9-]+)\]/gm)].map(([, id]) => id ?? ''))
  const pictures = ids.map((id) => pictureOf(id, 'troop'))
  expect(ids).toContain('alley-recruit')
  expect(pictures.every(Boolean)).toBe(true)
  expect(new Set(pictures).size).toBeGreaterThan(ids.length * 0.75)
  expect(pictureOf('rubber-boat', 'vehicle')).not.toBe(pictureOf('no-such-thing', 'vehicle'))
})

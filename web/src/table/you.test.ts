import { expect, test } from 'vitest'
import { toYou } from './you'

test.each([
  ['Player one deploys Field Medic for $2.', 'You deploy Field Medic for $2.'],
  ["Player one's Field Medic takes 1 damage.", 'Your Field Medic takes 1 damage.'],
  ["Basket Zeppelin kills Player one's Kitten.", 'Basket Zeppelin kills your Kitten.'],
  ['Player one has no troop left in play and loses the battle.', 'You have no troop left in play and lose the battle.'],
  ['Jetpack goes back to the hand of Player one with it.', 'Jetpack goes back to your hand with it.'],
  ['Turn 3: Player one.', 'Turn 3: you.'],
  ['A summoned troop of Player one leaves the battle.', 'A summoned troop of yours leaves the battle.'],
  ['Player one: 2 battles won.', 'You: 2 battles won.'],
  ['Nobody has more than $99, and Player one has as much.', 'Nobody has more than $99, and you have as much.'],
  ['Somebody else begins.', 'Somebody else begins.'],
  ['Player one always passes.', null],
])('in English: %s', (said, expected) => {
  expect(toYou(said, 'Player one', 'en')).toBe(expected)
})

test.each([
  ['Spieler eins stellt Sanitäterin auf.', 'Du stellst Sanitäterin auf.'],
  ['Sanitäterin von Spieler eins nimmt 1 Schaden.', 'Sanitäterin von dir nimmt 1 Schaden.'],
  ['Spieler eins hat keine Truppe mehr im Spiel und verliert die Schlacht.', 'Du hast keine Truppe mehr im Spiel und verlierst die Schlacht.'],
  ['Der Raketenrucksack kehrt auf die Hand von Spieler eins zurück.', 'Der Raketenrucksack kehrt auf deine Hand zurück.'],
  ['Zug 3: Spieler eins.', 'Zug 3: du.'],
  ['Niemals beginnt Spieler eins.', null],
])('auf Deutsch: %s', (said, expected) => {
  expect(toYou(said, 'Spieler eins', 'de')).toBe(expected)
})

const catalogues = import.meta.glob<string>('../../../src/catspaw/games/claw_and_order/text/*.ftl', { query: '?raw', import: 'default', eager: true })

test.each(['en', 'de'] as const)('every sentence of Claw & Order about a seat can be put so (%s)', (language) => {
  const text = Object.entries(catalogues).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1] ?? ''
  const begun = [...text.matchAll(/(?:= |\] )\{ \$(?:seat|by) \}( \p{L}+.*)$/gmu)].map(([, rest]) => `Somebody${rest}`)
  expect(begun.length).toBeGreaterThan(40)
  expect(begun.filter((said) => toYou(said, 'Somebody', language) === null)).toEqual([])
})

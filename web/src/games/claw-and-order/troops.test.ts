import { expect, test } from 'vitest'
import type { CardText } from './cards'
import { comesFrom, goesTo } from './moves'
import { change, copies, copyNumbers, counted, hasAttacked, printedWorth, standing, standingsOf, worthInHand, worthOf } from './troops'
import type { MatchView, Player, Troop } from './view'

const TANK: CardText = {
  name: 'Cardboard Tank', type: 'vehicle', breed: null, commander: false, cost: 3, damage: 3, health: 5, keywords: [],
  whom: null, title: '', abilities: [], lore: null, rules: [],
}

function troop(arrived: number, card: string | null, more: Partial<Troop> = {}): Troop {
  return {
    card, arrived, face_down: false, paid: null, owner: 'one', damage: 0, counters: 0, pilots: false, pilot: null, items: [],
    deployed_now: false, uses: [0, 0, 0, 0], attacks: 0, attacks_again: 0, prevented: 0, more_damage: 0, more_health: 0, less_damage: 0,
    less_health: 0, gained: [], lost: [], stands: [], stunned: false, ...more,
  }
}

function player(more: Partial<Player> = {}): Player {
  return {
    wins: 0, turns: 0, dollars: 0, hand: null, hand_count: 0, known: [], decklist: null, deck: null, deck_count: 0, top: null, top_count: 0,
    bottom: null, bottom_count: 0, aside: null, aside_count: 0, failed: 0, front: [], back: [], buffs: [], taking_effect: null, discard: [], owed: 0, seen_before: [], ...more,
  }
}

function match(one: Partial<Player>, more: Partial<MatchView> = {}): MatchView {
  return {
    seat: 'one', asked: 'one', prompt: 'play', battle: 1, battlefield: 'neutral', loser: null, active: 'one', phase: 'play',
    players: { one: player(one), two: player() }, attack: null, resolving: null, ability: null, strengths: [], costs: {}, crews: [],
    duel: { attacker: null, attacked: null }, ending: null, winners: [], losers: [], ...more,
  }
}

test('CO-108.2: a pilot stands with its vehicle, under its own place', () => {
  const view = match({ front: [troop(3, 'tank-ace', { pilots: true }), troop(5, 'alley-recruit'), troop(7, 'cardboard-tank')] }, { crews: [{ vehicle: 7, pilot: 3 }] })
  const line = standing(view, 'one', 'front')
  expect(line.map(({ troop, place, pilot }) => [troop.arrived, place, pilot?.place ?? null])).toEqual([
    [5, 'players/one/front/1', null],
    [7, 'players/one/front/2', 'players/one/front/0'],
  ])
})

test('CO-101.2: what a troop is worth now, and how that compares with the print', () => {
  const hurt = troop(7, 'cardboard-tank', { damage: 2 })
  const worth = worthOf(TANK, hurt, [{ arrived: 7, damage: 4, health: 6, keywords: ['reach'], standings: [] }])
  expect(worth).toEqual({ cost: 3, damage: 4, health: 6, left: 4, keywords: ['reach'] })
  expect(change(worth.damage, TANK.damage)).toBe('more')
  expect(change(2, 3)).toBe('less')
  expect(change(3, 3)).toBeNull()
  expect(worthOf(TANK, hurt, []).left).toBe(3)
})

test('CO-R.C: damage may stay on a card in the hand, and its cost may have changed', () => {
  const held = { card: 'cardboard-tank', damage: 1, counters: 0, removed: false }
  expect(worthInHand(TANK, held, { 'cardboard-tank': 2 })).toEqual({ ...printedWorth(TANK), cost: 2, left: 4 })
})

test('CO-R.Z: what a troop must or may do now, and how often it attacks', () => {
  const guard = troop(1, 'night-watchman', { stands: ['shrouded'] })
  expect(standingsOf(guard, [{ arrived: 1, damage: 1, health: 4, keywords: [], standings: ['guards', 'shrouded'] }])).toEqual(['guards', 'shrouded'])
  expect(standingsOf(guard, [])).toEqual(['shrouded'])
  const twice = troop(2, 'kitten', { attacks: 1 })
  expect([hasAttacked(twice, ['attacks-twice']), hasAttacked(twice, ['guards'])]).toEqual([false, true])
  expect(hasAttacked(troop(2, 'kitten', { attacks: 2 }), ['attacks-twice'])).toBe(true)
})

test('CO-107.1: a troop that may attack again has not had all its attacks', () => {
  expect(hasAttacked(troop(1, 'kitten', { attacks: 1 }))).toBe(true)
  expect(hasAttacked(troop(1, 'kitten', { attacks: 1, attacks_again: 1 }))).toBe(false)
})

test('copies are counted', () => {
  expect(copies(['a', 'b', 'a', 'a'])).toEqual([0, 0, 1, 2])
  expect(counted(['a', 'a', null, 'b'])).toEqual([{ id: 'a', at: 0, number: 2 }, { id: 'b', at: 3, number: 1 }])
  const view = match({ front: [troop(9, 'kitten')], back: [troop(4, 'kitten'), troop(6, null)] })
  expect([...copyNumbers(view)]).toEqual([[4, 1], [9, 2]])
})

test('a card comes from where the hand has one less, and goes to where the pile has one more', () => {
  const view = match({ hand: [{ card: 'kitten', damage: 0, counters: 0, removed: false }], discard: ['kitten', 'kitten'] })
  expect(comesFrom(view, 'one', 'kitten')).toBe('held:one:kitten:1')
  expect(comesFrom(view, 'two', 'kitten')).toBe('hand:two')
  expect(goesTo(view, 'one', 'kitten')).toBe('lies:one:kitten:2')
  expect(goesTo(view, 'one', null)).toBeUndefined()
})

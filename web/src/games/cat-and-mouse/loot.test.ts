import { expect, test } from 'vitest'
import { completing, isTrick, LOOT, ruleOf, setIn } from './loot'

test('nine treasures and three tricks', () => {
  expect(LOOT).toHaveLength(12)
  expect(LOOT.filter(({ id }) => isTrick(id))).toHaveLength(3)
})

test('three of one theme or one value are a set', () => {
  expect([...setIn(['gems-10', 'gems-20', 'gems-30', 'smoke-bomb'])]).toEqual(['gems-10', 'gems-20', 'gems-30'])
  expect(setIn(['gems-10', 'glory-10', 'animals-10']).size).toBe(3)
  expect(setIn(['gems-10', 'gems-20', 'glory-30']).size).toBe(0)
  expect(setIn(['calling-card', 'smoke-bomb', 'pickpocket']).size).toBe(0)
})

test('what would complete a set', () => {
  expect(completing(['gems-10', 'gems-20'])).toEqual(['gems-30'])
  expect(completing(['gems-10', 'gems-20', 'animals-10'])).toEqual(['glory-10', 'gems-30'])
  expect(completing(['gems-10', 'gems-20', 'gems-30'])).toEqual([])
})

test('each trick has its rule', () => {
  expect(ruleOf('smoke-bomb')).toEqual(['CM-6.2'])
  expect(ruleOf('gems-10')).toEqual(['CM-5.3'])
})

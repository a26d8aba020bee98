import { expect, test } from 'vitest'
import { breakable } from './names'

test('long names may break where their parts meet', () => {
  expect(breakable('Arbeitszimmer')).toBe('Arbeits\u00adzimmer')
  expect(breakable('Pickpocket')).toBe('Pick\u00adpocket')
  expect(breakable('Blaues Zimmer')).toBe('Blaues Zimmer')
  expect(breakable('Library')).toBe('Library')
})

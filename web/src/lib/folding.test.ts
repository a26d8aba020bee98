import { expect, test } from 'vitest'
import { folded } from './folding'

test('what is said several times in a row is said once', () => {
  expect(folded(['A card is laid out.', 'A card is laid out.', 'White has 1 point.'])).toBe('A card is laid out (2×). White has 1 point.')
})

test('what is said again later is said again', () => {
  expect(folded(['A.', 'B.', 'A.'])).toBe('A. B. A.')
  expect(folded([])).toBe('')
})

import { expect, test } from 'vitest'
import { fitLines } from './fitting'

function linesIn(room: number): string {
  const text = document.createElement('p')
  fitLines(text, 4, () => Number(text.style.getPropertyValue('--lines')) > room)
  return text.style.getPropertyValue('--lines')
}

test('a text has as many lines as there is room for, and one in any case', () => {
  expect([9, 4, 2, 0].map(linesIn)).toEqual(['4', '4', '2', '1'])
})

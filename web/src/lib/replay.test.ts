import { expect, test } from 'vitest'
import type { Recalled } from './protocol'
import { lineOf, linesBy, momentOfLine, queryOf, stepIn, stepOf } from './replay'

const told = (after_answers: number): Recalled => ({ text: `after ${after_answers}`, rule: '', begins_turn: false, seat: null, after_answers })
const timeline = { moments: [4, 5, 9, 12], lines: [told(3), told(4), told(5), told(9), told(12)] }

test('at a moment all lines have been told that came with its answers', () => {
  expect([0, 1, 2, 3].map((moment) => linesBy(timeline, moment))).toEqual([2, 3, 4, 5])
})

test('a line belongs to the first moment at which it had been told', () => {
  expect([0, 1, 2, 3, 4, 99].map((line) => momentOfLine(timeline, line))).toEqual([0, 0, 1, 2, 3, 3])
  expect(momentOfLine({ moments: [], lines: [] }, 0)).toBe(0)
})

const log = (words: string) => words.split(' ').map((text) => ({ text, begins_turn: text.startsWith('T') }))
const seats = log('a b T1 c d T2 e')
const whole = log('x a y b T1 z C d T2 c e')

test('a line of a seat’s log is found again in the whole one, by its turn and by what it says', () => {
  const again = (line: number) => whole[lineOf(whole, stepOf(seats, line))]?.text
  expect(again(0)).toBe('a')
  expect(again(1)).toBe('b')
  expect(again(2)).toBe('T1')
  expect(again(4)).toBe('d')
  expect(again(6)).toBe('e')
})

test('where it says something else there, the step will do', () => {
  expect(lineOf(whole, stepOf(seats, 3))).toBe(5)
  expect(lineOf(seats, { turn: 1, step: 9, like: '' })).toBe(4)
  expect(lineOf([], { turn: 1, step: 0, like: '' })).toBe(0)
})

test('an address names a line', () => {
  for (const line of whole.keys()) {
    const step = stepIn(new URLSearchParams(queryOf(whole, line)))
    expect(step && lineOf(whole, step)).toBe(line)
  }
  expect(stepIn(new URLSearchParams(''))).toBeNull()
})

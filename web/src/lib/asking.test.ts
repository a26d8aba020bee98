import { expect, test } from 'vitest'
import { answersItself, asking, hasToAnswer } from './asking.svelte'
import type { Option, State } from './protocol'

const option = {} as Option
const asked = (more: object = {}, options = [option]): State =>
  ({ seat: 'one', settles: true, table: { game: 'g' }, question: { asked: 'one', number: 3, prompt: 'respond', options }, ...more }) as unknown as State

test('one answer that tells nobody anything needs no turn of anybody', () => {
  expect([answersItself(asked()), hasToAnswer(asked())]).toEqual([true, false])
})

test('unless one wants to be asked', () => {
  asking.set('g', 'respond', true)
  expect([answersItself(asked()), hasToAnswer(asked())]).toEqual([false, true])
  asking.set('g', 'respond', false)
  expect(hasToAnswer(asked())).toBe(false)
})

test('what would tell, and what has several answers, has to be answered', () => {
  expect(hasToAnswer(asked({ settles: false }))).toBe(true)
  expect(hasToAnswer(asked({}, [option, option]))).toBe(true)
})

test('what others are asked is not one’s turn', () => {
  expect(hasToAnswer(asked({ seat: 'two', settles: false }))).toBe(false)
  expect(hasToAnswer(asked({ question: null }))).toBe(false)
})

import { expect, it } from 'vitest'
import type { Option, Question } from './protocol'
import { TwoSteps } from './two-steps.svelte'

const option = (place: string | null): Option => ({ text: '', rule: '', place, peril: '', preview: '' })
const asked = (number: number, ...places: (string | null)[]): Question => ({
  asked: 'white', prompt: 'use', text: '', number, options: places.map(option), refused: [], window: false,
})

it('answers what stands before an option, and then the option itself', () => {
  const steps = new TwoSteps()
  const sent: number[] = []
  const use = asked(4, 'abilities/one', null)
  const shown = asked(4, 'abilities/one', null, 'hand/3')
  expect(steps.answer(use, shown, 2, 1, (index) => sent.push(index) > 0)).toBe(true)
  expect(sent).toEqual([1])
  expect(steps.chosen(use)).toBe(null)
  expect(steps.chosen(asked(5, 'hand/1', 'hand/3'))).toBe(1)
  expect(steps.chosen(asked(6, 'hand/3'))).toBe(null)
})

it('asks where the option is not offered after all', () => {
  const steps = new TwoSteps()
  steps.answer(asked(4, null), asked(4, null, 'hand/3'), 1, 0, () => true)
  expect(steps.chosen(asked(5, 'hand/1'))).toBe(null)
})

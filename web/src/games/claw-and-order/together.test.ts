import { expect, test } from 'vitest'
import type { Question } from '$/lib/protocol'
import { together } from './together'

const asked = (prompt: string): Question => ({
  asked: 'one', prompt, text: '', number: 1, window: false, refused: [],
  options: ['Minefield', 'Old Mill', 'neutral ground'].map((text) => ({ text, rule: 'CO-111.1', place: null, peril: '', preview: '' })),
})

test('battlefields lie at their places, and the neutral one beside them', () => {
  expect(together(asked('choose-battlefield')).options.map(({ place }) => place)).toEqual(['battlefields/0', 'battlefields/1', 'battlefields/neutral'])
})

test('other questions stay as they are', () => {
  const question = asked('whether')
  expect(together(question)).toBe(question)
})

import { expect, test } from 'vitest'
import { onlyLifts } from './lifting'

const click = (pointerType: string) => Object.assign(new Event('click'), { pointerType })

test.each([
  ['card small-card', 'touch', true],
  ['slip item equip', 'touch', true],
  ['slip item equip', 'mouse', false],
  ['room', 'touch', false],
])('%s by %s', (look, pointer, lifted) => {
  expect(onlyLifts(look, click(pointer))).toBe(lifted)
})

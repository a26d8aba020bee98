import { beforeEach, expect, test, vi } from 'vitest'
import { moveFrom, remember, transformTo } from './moving'
import { look } from './theme.svelte'

const moves: [string | undefined, Keyframe[]][] = []

/** A table of things at given places, as `key: left`. */
function table(things: Record<string, number>, extra: Record<string, DOMStringMap> = {}): HTMLElement {
  const root = document.createElement('main')
  for (const [key, left] of Object.entries(things)) {
    const thing = document.createElement('div')
    Object.assign(thing.dataset, { key, ...extra[key] })
    thing.getBoundingClientRect = () => ({ left, top: 0, width: 40, height: 56 }) as DOMRect
    root.append(thing)
  }
  return root
}

beforeEach(() => {
  moves.length = 0
  look.motion = 'full'
  document.body.replaceChildren()
  HTMLElement.prototype.animate = vi.fn(function (this: HTMLElement, frames: unknown) {
    moves.push([this.dataset.key, frames as Keyframe[]])
    return {} as Animation
  })
})

test('a card moves from where it was', () => {
  const before = remember(table({ a: 0, b: 100 }))
  moveFrom(before, table({ a: 50, b: 100 }))
  expect(moves.map(([key]) => key)).toEqual(['a'])
  expect(moves[0]?.[1][0]?.transform).toBe('translate(-50px, 0px) scale(1)')
})

test('a new card comes out of the deck that it names', () => {
  const before = remember(table({ deck: 200 }))
  moveFrom(before, table({ deck: 200, a: 0 }, { a: { from: 'deck' } }))
  expect(moves.map(([key]) => key)).toEqual(['a'])
  expect(moves[0]?.[1][0]?.transform).toBe('translate(200px, 0px) scale(1)')
})

test('a new card from nowhere fades in', () => {
  moveFrom(remember(table({ deck: 0 })), table({ deck: 0, a: 50 }))
  expect(moves).toEqual([['a', [{ opacity: 0 }, { opacity: 1 }]]])
})

test('a card that is gone flies to the place that it names', () => {
  const before = remember(table({ pile: 300, a: 0 }, { a: { to: 'pile' } }))
  moveFrom(before, table({ pile: 300 }))
  expect(moves[0]?.[1][1]?.transform).toBe('translate(300px, 0px) scale(1)')
  expect(document.body.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

test('nothing moves where reduced motion is wanted', () => {
  look.motion = 'reduced'
  moveFrom(remember(table({ a: 0 })), table({ a: 50 }))
  expect(moves).toEqual([])
})

test('a smaller card grows from its middle', () => {
  const from = { left: 0, top: 0, width: 20, height: 28 }
  const to = { left: 100, top: 0, width: 40, height: 56 }
  expect(transformTo(from, to)).toBe('translate(-110px, -14px) scale(0.5)')
})

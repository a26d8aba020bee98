import { expect, test } from 'vitest'
import { boxOf, DEPTH, Drawing, HALL, PLAN, standing, WALLS, WIDTH, WINDOWS } from './plan'

const areas = [...Object.values(PLAN), HALL]

test('the rooms and the hall fill the house without a gap', () => {
  const total = areas.reduce((sum, { width, depth }) => sum + width * depth, 0)
  expect(total).toBeCloseTo(WIDTH * DEPTH)
})

test('no two rooms share ground', () => {
  for (const [at, a] of areas.entries()) {
    for (const b of areas.slice(at + 1)) {
      const apart = a.x + a.width <= b.x + 1e-9 || b.x + b.width <= a.x + 1e-9 || a.y + a.depth <= b.y + 1e-9 || b.y + b.depth <= a.y + 1e-9
      expect(apart).toBe(true)
    }
  }
})

test('on a narrow phone every room can be touched', () => {
  const { across, down } = new Drawing(326, 165)
  for (const { width, depth } of Object.values(PLAN)) {
    expect(width * across).toBeGreaterThan(44)
    expect(depth * down).toBeGreaterThan(44)
  }
})

test('windows are in walls', () => {
  const isIn = (along: string, at: number, from: number, to: number, outer: boolean) =>
    WALLS.some((wall) => wall.along === along && wall.at === at && (wall.outer ?? false) === outer && wall.from <= from && wall.to >= to)
  for (const { along, at, from, to } of WINDOWS) expect(isIn(along, at, from, to, true)).toBe(true)
})

test('walls stand where no window is, and rooms are divided by whole ones', () => {
  expect(standing({ along: 'x', at: 99, from: 0, to: 5 })).toEqual([[0, 5]])
  expect(standing({ along: 'x', at: 12.4, from: 0, to: 24 })).toEqual([[0, 24]])
  expect(standing({ along: 'x', at: 18, from: 0, to: 24 })[0]).toEqual([0, 2.2])
})

test('a box for the style sheet', () => {
  expect(boxOf({ x: 0, y: 9, width: 6, depth: 4.5 })).toBe('left:0%;top:50%;width:25%;height:25%')
})

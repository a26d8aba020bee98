/** The mansion on paper: rooms, walls and windows, in units of a house 24 wide and 18 deep. There are no doors: which rooms lie side by side does not matter (CM-5.2). */

export const WIDTH = 24
export const DEPTH = 18

export interface Area {
  x: number
  y: number
  width: number
  depth: number
}

const area = (x: number, y: number, width: number, depth: number): Area => ({ x, y, width, depth })

/** By number, in reading order; the house has no rule of who lies beside whom. */
export const PLAN: Readonly<Record<number, Area>> = {
  1: area(0, 0, 7.4, 5.6),
  2: area(7.4, 0, 5.5, 5.6),
  3: area(12.9, 0, 5.5, 5.6),
  4: area(18.4, 0, 5.6, 5.6),
  5: area(0, 5.6, 6, 6.8),
  6: area(6, 7.2, 6, 5.2),
  7: area(12, 7.2, 6, 5.2),
  8: area(18, 5.6, 6, 6.8),
  9: area(0, 12.4, 6.6, 5.6),
  10: area(6.6, 12.4, 5.7, 5.6),
  11: area(12.3, 12.4, 5.7, 5.6),
  12: area(18, 12.4, 6, 5.6),
}

export const HALL: Area = area(6, 5.6, 12, 1.6)

/** A stretch of wall along one axis: `y` says it runs across at that height, `x` that it runs down. */
export interface Wall {
  along: 'x' | 'y'
  at: number
  from: number
  to: number
  outer?: boolean
}

const across = (at: number, from: number, to: number, outer = false): Wall => ({ along: 'x', at, from, to, outer })
const down = (at: number, from: number, to: number, outer = false): Wall => ({ along: 'y', at, from, to, outer })

export const WALLS: readonly Wall[] = [
  across(0, 0, 24, true), down(24, 0, 18, true), across(18, 0, 24, true), down(0, 0, 18, true),
  across(5.6, 0, 24), across(7.2, 6, 18), across(12.4, 0, 24),
  down(7.4, 0, 5.6), down(12.9, 0, 5.6), down(18.4, 0, 5.6),
  down(6, 5.6, 12.4), down(12, 7.2, 12.4), down(18, 5.6, 12.4),
  down(6.6, 12.4, 18), down(12.3, 12.4, 18), down(18, 12.4, 18),
] // prettier-ignore

/** Windows in outer walls. */
export const WINDOWS: readonly Wall[] = [
  across(0, 1.4, 3.2), across(0, 4.2, 6), across(0, 9.2, 11.2), across(0, 14.6, 16.6), across(0, 20.2, 22.2),
  across(18, 2.2, 4.4), across(18, 8.4, 10.4), across(18, 14.2, 16.2), across(18, 20, 22),
  down(0, 1.8, 3.8), down(0, 8, 10), down(0, 14.2, 16.2), down(24, 1.8, 3.8), down(24, 8, 10), down(24, 14.2, 16.2),
] // prettier-ignore

export interface Line {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** What of a wall stands when windows are cut out. */
export function standing(wall: Wall): [number, number][] {
  const gaps = WINDOWS.filter((each) => each.along === wall.along && each.at === wall.at)
    .map((each): [number, number] => [each.from, each.to])
    .filter(([from, to]) => from >= wall.from && to <= wall.to)
    .sort(([a], [b]) => a - b)
  const left: [number, number][] = []
  let at = wall.from
  for (const [from, to] of gaps) {
    if (from > at) left.push([at, from])
    at = to
  }
  if (at < wall.to) left.push([at, wall.to])
  return left
}

/** The plan at a size in pixels. */
export class Drawing {
  readonly across: number
  readonly down: number

  constructor(width: number, height: number) {
    this.across = width / WIDTH
    this.down = height / DEPTH
  }

  stretch(along: 'x' | 'y', at: number, from: number, to: number): Line {
    const { across: w, down: h } = this
    return along === 'x' ? { x1: from * w, y1: at * h, x2: to * w, y2: at * h } : { x1: at * w, y1: from * h, x2: at * w, y2: to * h }
  }

  walls(outer: boolean): Line[] {
    return WALLS.filter((wall) => (wall.outer ?? false) === outer).flatMap((wall) =>
      standing(wall).map(([from, to]) => this.stretch(wall.along, wall.at, from, to)),
    )
  }

  windows(): Line[] {
    return WINDOWS.map(({ along, at, from, to }) => this.stretch(along, at, from, to))
  }
}

/** Where an area lies, for a style sheet. */
export function boxOf({ x, y, width, depth }: Area): string {
  const part = (of: number, whole: number) => `${n((100 * of) / whole)}%`
  return `left:${part(x, WIDTH)};top:${part(y, DEPTH)};width:${part(width, WIDTH)};height:${part(depth, DEPTH)}`
}

function n(number: number): number {
  return Math.round(number * 100) / 100
}

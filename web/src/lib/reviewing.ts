/** Reviews of games that are over: asked for until they are done, and the points of their curve. */

import { api } from './api'
import type { Review, ReviewPoint } from './protocol'

const AGAIN = 800
const [WIDTH, HEIGHT] = [600, 200]

/** A chance from 0 to 1 as people say it. */
export function percent(chance: number): number {
  return Math.round(chance * 100)
}

/** Follow a review until it is done; the function that comes back stops it. Who stops waits for it no longer, and nor does the server. */
export function followReview(
  id: string, seat: string, language: string, onnews: (review: Review) => void, onrefusal: (error: unknown) => void,
  fetched: typeof api.review = api.review,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const ask = async () => {
    try {
      const review = await fetched(id, seat, language)
      if (isStopped) return
      onnews(review)
      if (review.done < 1) timer = setTimeout(ask, AGAIN)
    } catch (error) {
      if (!isStopped) onrefusal(error)
    }
  }
  void ask()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** Where a point of the curve is drawn: from left to right through the game, the better the higher. */
export function placeOf({ after_answers, chance }: ReviewPoint, curve: readonly ReviewPoint[]): { x: number; y: number } {
  const [first, last] = [curve[0]?.after_answers ?? 0, curve.at(-1)?.after_answers ?? 1]
  return { x: ((after_answers - first) / Math.max(1, last - first)) * WIDTH, y: (1 - chance) * HEIGHT }
}

/** The curve as SVG's points. */
export function lineThrough(curve: readonly ReviewPoint[]): string {
  return curve.map((point) => placeOf(point, curve)).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}

/** The chance on the curve at some moment: that of the last point before it. */
export function chanceAt(curve: readonly ReviewPoint[], answers: number): number {
  return (curve.findLast((point) => point.after_answers <= answers) ?? curve[0])?.chance ?? 0.5
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Review } from './protocol'
import { chanceAt, followReview, lineThrough, percent } from './reviewing'

const CURVE = [
  { after_answers: 4, chance: 0.5 },
  { after_answers: 10, chance: 0.75 },
  { after_answers: 20, chance: 0 },
]

function review(done: number): Review {
  return { seat: 'mouse', done, chance_of: 'chance to win', exact: false, curve: CURVE, turns: [] }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a chance is said in whole percents', () => {
  expect(percent(0.256)).toBe(26)
})

test('the curve goes from left to right, and up when the chance rises', () => {
  expect(lineThrough(CURVE)).toBe('0.0,100.0 225.0,50.0 600.0,200.0')
})

test('between two questions the chance is that of the first', () => {
  expect([chanceAt(CURVE, 0), chanceAt(CURVE, 9), chanceAt(CURVE, 10), chanceAt(CURVE, 99)]).toEqual([0.5, 0.5, 0.75, 0])
})

test('a review is asked for until it is done', async () => {
  const [fetched, told] = [vi.fn().mockResolvedValueOnce(review(0.5)).mockResolvedValueOnce(review(1)), vi.fn()]
  followReview('t', 'mouse', 'en', told, () => {}, fetched)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(told.mock.calls.map(([found]) => (found as Review).done)).toEqual([0.5, 1])
})

test('whoever leaves asks no more and is told nothing', async () => {
  const [fetched, told] = [vi.fn().mockResolvedValue(review(0.5)), vi.fn()]
  const stop = followReview('t', 'mouse', 'en', told, told, fetched)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(told).not.toHaveBeenCalled()
})

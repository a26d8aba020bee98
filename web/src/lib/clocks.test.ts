import { expect, test } from 'vitest'
import { timeControlName, TIME_CONTROLS, isUrgent, leftAt, nextTick, written } from './clocks'
import type { SeatClock } from './protocol'

const unit = (name: string, number: number) => `${number} ${name[0]}`
const running: SeatClock = { seat: 'mouse', bank: 600_000, begun: 1_000_000, runs_out: 1_000_000 + 605_000 }

test('the free seconds of a turn come first, then the bank', () => {
  expect(leftAt(running, 1_000_000)).toEqual({ free: 5000, bank: 600_000, runs: true })
  expect(leftAt(running, 1_004_000)).toEqual({ free: 1000, bank: 600_000, runs: true })
  expect(leftAt(running, 1_015_000)).toEqual({ free: 0, bank: 590_000, runs: true })
  expect(leftAt(running, 9_000_000)).toEqual({ free: 0, bank: 0, runs: true })
})

test('a clock that stands shows its bank', () => {
  expect(leftAt({ seat: 'cat', bank: 42_000, runs_out: null, begun: null }, 5)).toEqual({ free: 0, bank: 42_000, runs: false })
})

test('one should hurry at the end, and only in one’s own turn', () => {
  expect(isUrgent({ free: 0, bank: 19_000, runs: true })).toBe(true)
  expect(isUrgent({ free: 0, bank: 21_000, runs: true })).toBe(false)
  expect(isUrgent({ free: 0, bank: 5000, runs: false })).toBe(false)
})

test('minutes, hours and days', () => {
  expect(written(0, unit)).toBe('0:00')
  expect(written(59_999, unit)).toBe('0:59')
  expect(written(600_000, unit)).toBe('10:00')
  expect(written(3_725_000, unit)).toBe('1:02:05')
  expect(written(86_400_000, unit)).toBe('1 d')
  expect(written(3 * 86_400_000 + 7_200_000, unit)).toBe('3 d 2 h')
})

test('it is looked at again just when it reads otherwise', () => {
  expect(nextTick({ free: 0, bank: 10_400, runs: true })).toBe(420)
  expect(nextTick({ free: 2300, bank: 10_400, runs: true })).toBe(320)
  expect(nextTick({ free: 2 * 86_400_000 + 5000, bank: 0, runs: true })).toBe(5020)
})

test('a table’s clock has the name it was chosen by', () => {
  expect(timeControlName(null)).toBe('none')
  expect(timeControlName({ ...TIME_CONTROLS.quick, then: 'bot' })).toBe('quick')
  expect(timeControlName({ bank: 0, free: 7 * 86_400 })).toBe('day-7')
  expect(timeControlName({ bank: 1, free: 1 })).toBeNull()
})

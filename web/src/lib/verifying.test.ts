import { beforeEach, expect, test } from 'vitest'
import { commitmentTo, outcomeOf, readRecord, remember, remembered, verdictOn, type Remembered } from './verifying'

// The game of docs/verify.md, which `catspaw verify` accepts.
const COMMITMENT = 'ead8ca8381a590dbf46581f77970c49ee6f79716e54396477ae9920bc62761ae'
const SECRET = 'fb1c2a2093b996d54f3e2e70e0a5bc2ecf7af22f5e4e2336d7fbdec6cb959595'
const NONCES = ['d73505a7b97a1d27022c712fb1f2e371', '50407d7092d9af26d58c8dc93adb6454'] as const
const RECORD = `catspaw=1 game=cat-and-mouse rules=1 variants=- rulings=- seats=inspector,mouse answers=0951733DB end=-1.0 shuffle=${COMMITMENT}:${SECRET}:${NONCES.join(',')}`

const knew = (change: Partial<Remembered> = {}): Remembered => ({ commitment: COMMITMENT, nonces: [NONCES[1]], shownFirst: true, ...change })

async function verdict(text: string, mine: string[], before: Remembered | null) {
  const record = readRecord(text)
  const found = record && (await verdictOn(record, mine, before))
  if (!found) throw new Error('nothing to check')
  return found
}

beforeEach(() => localStorage.clear())

test('a commitment is the one that the server computes', async () => {
  expect(await commitmentTo(SECRET)).toBe(COMMITMENT)
})

test('a record is read as far as the shuffle needs', () => {
  expect(readRecord(RECORD)).toEqual({
    seats: ['inspector', 'mouse'],
    shuffle: { commitment: COMMITMENT, secret: SECRET, nonces: [...NONCES] },
  })
  expect(readRecord(RECORD.replace(/ shuffle=.*/, ''))?.shuffle).toBeNull()
  expect(readRecord(RECORD.replace(SECRET, 'zz'))?.shuffle).toBeNull()
  expect(readRecord('<html>')).toBeNull()
})

test('what was shown and sent before is found again in the record', async () => {
  const found = await verdict(RECORD, ['mouse'], knew())
  expect(found).toEqual({ follows: true, isTheOneShown: true, holdsMine: true, shownFirst: true })
  expect(outcomeOf(found)).toBe('verified')
})

test('another secret, another commitment and another nonce are found out', async () => {
  const other = RECORD.replace(SECRET, SECRET.replace('fb', 'fc'))
  expect(outcomeOf(await verdict(other, ['mouse'], knew()))).toBe('failed')
  expect(outcomeOf(await verdict(RECORD, ['mouse'], knew({ commitment: '00'.repeat(32) })))).toBe('failed')
  expect(outcomeOf(await verdict(RECORD, ['mouse'], knew({ nonces: [NONCES[0]] })))).toBe('failed')
})

test('whoever sits at both seats has a nonce at each', async () => {
  const both = ['inspector', 'mouse']
  expect((await verdict(RECORD, both, knew())).holdsMine).toBe(false)
  expect((await verdict(RECORD, both, knew({ nonces: [...NONCES] }))).holdsMine).toBe(true)
})

test('an onlooker can only say that it agrees with itself', async () => {
  const found = await verdict(RECORD, [], null)
  expect(found).toEqual({ follows: true, isTheOneShown: null, holdsMine: null, shownFirst: null })
  expect(outcomeOf(found)).toBe('consistent')
})

test('without as many nonces as seats there is nothing to check', async () => {
  const record = readRecord(RECORD.replace(`,${NONCES[1]}`, ''))
  expect(record && (await verdictOn(record, [], null))).toBeNull()
})

test('what was known before is remembered per table, and rubbish is not', () => {
  remember('t', COMMITMENT, NONCES[1], true)
  expect(remembered('t')).toEqual(knew())
  remember('t', COMMITMENT, NONCES[0], false)
  expect(remembered('t')).toEqual(knew({ nonces: [NONCES[1], NONCES[0]], shownFirst: false }))
  expect(remembered('u')).toBeNull()
  localStorage.setItem('catspaw-shuffle-u', '{')
  expect(remembered('u')).toBeNull()
})

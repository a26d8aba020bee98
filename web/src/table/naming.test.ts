import { beforeAll, expect, test } from 'vitest'
import { speech } from '$/lib/language.svelte'
import type { Ending, Seat } from '$/lib/protocol'
import { endingText } from './ending'
import { initialOf, soleName, withNames } from './naming'

const seat = (name: string, label: string, of: Partial<Seat>) => ({ seat: name, label, kind: 'person', name: 'guest', level: null, mine: false, ...of }) as Seat
const bot = seat('two', 'Player two', { kind: 'bot', name: 'random' })

beforeAll(() => speech.speak('en'))

test('one guest is called a guest, where seats are only numbered, and oneself “you”', () => {
  expect(withNames('Player one begins.', [seat('one', 'Player one', {}), bot])).toBe('Guest begins.')
  expect(withNames('Player one begins.', [seat('one', 'Player one', { mine: true }), bot])).toBe('You begin.')
  expect(withNames('Player one dances.', [seat('one', 'Player one', { mine: true }), bot])).toBe('Guest dances.')
})

test('whoever sits on a numbered seat is called by name alone, oneself “you” as well; roles keep theirs', () => {
  const me = seat('one', 'Player one', { mine: true })
  const friend = seat('two', 'Player two', { name: 'Whiskers' })
  expect(soleName(me, [me, friend])).toEqual({ name: 'You', also: null })
  expect(soleName(friend, [me, friend])).toEqual({ name: 'Whiskers', also: null })
  const guests = [me, seat('two', 'Player two', {})]
  expect(guests.map((each) => soleName(each, guests))).toEqual([null, null])
  expect(soleName(seat('mouse', 'The Mouse', { mine: true }), [me])).toBe(null)
  expect([me, friend, seat('mouse', 'The Mouse', { mine: true })].map((each) => initialOf(each, [me, friend]))).toEqual(['Y', 'W', 'M'])
})

test('a name is told as it is written', () => {
  const seats = [seat('one', 'Player one', { name: '$& $1' }), bot]
  expect(withNames('Player one begins.', seats)).toBe('$& $1 begins.')
})

test('several guests are told apart by their seats', () => {
  const guests = [seat('one', 'Player one', { mine: true }), seat('two', 'Player two', {})]
  expect(withNames('Player two begins.', guests)).toBe('Player two begins.')
})

test('whoever has won alone is not told it twice', () => {
  const seats = [seat('one', 'Guest', { mine: true }), bot]
  const ending = { ending: 'rule', winners: ['one'], losers: ['two'], lines: [], decided_by: [] } as unknown as Ending
  expect(endingText(ending, seats, 'one')).toBe('You have won.')
  expect(endingText(ending, seats, 'two')).toBe('You have lost. Guest wins.')
})

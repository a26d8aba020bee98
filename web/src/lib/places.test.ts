import { expect, test } from 'vitest'
import { byRule, lookUp, placesOf } from './places'
import type { Option, Question } from './protocol'
import { Spots } from './spots.svelte'

const option = (text: string, place: string | null, rule = 'CM-1.1'): Option => ({ text, place, rule, peril: '', preview: '' })

function asked(options: Option[], refused: Option[] = []): Question {
  return { asked: 'mouse', prompt: 'name', text: 'Name a room', number: 3, options, refused, window: false }
}

test('an option keeps the number by which one answers', () => {
  const places = placesOf(asked([option('Stay', null), option('Library', 'rooms/3')]))
  expect(places.get('rooms/3')?.offered).toEqual([{ ...option('Library', 'rooms/3'), index: 1 }])
  expect(places.get('')?.offered.map(({ index }) => index)).toEqual([0])
})

test('refused options are grouped by their rule', () => {
  const refused = [option('a', null, 'CM-R.E'), option('b', null, 'CM-R.D'), option('c', null, 'CM-R.E')]
  expect(byRule(refused)).toEqual([
    { rule: 'CM-R.E', texts: ['a', 'c'] },
    { rule: 'CM-R.D', texts: ['b'] },
  ])
})

test('a place is a path into the view', () => {
  const view = { players: { one: { hand: [{ card: 'a' }, { card: 'b' }] } }, deck: null }
  expect(lookUp(view, 'players/one/hand/1')).toEqual({ card: 'b' })
  expect(lookUp(view, 'deck/3')).toBeUndefined()
  expect(lookUp(view, 'rooms/3')).toBeUndefined()
})

function spotsFor(question: Question | null, isWaiting = false) {
  const answers: number[] = []
  const spots = new Spots({
    question: () => question,
    answer: (index) => answers.push(index) > 0,
    isWaiting: () => isWaiting,
  })
  return { spots, answers, anchor: document.createElement('div') }
}

test('the only option at a place is answered at once', () => {
  const { spots, answers, anchor } = spotsFor(asked([option('Stay', null), option('Library', 'rooms/3')]))
  spots.choose('rooms/3', anchor)
  expect(answers).toEqual([1])
})

test('of several options at a place one chooses from a menu', () => {
  const { spots, answers, anchor } = spotsFor(asked([option('Play it', 'hand/0'), option('Show it', 'hand/0')]))
  spots.choose('hand/0', anchor)
  expect(answers).toEqual([])
  expect(spots.opened?.offered.map(({ text }) => text)).toEqual(['Play it', 'Show it'])
  spots.answer(1)
  expect(answers).toEqual([1])
  expect(spots.opened).toBeNull()
})

test('what is refused explains itself', () => {
  const { spots, answers, anchor } = spotsFor(asked([option('Stay', null)], [option('Library', 'rooms/3', 'CM-R.E')]))
  expect(spots.isRefused('rooms/3')).toBe(true)
  spots.choose('rooms/3', anchor)
  expect(answers).toEqual([])
  expect(spots.opened?.refused).toEqual([option('Library', 'rooms/3', 'CM-R.E')])
})

test('nothing is answered while an answer is on its way', () => {
  const { spots, answers, anchor } = spotsFor(asked([option('Library', 'rooms/3')]), true)
  spots.choose('rooms/3', anchor)
  expect(answers).toEqual([])
})

test('what the board does not draw needs a button', () => {
  const { spots } = spotsFor(asked([option('Stay', null), option('Library', 'rooms/3')]))
  expect(spots.elsewhere.map(({ index }) => index)).toEqual([0, 1])
  const gone = spots.draw('rooms/3')
  expect(spots.elsewhere.map(({ index }) => index)).toEqual([0])
  gone()
  expect(spots.elsewhere.map(({ index }) => index)).toEqual([0, 1])
})

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '$/lib/connection.svelte'
import { speech } from '$/lib/language.svelte'
import type { Seat, State, TableInfo } from '$/lib/protocol'
import Notices from './Notices.svelte'

const me = { seat: 'mouse', label: 'You', kind: 'person', mine: true, here: true } as Seat
const friend = { seat: 'inspector', label: 'Whiskers', kind: 'person', mine: false, here: false } as Seat
const useBot = vi.fn()
let mounted: object
/** Of our own: other files leave theirs in the document. */
let target: HTMLElement

function show(seats: Seat[], of: Partial<State>): HTMLButtonElement[] {
  const table = { state: 'playing', seats } as TableInfo
  const state = { table, seat: 'mouse', ending: null, gone: [], undo_requested_by: null, question: { asked: 'inspector' }, ...of } as unknown as State
  mounted = mount(Notices, { target, props: { connection: { useBot, refusal: null } as unknown as Connection, state, table } })
  flushSync()
  return [...target.querySelectorAll('button')]
}

beforeAll(() => speech.speak('en'))
beforeEach(() => {
  useBot.mockClear()
  target = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  void unmount(mounted)
  target.remove()
})

test('whoever waits for somebody who has been gone for long may let a bot play on', () => {
  const [button] = show([me, friend], { gone: ['inspector'] })
  expect(target.textContent).toContain('Whiskers')
  expect(button?.textContent).toBe('Let a bot play on')
  button?.click()
  expect(useBot).toHaveBeenCalledExactlyOnceWith(true, 'inspector')
})

test('for a moment only that they are away is said', () => {
  expect(show([me, friend], {})).toEqual([])
  expect(target.textContent).toContain('Whiskers')
})

test.each([
  ['who is there', [me, { ...friend, here: true }], {}],
  ['whom nobody waits for', [me, friend], { question: { asked: 'mouse' } }],
  ['whose game is over', [me, friend], { ending: {} }],
  ['whom an onlooker sees', [me, friend], { seat: null }],
])('not for somebody %s', (_, seats, more) => {
  expect(show(seats, { gone: ['inspector'], ...more } as Partial<State>)).toEqual([])
})

test('whoever lets a bot play takes the seat back', () => {
  const [button] = show([{ ...me, kind: 'bot' }, friend], {})
  button?.click()
  expect(useBot).toHaveBeenCalledExactlyOnceWith(false)
})

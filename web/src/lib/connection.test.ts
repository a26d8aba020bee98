import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, retold } from './connection.svelte'
import type { FromServer, Option, State, Told } from './protocol'
import { waitAfter, type Wire } from './socket'

class FakeWire implements Wire {
  onopen: ((event: never) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: unknown[] = []
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  tell(message: Partial<FromServer>) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let wires: FakeWire[]
let connection: Connection

function connect() {
  wires = []
  connection = new Connection('t', 'de', null, () => {
    const wire = new FakeWire()
    wires.push(wire)
    return wire
  })
  return wire()
}

/** The newest. */
const wire = () => wires.at(-1) as FakeWire
const open = () => wire().onopen?.(undefined as never)
const line = (text: string): Told => ({ text, rule: 'CM-1.1', begins_turn: false, seat: null })
const stay: Option = { text: 'Stay', rule: 'CM-5.1', place: null, peril: '', preview: '' }

function asks(number: number | null): Partial<State> {
  return { type: 'state', question: { asked: 'mouse', prompt: 'turn', text: '?', number, options: [stay], refused: [], window: false } }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

test('says hello with its language, and is online when it has been told something', () => {
  connect()
  expect(connection.line).toBe('connecting')
  open()
  expect(wire().sent).toEqual([{ type: 'hello', lines: 0, language: 'de' }])
  wire().tell(asks(1))
  expect(connection.line).toBe('online')
})

test('an answer carries the number of its question, and goes out once', () => {
  connect()
  open()
  wire().tell(asks(7))
  expect(connection.answer(0)).toBe(true)
  expect(connection.answer(0)).toBe(false)
  expect(wire().sent.slice(1)).toEqual([{ type: 'answer', question: 7, option: 0 }])
  wire().tell(asks(8))
  expect(connection.answer(0)).toBe(true)
})

test('nobody answers a question that is somebody else’s', () => {
  connect()
  open()
  wire().tell(asks(null))
  expect(connection.answer(0)).toBe(false)
})

test('comes back with the lines it has, and sends nothing else again', () => {
  connect()
  open()
  wire().tell({ type: 'lines', first: 0, lines: [line('a'), line('b')] })
  wire().tell(asks(7))
  connection.answer(0)
  wire().onclose?.({ code: 1006 })
  expect(connection.line).toBe('reconnecting')
  expect(connection.answer(0)).toBe(false)
  vi.advanceTimersByTime(waitAfter(0))
  expect(wires).toHaveLength(2)
  open()
  expect(wire().sent).toEqual([{ type: 'hello', lines: 2, language: 'de' }])
  wire().tell(asks(7))
  expect(connection.line).toBe('online')
  expect(connection.answer(0)).toBe(true)
})

test('a line that is back in a moment was never down, one that stays away is', () => {
  connect()
  open()
  wire().tell(asks(7))
  wire().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(waitAfter(0))
  open()
  wire().tell(asks(7))
  vi.advanceTimersByTime(60_000)
  expect(connection.isDown).toBe(false)
  wire().onclose?.({ code: 1006 })
  expect(connection.isDown).toBe(false)
  vi.advanceTimersByTime(waitAfter(0))
  wire().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(2000)
  expect(connection.isDown).toBe(true)
  open()
  wire().tell(asks(7))
  expect(connection.isDown).toBe(false)
})

test('without a net the line is down at once', () => {
  connect()
  open()
  wire().tell(asks(7))
  dispatchEvent(new Event('offline'))
  expect([connection.line, connection.isDown]).toEqual(['offline', true])
})

test('waits longer after every failure', () => {
  connect()
  wire().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(waitAfter(0))
  wire().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(waitAfter(0))
  expect(wires).toHaveLength(2)
  vi.advanceTimersByTime(waitAfter(1))
  expect(wires).toHaveLength(3)
  expect(waitAfter(40)).toBe(15_000)
})

test('whoever is turned away at the door does not knock again', () => {
  connect()
  open()
  wire().tell({ type: 'refused', code: 'not-yours', message: 'no' })
  wire().onclose?.({ code: 1008 })
  expect(connection.line).toBe('closed')
  vi.advanceTimersByTime(60_000)
  expect(wires).toHaveLength(1)
})

test('a refusal lets one answer again, and goes with the next state', () => {
  connect()
  open()
  wire().tell(asks(7))
  connection.answer(0)
  wire().tell({ type: 'refused', code: 'stale', message: 'too late' })
  expect(connection.refusal?.code).toBe('stale')
  expect(connection.isAnswering).toBe(false)
  wire().tell(asks(8))
  expect(connection.refusal).toBeNull()
})

test('what was told before from a line on is taken back', () => {
  const [a, b] = [line('a'), line('b')]
  const after = retold([a, b], 1, [line('c')])
  expect(after.map(({ text }) => text)).toEqual(['a', 'c'])
  expect(after[0]).toBe(a)
  expect(retold([a, b], 0, [line('a'), line('b')])[1]).toBe(b)
})

test('a line of chat is heard once', () => {
  connect()
  open()
  wire().tell({ type: 'chat', number: 0, name: 'guest', text: 'hm', time_ms: 1 })
  wire().tell({ type: 'chat', number: 0, name: 'guest', text: 'hm', time_ms: 1 })
  expect(connection.chat).toHaveLength(1)
})

test('another language has the log told again', () => {
  connect()
  open()
  connection.speak('en')
  expect(wire().sent.at(-1)).toEqual({ type: 'hello', lines: 0, language: 'en' })
})

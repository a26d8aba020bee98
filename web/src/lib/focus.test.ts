import { beforeEach, expect, test } from 'vitest'
import { choiceBeside, keepFocus, stepOf, takeFocusAtEnd, takeLostFocus } from './focus'

const at = (id: string) => document.getElementById(id) as HTMLElement
const active = () => document.activeElement?.id

beforeEach(() => {
  document.body.innerHTML = `
    <main class="board">
      <button id="room" class="glows">Room 1</button>
      <button id="note" aria-disabled="true">A note</button>
      <div class="region perilous"><button id="row" class="cover">Red row</button></div>
    </main>
    <section class="question"><h2 id="rest" tabindex="-1" data-rest>Where to?</h2><ul class="answers"><li><button id="end">End it</button></li></ul></section>`
})

async function afterwards(does: () => void): Promise<string | undefined> {
  const release = keepFocus(() => at('rest'))
  does()
  await Promise.resolve()
  release()
  return active()
}

test('where the chosen thing is gone the question has the focus', async () => {
  at('room').focus()
  expect(await afterwards(() => at('room').remove())).toBe('rest')
})

test('a button that may no longer be pressed passes it on, too', async () => {
  at('end').focus()
  expect(await afterwards(() => at('end').setAttribute('disabled', ''))).toBe('rest')
})

test('whoever stands elsewhere stays there', async () => {
  at('note').focus()
  expect(await afterwards(() => at('room').remove())).toBe('note')
})

test('a new question takes the focus only if nothing has it', () => {
  at('note').focus()
  takeLostFocus(at('rest'))
  expect(active()).toBe('note')
  at('note').blur()
  takeLostFocus(at('rest'))
  expect(active()).toBe('rest')
})

test('the end takes it from the board, but not from whoever is elsewhere', () => {
  at('end').focus()
  takeFocusAtEnd(at('rest'))
  expect(active()).toBe('end')
  at('note').focus()
  takeFocusAtEnd(at('rest'))
  expect(active()).toBe('rest')
})

test('arrows lead through all that may be chosen, and round', () => {
  const way = (from: string, step: 1 | -1) => choiceBeside(document, at(from), step)?.id
  expect(['rest', 'room', 'row', 'end'].map((from) => way(from, 1))).toEqual(['room', 'row', 'end', 'room'])
  expect(['rest', 'end', 'row', 'room'].map((from) => way(from, -1))).toEqual(['end', 'row', 'room', 'end'])
})

test('from what cannot be chosen they go on from there', () => {
  expect(choiceBeside(document, at('note'), 1)?.id).toBe('row')
  expect(choiceBeside(document, at('note'), -1)?.id).toBe('room')
})

test('where nothing may be chosen they lead nowhere', () => {
  document.body.innerHTML = '<main class="board"><button id="note">A note</button></main>'
  expect(choiceBeside(document, at('note'), 1)).toBeNull()
})

test('with a key held down an arrow is no step', () => {
  expect(stepOf(new KeyboardEvent('keydown', { key: 'ArrowDown' }))).toBe(1)
  expect(stepOf(new KeyboardEvent('keydown', { key: 'ArrowLeft' }))).toBe(-1)
  expect(stepOf(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true }))).toBeNull()
})

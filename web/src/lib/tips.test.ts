import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tip } from './tips.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function at<E extends Event>(time: number, event: E): E {
  Object.defineProperty(event, 'timeStamp', { value: time })
  return event
}

/** Touch a button for so long; the page is busy and hears of its end after a second. Whether it was clicked. */
function touched(milliseconds: number): boolean {
  const button = document.createElement('button')
  const remove = tip({ title: 'A card' })(button)
  let isClicked = false
  button.addEventListener('click', () => (isClicked = true))
  button.dispatchEvent(at(1000, new PointerEvent('pointerdown', { pointerType: 'touch' })))
  vi.advanceTimersByTime(1000)
  button.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch' }))
  button.dispatchEvent(at(1000 + milliseconds, new MouseEvent('click')))
  remove?.()
  return isClicked
}

test('a long press explains and does not answer', () => expect(touched(600)).toBe(false))

test('a short one answers, however late the page hears of its end', () => expect(touched(80)).toBe(true))

import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

test('what was seen of hidden hands is not drawn until somebody wants it', async () => {
  const { hiddenHands } = await import('./hidden-hands.svelte')
  expect(hiddenHands.showsSeen).toBe(false)
})

test('the choice is stored in this browser, and taken back', async () => {
  const { hiddenHands } = await import('./hidden-hands.svelte')
  hiddenHands.showsSeen = true
  expect(localStorage.getItem('catspaw-show-seen')).toBe('on')
  vi.resetModules()
  const again = (await import('./hidden-hands.svelte')).hiddenHands
  expect(again.showsSeen).toBe(true)
  again.showsSeen = false
  expect(localStorage.getItem('catspaw-show-seen')).toBeNull()
})

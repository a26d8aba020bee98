import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

test('what was seen of hidden hands is not drawn until somebody wants it', async () => {
  const { seen } = await import('./seen.svelte')
  expect(seen.shows).toBe(false)
})

test('the wish is kept in this browser, and taken back', async () => {
  const { seen } = await import('./seen.svelte')
  seen.shows = true
  expect(localStorage.getItem('catspaw-show-seen')).toBe('on')
  vi.resetModules()
  const again = (await import('./seen.svelte')).seen
  expect(again.shows).toBe(true)
  again.shows = false
  expect(localStorage.getItem('catspaw-show-seen')).toBeNull()
})

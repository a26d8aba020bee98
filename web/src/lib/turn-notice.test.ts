import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TurnNotice } from './turn-notice.svelte'

const shown: string[] = []

class FakeNotification {
  static permission = 'default'
  static asked = 0
  static answer = 'granted'
  static requestPermission = () => {
    FakeNotification.asked++
    FakeNotification.permission = FakeNotification.answer
    return Promise.resolve(FakeNotification.permission)
  }
  onclick = null
  constructor(title: string, { body, tag }: { body: string; tag: string }) {
    shown.push(`${title}: ${body} at ${tag}`)
  }
}

function see(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
}

beforeEach(() => {
  Object.assign(FakeNotification, { permission: 'default', asked: 0, answer: 'granted' })
  vi.stubGlobal('Notification', FakeNotification)
  shown.length = 0
  localStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('where the page is out of sight, whoever wants it is told that it is their turn', async () => {
  const notice = new TurnNotice()
  see(true)
  await notice.show('Your turn', 'Where to?', '/tables/one')
  expect(shown).toEqual([])
  await notice.choose(true)
  await notice.show('Your turn', 'Where to?', '/tables/one')
  expect(shown).toEqual(['Your turn: Where to? at /tables/one'])
  see(false)
  await notice.show('Your turn', 'And now?', '/tables/one')
  expect(shown).toHaveLength(1)
})

test('the service worker shows it where there is one', async () => {
  const showNotification = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ showNotification }) } })
  const notice = new TurnNotice()
  await notice.choose(true)
  see(true)
  await notice.show('Your turn', 'Where to?', '/tables/one')
  expect(showNotification.mock.calls).toEqual([['Your turn', expect.objectContaining({ body: 'Where to?', data: '/tables/one' })]])
  expect(shown).toEqual([])
})

test('the browser is asked once, and its no is kept to', async () => {
  FakeNotification.answer = 'denied'
  const notice = new TurnNotice()
  await notice.choose(true)
  expect([notice.on, FakeNotification.asked]).toEqual([false, 1])
  expect(new TurnNotice().on).toBe(false)
})

test('what was chosen holds until it is chosen otherwise', async () => {
  await new TurnNotice().choose(true)
  const later = new TurnNotice()
  expect(later.on).toBe(true)
  await later.choose(false)
  expect(new TurnNotice().on).toBe(false)
})

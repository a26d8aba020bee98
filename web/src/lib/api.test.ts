import { afterEach, expect, test, vi } from 'vitest'
import { api, cookie, Refused, request } from './api'

const answers = (status: number, body: string) => vi.stubGlobal('fetch', vi.fn(async () => new Response(body, { status })))
const asked = () => vi.mocked(fetch).mock.calls[0]

afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = 'catspaw-csrf=; max-age=0'
})

test('what comes back is what was asked for', async () => {
  answers(200, '{"id":"p","name":null}')
  expect(await api.me()).toEqual({ id: 'p', name: null })
})

test('a refusal is an error with its code, rule and what is allowed', async () => {
  answers(400, '{"type":"refused","code":"illegal","message":"no","rule":"CM-3.1","allowed":["a"]}')
  const error = await request('POST', '/api/tables', {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Refused)
  expect(error).toMatchObject({ code: 'illegal', rule: 'CM-3.1', allowed: ['a'], message: 'no' })
})

test('a server that is away is unavailable, whoever says so', async () => {
  answers(502, '<html>Bad gateway</html>')
  await expect(api.me()).rejects.toMatchObject({ code: 'unavailable' })
  vi.stubGlobal('fetch', vi.fn(async () => Promise.reject(new TypeError('failed'))))
  await expect(api.me()).rejects.toMatchObject({ code: 'unavailable' })
})

test('the token out of the cookie goes along', async () => {
  answers(200, '{}')
  document.cookie = 'catspaw-csrf=secret'
  await request('DELETE', '/api/session')
  expect(asked()?.[1]?.headers).toMatchObject({ 'x-csrf-token': 'secret' })
})

test('a cookie is found among others', () => {
  expect(cookie('b', 'a=1; b=2%3D; bb=3')).toBe('2=')
  expect(cookie('c', 'a=1')).toBeNull()
})

test('one becomes one guest, however many ask at first', async () => {
  document.cookie = 'catspaw-csrf=; max-age=0'
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response('[]')
  })
  await Promise.all([api.me(), api.tables('mine', 'en'), api.tables('open', 'en')])
  expect(asked.filter((path) => path === '/api/me')).toHaveLength(1)
  expect(asked[0]).toBe('/api/me')
})

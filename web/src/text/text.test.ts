import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true })
const catalogues = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true })
const keys = (text: string | undefined) => new FluentResource(text ?? '').body.map(({ id }) => id)

test('both languages say the same things', () => {
  expect(keys(catalogues['./de.ftl'])).toEqual(keys(catalogues['./en.ftl']))
})

test('nothing is said twice', () => {
  const all = keys(catalogues['./en.ftl'])
  expect(new Set(all).size).toBe(all.length)
})

test('every message that is asked for by name is there', () => {
  const known = new Set(keys(catalogues['./en.ftl']))
  const missing = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/(?<![.\w])say\('([a-z0-9-]+)'/g)]
      .map(([, id]) => id ?? '')
      .filter((id) => !known.has(id))
      .map((id) => `${path}: ${id}`),
  )
  expect(missing).toEqual([])
})

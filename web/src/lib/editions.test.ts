import { beforeEach, expect, test } from 'vitest'
import { broughtSets, deckName, editionName, filesOfSet, forgetSet, isOwn, rememberSet } from './editions'
import { speech } from './language.svelte'

const OWN = `my-set@${'0'.repeat(32)}`
const edition = { id: OWN, name: 'My Set', decks: ['one'], rulings: {}, lists: { one: '27 Cat\n' } }

beforeEach(async () => {
  localStorage.clear()
  await speech.speak('en')
})

test('a set of somebody’s own is known by its contents', () => {
  expect(isOwn(OWN)).toBe(true)
  for (const other of ['starter', 'my-set@123', `../x@${'0'.repeat(32)}`, null]) expect(isOwn(other)).toBe(false)
})

test('an edition is called as it says, as we say, or by its id', () => {
  expect(editionName(edition)).toBe('My Set')
  expect(editionName({ id: 'standees', name: '' })).toBe('With standees')
  expect(editionName({ id: OWN, name: '' })).toBe('My set')
  expect(deckName('night-courier')).toBe('Night courier')
})

test('sets that were brought are remembered without their lists, the newest first', () => {
  const other = { ...edition, id: OWN.replace('my-set', 'other') }
  rememberSet(edition)
  rememberSet(other)
  rememberSet(edition)
  expect(broughtSets().map(({ id }) => id)).toEqual([edition.id, other.id])
  expect(broughtSets()[0]?.lists).toEqual({})
  forgetSet(edition.id)
  expect(broughtSets().map(({ id }) => id)).toEqual([other.id])
})

test('what cannot be read is no set', () => {
  for (const broken of ['{', '7', '[{"id":"starter","name":"x","decks":[]}]', 'null']) {
    localStorage.setItem('catspaw-sets', broken)
    expect(broughtSets()).toEqual([])
  }
})

test('the files of a set are those of its folder and its decks, whatever else lies there', () => {
  const folder = ['my-set/cats.toml', 'my-set/decks/one.txt', 'my-set/notes.txt', 'my-set/old/cats.toml', 'my-set/decks/a/b.txt', 'my-set/art.png']
  const chosen = folder.map((path) => ({ name: path.split('/').at(-1) ?? '', webkitRelativePath: path }))
  expect([...filesOfSet(chosen).entries()]).toEqual([['cats.toml', 0], ['decks/one.txt', 1]])
  expect([...filesOfSet([{ name: 'cats.toml' }, { name: 'one.txt' }]).keys()]).toEqual(['cats.toml', 'decks/one.txt'])
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundleOf } from './fluent'
import { piecesOf, wholeWord } from './terms'
import { termsIn } from './texts.svelte'

const TERMS = [
  { words: ['monitored', 'monitor'], text: 'kept' },
  { words: ['check for clues', 'check'], text: 'asks' },
  { words: ['clue', 'clues'], text: 'third' },
]

describe('terms in a sentence', () => {
  it('are found once, as whole words, the longest first', () => {
    const pieces = piecesOf('Do you check for clues? A Monitored one is a clue, monitored twice.', TERMS)
    expect(pieces.filter(({ term }) => term).map(({ text }) => text)).toEqual(['check for clues', 'Monitored'])
    expect(pieces.map(({ text, close }) => text + (close ?? '')).join('')).toBe('Do you check for clues? A Monitored one is a clue, monitored twice.')
  })

  it('keep the comma or full stop behind them', () => {
    const pieces = piecesOf('A clue. (A check)', TERMS)
    expect(pieces.map(({ text, close }) => [text, close])).toEqual([['A ', undefined], ['clue', '.'], [' (A ', undefined], ['check', undefined], [')', undefined]])
  })

  it('are no parts of other words', () => {
    expect(wholeWord('abilities', 'tie')).toBe(-1)
    expect(wholeWord('in a tie, yes', 'tie')).toBe(5)
    expect(piecesOf('Spuren', [{ words: ['Spur'], text: '' }])).toEqual([{ text: 'Spuren', term: null }])
  })
})

const GAMES = ['cat_and_mouse', 'red_claw', 'claw_and_order']

describe.each(GAMES)('the catalogue of %s', (game) => {
  it.each(['en', 'de'])('explains no word that its questions and lessons never use (%s)', (language) => {
    const text = readFileSync(`../src/catspaw/games/${game}/text/${language}.ftl`, 'utf-8')
    const asked = [...text.matchAll(/^(?:ask|lesson)-[\w-]+ = (.*)$/gm)].map(([, sentence]) => sentence ?? '')
    const terms = termsIn(bundleOf(language, text), text)
    expect(terms.length).toBeGreaterThan(5)
    for (const { words } of terms) {
      expect(asked.some((sentence) => words.some((word) => wholeWord(sentence, word) >= 0)), words.join()).toBe(true)
    }
  })
})

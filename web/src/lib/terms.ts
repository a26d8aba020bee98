/** Words that explain themselves: the terms of a game's catalogue, found in a sentence. */

export interface Term {
  /** Every form in which it may stand in a sentence. */
  words: string[]
  text: string
}

export interface Piece {
  text: string
  /** What it means, if it is a term. */
  term: Term | null
  /** Its comma or full stop, which stays on its line. */
  close?: string
}

const CLOSE = /^[.,:;?!]+/

/** A sentence in pieces: each term once, where it comes first; of several that begin there, the longest. */
export function piecesOf(sentence: string, terms: readonly Term[]): Piece[] {
  const found = terms.flatMap((term) => firstOf(sentence, term))
  found.sort((one, other) => one.from - other.from || other.word.length - one.word.length)
  const pieces: Piece[] = []
  let at = 0
  for (const { from, word, term } of found) {
    if (from < at) continue
    if (from > at) pieces.push({ text: sentence.slice(at, from), term: null })
    const end = from + word.length
    const close = CLOSE.exec(sentence.slice(end))?.[0]
    pieces.push(close ? { text: word, term, close } : { text: word, term })
    at = end + (close?.length ?? 0)
  }
  if (at < sentence.length) pieces.push({ text: sentence.slice(at), term: null })
  return pieces
}

/** Where a term comes first, as a whole word, in its longest form there. */
function firstOf(sentence: string, term: Term) {
  const places = term.words.flatMap((word) => {
    const from = wholeWord(sentence, word)
    return from < 0 ? [] : [{ from, word: sentence.slice(from, from + word.length), term }]
  })
  places.sort((one, other) => one.from - other.from || other.word.length - one.word.length)
  return places.slice(0, 1)
}

const LETTER = /[\p{L}\p{N}]/u

/** Where a word stands by itself; -1 if nowhere. */
export function wholeWord(sentence: string, word: string): number {
  const [text, wanted] = [sentence.toLowerCase(), word.toLowerCase()]
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + wanted.length] ?? '']
    if (!LETTER.test(before) && !LETTER.test(after)) return at
  }
  return -1
}

import { describe, expect, it } from 'vitest'
import { Director, type Pace } from './director.svelte'
import type { State, Told } from './protocol'
/** How many lines one seat was told with each state, recorded from whole games of the three boxes. */
import recorded from './told-sizes.json'

const line = (number: number): Told => ({ text: `line ${number}`, rule: '', begins_turn: false, seat: null })
let states = 0
const newState = () => ({ number: states++, table: { id: 'one' } }) as unknown as State

/** A director whose time passes only when it is told to. */
function directed(pace: Pace = 'quick') {
  const waiting: (() => void)[] = []
  const told: string[] = []
  const director = new Director({
    pace: () => pace,
    wait: (_, then) => {
      waiting.push(then)
      return () => waiting.splice(waiting.indexOf(then), 1)
    },
  })
  const note = () => director.lines.slice(told.length).forEach(({ text }) => told.push(text))
  const beat = () => {
    waiting.shift()?.()
    note()
  }
  return { director, told, note, beat, waiting }
}

describe('the director', () => {
  it('tells a thousand recorded turns in the order of the journal, one line a beat, and asks after the last', () => {
    const games = Object.values(recorded)
    expect(games.flat().length).toBeGreaterThan(1000)
    for (const sizes of games) {
      const { director, told, note, beat } = directed()
      const journal: Told[] = []
      director.follow(journal, newState())
      let most = 0
      for (const size of sizes) {
        journal.push(...Array.from({ length: size }, (_, at) => line(journal.length + at)))
        const state = newState()
        let shown = director.lines.length
        director.follow([...journal], state)
        note()
        if (size <= 40) most = Math.max(most, director.lines.length - shown)
        while (director.isTelling) {
          shown = director.lines.length
          beat()
          most = Math.max(most, director.lines.length - shown)
        }
        expect([director.state, director.lines.length]).toEqual([state, journal.length])
      }
      expect(most).toBe(1)
      expect(told).toEqual(journal.map(({ text }) => text))
    }
  })

  it('keeps the order when states come faster than they are told', () => {
    const { director, told, note, beat } = directed()
    const journal: Told[] = []
    director.follow([], newState())
    for (const size of [3, 1, 0, 13, 2]) {
      journal.push(...Array.from({ length: size }, (_, at) => line(journal.length + at)))
      director.follow([...journal], newState())
      note()
    }
    while (director.isTelling) beat()
    expect(told).toEqual(journal.map(({ text }) => text))
  })

  it('goes on to the end when somebody wants to', () => {
    const { director, waiting } = directed()
    director.follow([], newState())
    const state = newState()
    director.follow([line(0), line(1), line(2)], state)
    expect(director.isTelling).toBe(true)
    director.skip()
    expect([director.isTelling, director.lines.length, director.state, waiting.length]).toEqual([false, 3, state, 0])
  })

  it('tells everything at once where nothing may move, to whoever comes in, and after a step back', () => {
    const still = directed('off').director
    still.follow([], newState())
    still.follow([line(0), line(1)], newState())
    expect([still.isTelling, still.lines.length]).toEqual([false, 2])
    const { director } = directed()
    director.follow([line(0), line(1), line(2)], newState())
    expect([director.isTelling, director.lines.length]).toEqual([false, 3])
    director.follow([line(0)], newState())
    expect([director.isTelling, director.lines.length]).toEqual([false, 1])
  })

  it('waits for the state that belongs to new lines', () => {
    const { director } = directed()
    const state = newState()
    director.follow([], state)
    director.follow([line(0)], state)
    expect(director.lines.length).toBe(0)
  })
})

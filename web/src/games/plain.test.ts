import { describe, expect, it } from 'vitest'
import type { Seat } from '$/lib/protocol'
import { Texts } from '$/lib/texts.svelte'
import { isNested, isRow, nameIn, partsOf } from './plain'

const grey = { seat: 'grey', label: 'The grey mouse' } as Seat

describe('a plain board', () => {
  it('finds the parts of anything', () => {
    expect(partsOf('crumb')).toBeNull()
    expect(partsOf(null)).toBeNull()
    expect(partsOf(['crumb', null])).toEqual([['0', 'crumb'], ['1', null]])
    expect(partsOf({ larder: 7 })).toEqual([['larder', 7]])
  })

  it('tells a list of values from parts that have parts', () => {
    expect(isNested(['crumb', 'bell'])).toBe(false)
    expect(isNested({ whistles: 2 })).toBe(false)
    expect(isNested({ whistles: 2, face_up: ['bell'] })).toBe(false)
    expect(isNested({ grey: { whistles: 2 } })).toBe(true)
    expect(isNested([{ whistles: 2 }])).toBe(true)
    expect(isNested(3)).toBe(false)
    expect([isRow([]), isRow(['bell', null]), isRow([['bell']]), isRow('bell')]).toEqual([true, true, false, false])
  })

  it('calls seats by their labels, other things by the names of the game, and else by their ids', () => {
    const name = nameIn(new Texts('de', '', {}, { larder: 'Karten in der Speisekammer' }), { seats: [grey] })
    expect(name('grey')).toBe('The grey mouse')
    expect(name('larder')).toBe('Karten in der Speisekammer')
    expect(name('face_up')).toBe('Face up')
  })
})

describe('the texts of a game from outside', () => {
  it('are what the server says, and nothing for what it does not', () => {
    const texts = new Texts('en', 'room = Room', {}, { 'tt-1-3': 'Every mouse has two whistles.' })
    expect(texts.rule('TT-1.3')).toBe('Every mouse has two whistles.')
    expect(texts.rule('TT-9.9')).toBeNull()
    expect([texts.has('room'), texts.has('tt-1-3'), texts.has('cellar')]).toEqual([true, true, false])
    expect([texts.say('room'), texts.say('cellar')]).toEqual(['Room', 'cellar'])
  })
})

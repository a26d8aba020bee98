import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Option, Question } from '$/lib/protocol'
import { Spots } from '$/lib/spots.svelte'
import CardInRegion from './CardInRegion.svelte'

const at = (place: string) => ({ place, peril: '', preview: '' }) as Option
const question = { options: [at('player/card')], refused: [at('player')] } as unknown as Question
let answered: number[], spots: Spots, mounted: object
const target = document.createElement('div')

beforeEach(() => {
  answered = []
  spots = new Spots({ question: () => question, answer: (index) => answered.push(index) > 0, isWaiting: () => false })
  mounted = mount(CardInRegion, { target, props: { spots } })
  document.body.append(target)
  flushSync()
})
afterEach(() => void unmount(mounted))

function touch(place: string): void {
  const click = Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), { pointerType: 'touch' })
  target.querySelector(`[data-place='${place}']`)!.dispatchEvent(click)
  flushSync()
}

test('a touch on a card lifts it, another chooses it, and the region around it has no say', () => {
  touch('player/card')
  expect([spots.lifted, spots.opened, answered]).toEqual(['player/card', null, []])
  touch('player/card')
  expect([spots.opened, answered]).toEqual([null, [0]])
})

test('a touch on the region itself tells why it may not be chosen', () => {
  touch('player')
  expect(spots.opened?.refused).toEqual([at('player')])
})

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { Told } from '$/lib/protocol'
import Narration from './Narration.svelte'

const told = (text: string): Told => ({ text, rule: '', begins_turn: false, seat: null })
let mounted: object | undefined
const target = document.createElement('div')

afterEach(() => mounted && void unmount(mounted))

test('how it ended is spoken last, and once', () => {
  const props = $state({ lines: [told('White begins.')], question: null, at: null, result: null as string | null })
  mounted = mount(Narration, { target, props })
  props.lines = [...props.lines, told('White takes the token 4.')]
  props.result = 'You have lost. Black wins.'
  flushSync()
  expect([...target.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['White takes the token 4.', 'You have lost. Black wins.'])
  props.lines = [...props.lines, told('White lays open red 4.')]
  flushSync()
  expect([...target.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['White lays open red 4.'])
})

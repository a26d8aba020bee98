/** The games in the order in which their boxes stand on the first page. */

import type { Component } from 'svelte'

interface Box {
  players: string
  minutes: string
  picture: Component
}

const boxes = import.meta.glob<Box>('./*/box.ts', { eager: true })
const ORDER = ['cat-and-mouse', 'red-claw', 'claw-and-order']

export const BOXES: readonly (Box & { id: string })[] = Object.entries(boxes)
  .map(([path, { players, minutes, picture }]) => ({ id: path.split('/')[1] ?? '', players, minutes, picture }))
  .sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id))

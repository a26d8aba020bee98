/**
 * Cards move from where they were to where they are.
 *
 * Whatever may move carries `data-key`, unique on the table at any time: the same card has the same key before
 * and after a change, wherever on the table it is drawn. `data-from` names the key of a place (a deck, a seat) from which
 * something new comes, `data-to` the one to which it goes when it is no longer drawn.
 */

import { look } from './theme.svelte'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Seen {
  element: HTMLElement
  box: Box
  to: string | undefined
  face: string | undefined
  /** What it lies in. */
  home: Element | null
}

/** Where everything was before a change. */
export type Before = Map<string, Seen>

const LENGTH = 380
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Look at everything that has a key. */
export function remember(root: ParentNode): Before {
  const before: Before = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const { key, to, face } = element.dataset
    if (key && !before.has(key)) before.set(key, { element, box: boxOf(element), to, face, home: element.parentElement?.closest('[data-place], [data-key], [aria-label]') ?? null })
  }
  return before
}

/** Let everything move from where it was; call it when the change is drawn. */
export function moveFrom(before: Before, root: HTMLElement): void {
  if (!look.moves || !before.size) return
  const after = remember(root)
  let at = 0
  for (const [key, { element, box, face }] of after) {
    const was = before.get(key)
    const from = was?.box ?? placeOf(element.dataset.from, before, after)
    if (from && differs(from, box)) {
      glide(element, from, box, was ? 0 : Math.min(at++, 8) * 45)
    } else if (!was) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LENGTH / 2, easing: 'ease-out' })
    }
    if (was && was.face !== face) turnOver(element)
  }
  for (const [key, seen] of before) {
    const to = after.has(key) ? undefined : placeOf(seen.to, after, before)
    if (to) sendOff(seen, to)
  }
}

/** So many things at once are no move but a new deal. */
const MANY = 9

/** Outline what came, went elsewhere or turned over; whatever is not among them is outlined no more. */
export function markMoves(before: Before, root: HTMLElement, marked: ReadonlySet<string>): Set<string> {
  const after = remember(root)
  const news = [...after].filter(([key, now]) => {
    const was = before.get(key)
    return !was || was.home !== now.home || was.face !== now.face
  })
  const keys = new Set(marked)
  if (before.size && news.length < MANY) for (const [key] of news) keys.add(key)
  for (const [key, { element }] of after) element.toggleAttribute('data-moved', keys.has(key))
  return keys
}

/** How to draw a box where another one was. */
export function transformTo(from: Box, to: Box): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  const scale = to.width ? from.width / to.width : 1
  return `translate(${round(x)}px, ${round(y)}px) scale(${round(scale)})`
}

function glide(element: HTMLElement, from: Box, to: Box, delay: number): void {
  element.animate(
    [
      { transform: transformTo(from, to), zIndex: 20, offset: 0 },
      { transform: 'none', zIndex: 20, offset: 1 },
    ],
    { duration: LENGTH, delay, easing: EASE, fill: 'backwards', composite: 'replace' },
  )
}

/** A card turned up or down. */
function turnOver(element: HTMLElement): void {
  element.querySelector('.face')?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: LENGTH * 0.7,
    easing: 'ease-out',
  })
}

/** What is gone flies away as a picture of itself. */
function sendOff({ element, box }: Seen, to: Box): void {
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-key')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '30',
    pointerEvents: 'none',
  })
  document.body.append(ghost)
  const gone = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: transformTo(to, box), opacity: 0.4 },
    ],
    { duration: LENGTH, easing: EASE, fill: 'forwards' },
  )
  gone.onfinish = gone.oncancel = () => ghost.remove()
}

function placeOf(key: string | undefined, ...looks: Before[]): Box | undefined {
  if (!key) return undefined
  for (const look of looks) {
    const seen = look.get(key)
    if (seen) return seen.box
  }
  return undefined
}

function differs(one: Box, other: Box): boolean {
  return Math.abs(one.left - other.left) > 1 || Math.abs(one.top - other.top) > 1 || Math.abs(one.width - other.width) > 1
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000
}

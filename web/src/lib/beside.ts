/** Where a bubble goes: below or above what it belongs to, and always inside the window. */

export interface Size {
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
}

const GAP = 8

export function beside(anchor: DOMRect | (Spot & Size), bubble: Size, window: Size): Spot {
  const middle = anchor.left + anchor.width / 2 - bubble.width / 2
  const left = Math.max(GAP, Math.min(middle, window.width - bubble.width - GAP))
  const above = anchor.top - bubble.height - GAP
  const below = anchor.top + anchor.height + GAP
  const fitsBelow = below + bubble.height + GAP <= window.height
  const top = above >= GAP ? above : fitsBelow ? below : Math.max(GAP, window.height - bubble.height - GAP)
  return { left, top }
}

/** Puts a fixed element beside another one. */
export function putBeside(bubble: HTMLElement, anchor: Element): void {
  const { left, top } = beside(
    anchor.getBoundingClientRect(),
    { width: bubble.offsetWidth, height: bubble.offsetHeight },
    { width: innerWidth, height: innerHeight },
  )
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
}

/** Where a bubble goes: above or below what it belongs to, or at its side in a list; always inside the window. */

export interface Size {
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
}

const GAP = 8

export function beside(anchor: DOMRect | (Spot & Size), bubble: Size, window: Size, isStacked = false): Spot {
  if (isStacked) {
    const right = anchor.left + anchor.width + GAP
    const left = anchor.left - bubble.width - GAP
    const fits = right + bubble.width + GAP <= window.width ? right : left >= GAP ? left : null
    const top = Math.max(GAP, Math.min(anchor.top, window.height - bubble.height - GAP))
    if (fits !== null) return { left: fits, top }
  }
  const middle = anchor.left + anchor.width / 2 - bubble.width / 2
  const left = Math.max(GAP, Math.min(middle, window.width - bubble.width - GAP))
  const above = anchor.top - bubble.height - GAP
  const below = anchor.top + anchor.height + GAP
  const fitsBelow = below + bubble.height + GAP <= window.height
  const top = above >= GAP ? above : fitsBelow ? below : Math.max(GAP, window.height - bubble.height - GAP)
  return { left, top }
}

/** Whether its neighbours are above and below, as in a list: what explains it then stands at its side. */
function isStacked(anchor: Element): boolean {
  const one = anchor.closest('li') ?? anchor
  const other = one.nextElementSibling ?? one.previousElementSibling
  if (!other) return false
  const [here, there] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  const isApart = there.top >= here.bottom - 1 || there.bottom <= here.top + 1
  return isApart && there.left < here.right && there.right > here.left && there.height > 0
}

/** Puts a fixed element beside another one. */
export function putBeside(bubble: HTMLElement, anchor: Element): void {
  const { left, top } = beside(
    anchor.getBoundingClientRect(),
    { width: bubble.offsetWidth, height: bubble.offsetHeight },
    { width: innerWidth, height: innerHeight },
    isStacked(anchor),
  )
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
}

/** Explanations: whatever carries `tip(…)` explains itself on hover, on focus, after a long press, and on a tap that does nothing else. */

import type { Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Option } from './protocol'

export interface Tip {
  title?: string
  text?: string | string[]
  /** A rule's id, such as CM-3.1; its sentence is looked up by the table's texts. */
  rule?: string | string[]
  /** What may not be chosen here, and why. */
  refused?: readonly Option[]
  /** Something drawn, such as a card to read large. */
  body?: Snippet
}

interface Shown {
  anchor: Element
  tip: Tip
}

const HOVER = 350
const LONG_PRESS = 450
/** What a tap cannot choose. */
const ONLY_EXPLAINS = '[aria-disabled="true"]:not(.refused), .rule-id, .term'

class Tips {
  shown = $state.raw<Shown | null>(null)
  /** The sentence of a rule, in the texts of the table that is open. */
  rule: (id: string) => string | null = () => null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    if (typeof document !== 'undefined') document.addEventListener('pointerdown', () => this.hide(), { capture: true })
  }

  show(anchor: Element, tip: Tip): void {
    clearTimeout(this.#timer)
    this.shown = { anchor, tip }
  }

  showSoon(anchor: Element, tip: Tip, after: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.show(anchor, tip), this.shown ? 60 : after)
  }

  hide(anchor?: Element): void {
    clearTimeout(this.#timer)
    if (!anchor || this.shown?.anchor === anchor) this.shown = null
  }
}

export const tips = new Tips()

/** Makes an element explain itself. */
export function tip(content: Tip | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!content) return
    let pressed: ReturnType<typeof setTimeout> | undefined
    let pressedAt = 0
    let wasLong = false
    let isTouch = false
    let isOver = false
    const listeners = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      does: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => element.addEventListener(name, does, { signal: listeners.signal, capture })

    // Only a pointer that moves wants to know; one that rests while the table changes under it does not.
    on('pointermove', (event) => {
      if (event.pointerType !== 'mouse' || isOver || event.buttons) return
      isOver = true
      tips.showSoon(element, content, HOVER)
    })
    on('pointerleave', () => {
      isOver = false
      tips.hide(element)
    })
    on('focus', () => element.matches(':focus-visible') && tips.showSoon(element, content, HOVER))
    // What is removed while it has the focus is blurred in the middle of drawing, when no state may change.
    on('blur', () => queueMicrotask(() => tips.hide(element)))
    on('pointerdown', (event) => {
      wasLong = false
      pressedAt = event.timeStamp
      isTouch = event.pointerType !== 'mouse'
      if (!isTouch) {
        tips.hide(element)
        return
      }
      pressed = setTimeout(() => {
        wasLong = true
        tips.show(element, content)
      }, LONG_PRESS)
    })
    for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const) {
      on(end, (event) => {
        if (event.type !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(pressed)
      })
    }
    on('contextmenu', (event) => wasLong && event.preventDefault())
    // The click that ends a long press is no answer; a short one stays short, however late the page hears of its end.
    on(
      'click',
      (event) => {
        if (wasLong && event.timeStamp - pressedAt < LONG_PRESS) {
          wasLong = false
          tips.hide(element)
        }
        if (!wasLong) {
          if (element.matches(ONLY_EXPLAINS)) tips.show(element, content)
          return
        }
        wasLong = false
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    )
    return () => {
      clearTimeout(pressed)
      listeners.abort()
      tips.hide(element)
    }
  }
}

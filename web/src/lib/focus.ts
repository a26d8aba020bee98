/** Where the keyboard is at a table: it is never lost, and arrows lead from one thing that may be chosen to the next. */

/** Take the focus, if nothing has it: keyboards and screen readers go on from here. */
export function takeLostFocus(element: HTMLElement): void {
  if (document.activeElement === document.body) element.focus({ preventScroll: true })
}

/** Take the focus from the board, too, where nothing is to be chosen any more. */
export function takeFocusAtEnd(element: HTMLElement): void {
  if (document.activeElement?.closest('.board')) element.focus({ preventScroll: true })
  else takeLostFocus(element)
}

/** Whenever what had the focus is gone or can no longer have it, `rest` takes it; until the returned function is called. */
export function keepFocus(rest: () => HTMLElement | null): () => void {
  let held: Element | null = document.activeElement
  const hold = (event: FocusEvent) => (held = event.target as Element)
  const watch = new MutationObserver(() => {
    if (!held || (held.isConnected && !held.matches(':disabled'))) return
    const active = document.activeElement
    if (active === held || active === document.body) rest()?.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', hold)
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', hold)
    watch.disconnect()
  }
}

/** What may be chosen: on the board, and under the question. */
const CHOICES = [
  ...['.glows', '.perilous'].flatMap((look) => [`.board button${look}`, `.board ${look} > .cover`]),
  '.question .answers button',
].join(', ')
const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The way an arrow points in the order of reading; null for any other key. */
export function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 1 | -1 | null {
  return ctrlKey || metaKey || altKey || shiftKey ? null : (STEPS[key] ?? null)
}

/** The thing to choose before or after the one that has the focus, or where one stands on the board; else the first, or the last. */
export function choiceBeside(root: ParentNode, active: Element, step: 1 | -1): HTMLElement | null {
  const choices = [...root.querySelectorAll<HTMLElement>(CHOICES)].filter((one) => one.checkVisibility())
  const isOnBoard = active.closest('.board') !== null || choices.includes(active as HTMLElement)
  const after = isOnBoard ? choices.findIndex((one) => active.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) : 0
  const next = after < 0 ? choices.length : after
  const before = next - 1 - (choices[next - 1] === active ? 1 : 0)
  return choices.at(step > 0 ? next % choices.length : before) ?? null
}

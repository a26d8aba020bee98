/** Texts that have as many lines as there is room for. */

/** Give a text so many lines (`--lines`) that nothing is too much, but one at least; what is longer ends in dots. */
export function fitLines(text: HTMLElement, most: number, isTooMuch: () => boolean): void {
  for (let lines = most; lines > 0; lines--) {
    text.style.setProperty('--lines', String(lines))
    if (!isTooMuch()) return
  }
}

/** Call back now, and whenever something in an element changes, or its size. */
export function watchRoom(element: HTMLElement, changed: () => void): () => void {
  const texts = new MutationObserver(changed)
  texts.observe(element, { childList: true, subtree: true, characterData: true })
  const sizes = new ResizeObserver(changed)
  if (element.parentElement) sizes.observe(element.parentElement)
  changed()
  return () => {
    texts.disconnect()
    sizes.disconnect()
  }
}

/** Keys that mean something wherever one is. */

/** Whether somebody is writing, or a sheet of paper lies over the table. */
export function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
}

/** The index that a digit from 1 to 9 stands for in a list of so many; null for any other key. */
export function isDigitFor(event: KeyboardEvent, length: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return null
  const index = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1
  return index >= 0 && index < length ? index : null
}

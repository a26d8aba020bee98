/** What is said in place of what is drawn. */

import type { Attachment } from 'svelte/attachments'

/**
 * Hides everything beside an element from screen readers, now and when it changes. An `aria-label` would do the same,
 * but then what is seen and what is said are two names for one button, and a voice that commands finds neither.
 */
export const inPlaceOfTheRest: Attachment<HTMLElement> = (element) => {
  const parent = element.parentElement
  if (!parent) return
  const hide = () => {
    for (const other of parent.children) if (other !== element) other.setAttribute('aria-hidden', 'true')
  }
  hide()
  const watch = new MutationObserver(hide)
  watch.observe(parent, { childList: true })
  return () => watch.disconnect()
}

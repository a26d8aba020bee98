/** Bring what may be chosen into sight: on a small screen a board may scroll under what stays in place. */
export function showGlowing(board: HTMLElement): void {
  const glowing = [...board.querySelectorAll<HTMLElement>('.glows')]
  glowing.find((one) => !isOnTop(one))?.scrollIntoView({ block: 'center' })
}

/** Whether the middle of something is on top. */
function isOnTop(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  return above !== null && (element.contains(above) || above.contains(element))
}

/** Does something now and every so often, as long as somebody looks at the page; returns how to stop it. */
export function again(seconds: number, does: () => unknown): () => void {
  const act = () => {
    if (document.visibilityState === 'visible') does()
  }
  does()
  const timer = setInterval(act, seconds * 1000)
  document.addEventListener('visibilitychange', act)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', act)
  }
}

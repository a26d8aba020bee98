/** Sentences one after the other; what is said several times in a row is said once, with how often. */
export function folded(sentences: readonly string[]): string {
  const runs: { text: string; times: number }[] = []
  for (const text of sentences) {
    const last = runs.at(-1)
    if (last?.text === text) last.times += 1
    else runs.push({ text, times: 1 })
  }
  return runs.map(({ text, times }) => (times > 1 ? `${text.replace(/\.$/, '')} (${times}×).` : text)).join(' ')
}

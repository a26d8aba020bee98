import { say } from './language.svelte'
import type { Told } from './protocol'

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

/** What has happened since a seat answered: what others did or, if they did nothing, what came of its own answer; else nothing. */
export function sinceAnswered(lines: readonly Told[], answered: number, seat: string | null): string {
  const after = lines.slice(answered)
  const told = after.filter((line) => !line.begins_turn)
  if (!told.length) return ''
  const news = told.filter((line) => line.seat === null || line.seat !== seat)
  const text = folded((news.length ? news : told).map((line) => line.text))
  return after.length > told.length ? say('since', { lines: text }) : text
}

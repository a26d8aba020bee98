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

/** What has happened since a seat answered; only what others did, or a new turn, makes it news from elsewhere. */
export function sinceAnswered(lines: readonly Told[], answered: number, seat: string | null): string {
  const after = lines.slice(answered)
  const news = after.filter((line) => !line.begins_turn && (line.seat === null || line.seat !== seat))
  if (!news.length) return lines.at(-1)?.text ?? ''
  const text = folded(news.map((line) => line.text))
  return after.some((line) => line.begins_turn || (line.seat !== null && line.seat !== seat)) ? say('since', { lines: text }) : text
}

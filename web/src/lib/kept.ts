/** What a browser keeps between visits. Private windows may refuse; then nothing is kept, and nothing breaks. */

const PREFIX = 'catspaw-'

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
  } catch {
    // Not kept.
  }
}

/** One of a closed list of words, or the first of them. */
export function keptOneOf<T extends string>(name: string, words: readonly [T, ...T[]]): T {
  const found = kept(name)
  return words.find((word) => word === found) ?? words[0]
}

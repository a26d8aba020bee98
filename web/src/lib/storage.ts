/** Local storage: settings between visits. Private windows may refuse; then nothing is stored, and nothing breaks. */

const PREFIX = 'catspaw-'

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
  } catch {
    // Not stored.
  }
}

/** One of a closed list of values, or the first of them. */
export function storedOneOf<T extends string>(name: string, values: readonly [T, ...T[]]): T {
  const found = stored(name)
  return values.find((value) => value === found) ?? values[0]
}

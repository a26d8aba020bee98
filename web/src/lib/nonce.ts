/** One's own share of the shuffle: drawn here, remembered per table by `verifying.ts`. */

export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

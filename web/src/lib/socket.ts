/** A socket that comes back by itself: it waits a little longer after every failure, and at once when the net is back. */

export type Line = 'connecting' | 'online' | 'reconnecting' | 'offline' | 'closed'

/** As much of a WebSocket as is used; tests bring their own. */
export interface Wire {
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface Ends {
  open: () => Wire
  /** Each time the wire stands. */
  onopen: () => void
  onmessage: (message: unknown) => void
  online: (line: Line) => void
  /** Whether a closed wire is worth opening again. */
  comesBack: (code: number) => boolean
}

const FIRST = 400
const LONGEST = 15_000

export function waitAfter(failures: number): number {
  return Math.min(LONGEST, FIRST * 2 ** failures)
}

export class HealingSocket {
  #wire: Wire | null = null
  #stands = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false
  readonly #ends: Ends

  constructor(ends: Ends) {
    this.#ends = ends
    addEventListener('online', this.#netIsBack)
    addEventListener('offline', this.#netIsGone)
    this.#ends.online('connecting')
    this.#open()
  }

  /** Whether it was sent. What cannot be sent is not kept for later: the question may be another by then. */
  send(message: unknown): boolean {
    if (!this.#stands || !this.#wire) return false
    this.#wire.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#netIsBack)
    removeEventListener('offline', this.#netIsGone)
    this.#drop()
    this.#ends.online('closed')
  }

  #open(): void {
    const wire = this.#ends.open()
    this.#wire = wire
    wire.onopen = () => {
      this.#stands = true
      this.#ends.onopen()
    }
    wire.onmessage = (event) => {
      if (this.#failures || !this.#isOnline) {
        this.#failures = 0
        this.#isOnline = this.#stands = true
        this.#ends.online('online')
      }
      this.#ends.onmessage(JSON.parse(String(event.data)))
    }
    wire.onclose = (event) => {
      this.#drop()
      if (!this.#isClosed) this.#lost(event.code)
    }
  }

  #isOnline = false

  #lost(code: number): void {
    this.#isOnline = false
    if (!this.#ends.comesBack(code)) {
      this.close()
      return
    }
    this.#ends.online(navigator.onLine === false ? 'offline' : 'reconnecting')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#open(), waitAfter(this.#failures++))
  }

  #drop(): void {
    const wire = this.#wire
    this.#wire = null
    this.#stands = false
    if (!wire) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }

  /** A wire that stood before may be dead without having said so. */
  #netIsBack = () => {
    clearTimeout(this.#timer)
    this.#failures = 0
    this.#drop()
    this.#ends.online('reconnecting')
    this.#open()
  }

  /** The wire may not know yet, and what it is given would be lost. */
  #netIsGone = () => {
    this.#isOnline = this.#stands = false
    this.#ends.online('offline')
  }
}

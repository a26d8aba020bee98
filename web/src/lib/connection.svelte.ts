/** The conversation at one table, through one's own seat or as an onlooker. */

import type { KeptTable } from './kept-table'
import type { Chatted, FromClient, FromServer, Hinted, Language, Refusal, State, Told } from './protocol'
import { HealingSocket, type Line, type Wire } from './socket'

const POLICY = 1008
/** A line that is back within so many milliseconds was hardly gone: nobody need know. */
const BLIP = 1500

export class Connection {
  line = $state<Line>('connecting')
  /** The line has been down for more than a moment, or we know that it stays so. */
  isDown = $state(false)
  /** Everything the seat may know now; null until the server has said it. */
  state = $state.raw<State | null>(null)
  lines = $state.raw<Told[]>([])
  chat = $state.raw<Chatted[]>([])
  /** What was advised last; it goes with the next state. */
  hint = $state.raw<Hinted | null>(null)
  /** The last thing that was refused; it goes with the next state. */
  refusal = $state.raw<Refusal | null>(null)
  /** What was attempted last, which a refusal is the answer to. */
  attempt = $state<FromClient['type']>('hello')
  /** An answer is on its way. */
  isAnswering = $state(false)
  /** The last attempt found the line down, and went nowhere. */
  isUnheard = $state(false)
  /** What the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0)

  readonly #socket: HealingSocket
  #language: Language
  /** Whether this wire has told us anything but refusals. */
  #said = false
  #blip: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, language: Language, seat: string | null = null, open?: () => Wire) {
    this.#language = language
    this.#socket = new HealingSocket({
      open: open ?? (() => wireTo(table, seat, this.#language)),
      onopen: () => this.#hello(this.lines.length),
      onmessage: (message) => this.#receive(message as FromServer),
      online: (line) => {
        this.#changeLine(line)
        if (line === 'online') this.isUnheard = false
        else this.isAnswering = this.#said = false
      },
      comesBack: (code) => code !== POLICY || this.#said,
    })
  }

  /** Show what was seen before, until the line stands: what is asked then is told anew. */
  recall({ state, lines }: KeptTable): void {
    this.state ??= state
    if (!this.lines.length) this.lines = lines
  }

  /** Change the language: the log is told again. */
  speak(language: Language): void {
    if (language === this.#language) return
    this.#language = language
    this.#hello(0)
  }

  /** Answer the pending question with the option of this index. */
  answer(option: number): boolean {
    const question = this.state?.question?.number
    if (question === null || question === undefined || this.isAnswering) return false
    this.isAnswering = this.#tell({ type: 'answer', question, option })
    return this.isAnswering
  }

  /** Ask what the answers to the pending question are worth. */
  askHint = (question: number) => this.#tell({ type: 'hint', question })
  undo = () => this.#tell({ type: 'undo' })
  resign = () => this.#tell({ type: 'resign' })
  agree = (yes: boolean) => this.#tell({ type: 'agree', yes })
  say = (text: string) => this.#tell({ type: 'say', text })
  useBot = (on: boolean, seat: string | null = null) =>
    this.#tell(seat === null ? { type: 'bot', on } : { type: 'bot', on, seat })
  pass = (window: string, until: 'turn' | 'game' | 'never') => this.#tell({ type: 'pass', window, until })
  mute = (speaker: string, on: boolean) => this.#tell({ type: 'mute', speaker, on })

  /** What was refused has been read. */
  forgive(): void {
    this.refusal = null
  }

  close(): void {
    this.#socket.close()
  }

  #changeLine(line: Line): void {
    this.line = line
    const isBrief = line === 'connecting' || line === 'reconnecting'
    if (!isBrief) {
      clearTimeout(this.#blip)
      this.#blip = undefined
      this.isDown = line !== 'online'
    } else if (!this.isDown) {
      this.#blip ??= setTimeout(() => (this.isDown = true), BLIP)
    }
  }

  #hello(lines: number): void {
    this.#tell({ type: 'hello', lines, language: this.#language })
  }

  #tell(message: FromClient): boolean {
    const isSent = this.#socket.send(message)
    if (message.type !== 'hello') {
      this.attempt = message.type
      this.isUnheard = !isSent
    }
    return isSent
  }

  #receive(message: FromServer): void {
    if (message.type === 'refused') {
      this.refusal = message
      this.isAnswering = false
      return
    }
    this.#said = true
    if (message.type === 'state') {
      if (message.question?.number !== this.hint?.question) this.hint = null
      this.state = message
      this.refusal = null
      this.isAnswering = false
    } else if (message.type === 'lines') {
      this.lines = retold(this.lines, message.first, message.lines)
    } else if (message.type === 'chat') {
      if (!this.chat.some((said) => said.number === message.number)) this.chat = [...this.chat, message]
    } else if (message.type === 'hint') {
      this.hint = message
    } else if (message.type === 'welcome') {
      this.ahead = message.now - Date.now()
    }
  }
}

/** The log with its end told again; lines that say the same as before stay the same objects. */
export function retold(before: Told[], first: number, lines: Told[]): Told[] {
  const after = [...before.slice(0, first), ...lines]
  return after.map((line, at) => {
    const old = before[at]
    return old && old.text === line.text && old.rule === line.rule ? old : line
  })
}

function wireTo(table: string, seat: string | null, language: Language): Wire {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  url.searchParams.set('language', language)
  if (seat !== null) url.searchParams.set('seat', seat)
  return new WebSocket(url) as unknown as Wire
}

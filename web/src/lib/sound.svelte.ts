/** Four quiet sounds, made here: a card, one's turn, a refusal, the end. Off until somebody wants them. */

import { store, stored } from './storage'

export type Sound = 'card' | 'turn' | 'refused' | 'end'

class Sounds {
  #on = $state(stored('sound') === 'on')
  #context: AudioContext | null = null

  get on(): boolean {
    return this.#on
  }

  set on(on: boolean) {
    this.#on = on
    store('sound', on ? 'on' : null)
    if (on) this.play('turn')
  }

  play(sound: Sound): void {
    if (!this.#on || typeof AudioContext === 'undefined') return
    const context = (this.#context ??= new AudioContext())
    void context.resume()
    const now = context.currentTime
    if (sound === 'card') rustle(context, now)
    else if (sound === 'turn') [523, 659].forEach((pitch, k) => tone(context, pitch, now + k * 0.11, 0.35))
    else if (sound === 'refused') tone(context, 165, now, 0.2)
    else [392, 494, 587, 784].forEach((pitch, k) => tone(context, pitch, now + k * 0.09, 0.7))
  }
}

/** Paper on felt: a breath of filtered noise. */
function rustle(context: AudioContext, at: number): void {
  const length = 0.07
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let k = 0; k < samples.length; k++) samples[k] = (Math.random() * 2 - 1) * (1 - k / samples.length) ** 2
  const noise = context.createBufferSource()
  noise.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = 2600
  const volume = context.createGain()
  volume.gain.value = 0.12
  noise.connect(filter).connect(volume).connect(context.destination)
  noise.start(at)
}

/** A soft bell. */
function tone(context: AudioContext, pitch: number, at: number, length: number): void {
  const bell = context.createOscillator()
  bell.type = 'sine'
  bell.frequency.value = pitch
  const volume = context.createGain()
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.07, at + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0005, at + length)
  bell.connect(volume).connect(context.destination)
  bell.start(at)
  bell.stop(at + length)
}

export const sounds = new Sounds()

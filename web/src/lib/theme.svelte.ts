/** How it looks and how much it moves: as the system has it, unless somebody chose otherwise. */

import { PACES, type Pace } from './director.svelte'
import { store, storedOneOf } from './storage'

export const THEMES = ['system', 'night', 'day', 'contrast'] as const
export const MOTIONS = ['system', 'full', 'reduced'] as const
export type Theme = (typeof THEMES)[number]
export type Motion = (typeof MOTIONS)[number]

class Look {
  #pace = $state<Pace>(storedOneOf('pace', PACES))
  #theme = $state<Theme>(storedOneOf('theme', THEMES))
  #motion = $state<Motion>(storedOneOf('motion', MOTIONS))

  get theme(): Theme {
    return this.#theme
  }

  set theme(theme: Theme) {
    this.#theme = theme
    store('theme', theme)
    this.apply()
  }

  get motion(): Motion {
    return this.#motion
  }

  set motion(motion: Motion) {
    this.#motion = motion
    store('motion', motion)
    this.apply()
  }

  /** How fast what happens is told; all at once where nothing may move. */
  get pace(): Pace {
    return this.#pace
  }

  set pace(pace: Pace) {
    this.#pace = pace
    store('pace', pace)
  }

  /** The style sheet reads both off the document, with the system's preference filled in. */
  apply(): void {
    const { dataset } = document.documentElement
    dataset.theme = this.#theme === 'system' ? themeOfSystem() : this.#theme
    dataset.motion = this.moves ? 'full' : 'reduced'
  }

  /** Follow the system when it changes its mind. */
  listen(): void {
    this.apply()
    for (const query of PREFERENCES) matchMedia(query).addEventListener('change', () => this.apply())
  }

  /** Whether things may move now. */
  get moves(): boolean {
    return this.#motion === 'system' ? !matchMedia(REDUCED).matches : this.#motion === 'full'
  }
}

const LIGHT = '(prefers-color-scheme: light)'
const CONTRAST = '(prefers-contrast: more)'
const REDUCED = '(prefers-reduced-motion: reduce)'
const PREFERENCES = [LIGHT, CONTRAST, REDUCED]

function themeOfSystem(): Exclude<Theme, 'system'> {
  if (matchMedia(CONTRAST).matches) return 'contrast'
  return matchMedia(LIGHT).matches ? 'day' : 'night'
}

export const look = new Look()

/** Whether cards in hidden hands are drawn, faintly, if one has seen them. Off, as it is at a table, until somebody wants it. */

import { keep, kept } from './kept'

class Seen {
  #shows = $state(kept('show-seen') === 'on')

  get shows(): boolean {
    return this.#shows
  }

  set shows(shows: boolean) {
    this.#shows = shows
    keep('show-seen', shows ? 'on' : null)
  }
}

export const seen = new Seen()

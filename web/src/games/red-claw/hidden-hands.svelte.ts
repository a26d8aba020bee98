/** Whether cards in hidden hands are drawn, faintly, if one has seen them. Off, as it is at a table, until somebody wants it. */

import { store, stored } from '$/lib/storage'

class HiddenHands {
  #showsSeen = $state(stored('show-seen') === 'on')

  get showsSeen(): boolean {
    return this.#showsSeen
  }

  set showsSeen(shows: boolean) {
    this.#showsSeen = shows
    store('show-seen', shows ? 'on' : null)
  }
}

export const hiddenHands = new HiddenHands()

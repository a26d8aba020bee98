/** A picture for each ability of the capture row. */

import type { Component } from 'svelte'
import type { SvelteHTMLElements } from 'svelte/elements'
import Discard from '~icons/game-icons/card-discard'
import WithPile from '~icons/game-icons/card-draw'
import WithOpponent from '~icons/game-icons/card-exchange'
import Ignore from '~icons/game-icons/cancel'
import Hide from '~icons/game-icons/domino-mask'
import Choice from '~icons/game-icons/help'
import LastTwo from '~icons/game-icons/horizontal-flip'
import Ties from '~icons/game-icons/scales'
import Tokens from '~icons/game-icons/trade'
import type { AbilityId } from './view'

export const PICTURES: Record<AbilityId, Component<SvelteHTMLElements['svg']>> = {
  'exchange-with-pile': WithPile,
  'claw-as-choice': Choice,
  'swap-last-two': LastTwo,
  'escape-ties': Ties,
  'exchange-with-opponent': WithOpponent,
  'hide-hand': Hide,
  'ignore-card': Ignore,
  'swap-tokens': Tokens,
  discard: Discard,
}

/** RC-8.1, RC-3.1: whether to use an ability, and which card to play, are one question to whoever sits at the table. */

import { say } from '$/lib/language.svelte'
import { UNSAID } from '$/lib/places'
import type { Option, Question, View } from '$/lib/protocol'
import type { Texts } from '$/lib/texts.svelte'
import { Names } from './names'
import type { TableInfo } from '$/lib/protocol'
import type { HuntView, SeatName } from './view'

/** The question with the cards of the hand beside the abilities; a card answers that no ability is used, and then itself. */
export function together(question: Question, given: View, table: TableInfo, texts: Texts): Question {
  const view = given as HuntView
  const hand = view.players[question.asked as SeatName]?.surely ?? []
  const none = question.options.findIndex((option) => option.place === null)
  if (question.prompt !== 'use' || none < 0 || !hand.length) return question
  const names = new Names(texts, table)
  const cards = hand.map(
    (id): Option => ({ text: say('red-claw-play', { card: names.card(id) }), rule: 'RC-3.1', place: `players/${question.asked}/cards/${id}`, peril: '', preview: '' }),
  )
  // Whoever plays a card uses no ability: that need not be said by itself.
  const asked = question.options.map((option, at) => (at === none ? { ...option, place: UNSAID } : option))
  return { ...question, text: say('red-claw-use-or-play'), options: [...asked, ...cards] }
}

/** Which answer comes first where an option is one of those that were put beside. */
export function firstOf(asked: Question): number {
  return asked.options.findIndex((option) => option.place === null)
}

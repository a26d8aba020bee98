/** On touch, a card is lifted first, and chosen when it is touched again. */

const CARD = /\b(card|slip)\b/

/** Whether a click only lifts what looks so: a touch on a card, or on one of which only the edge is to be seen. */
export function onlyLifts(look: string, event: Event): boolean {
  return CARD.test(look) && 'pointerType' in event && event.pointerType === 'touch'
}

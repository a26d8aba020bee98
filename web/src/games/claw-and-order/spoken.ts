/** What things on the table are called, for whoever does not see them and for the large card. */

import { say } from '$/lib/language.svelte'
import type { Scene } from './scene'
import { hasAttacked, standingsOf, worthOf, type Stand } from './troops'
import type { Held, Item, SeatName, Troop } from './view'

/** A troop with everything on it, in one breath. */
export function troopLabel(scene: Scene, seat: SeatName, stand: Stand): string {
  const { troop } = stand
  const name = troop.card ? scene.named(troop.card, troop.arrived) : scene.texts.say('a-face-down-troop')
  return [whose(scene, seat, name), ...troopDetails(scene, seat, troop), ...carried(scene, stand)].join(', ')
}

/** Whose it is: yours and theirs, or for an onlooker by the player's name. */
export function whose(scene: Scene, seat: SeatName, name: string): string {
  const { view, texts } = scene
  if (view.seat === null) return texts.say('of-player', { seat: scene.label(seat), name })
  return texts.say('answer-whose', { name, whose: seat === view.seat ? 'our' : 'their' })
}

/** How it is with a troop now: its numbers, its keywords, and what lies on it. */
export function troopDetails(scene: Scene, seat: SeatName, troop: Troop): string[] {
  const numbers = troop.card && !troop.face_down ? faceUp(scene, troop, troop.card) : []
  return [...numbers, ...troopMarks(scene, seat, troop)]
}

/** What lies on a troop, and what it has done this turn. */
export function troopMarks(scene: Scene, seat: SeatName, troop: Troop): string[] {
  const { texts } = scene
  const found: string[] = []
  const standings = standingsOf(troop, scene.view.strengths)
  if (troop.face_down) found.push(texts.say('board-face-down', { number: troop.paid ?? 0 }))
  else if (troop.card && troop.pilot === null && scene.card(troop.card).type === 'vehicle') found.push(texts.say('detail-idle'))
  if (troop.counters) found.push(texts.say('detail-counters', { number: troop.counters }))
  if (troop.prevented) found.push(texts.say('board-prevents', { number: troop.prevented }))
  if (troop.owner && troop.owner !== seat) found.push(texts.say('board-owner', { seat: scene.label(troop.owner) }))
  if (troop.stunned) found.push(texts.say('board-stunned'))
  found.push(...standings.map((standing) => texts.say('board-standing', { standing })))
  if (hasAttacked(troop, standings)) found.push(texts.say('board-has-attacked'))
  else if (troop.attacks_again) found.push(texts.say('board-again'))
  if (troop.deployed_now) found.push(texts.say('board-new'))
  return found
}

function faceUp(scene: Scene, troop: Troop, id: string): string[] {
  const { texts, view } = scene
  const text = scene.card(id)
  const { damage, health, left, keywords } = worthOf(text, troop, view.strengths)
  const strength = left === health ? 'detail-strength' : 'detail-hurt'
  const found = [texts.say(strength, { damage: damage ?? 0, health: health ?? 0, left: left ?? 0 })]
  found.push(...keywords.map((keyword) => say('claw-and-order-keyword', { keyword })))
  return found
}

/** CO-108.2, CO-109.1: who sits inside, and what it carries. */
function carried(scene: Scene, { troop, pilot }: Stand): string[] {
  const { texts } = scene
  const found: string[] = []
  if (pilot?.troop.card) found.push(texts.say('detail-piloted', { pilot: scene.card(pilot.troop.card).name }))
  const items = troop.items.flatMap(({ card }) => (card ? [scene.card(card).name] : []))
  if (items.length) found.push(say('claw-and-order-carries', { items: items.join(', ') }))
  return found
}

export function itemDetails(scene: Scene, item: Item, troop: string): string[] {
  const { texts } = scene
  const found = [texts.say('detail-on', { troop })]
  if (item.counters) found.push(texts.say('detail-counters', { number: item.counters }))
  return found
}

/** A card in the hand: what it costs now, and what has stayed on it. */
export function heldDetails(scene: Scene, seat: SeatName, held: Held): string[] {
  const { texts, view } = scene
  const cost = view.costs[seat]?.[held.card]
  const found = cost === undefined ? [] : [texts.say('price', { number: cost })]
  if (held.damage) found.push(texts.say('detail-damage', { number: held.damage }))
  if (held.counters) found.push(texts.say('detail-counters', { number: held.counters }))
  if (held.removed) found.push(texts.say('detail-taken-off'))
  return found
}

/** How troops stand: who is with whom, where, and worth how much. */

import type { CardText, Kind } from './cards'
import { KEYWORD_NAMES, SEATS, type Held, type KeywordName, type MatchView, type SeatName, type StandingName, type Strength, type Troop } from './view'

export type LineName = 'front' | 'back'

/** A troop, and the place of the view at which it is. */
export interface Placed {
  troop: Troop
  place: string
}

/** CO-108.2: a troop as it stands in its line; a pilot stands with its vehicle. */
export interface Stand extends Placed {
  pilot: Placed | null
}

export function other(seat: SeatName): SeatName {
  return seat === 'one' ? 'two' : 'one'
}

/** A line from the oldest troop to the youngest; pilots are with their vehicles. */
export function standing(view: MatchView, seat: SeatName, line: LineName): Stand[] {
  const here = placed(view, seat, line)
  const pilots = new Map(view.crews.map(({ vehicle, pilot }) => [vehicle, pilot]))
  const inside = new Set(pilots.values())
  const team = [...placed(view, seat, 'front'), ...placed(view, seat, 'back')]
  return here
    .filter(({ troop }) => !inside.has(troop.arrived))
    .map((each) => {
      const pilot = pilots.get(each.troop.arrived)
      return { ...each, pilot: team.find(({ troop }) => troop.arrived === pilot) ?? null }
    })
}

function placed(view: MatchView, seat: SeatName, line: LineName): Placed[] {
  return view.players[seat][line].map((troop, at) => ({ troop, place: `players/${seat}/${line}/${at}` }))
}

/** What a card is worth as it lies there, and how that compares with what is printed on it. */
export interface Worth {
  cost: number | null
  damage: number | null
  health: number | null
  /** What is left of the health. */
  left: number | null
  keywords: KeywordName[]
}

export function printedWorth(card: CardText): Worth {
  const { cost, damage, health, keywords } = card
  return { cost, damage, health, left: health, keywords: [...keywords] }
}

/** CO-101.2: in play. One that lies face down is worth what is printed, as far as its player knows. */
export function worthOf(card: CardText, troop: Troop, strengths: readonly Strength[]): Worth {
  const now = strengths.find(({ arrived }) => arrived === troop.arrived)
  const health = now?.health ?? card.health
  return {
    cost: card.cost,
    damage: now?.damage ?? card.damage,
    health,
    left: health === null ? null : health - troop.damage,
    keywords: KEYWORD_NAMES.filter((keyword) => (now?.keywords ?? card.keywords).includes(keyword)),
  }
}

/** CO-R.C: in a hand, where damage may have stayed on it. */
export function worthInHand(card: CardText, held: Held, costs: Readonly<Record<string, number>> = {}): Worth {
  const left = card.health === null ? null : card.health - held.damage
  return { ...printedWorth(card), cost: costs[held.card] ?? card.cost, left }
}

/** Whether a number is more or less than what is printed. */
export function change(now: number | null, printed: number | null): 'more' | 'less' | null {
  if (now === null || printed === null || now === printed) return null
  return now > printed ? 'more' : 'less'
}

/** CO-R.Z: what it may or must do, or what may be done to it, always or for a turn. */
export function standingsOf(troop: Troop, strengths: readonly Strength[]): readonly StandingName[] {
  return strengths.find(({ arrived }) => arrived === troop.arrived)?.standings ?? troop.stands
}

/** CO-107.1: whether it has had all its attacks this turn. */
export function hasAttacked({ attacks, attacks_again }: Troop, standings: readonly StandingName[] = []): boolean {
  return attacks > attacks_again + (standings.includes('attacks-twice') ? 1 : 0)
}

/** Of things with one name the first, the second …: their number among those before. */
export function copies(ids: readonly string[]): number[] {
  const times = new Map<string, number>()
  return ids.map((id) => {
    const before = times.get(id) ?? 0
    times.set(id, before + 1)
    return before
  })
}

/** A pile by name: each card once, the first place where it lies, and how many there are. */
export function counted(ids: readonly (string | null)[]): { id: string; at: number; number: number }[] {
  const found = new Map<string, { id: string; at: number; number: number }>()
  ids.forEach((id, at) => {
    if (id === null) return
    const pile = found.get(id)
    if (pile) pile.number += 1
    else found.set(id, { id, at, number: 1 })
  })
  return [...found.values()]
}

/** Of troops with one name on one side which is the first, the second … by when they came. */
export function copyNumbers(view: MatchView): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const seat of SEATS) {
    const { front, back } = view.players[seat]
    const known = [...front, ...back].filter(({ card }) => card !== null).sort((a, b) => a.arrived - b.arrived)
    const before = copies(known.map(({ card }) => card ?? ''))
    known.forEach(({ arrived }, at) => found.set(arrived, (before[at] ?? 0) + 1))
  }
  return found
}

export function isTroop(kind: Kind): boolean {
  return kind === 'troop' || kind === 'vehicle' || kind === 'token'
}

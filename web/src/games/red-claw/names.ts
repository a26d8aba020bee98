/** What things are called at this table, and how they explain themselves. */

import type { TableInfo } from '$/lib/protocol'
import { say } from '$/lib/language.svelte'
import type { Tip } from '$/lib/tips.svelte'
import { capital, type Texts } from '$/lib/texts.svelte'
import { cardOf, CAUGHT, howMany, standing, tokenOf, type EscapeSymbol, type Level } from './hunt'
import type { AbilityId, CardId, Colour, HuntView, SeatName, TokenId } from './view'
import { edition } from './texts'

/** RC-8.3 has a note on these. */
const NOTED: readonly AbilityId[] = ['claw-as-choice', 'hide-hand', 'ignore-card']
const TOKEN_RULES = { point: 'RC-6.1', 'false-trail': 'RC-6.2', 'fake-evidence': 'RC-6.3' }

export class Names {
  readonly texts: Texts
  readonly table: TableInfo
  readonly box: ReturnType<typeof edition>

  constructor(texts: Texts, table: TableInfo) {
    this.texts = texts
    this.table = table
    this.box = edition(table)
  }

  seat = (seat: string): string =>
    this.table.seats.find((each) => each.seat === seat)?.label ?? this.texts.say(`seat-${seat}`)

  seats = (seats: readonly SeatName[]): string => seats.map(this.seat).join(', ')

  colour = (colour: Colour): string => this.texts.say(`colour-${colour}`)

  row = (colour: Colour): string => this.texts.say(`row-${colour}`)

  card = (id: CardId): string => {
    const { colour, value } = cardOf(id)
    return this.texts.say('card', { colour: this.colour(colour), value })
  }

  /** RC-1.2: a card's symbols, in the order they are followed. */
  symbols = (id: CardId): EscapeSymbol[] => {
    const { colour, value } = cardOf(id)
    return (this.box.symbols[colour][value] ?? []) as EscapeSymbol[]
  }

  symbol = (symbol: EscapeSymbol): string =>
    symbol === 'choice' || symbol === 'claw' ? this.texts.say(`symbol-${symbol}`) : this.colour(symbol)

  /** Such as "red 7 (yellow, blue)". */
  printed = (id: CardId): string =>
    this.texts.say('card-with-symbols', { card: this.card(id), symbols: this.symbols(id).map(this.symbol).join(', ') })

  /** Which cards one takes for it. */
  takes = (id: CardId): string => {
    const [first, second] = this.symbols(id)
    if (!first) return ''
    if (!second) return say('red-claw-takes-one', { row: this.#ofRow(first) })
    const isWild = first === 'choice' || first === 'claw'
    const isOne = first === second && !(isWild && this.table.rulings.double_wild === 'each')
    if (isOne) return say('red-claw-takes-two', { row: this.#ofRow(first) })
    return say('red-claw-takes', { first: this.#ofRow(first), second: this.#ofRow(second) })
  }

  #ofRow(symbol: EscapeSymbol): string {
    if (symbol === 'choice') return say('red-claw-of-choice')
    return symbol === 'claw' ? say('red-claw-of-claw') : this.texts.say(`of-row-${symbol}`)
  }

  aboutCard = (id: CardId, ...more: string[]): Tip => {
    const symbols = this.symbols(id)
    const rules = ['RC-3.2']
    if (symbols.includes('choice')) rules.push('RC-3.3')
    if (symbols.includes('claw')) rules.push('RC-3.4')
    return { title: capital(this.card(id)), text: [...more, this.takes(id)], rule: rules }
  }

  token = (id: TokenId): string => {
    const { kind, value } = tokenOf(id)
    const own = this.box.names[this.texts.language]
    return this.texts.say(`token-${kind}`, { value, name: kind === 'point' ? '' : own[kind] })
  }

  aboutToken = (id: TokenId, isCancelled = false): Tip => ({
    title: capital(this.token(id)),
    text: isCancelled ? [say('red-claw-cancelled')] : [],
    rule: TOKEN_RULES[tokenOf(id).kind],
  })

  /** The two tokens of a row, or what is left of them. */
  pair = (view: HuntView, colour: Colour): string =>
    say('red-claw-pair', {
      row: this.row(colour),
      tokens: view.tokens[colour].map((id) => (id ? this.token(id) : say('red-claw-none'))).join(', '),
    })

  aboutPair = (view: HuntView, colour: Colour): Tip => {
    const counted = standing(view, colour).map(({ seat, least, most }) => `${this.seat(seat)} ${most > least ? `${least}–${most}` : least}`)
    return {
      title: capital(this.pair(view, colour)),
      text: say('red-claw-standing', { colour: this.colour(colour), standing: counted.join(', ') }),
      rule: ['RC-5.1', 'RC-5.2'],
    }
  }

  aboutRow = (view: HuntView, colour: Colour): Tip => ({
    title: capital(this.row(colour)),
    text: say('red-claw-row', { number: view.rows[colour].length }),
    rule: ['RC-3.5', 'RC-5.1'],
  })

  pile = (view: HuntView, colour: Colour): string => {
    const { count, top } = view.piles[colour]
    const card = top === null ? '' : this.printed(`${colour} ${top}`)
    return say('red-claw-pile', { colour: this.colour(colour), number: count, card })
  }

  aboutBag = (view: HuntView): Tip => ({
    title: this.texts.say('board-bag', { number: howMany(view.bag) }),
    text: this.box.reconstructed.length ? say('red-claw-reconstructed') : [],
    rule: 'RC-1.3',
  })

  ability = (level: Level): string => {
    if (level.ability) return say(`red-claw-ability-${level.ability.id}`)
    if (level.level) return say(level.level < CAUGHT ? 'red-claw-no-ability' : 'red-claw-caught')
    return say(level.isCard ? 'red-claw-safe' : 'red-claw-start')
  }

  aboutLevel = (level: Level, holding: readonly SeatName[]): Tip => {
    const title = `${level.level} · ${this.ability(level)}`
    const { ability } = level
    if (!ability) return { title, rule: level.level < CAUGHT ? 'RC-1.4' : ['RC-7.1', 'RC-7.2'] }
    const rules = [ability.kind === 'purple' ? 'RC-8.1' : 'RC-8.2']
    if (NOTED.includes(ability.id)) rules.push('RC-8.3')
    const holds = holding.length ? [say('red-claw-holds', { seats: this.seats(holding) })] : []
    return { title, text: [capital(this.texts.say(`does-${ability.id}`)) + '.', ...holds], rule: rules }
  }

  /** The cat's own name. */
  get claw(): string {
    return this.box.names[this.texts.language].title
  }

  aboutFigure = (view: HuntView): Tip => ({
    title: this.claw,
    text: view.figure ? say('red-claw-held', { seat: this.seat(view.figure) }) : say('red-claw-waits'),
    rule: ['RC-4.2', 'RC-4.3'],
  })
}

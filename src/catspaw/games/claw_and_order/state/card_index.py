"""A card set and two decks of it as numbers: what the rules look up about a card.

Definitions are numbered: first the cards of the set, then its tokens, then its battlefields.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import has, lowest, one
from catspaw.core.setup import Deck, Edition
from catspaw.games.claw_and_order.abilities.ops import (
    ABILITIES,
    ABILITY_WORDS,
    ACTIVATED,
    AMOUNT,
    COST_BONUS,
    EVENT,
    EVENTS,
    FLAGS,
    GRANTS,
    HEALTH_BONUS,
    IS_TROOP,
    KEYWORD_TRAIT,
    KEYWORDS,
    KIND,
    LESSENS,
    OF_KEYWORD,
    OF_PILOT,
    OF_STANDING,
    RESPONDS,
    RESPONDS_TO_DEATH,
    RESPONDS_TO_DEPLOYMENT,
    STAND,
    STANDS,
    STATIC,
    STATICS,
    STEALTH,
    STEP_WORDS,
    SUBJECT,
    THIS,
    TRAITS,
    TRIGGER,
    VEHICLE,
    mode_of,
    opcode_in,
    which_in,
)
from catspaw.games.claw_and_order.state.numbers import CHEAP, Window

LARGEST_COST: Final = 15
LAST_HIDER: Final = 61


@final
@mypyc_attr(acyclic=True)
class CardSet(Edition):
    """All definitions of a set, never changed."""

    def __init__(
        self,
        label: str,
        ids: tuple[str, ...],
        names: dict[str, tuple[str, ...]],
        counts: tuple[int, int, int],
        costs: list[int],
        healths: list[int],
        damages: list[int],
        traits: list[int],
        equips: list[int],
        rows: list[int],
        code: list[int],
        decks: tuple[DeckList, ...],
        texts: tuple[object, ...],
    ) -> None:
        """`counts` are the numbers of cards, tokens and battlefields; `rows` as `ops` has them."""
        super().__init__(label)
        self.ids = ids
        """What one types for each definition, such as `alley-recruit`."""
        self.names = names
        """What each is called, by language."""
        self.cards: i64 = counts[0]
        self.tokens: i64 = counts[1]
        self.battlefields: i64 = counts[2]
        self.costs = vec[i64](costs)
        self.healths = vec[i64](healths)
        self.damages = vec[i64](damages)
        self.traits = vec[i64](traits)
        self.equips = vec[i64](equips)
        """Whom an Equip Item may go on: a filter."""
        self.rows = vec[i64](rows)
        self.code = vec[i64](code)
        self.hears = vec[i64]([0] * len(ids))
        """Per definition the set of events it waits for."""
        self.statics = vec[i64]([0] * len(ids))
        """Per definition the set of bonuses it gives, keywords and standings."""
        self.triggers = vec[i64]([0] * len(ids))
        """Per definition the set of its abilities that wait for an event."""
        self.bonuses = vec[i64]([0] * len(ids))
        """So those that give a bonus, a keyword or a standing."""
        self.activates = vec[i64]([0] * len(ids))
        """So those that are activated."""
        self.prices = vec[i64]([0] * len(ids))
        """So those that change what other cards cost; and in the next what the card itself costs."""
        self.own_prices = vec[i64]([0] * len(ids))
        self.speaks_of_pilots = vec[i64]([0] * len(ids))
        """1 if an ability speaks of the vehicle it pilots."""
        self.lowers_health = vec[i64]([0] * len(ids))
        """Per definition 1 if it may take health away."""
        self.token_traits: i64 = 0
        """The traits that some token has; so in the next two."""
        self.token_hears: i64 = 0
        self.token_statics: i64 = 0
        self.token_lowers_health: i64 = 0
        self.hiders = vec[i64]([k for k in range(self.cards) if has(traits[k], KEYWORD_TRAIT + STEALTH)])
        """The cards with Stealth."""
        self.has_responses: bool = False
        """Ruling CO-R.W: whether any card of the set may be played when an opposing troop attacks."""
        self.windows: i64 = 0
        """What else cards of the set may respond to (see Window)."""
        self.has_standings: bool = False
        """Whether any ability of the set says what a troop may or must, or what may be done to it."""
        self.lessens_health: bool = False
        """Whether any ability of the set takes health away for a turn."""
        step: i64 = 0
        while step < len(self.code):
            opcode = opcode_in(self.code[step])
            if opcode == LESSENS and which_in(self.code[step]) == HEALTH_BONUS:
                self.lessens_health = True
            elif opcode == STAND:
                self.has_standings = True
            step += STEP_WORDS
        self.decks = decks
        """The decks of the set, by which an unknown one is guessed."""
        self.texts = texts
        """Per definition what is printed on it, for the edge."""
        definition: i64 = 0
        while definition < len(ids):
            self._read_abilities(definition)
            definition += 1
        definition = self.cards
        while definition < self.cards + self.tokens:
            self.token_traits |= self.traits[definition]
            self.token_hears |= self.hears[definition]
            self.token_statics |= self.statics[definition]
            self.token_lowers_health |= self.lowers_health[definition]
            definition += 1

    def by_value(self) -> tuple[object, ...]:
        counts = int(self.cards), int(self.tokens), int(self.battlefields)
        vectors = (self.costs, self.healths, self.damages, self.traits, self.equips, self.rows, self.code)
        numbers = [[int(word) for word in vector] for vector in vectors]
        return CardSet, (self.label, self.ids, self.names, counts, *numbers, self.decks, self.texts)

    def hider_bit(self, place: i64) -> i64:
        """A card with Stealth as a set, by its place among all of them; in huge sets the last ones are one."""
        return one(min(place, LAST_HIDER))

    def may_hide(self, definition: i64, hiders: i64) -> bool:
        """Whether a card has Stealth and is one of those."""
        place: i64 = 0
        while place < len(self.hiders):
            if self.hiders[place] == definition:
                return hiders & self.hider_bit(place) != 0
            place += 1
        return False

    def _read_abilities(self, definition: i64) -> None:
        if has(self.traits[definition], RESPONDS):
            self.has_responses = True
        if has(self.traits[definition], RESPONDS_TO_DEPLOYMENT):
            self.windows |= one(Window.DEPLOYMENT)
        if has(self.traits[definition], RESPONDS_TO_DEATH):
            self.windows |= one(Window.DEATH)
        ability: i64 = 0
        while ability < ABILITIES:
            row = (definition * ABILITIES + ability) * ABILITY_WORDS
            kind = self.rows[row + KIND]
            if kind == TRIGGER:
                self.triggers[definition] |= one(ability)
                self.hears[definition] |= one(self.rows[row + EVENT])
            elif kind == STATIC:
                bonus = self.rows[row + EVENT]
                self.bonuses[definition] |= one(ability)
                self.statics[definition] |= one(bonus)
                amount = self.rows[row + AMOUNT]
                if bonus == GRANTS and amount < KEYWORDS:
                    self.statics[definition] |= one(OF_KEYWORD + amount)
                elif bonus == STANDS:
                    self.has_standings = True
                    self.statics[definition] |= one(OF_STANDING + amount)
                elif bonus == COST_BONUS:
                    if mode_of(self.rows[row + SUBJECT]) == THIS:
                        self.own_prices[definition] |= one(ability)
                    elif mode_of(self.rows[row + SUBJECT]) > VEHICLE:
                        self.prices[definition] |= one(ability)
                elif bonus == HEALTH_BONUS and amount < 0:
                    self.lowers_health[definition] = 1
            elif kind == ACTIVATED:
                self.activates[definition] |= one(ability)
            if self.rows[row + FLAGS] & OF_PILOT:
                self.speaks_of_pilots[definition] = 1
            ability += 1


@final
@mypyc_attr(acyclic=True)
class DeckList(Deck):
    """27 cards of a set, by definition number, smallest first."""

    def __init__(self, label: str, cards: list[int]) -> None:
        super().__init__(label)
        self.cards = vec[i64](cards)

    def by_value(self) -> tuple[object, ...]:
        return DeckList, (self.label, [int(card) for card in self.cards])


@final
@mypyc_attr(acyclic=True)
class CardIndex:
    """Two decks on the table: per card its definition, per trait the set of cards that have it."""

    def __init__(self, cards: CardSet, definitions: vec[i64]) -> None:
        """`definitions` are those of the 54 cards."""
        self.set = cards
        self.definitions = definitions
        self.named = vec[i64]([0] * len(cards.ids))
        """Per definition the cards that are such."""
        self.traits = vec[i64]([0] * TRAITS)
        """Per trait the cards that have it, summoned troops and battlefields left out; so in the next ones."""
        self.hears = vec[i64]([0] * EVENTS)
        """Per event the cards that wait for it."""
        self.statics = vec[i64]([0] * STATICS)
        self.activates: i64 = 0
        self.speaks_of_pilots: i64 = 0
        self.own_priced: i64 = 0
        """Cards that say what they cost themselves."""
        self.costing = vec[i64]([0] * (LARGEST_COST + 1))
        """Per number of dollars the cards whose printed cost is no more."""
        self.lowers_health: i64 = 0
        self.cheap_troops: i64 = 0
        """CO-103.3: troops that make an opening hand."""
        card: i64 = 0
        while card < len(definitions):
            self._read_card(card, definitions[card])
            card += 1
        dollars: i64 = 1
        while dollars <= LARGEST_COST:
            self.costing[dollars] |= self.costing[dollars - 1]
            dollars += 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardIndex) and self.set == other.set and self.definitions == other.definitions

    def __hash__(self) -> int:
        return hash(self.set)

    def __reduce__(self) -> tuple[object, ...]:
        return card_index_again, (self.set, [int(card) for card in self.definitions])

    def _read_card(self, card: i64, definition: i64) -> None:
        cards = self.set
        bit = one(card)
        self.named[definition] |= bit
        _add_bit(self.traits, cards.traits[definition], bit)
        _add_bit(self.hears, cards.hears[definition], bit)
        _add_bit(self.statics, cards.statics[definition], bit)
        if cards.activates[definition]:
            self.activates |= bit
        if cards.own_prices[definition]:
            self.own_priced |= bit
        if cards.speaks_of_pilots[definition]:
            self.speaks_of_pilots |= bit
        if cards.lowers_health[definition]:
            self.lowers_health |= bit
        if has(cards.traits[definition], IS_TROOP) and cards.costs[definition] <= CHEAP:
            self.cheap_troops |= bit
        if cards.costs[definition] <= LARGEST_COST:
            self.costing[cards.costs[definition]] |= bit

    def copies(self, card: i64, among: i64) -> i64:
        """Which of some cards have the same name as this one."""
        return self.named[self.definitions[card]] & among


def _add_bit(sets: vec[i64], which: i64, bit: i64) -> None:
    """Put a card into some of the sets."""
    while which:
        sets[lowest(which)] |= bit
        which &= which - 1


def card_index_again(cards: CardSet, definitions: list[int]) -> CardIndex:
    """A card index, from its pickle."""
    return CardIndex(cards, vec[i64](definitions))

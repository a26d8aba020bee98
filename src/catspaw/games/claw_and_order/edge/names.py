"""What things are called at the table, and what the cards say."""

from __future__ import annotations

from typing import Final

from catspaw.core.setup import TableSetup
from catspaw.games.claw_and_order.abilities.ops import ABILITIES, IS_COMMANDER, IS_SHORTHAIR, IS_VEHICLE, ONLY_LOSER
from catspaw.games.claw_and_order.cards.card_files import TYPES, CardText
from catspaw.games.claw_and_order.cards.sets import token_names
from catspaw.games.claw_and_order.edge.resolving import resolving
from catspaw.games.claw_and_order.language.german_nouns import forms
from catspaw.games.claw_and_order.language.lines import Keywords, Line, abilities_of
from catspaw.games.claw_and_order.language.render import modes, render
from catspaw.games.claw_and_order.language.terms import Keyword
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.games.claw_and_order.state.numbers import SEAT_NAMES, Reason
from catspaw.games.claw_and_order.state.questions import QUESTIONS
from catspaw.games.fluent_texts import FluentTexts, Noun

PACKAGE = "catspaw.games.claw_and_order"

_TITLES: Final = {
    "troop": "card-troop",
    "vehicle": "card-troop",
    "equip": "card-item",
    "team-buff": "card-item",
    "one-time": "card-item",
    "token": "card-token",
    "battlefield": "card-battlefield",
}
_ORDER: Final = (*TYPES, "token", "battlefield")


class Names(FluentTexts):
    """Cards, troops, battlefields and the two players."""

    package = PACKAGE
    prompts = QUESTIONS.names

    def __init__(self, setup: TableSetup, language: str) -> None:
        super().__init__(setup, language)
        assert isinstance(setup.edition, CardSet)
        self.cards = setup.edition
        self.called = self.cards.names[language]
        self.tokens = token_names(self.cards, language)
        self.nouns = [_noun(self.called[number], text, language) for number, text in enumerate(self.cards.texts)]
        """What sentences call each definition."""
        self.summoned: dict[int, int] = {}
        """Which token each summoned troop is; only a teller has heard of it."""

    # Players and cards.

    def seat(self, seat: int) -> str:
        """CO-100.1: one of the two players."""
        return self.say(f"seat-{SEAT_NAMES[seat]}")

    def card(self, card: int) -> Noun:
        """A card by its name; of a summoned troop whoever was not told when it came does not know which it is."""
        if card < n.CARDS:
            deck = self.setup.decks[card // n.DECK_SIZE]
            assert isinstance(deck, DeckList)
            return self.nouns[deck.cards[card % n.DECK_SIZE]]
        if card in self.summoned:
            return self.nouns[self.cards.cards + self.summoned[card]]
        return self.noun("a-summoned-troop" if card < n.FIELD or card == n.GONE else "the-battlefield")

    def troop(self, card: int | None, controller: int) -> Noun:
        """A troop in play, by the player who controls it; Ruling CO-R.N: one that lies face down without a name."""
        if card is None:
            name = self.noun("face-down-troop")
        else:
            name = self.card(card) if card < n.CARDS or card in self.summoned else self.noun("summoned-troop")
        return self.bent("of-player", name, seat=self.seat(controller))

    def fallen(self, card: int) -> Noun:
        """A troop that has died, by its owner."""
        name = self.card(card)
        return name if card >= n.CARDS else self.bent("of-player", name, seat=self.seat(card // n.DECK_SIZE))

    def token(self, token: int) -> str:
        return self.called[self.cards.cards + token]

    def battlefield(self, number: int) -> str:
        return self.called[self.field(number)] if number else self.say("neutral-ground")

    def field(self, number: int) -> int:
        return int(self.cards.cards + self.cards.tokens + number - 1)

    # What is printed.

    def text(self, definition: int) -> CardText:
        text = self.cards.texts[definition]
        assert isinstance(text, CardText)
        return text

    def lines(self, definition: int) -> list[str]:
        """All ability lines of a card."""
        return [render(ability, self.language, self.tokens) for ability in self.text(definition).abilities]

    def abilities(self, definition: int) -> list[Line]:
        """Those that have a place; keywords and limits have none."""
        return abilities_of(self.text(definition).abilities)

    def numbered(self, number: int) -> Line:
        """One ability, by definition × 4 + place."""
        return self.abilities(number // ABILITIES)[number % ABILITIES]

    def ability(self, number: int) -> str:
        """The line of one ability."""
        return render(self.numbered(number), self.language, self.tokens)

    def mode(self, step: int, mode: int) -> str:
        """What one chose where an ability says `choose one`."""
        _, number = resolving(self.cards, step)
        return modes(self.numbered(number), self.language, self.tokens)[mode]

    def reason(self, reason: int) -> str:
        """Why a battle is lost. Ruling CO-R.E: what a deck has run out of depends on the table."""
        if reason == Reason.NO_TROOPS_IN_PLAY:
            return "play"
        return "cards" if self.setup.rules("empty_deck", "no-cards") else "deck"

    def price(self, dollars: int) -> str:
        return self.say("price", number=dollars)

    def keyword(self, keyword: int) -> str:
        return render(Keywords((Keyword(keyword),)), self.language).rstrip(".")

    def title(self, definition: int) -> str:
        """CO-101.2, CO-101.3: a card's name, kind and numbers."""
        cards, type = self.cards, self.text(definition).type
        traits = cards.traits[definition]
        breed = "vehicle" if traits >> IS_VEHICLE & 1 else "shorthair" if traits >> IS_SHORTHAIR & 1 else "longhair"
        return self.say(
            _TITLES[type],
            name=self.called[definition],
            cost=int(cards.costs[definition]),
            damage=int(cards.damages[definition]),
            health=int(cards.healths[definition]),
            kind=type,
            breed=breed,
            rank="commander" if traits >> IS_COMMANDER & 1 else "troop",
            whom=self.whom(definition),
        )

    def whom(self, definition: int) -> str:
        """CO-111.3: for whom a battlefield's effects are."""
        return "loser" if self.cards.traits[definition] >> ONLY_LOSER & 1 else "both"

    def reference(self) -> list[str]:
        """CO-101.1, CO-112.1: what every card of the set says, and CO-101.4: not its lore."""
        cards, names = self.cards, self.called
        kinds = [_ORDER.index(self.text(definition).type) for definition in range(len(cards.ids))]
        found = sorted(range(len(kinds)), key=lambda number: (kinds[number], cards.costs[number], names[number]))
        lines = []
        for definition in found:
            lines += [self.title(definition), *(f"  {line}" for line in self.lines(definition))]
        return lines

    def name(self, id: str) -> str:
        """A seat, a card, a token or a battlefield."""
        if id in SEAT_NAMES:
            return self.say(f"seat-{id}")
        return self.say("neutral-ground") if id == "neutral" else self.called[self.cards.ids.index(id)]


def _noun(name: str, text: object, language: str) -> Noun:
    """A definition's name as sentences need it: in German with its article, if its card says which."""
    assert isinstance(text, CardText)
    return Noun(*forms(text.noun_de)) if language == "de" and text.noun_de else Noun(name)

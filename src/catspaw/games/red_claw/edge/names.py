"""What things are called at the table."""

from __future__ import annotations

from typing import Any

from catspaw.core.setup import TableSetup
from catspaw.games.fluent_texts import FluentTexts
from catspaw.games.red_claw.cards.editions import COLOUR_NAMES, TOKEN_IDS
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.edition import Box
from catspaw.games.red_claw.state.numbers import SEAT_NAMES, Symbol
from catspaw.games.red_claw.state.questions import QUESTIONS

PACKAGE = "catspaw.games.red_claw"
_ROWS = ("row-red", "row-yellow", "row-green", "row-blue")
_OF_ROWS = ("of-row-red", "of-row-yellow", "of-row-green", "of-row-blue")


class Names(FluentTexts):
    """Cards, tokens and players of one edition."""

    package = PACKAGE
    prompts = QUESTIONS.names

    def __init__(self, setup: TableSetup, language: str) -> None:
        super().__init__(setup, language)
        assert isinstance(setup.edition, Box)
        self.box = setup.edition
        self._with_symbols: dict[int, str] = {}
        own = self.box.names[language]
        self._at_hand = {
            "trail": own["false-trail"],
            "evidence": own["fake-evidence"],
            "freed": setup.readings["freed_claw"],
        }
        """What every message may mention: it depends on the edition and on ruling RC-R.AB."""
        self._said: dict[str, str] = {}

    def say(self, message: str, **values: Any) -> str:
        """One message of the catalogue; one that mentions nothing else is put together once."""
        if values:
            return super().say(message, **self._at_hand, **values)
        if message not in self._said:
            self._said[message] = super().say(message, **self._at_hand)
        return self._said[message]

    def game_title(self) -> str:
        return self.box.names[self.language]["title"]

    def seat(self, seat: int) -> str:
        """Any of the four, also where an event's number means something else."""
        return self.say(f"seat-{SEAT_NAMES[seat]}")

    def colour(self, colour: int) -> str:
        return self.say(f"colour-{COLOUR_NAMES[colour]}")

    def row(self, colour: int) -> str:
        """A row with its article."""
        return self.say(_ROWS[colour])

    def of_row(self, colour: int) -> str:
        """What belongs to a row is said to be so."""
        return self.say(_OF_ROWS[colour])

    def card(self, card: int) -> str:
        return self.say("card", colour=self.colour(card // n.VALUES), value=card % n.VALUES)

    def card_with_symbols(self, card: int) -> str:
        """Said with every question, so that it is put together once."""
        if card not in self._with_symbols:
            text = self.say("card-with-symbols", card=self.card(card), symbols=self.symbols(card))
            self._with_symbols[card] = text
        return self._with_symbols[card]

    def cards(self, colour: int, values: list[int]) -> str:
        return self.listed([self.card(colour * n.VALUES + value) for value in values])

    def symbols(self, card: int) -> str:
        """RC-1.2: the card's escape symbols, in the order they are followed."""
        return ", ".join(self.symbol(symbol) for symbol in self.box.symbols_on(card))

    def symbol(self, symbol: int) -> str:
        if symbol <= n.COLOURS:
            return self.colour(symbol - 1)
        return self.say("symbol-choice" if symbol == Symbol.CHOICE else "symbol-claw")

    def token(self, token: int) -> str:
        return self.kind(self.box.kinds[token])

    def kind(self, kind: int) -> str:
        """A token by its kind, in the words of the edition."""
        if kind >= n.FAKE_EVIDENCE:
            return self.say("token-fake-evidence", name=self.box.names[self.language]["fake-evidence"])
        if kind >= n.FALSE_TRAIL:
            return self.false_trail(kind - n.FALSE_TRAIL + 1)
        return self.say("token-point", value=kind - n.POINT + 1)

    def false_trail(self, value: int) -> str:
        return self.say("token-false-trail", name=self.box.names[self.language]["false-trail"], value=value)

    def name(self, id: str) -> str:
        """A seat, a colour, a card such as `red 7`, or a token."""
        if id in SEAT_NAMES:
            return self.say(f"seat-{id}")
        if id in TOKEN_IDS:
            return self.kind(TOKEN_IDS.index(id))
        colour, _, value = id.partition(" ")
        number = COLOUR_NAMES.index(colour)
        return self.card(number * n.VALUES + int(value)) if value else self.colour(number)

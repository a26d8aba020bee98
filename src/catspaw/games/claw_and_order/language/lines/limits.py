"""Keywords, limits and exceptions: lines that hold for a card wherever it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.forms import Filter
from catspaw.games.claw_and_order.language.kinds import DECK_CARDS, TROOPS
from catspaw.games.claw_and_order.language.lines.declaration import Line
from catspaw.games.claw_and_order.language.terms import Keyword, OnlyOn, Tooltip
from catspaw.games.claw_and_order.language.terms.term import named

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.check import Checker
    from catspaw.games.claw_and_order.language.reader import Parts, Reader


@dataclass(frozen=True, slots=True)
class Keywords(Line):
    """CO-112.1: a line of keywords."""

    keywords: tuple[Keyword, ...]

    english = "{keywords}"
    german = "{keywords}"
    cites = "112.1 112.2"

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        return cls(tuple(parts))

    def terms(self) -> set[str]:
        return {named("keyword", keyword) for keyword in self.keywords}

    def traits(self) -> int:
        return sum(1 << (ops.KEYWORD_TRAIT + keyword) for keyword in set(self.keywords))

    def check(self, checker: Checker) -> None:
        if checker.kind not in TROOPS:
            checker.refuse(self, "keywords stand on troops and tokens only (CO-112.1)")
        for keyword in Keyword:
            if self.keywords.count(keyword) > 1:
                checker.refuse(keyword, "once is enough")


@dataclass(frozen=True, slots=True)
class AnyNumber(Line):
    """CO-102.3: a deck may contain any number of this card."""

    english = "A deck may contain any number of this card"
    german = "ein Deck darf beliebig viele Exemplare dieser Karte enthalten"
    cites = "102.3"
    only_on = OnlyOn(DECK_CARDS, "only cards are in decks (CO-102.3)")
    tooltip = Tooltip(
        10,
        "The limit of three cards of a name does not hold for this one.",
        "Die Grenze von drei gleichen Karten gilt für diese nicht.",
    )

    def traits(self) -> int:
        return 1 << ops.ANY_NUMBER


@dataclass(frozen=True, slots=True)
class MayRespond(Line):
    """CO-109.6, Ruling CO-R.W: may be played when an opposing troop attacks."""

    english = "May be played when an opposing troop attacks"
    german = "darf gespielt werden, wenn eine gegnerische Truppe angreift"
    cites = "109.6 R.W R.Y"
    only_on = OnlyOn(("one-time",), "only a One-Time Item is a response (CO-R.W)")
    tooltip = Tooltip(
        10,
        "You are asked in your opponent's turn, and it costs nothing.",
        "Du wirst im Zug deines Gegners gefragt, und sie kostet nichts.",
    )

    def traits(self) -> int:
        return 1 << ops.RESPONDS


@dataclass(frozen=True, slots=True)
class Equips(Line):
    """Ruling CO-R.Y: whom an Equip Item may go on, if not any friendly troop."""

    filter: Filter

    english = "equips {troop}"
    german = "rüstet {card:accusative} aus"
    cites = "109.1 R.Y"
    only_on = OnlyOn(("equip",), "only an Equip Item equips a troop (CO-109.1)")
    tooltip = Tooltip(10, "It can be put on no others.", "An andere kann man ihn nicht anlegen.")

    def terms(self) -> set[str]:
        return self.filter.features()

    def check(self, checker: Checker) -> None:
        checker.check_troops(self.filter)

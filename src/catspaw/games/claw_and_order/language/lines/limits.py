"""Keywords, limits and exceptions: lines that hold for a card wherever it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.forms import Filter, Who, keyword_feature
from catspaw.games.claw_and_order.language.kinds import DECK_CARDS, TROOPS
from catspaw.games.claw_and_order.language.lines.declaration import Line
from catspaw.games.claw_and_order.language.own_keywords import OwnKeyword
from catspaw.games.claw_and_order.language.terms import Keyword, Mode, OnlyOn, Response, Tooltip
from catspaw.games.claw_and_order.language.terms.term import named

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.check import Checker
    from catspaw.games.claw_and_order.language.reader import Parts, Reader


@dataclass(frozen=True, slots=True)
class Keywords(Line):
    """CO-112.1: a line of keywords."""

    keywords: tuple[Keyword | OwnKeyword, ...]

    english = "{keywords}"
    german = "{keywords}"
    cites = "112.1 112.2"

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        return cls(tuple(parts))

    def terms(self) -> set[str]:
        return {keyword_feature(keyword) for keyword in self.keywords}

    def own(self) -> list[OwnKeyword]:
        """Those that the set has defined itself."""
        return [keyword for keyword in self.keywords if isinstance(keyword, OwnKeyword)]

    def expanded(self) -> tuple[Line, ...]:
        """CO-112.2: a keyword of the set's own is what it stands for."""
        return (self, *(line for keyword in self.own() for line in keyword.lines))

    def traits(self) -> int:
        found = 0
        for keyword in self.keywords:
            if isinstance(keyword, OwnKeyword):
                found |= 1 << ops.OWN_KEYWORD_TRAIT + keyword.number
                found |= sum(line.traits() for line in keyword.lines)
            else:
                found |= 1 << ops.KEYWORD_TRAIT + keyword
        return found

    def check(self, checker: Checker) -> None:
        if checker.kind not in TROOPS:
            checker.refuse(self, "keywords stand on troops and tokens only (CO-112.1)")
        for keyword in (*Keyword, *self.own()):
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
    """CO-109.6, Ruling CO-R.W: may be played in the opponent's turn, when something happens there."""

    to: Response = Response.ATTACK

    english = "May be played when | {response}"
    german = "darf gespielt werden, wenn {response}"
    cites = "109.6 R.W R.Y"
    only_on = OnlyOn(("one-time",), "only a One-Time Item is a response (CO-R.W)")
    tooltip = Tooltip(
        10,
        "You are asked in your opponent's turn, and it costs nothing.",
        "Du wirst im Zug deines Gegners gefragt, und sie kostet nichts.",
    )

    def traits(self) -> int:
        return 1 << self.to

    def terms(self) -> set[str]:
        return {named("response", self.to)}


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


@dataclass(frozen=True, slots=True)
class NeedsNoPilot(Line):
    """CO-108.1: a vehicle that works without a pilot."""

    english = "{itself} needs no pilot"
    german = "diese Truppe braucht keinen Piloten"
    cites = "108.1 R.I"
    only_on = OnlyOn(("vehicle",), "only vehicles need a pilot (CO-108.1)")
    tooltip = Tooltip(
        10,
        "It attacks and has its abilities without one; it may still be piloted.",
        "Sie greift ohne einen an und hat ihre Fähigkeiten; gesteuert werden darf sie trotzdem.",
    )

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        if parts[0].mode is not Mode.THIS:
            reader.refuse(parts[0], "only “this” may be said here")
        return cls()

    @property
    def subject(self) -> Who:
        return Who(Mode.THIS)

    def traits(self) -> int:
        return 1 << ops.NEEDS_NO_PILOT

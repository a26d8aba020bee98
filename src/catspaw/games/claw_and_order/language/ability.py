"""An ability line after it was read: neither words nor code, but what both are made from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from catspaw.games.claw_and_order.language.kinds import DECK_CARDS
from catspaw.games.claw_and_order.language.terms import (
    Bonus,
    By,
    Condition,
    Event,
    Keyword,
    LogLine,
    Mode,
    Noun,
    OnlyOn,
    Price,
    Side,
    Tooltip,
)
from catspaw.games.claw_and_order.language.terms.term import spelt_out

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.effects.declaration import Effect


@dataclass(frozen=True, slots=True)
class Measure:
    by: By
    limit: int
    or_more: bool = False
    """Otherwise: or less."""


@dataclass(frozen=True, slots=True)
class Filter:
    noun: Noun = Noun.TROOP
    side: Side = Side.ANY
    another: bool = False
    damaged: bool = False
    line: LogLine = LogLine.UNSAID
    measure: Measure | None = None


@dataclass(frozen=True, slots=True)
class Who:
    mode: Mode
    filter: Filter = Filter()
    """Of targets, each, random ones, and of the subjects of `When` and of bonuses, which are EACH."""
    number: int = 1
    """How many are chosen; of THEM only whether it is `it` (1) or `them` (2)."""
    up_to: bool = False

    @property
    def is_several(self) -> bool:
        """Whether the next words call them `them`."""
        return self.number > 1 or self.mode is Mode.EACH


class Line:
    """A line of a card: its class declares what is said about such lines."""

    __slots__ = ()

    cites: ClassVar[str]
    """Ids of the rules behind it, without the `CO-`."""
    tooltip: ClassVar[Tooltip | None] = None

    @classmethod
    def name(cls) -> str:
        return spelt_out(cls.__name__)


@dataclass(frozen=True, slots=True)
class Keywords(Line):
    """CO-112.1: a line of keywords."""

    cites = "112.1 112.2"

    keywords: tuple[Keyword, ...]


@dataclass(frozen=True, slots=True)
class AnyNumber(Line):
    """CO-102.3: a deck may contain any number of this card."""

    cites = "102.3"
    english: ClassVar[str] = "A deck may contain any number of this card"
    german: ClassVar[str] = "ein Deck darf beliebig viele Exemplare dieser Karte enthalten"
    only_on: ClassVar[OnlyOn] = OnlyOn(DECK_CARDS, "only cards are in decks (CO-102.3)")
    tooltip = Tooltip(
        10,
        "The limit of three cards of a name does not hold for this one.",
        "Die Grenze von drei gleichen Karten gilt für diese nicht.",
    )


@dataclass(frozen=True, slots=True)
class MayRespond(Line):
    """CO-109.6, Ruling CO-R.W: may be played when an opposing troop attacks."""

    cites = "109.6 R.W R.Y"
    english: ClassVar[str] = "May be played when an opposing troop attacks"
    german: ClassVar[str] = "darf gespielt werden, wenn eine gegnerische Truppe angreift"
    only_on: ClassVar[OnlyOn] = OnlyOn(("one-time",), "only a One-Time Item is a response (CO-R.W)")
    tooltip = Tooltip(
        10,
        "You are asked in your opponent's turn, and it costs nothing.",
        "Du wirst im Zug deines Gegners gefragt, und sie kostet nichts.",
    )


@dataclass(frozen=True, slots=True)
class Equips(Line):
    """Ruling CO-R.Y: whom an Equip Item may go on, if not any friendly troop."""

    cites = "109.1 R.Y"
    tooltip = Tooltip(10, "It can be put on no others.", "An andere kann man ihn nicht anlegen.")

    filter: Filter


@dataclass(frozen=True, slots=True)
class When(Line):
    cites = "R.Z"
    tooltip = Tooltip(10, "Happens by itself, each time.", "Geschieht jedes Mal von selbst.")

    event: Event
    subject: Who
    """Of the start and the end of a turn, the side says whose turn."""
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Static(Line):
    cites = "R.Z"
    tooltip = Tooltip(
        10,
        "Nobody has to do anything for it: it holds as long as what it says is true.",
        "Dafür muss niemand etwas tun: Es gilt, solange zutrifft, was dasteht.",
    )

    subject: Who
    bonus: Bonus
    amount: int = 0
    keyword: Keyword | None = None
    condition: Condition = Condition.ALWAYS
    per_counter: bool = False


@dataclass(frozen=True, slots=True)
class Activated(Line):
    cites = "R.Y R.Z"
    tooltip = Tooltip(10, "You may do this in your Play Phase.", "Das darfst du in deiner Spielphase tun.")

    price: Price
    effects: tuple[Effect, ...]
    dollars: int = 0
    once: bool = True
    """Once per turn: always, unless it costs dollars."""


@dataclass(frozen=True, slots=True)
class Played(Line):
    """What a One-Time Item does."""

    cites = "109.6 R.Z"
    tooltip = Tooltip(
        10, "Happens once, then the card is discarded.", "Geschieht einmal, dann wird die Karte abgelegt."
    )

    effects: tuple[Effect, ...]


Ability: TypeAlias = Keywords | AnyNumber | MayRespond | Equips | When | Static | Activated | Played
LINES: Final[tuple[type[Ability], ...]] = (Keywords, AnyNumber, MayRespond, Equips, When, Static, Activated, Played)


def effects_of(ability: Ability) -> tuple[Effect, ...]:
    """Its effects in order; none of a bonus or a limit."""
    return ability.effects if isinstance(ability, When | Activated | Played) else ()


def every_effect(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """All effects, with those inside `choose one` and `you may` after them."""
    for effect in effects:
        yield effect
        for inner in effect.inside():
            yield from every_effect(inner)


def everybody_in(ability: Ability) -> Iterator[Who]:
    """Everybody an ability speaks of: its subject, then those of its effects."""
    if isinstance(ability, When | Static):
        yield ability.subject
    for effect in every_effect(effects_of(ability)):
        if effect.about is not None:
            yield effect.about


def speaks_of_its_vehicle(ability: Ability) -> bool:
    """CO-108.2: whether it works while its troop pilots."""
    if isinstance(ability, Static) and ability.condition is Condition.IS_PILOTING:
        return True
    return any(who.mode is Mode.VEHICLE for who in everybody_in(ability))

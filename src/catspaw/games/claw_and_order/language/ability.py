"""An ability line after it was read: neither words nor code, but what both are made from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from catspaw.games.claw_and_order.language.terms import (
    Bonus,
    By,
    Condition,
    Event,
    Keyword,
    LogLine,
    Mode,
    Noun,
    Price,
    Side,
)

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


@dataclass(frozen=True, slots=True)
class Keywords:
    """CO-112.1: a line of keywords."""

    keywords: tuple[Keyword, ...]


@dataclass(frozen=True, slots=True)
class AnyNumber:
    """CO-102.3: a deck may contain any number of this card."""


@dataclass(frozen=True, slots=True)
class MayRespond:
    """CO-109.6, Ruling CO-R.W: may be played when an opposing troop attacks."""


@dataclass(frozen=True, slots=True)
class Equips:
    """Ruling CO-R.Y: whom an Equip Item may go on, if not any friendly troop."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class When:
    event: Event
    subject: Who
    """Of the start and the end of a turn, the side says whose turn."""
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Static:
    subject: Who
    bonus: Bonus
    amount: int = 0
    keyword: Keyword | None = None
    condition: Condition = Condition.ALWAYS
    per_counter: bool = False


@dataclass(frozen=True, slots=True)
class Activated:
    price: Price
    effects: tuple[Effect, ...]
    dollars: int = 0
    once: bool = True
    """Once per turn: always, unless it costs dollars."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a One-Time Item does."""

    effects: tuple[Effect, ...]


Ability: TypeAlias = Keywords | AnyNumber | MayRespond | Equips | When | Static | Activated | Played


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

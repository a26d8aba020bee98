"""An ability line after it was read: neither words nor code, but what both are made from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, TypeAlias

from catspaw.games.claw_and_order.abilities import ops

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.effects.declaration import Effect


class Keyword(IntEnum):
    FLYING = ops.FLYING
    REACH = ops.REACH
    OBSERVER = ops.OBSERVER
    RETREAT = ops.RETREAT
    STEALTH = ops.STEALTH


class Event(IntEnum):
    """What a `When` line waits for."""

    DEPLOYED = ops.DEPLOYED
    MOVED_UP = ops.MOVED_UP
    ATTACKS = ops.ATTACKS
    IS_ATTACKED = ops.IS_ATTACKED
    DEALS_DAMAGE = ops.DEALS_DAMAGE
    KILLS = ops.KILLS
    IS_KILLED = ops.IS_KILLED
    IS_DESTROYED = ops.IS_DESTROYED
    IS_PILOTED = ops.IS_PILOTED
    IS_EQUIPPED = ops.IS_EQUIPPED
    EQUIPS = ops.EQUIPS
    TURN_STARTS = ops.TURN_STARTS
    TURN_ENDS = ops.TURN_ENDS


class Condition(IntEnum):
    ALWAYS = ops.ALWAYS
    IN_FRONT_LINE = ops.IN_FRONT_LINE
    IN_BACK_LINE = ops.IN_BACK_LINE
    IS_PILOTING = ops.IS_PILOTING
    HAS_PILOT = ops.HAS_PILOT
    IS_DAMAGED = ops.IS_DAMAGED
    IS_BEHIND = ops.IS_BEHIND


class Bonus(IntEnum):
    DAMAGE = ops.DAMAGE_BONUS
    HEALTH = ops.HEALTH_BONUS
    COST = ops.COST_BONUS
    GRANTS = ops.GRANTS
    TAKES_AWAY = ops.TAKES_AWAY


class Price(IntEnum):
    FREE = ops.FREE
    DOLLARS = ops.DOLLARS
    COUNTER = ops.COUNTER


class Side(IntEnum):
    ANY = ops.ANY_SIDE
    FRIENDLY = ops.FRIENDLY
    OPPOSING = ops.OPPOSING


class Noun(IntEnum):
    TROOP = ops.TROOP
    CAT = ops.CAT
    VEHICLE = ops.VEHICLE_NOUN
    COMMANDER = ops.COMMANDER
    SHORTHAIR = ops.SHORTHAIR
    LONGHAIR = ops.LONGHAIR
    ITEM = ops.ITEM
    CARD = ops.CARD


class LogLine(IntEnum):
    UNSAID = ops.NO_LINE
    FRONT = ops.FRONT_LINE
    BACK = ops.BACK_LINE
    EITHER = ops.EITHER_LINE


class By(IntEnum):
    """What a troop is measured by."""

    COST = ops.BY_COST
    HEALTH = ops.BY_HEALTH
    DAMAGE = ops.BY_DAMAGE


class Mode(IntEnum):
    """How somebody is pointed out."""

    THIS = ops.THIS
    THAT = ops.THAT
    OTHER = ops.OTHER
    HOST = ops.HOST
    VEHICLE = ops.VEHICLE
    TARGET = ops.TARGET
    EACH = ops.EACH
    RANDOM = ops.RANDOM
    THEM = ops.THEM


class Player(Enum):
    YOU = (ops.YOU,)
    OPPONENT = (ops.OPPONENT,)
    EACH = (ops.YOU, ops.OPPONENT)


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

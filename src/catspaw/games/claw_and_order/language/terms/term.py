"""What a term of the card language declares: its number in `ops`, its words in both languages, rules and tooltip."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import NamedTuple, Self

from catspaw.games.claw_and_order.language.kinds import OnlyOn


def spelt_out(name: str) -> str:
    """`attack again` of `AttackAgain`."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()


def named(group: str, member: Enum) -> str:
    """A term as a feature: `event: is killed`."""
    return f"{group}: {member.name.lower().replace('_', ' ')}"


class Tooltip(NamedTuple):
    """A plain sentence on what is easily overlooked. Only a few fit: those with a low rank come first."""

    rank: int
    english: str
    german: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What is said about a term."""

    english: str = ""
    """As it is read and printed."""
    german: str = ""
    cites: str = ""
    """Ids of the rules behind it, without the `CO-`."""
    tooltip: Tooltip | None = None
    only_on: OnlyOn | None = None


class Term(IntEnum):
    """One of several; its value is its number in `ops`."""

    said: Said

    def __new__(cls, number: int, said: Said | None = None) -> Self:
        term = int.__new__(cls, number)
        term._value_ = number
        term.said = said or Said()
        return term

"""Packing the words of `ops`: who is meant, and a step of the code. What does not fit into its field is refused."""

from __future__ import annotations

from typing import Final, NamedTuple

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.forms import Filter, Who
from catspaw.games.claw_and_order.language.own_keywords import OwnKeyword
from catspaw.games.claw_and_order.language.terms import Keyword, Mode

_CHOSEN: Final = (Mode.TARGET, Mode.RANDOM, Mode.OWN)


class Field(NamedTuple):
    """Some bits of a word."""

    name: str
    at: int
    bits: int

    def pack(self, value: int) -> int:
        if not 0 <= value < 1 << self.bits:
            raise ValueError(f"{self.name} {value} does not fit into {self.bits} bits")
        return value << self.at

    def read(self, word: int) -> int:
        return word >> self.at & ((1 << self.bits) - 1)


def field(name: str) -> Field:
    """A field as `ops` declares it."""
    return Field(name, getattr(ops, f"{name}_AT"), getattr(ops, f"{name}_BITS"))


MODE: Final = field("MODE")
NUMBER: Final = field("NUMBER")
UP_TO: Final = field("UP_TO")
SIDE: Final = field("SIDE")
ANOTHER: Final = field("ANOTHER")
DAMAGED: Final = field("DAMAGED")
NOUN: Final = field("NOUN")
LINE: Final = field("LINE")
MEASURE: Final = field("MEASURE")
OR_MORE: Final = field("OR_MORE")
LIMIT: Final = field("LIMIT")
KEYWORD: Final = field("KEYWORD")
WITHOUT: Final = field("WITHOUT")
NO_COMMANDER: Final = field("NO_COMMANDER")
OR_NOUN: Final = field("OR_NOUN")
NAMED: Final = field("NAMED")
_OF_FILTER: Final = (SIDE, ANOTHER, DAMAGED, NOUN, LINE, MEASURE, OR_MORE, LIMIT)
_ON_THE_FACE: Final = (KEYWORD, WITHOUT, NO_COMMANDER, OR_NOUN, NAMED)
OF_WHO: Final = (MODE, NUMBER, UP_TO, *_OF_FILTER, *_ON_THE_FACE)

OPCODE: Final = field("OPCODE")
STEP_NUMBER: Final = field("STEP_NUMBER")
WHICH: Final = field("WHICH")
JUMP: Final = field("JUMP")
OF_STEP: Final = (OPCODE, STEP_NUMBER, WHICH, JUMP)


def filter_word(filter: Filter) -> int:
    """A `who` word without a mode."""
    word = SIDE.pack(filter.side) | NOUN.pack(filter.noun) | LINE.pack(filter.line)
    word |= ANOTHER.pack(filter.another) | DAMAGED.pack(filter.damaged)
    if filter.measure:
        word |= MEASURE.pack(filter.measure.by) | LIMIT.pack(filter.measure.limit)
        word |= OR_MORE.pack(filter.measure.or_more)
    if filter.keyword is not None:
        word |= KEYWORD.pack(keyword_number(filter.keyword) + 1) | WITHOUT.pack(filter.without)
    if filter.or_noun is not None:
        word |= OR_NOUN.pack(filter.or_noun + 1)
    if filter.named:
        word |= NAMED.pack(filter.named.number + 1)
    return word | NO_COMMANDER.pack(filter.no_commander)


def keyword_number(keyword: Keyword | OwnKeyword) -> int:
    """Those that the set has defined itself come after the others."""
    return ops.KEYWORDS + keyword.number if isinstance(keyword, OwnKeyword) else int(keyword)


def counted_word(times: Filter | None) -> int:
    """Those for each of whom something is done, as a `who` word; 0 if it is simply done."""
    return 0 if times is None else who_word(Who(Mode.EACH, times))


def who_word(who: Who) -> int:
    """Somebody as a `who` word; only of chosen ones the number counts."""
    word = MODE.pack(who.mode) | filter_word(who.filter)
    if who.mode in _CHOSEN:
        word |= NUMBER.pack(who.number) | UP_TO.pack(who.up_to)
    return word


def step_word(opcode: int, number: int = 0, which: int = 0, jump: int = 0) -> int:
    """The first word of a step."""
    return OPCODE.pack(opcode) | STEP_NUMBER.pack(number) | WHICH.pack(which) | JUMP.pack(jump)

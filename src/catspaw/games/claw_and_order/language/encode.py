"""Who an ability speaks of, as a `who` word of `ops`."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.ability import Filter, Mode, Who

_CHOSEN: Final = (Mode.TARGET, Mode.RANDOM)


def filter_word(filter: Filter) -> int:
    """A `who` word without a mode."""
    word = filter.side << ops.SIDE_AT | filter.noun << ops.NOUN_AT | filter.line << ops.LINE_AT
    word |= ops.ANOTHER * filter.another | ops.DAMAGED * filter.damaged
    if filter.measure:
        word |= filter.measure.by << ops.MEASURE_AT | filter.measure.limit << ops.LIMIT_AT
        word |= ops.OR_MORE * filter.measure.or_more
    return word


def who_word(who: Who) -> int:
    """Somebody as a `who` word; only of chosen ones the number counts."""
    word = who.mode | filter_word(who.filter)
    if who.mode in _CHOSEN:
        word |= who.number << ops.NUMBER_AT | ops.UP_TO * who.up_to
    return word

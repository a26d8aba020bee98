"""The ring in which abilities wait for their turn: one packed word each (see RingField)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.packed import mask, read, written
from catspaw.games.claw_and_order.state.numbers import RING_SIZE, RingField, Zone


def ring_place(zones: vec[i64], waiting: i64) -> i64:
    """Where in the ring the ability is, before which so many others wait."""
    return (zones[Zone.RING_AT] + waiting) & (RING_SIZE - 1)


def is_possible_ability(word: i64) -> bool:
    """Whether a word is an ability that waits, whoever wrote it."""
    fields = mask(RingField.SOURCE) | mask(RingField.ABILITY) | mask(RingField.SUBJECT) | mask(RingField.OTHER)
    return (
        read(word, RingField.IS_TAKEN) == 1 and word & ~(fields | mask(RingField.IS_TAKEN) | mask(RingField.SEAT)) == 0
    )


def waiting_ability(source: i64, ability: i64, seat: i64, subject: i64, other: i64) -> i64:
    word = written(0, RingField.IS_TAKEN, 1)
    word = written(word, RingField.SOURCE, source)
    word = written(word, RingField.ABILITY, ability)
    word = written(word, RingField.SUBJECT, subject)
    word = written(word, RingField.OTHER, other)
    return written(word, RingField.SEAT, seat)

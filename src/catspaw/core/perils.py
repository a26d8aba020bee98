"""Answers that lose at once, whatever is hidden: tried out in worlds that fit what the asked seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from catspaw.core.bits import members, one
from catspaw.core.playout import settle
from catspaw.core.position import Position
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight

WORLDS: Final = 12
"""An answer has to lose in so many of them; most do not in the first."""


def losing_answers(sight: Sight, slot: Position, is_lost: Callable[[Position], bool]) -> int:
    """The answers after which all is lost before anybody is asked again; none of them if there is no other answer.

    `slot` is any position of the same table setup, and is overwritten. What the sight does not tell is sampled, so
    nothing hidden gets into it.
    """
    losing = int(sight.options)
    sampler, ahead = Sampler(0), slot.clone()
    for world in range(WORLDS):
        sampler.reseed(world)
        sight.sample_into(slot, sampler)
        for number in members(losing):
            slot.copy_into(ahead)
            ahead.answer(number)
            settle(ahead, sampler)
            if not is_lost(ahead):
                losing &= ~one(number)
        if not losing:
            return 0
    return 0 if losing == sight.options else losing

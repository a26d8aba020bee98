"""Which answers end a hunt that the asked seat does not win, worked out from its sight."""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.perils import losing_answers
from catspaw.core.position import NOBODY, Position
from catspaw.games.red_claw.knowledge.sight import HuntSight
from catspaw.games.red_claw.state.numbers import COLOURS, TEN, ZONES, Zone
from catspaw.games.red_claw.state.position import Hunt


@lru_cache(16)
def perilous(sight: HuntSight) -> int:
    """RC-7.1, RC-7.3: the answers with which the hunt is over, and somebody else wins it."""
    if sight.options & (sight.options - 1) == 0 or not _may_end_now(sight):
        return 0
    seat = one(sight.seat)

    def is_lost(hunt: Position) -> bool:
        return hunt.asked == NOBODY and not hunt.winners & seat

    return losing_answers(sight, Hunt(sight.rulings, vec[i64]([0] * ZONES)), is_lost)


def _may_end_now(sight: HuntSight) -> bool:
    """RC-4.3, RC-7.1: a turn takes two cards of a row at most, and points come with empty rows or with the figure."""
    if max(sight.levels) + 1 >= TEN:
        return True
    counts = Zone.ROW_COUNT - Zone.ROW
    return min(sight.table[counts : counts + COLOURS]) <= 2

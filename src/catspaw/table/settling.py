"""Questions that may be answered by themselves: those with one answer, where that tells nobody anything."""

from __future__ import annotations

from catspaw.table.sitting import Sitting


def has_one_answer(sitting: Sitting) -> bool:
    """Whether what is asked now has just one."""
    return sitting.asked is not None and sitting.state.has_one_answer()


def settles(sitting: Sitting, *, is_watched: bool) -> bool:
    """Whether what is asked now has one answer, and may be answered at once.

    Everybody can work out that there is only one, or nobody else is there to notice.
    """
    if not has_one_answer(sitting):
        return False
    return not is_watched or sitting.game.answers_are_open(sitting.table.sight(None))

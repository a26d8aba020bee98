"""Questions that may be answered by themselves: those with one answer, where that tells nobody anything."""

from __future__ import annotations

from catspaw.core.bits import count
from catspaw.table.sitting import Sitting


def settles(sitting: Sitting, *, is_watched: bool) -> bool:
    """Whether what is asked now has one answer, and may be answered at once.

    Everybody can work out that there is only one, or nobody else is there to notice.
    """
    if sitting.asked is None or count(sitting.table.sight_of_asked().options) != 1:
        return False
    return not is_watched or sitting.game.answers_are_open(sitting.table.sight(None))

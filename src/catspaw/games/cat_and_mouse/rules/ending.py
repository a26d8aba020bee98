"""The ways a heist ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.cat_and_mouse.rules.sets import makes_set
from catspaw.games.cat_and_mouse.state.endings import Ending
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.numbers import INSPECTOR, MOUSE

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist


def end_heist(heist: Heist) -> None:
    """CM-5.3: she lays her haul open; with a set she wins, without one she loses.

    Ruling CM-R.M `set-needed`: after a wrong trap the Inspector has lost as well.
    """
    show_haul(heist)
    if makes_set(heist.haul):
        win_for_mouse(heist, Ending.WRONG_TRAP if heist.missed else Ending.SET_SHOWN)
    elif heist.missed:
        lose_for_both(heist, Ending.NOBODY_WINS)
    else:
        win_for_inspector(heist, Ending.NO_SET)


def show_haul(heist: Heist) -> None:
    """CM-5.3: a set counts when it is seen."""
    heist.tell(Event.SHOWED_HAUL, heist.haul, 0)


def win_for_inspector(heist: Heist, ending: i64) -> None:
    _finish(heist, ending, one(INSPECTOR), one(MOUSE))


def win_for_mouse(heist: Heist, ending: i64) -> None:
    _finish(heist, ending, one(MOUSE), one(INSPECTOR))


def lose_for_both(heist: Heist, ending: i64) -> None:
    _finish(heist, ending, 0, one(INSPECTOR) | one(MOUSE))


def stop_unfinished(heist: Heist) -> None:
    """Ruling CM-R.X: a hundred turns are enough; nobody wins or loses."""
    _finish(heist, Ending.UNFINISHED, 0, 0)


def _finish(heist: Heist, ending: i64, winners: i64, losers: i64) -> None:
    heist.finish(ending, winners, losers)
    heist.tell(Event.OVER, ending, winners)

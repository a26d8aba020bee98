"""Chapter 4: springing the trap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.cat_and_mouse.rules.ending import end_heist, win_for_inspector, win_for_mouse
from catspaw.games.cat_and_mouse.rules.mouses_turn import begin_mouses_turn
from catspaw.games.cat_and_mouse.rules.tricks import leave_calling_card, smoke_options, vanish
from catspaw.games.cat_and_mouse.state.endings import Ending
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.numbers import ALL_ROOMS, HOLDS_CALLING_CARD, INSPECTOR, MOUSE
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist


def announce_trap(heist: Heist) -> None:
    """CM-4.1: the trap is announced, then a room is named.

    Ruling CM-R.O `before-result`: between the two the Mouse may vanish; she is asked
    whenever she has loot.
    """
    if heist.haul and heist.rulings.trap_is_announced_first:
        heist.ask(MOUSE, Prompt.ANNOUNCED, one(Answer.STAY) | smoke_options(heist))
    else:
        ask_for_trap(heist)


def answer_trap_announcement(heist: Heist, choice: i64) -> None:
    """Ruling CM-R.O `before-result`: stay for the result, or vanish before it."""
    if choice == Answer.STAY:
        ask_for_trap(heist)
    else:
        vanish(heist, choice)


def ask_for_trap(heist: Heist) -> None:
    """CM-4.1: the Inspector names a room, any of the twelve."""
    heist.ask(INSPECTOR, Prompt.TRAP, ALL_ROOMS)


def name_trap(heist: Heist, room: i64) -> None:
    """CM-4.1: the named room is hers, or it is not."""
    heist.tell(Event.TRAPPED, room, 0)
    if room == heist.room:
        find_mouse(heist)
    else:
        miss_mouse(heist)


def find_mouse(heist: Heist) -> None:
    """CM-4.2: the Mouse's room. Rulings CM-R.N and CM-R.O: she may answer it if she has loot, trick or not."""
    heist.room_found = 1
    heist.tell(Event.FOUND, heist.room, 0)
    if heist.haul:
        ask_for_escape(heist)
    else:
        be_caught(heist)


def ask_for_escape(heist: Heist) -> None:
    """CM-4.4, Rulings CM-R.N and CM-R.O: show the room, leave a Calling Card, or vanish."""
    options = one(Answer.SHOW_ROOM)
    if heist.haul & HOLDS_CALLING_CARD:
        options |= one(Answer.LEAVE_CARD)
    if heist.rulings.smoke_answers_results:
        options |= smoke_options(heist)
    heist.ask(MOUSE, Prompt.ESCAPE, options)


def answer_trap(heist: Heist, choice: i64) -> None:
    """CM-4.4, Rulings CM-R.N and CM-R.O: her answer to a right trap."""
    if choice == Answer.SHOW_ROOM:
        be_caught(heist)
    elif choice == Answer.LEAVE_CARD:
        leave_calling_card(heist)
        begin_mouses_turn(heist)
    else:
        vanish(heist, choice)


def be_caught(heist: Heist) -> None:
    """CM-4.2, CM-4.4: she shows her room and the Inspector wins."""
    heist.tell(Event.SHOWED_ROOM, heist.room, 0)
    win_for_inspector(heist, Ending.CAUGHT)


def miss_mouse(heist: Heist) -> None:
    """CM-4.3, CM-4.4: she shows another room and the Inspector loses.

    Ruling CM-R.M: she wins by it, or under `set-needed` only by showing a set. Ruling CM-R.O: a
    trap may be answered with smoke, so where a set is needed she is asked whenever she has loot.
    """
    heist.room_found = 1
    heist.tell(Event.SHOWED_ROOM, heist.room, 0)
    if not heist.rulings.wrong_trap_needs_set:
        win_for_mouse(heist, Ending.WRONG_TRAP)
        return
    heist.missed = 1
    if heist.haul and heist.rulings.smoke_answers_results:
        ask_after_miss(heist)
    else:
        end_heist(heist)


def ask_after_miss(heist: Heist) -> None:
    """Rulings CM-R.M and CM-R.O: show what she has, or vanish, perhaps with the pocket."""
    heist.ask(MOUSE, Prompt.MISSED, one(Answer.SHOW_HAUL) | smoke_options(heist))


def answer_miss(heist: Heist, choice: i64) -> None:
    """Rulings CM-R.M and CM-R.O: her answer to a wrong trap where a set is needed."""
    if choice == Answer.SHOW_HAUL:
        end_heist(heist)
    else:
        vanish(heist, choice)

"""Chapter 3: checking for clues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.cat_and_mouse.rules.ending import win_for_inspector
from catspaw.games.cat_and_mouse.rules.mouses_turn import begin_mouses_turn
from catspaw.games.cat_and_mouse.rules.tricks import smoke_options, vanish
from catspaw.games.cat_and_mouse.state.calls import call
from catspaw.games.cat_and_mouse.state.endings import Ending
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.notes import place_of, rule_out
from catspaw.games.cat_and_mouse.state.numbers import ALL_ROOMS, MOUSE
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist


def nameable_rooms(heist: Heist) -> i64:
    """CM-3.1: the Mouse names a room from 1 to 12.

    Ruling CM-R.D: her own room too, unless the table forbids it.
    Ruling CM-R.E: not one already turned up, unless the table allows it.
    Ruling CM-R.F: any other, named before or known to be monitored.
    """
    rooms: i64 = ALL_ROOMS
    if heist.rulings.own_room_is_forbidden:
        rooms &= ~one(heist.room)
    if not heist.rulings.clues_may_be_named:
        rooms &= ~heist.clues
    return rooms


def ask_for_name(heist: Heist) -> None:
    """CM-3.1: ask for the room. Ruling CM-R.O: the Smoke Bomb may answer the announcement."""
    options = nameable_rooms(heist)
    if heist.rulings.smoke_answers_announcements:
        options |= smoke_options(heist)
    heist.ask(MOUSE, Prompt.NAME, options)


def name_room(heist: Heist, choice: i64) -> None:
    """CM-3.1, CM-3.2: if the named room is monitored its card is turned up, a clue."""
    if choice >= Answer.SMOKE:
        vanish(heist, choice)
        return
    room = one(choice)
    call(heist, choice)
    heist.tell(Event.NAMED, choice, 0)
    if heist.clues & room:
        name_clue_again(heist, choice)
    elif heist.monitored & room:
        turn_up(heist, choice)
    else:
        heist.tell(Event.CLEARED, choice, 0)
        rule_out(heist, choice)
        begin_mouses_turn(heist)


def turn_up(heist: Heist, room: i64) -> None:
    """CM-3.2: the card of a monitored room is turned face up."""
    place = place_of(heist.notes, room)
    heist.turned_up |= one(place)
    heist.clues |= one(room)
    heist.tell(Event.TURNED_UP, room, place)
    count_clue(heist)


def name_clue_again(heist: Heist, room: i64) -> None:
    """Ruling CM-R.E: a clue named again is harmless, or counts once more."""
    if heist.rulings.named_clue_counts:
        heist.tell(Event.COUNTED_AGAIN, room, 0)
        count_clue(heist)
    else:
        begin_mouses_turn(heist)


def count_clue(heist: Heist) -> None:
    """CM-3.3: the third clue wins for the Inspector.

    Ruling CM-R.O: a Mouse with loot may still answer it; she is asked whatever she holds.
    """
    heist.clue_count += 1
    if heist.clue_count < 3:
        begin_mouses_turn(heist)
    elif heist.haul and heist.rulings.smoke_answers_results:
        ask_when_cornered(heist)
    else:
        win_for_inspector(heist, Ending.THIRD_CLUE)


def ask_when_cornered(heist: Heist) -> None:
    """Ruling CM-R.O: the window after the third clue."""
    heist.ask(MOUSE, Prompt.CORNERED, one(Answer.GIVE_UP) | smoke_options(heist))


def give_up(heist: Heist, choice: i64) -> None:
    """CM-3.3, Ruling CM-R.O: accept the third clue, or vanish."""
    if choice == Answer.GIVE_UP:
        win_for_inspector(heist, Ending.THIRD_CLUE)
    else:
        vanish(heist, choice)

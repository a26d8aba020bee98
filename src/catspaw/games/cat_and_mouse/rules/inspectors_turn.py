"""Chapter 2: the Inspector's turn, always before the Mouse's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import lowest, one
from catspaw.core.packed import popped, read, written_at
from catspaw.games.cat_and_mouse.rules.clues import ask_for_name
from catspaw.games.cat_and_mouse.rules.ending import stop_unfinished
from catspaw.games.cat_and_mouse.rules.trap import announce_trap
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.notes import lay_note
from catspaw.games.cat_and_mouse.state.numbers import INSPECTOR, LAST_TURN, Field, Pile
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist


def begin_inspectors_turn(heist: Heist) -> None:
    """CM-2.1: the turn opens with two cards from the map deck."""
    if heist.turns == LAST_TURN:
        stop_unfinished(heist)
        return
    heist.turns += 1
    heist.tell(Event.TURN_BEGAN, heist.turns, 0)
    heist.to_draw = 2
    draw_map_cards(heist)


def draw_map_cards(heist: Heist) -> None:
    """CM-2.1: draw on, the shuffled part first, then what lies at the bottom.

    Ruling CM-R.B: of a deck of fewer than two cards, draw what there is.
    """
    while heist.to_draw > 0:
        if heist.map_deck:
            heist.ask_chance(Prompt.DRAW, heist.map_deck, Pile.MAP, heist.searches)
            return
        if heist.bottom_count == 0:
            break
        _draw(heist, read(heist.bottom, Field.ROOM))
        heist.bottom = popped(heist.bottom, Field.ROOM)
        heist.bottom_count -= 1
    heist.to_draw = 0
    if heist.drawn:
        heist.ask(INSPECTOR, Prompt.KEEP, heist.drawn)
    else:
        ask_for_action(heist)


def draw_map_card(heist: Heist, room: i64) -> None:
    """CM-2.1: the card on top of the map deck comes to the Inspector's hand."""
    heist.map_deck &= ~one(room)
    _draw(heist, room)
    draw_map_cards(heist)


def _draw(heist: Heist, room: i64) -> None:
    heist.drawn |= one(room)
    heist.to_draw -= 1
    heist.tell(Event.DREW, room, 0)


def keep_room(heist: Heist, room: i64) -> None:
    """CM-2.2, CM-2.3: one card is kept face down and its room monitored; the other goes to the bottom."""
    other = heist.drawn & ~one(room)
    heist.drawn = 0
    lay_note(heist, room)
    if other:
        under = lowest(other)
        heist.bottom = written_at(heist.bottom, Field.ROOM, heist.bottom_count, under)
        heist.bottom_count += 1
        heist.tell(Event.KEPT, room, under + 1)
    else:
        heist.tell(Event.KEPT, room, 0)
    ask_for_action(heist)


def ask_for_action(heist: Heist) -> None:
    """CM-2.4: then check for clues or spring the trap. Ruling CM-R.W: never pass."""
    heist.ask(INSPECTOR, Prompt.ACT, one(Answer.CHECK) | one(Answer.SPRING))


def announce(heist: Heist, choice: i64) -> None:
    """CM-2.4: the choice is announced."""
    if choice == Answer.CHECK:
        heist.tell(Event.ANNOUNCED_CHECK, 0, 0)
        ask_for_name(heist)
    else:
        heist.tell(Event.ANNOUNCED_TRAP, 0, 0)
        announce_trap(heist)

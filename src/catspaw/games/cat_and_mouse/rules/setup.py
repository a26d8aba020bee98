"""Chapter 1: before the first turn, the Inspector fills a pocket and the Mouse slips into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.cat_and_mouse.rules.rooms import enter_room
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.numbers import ALL_ROOMS, INSPECTOR, MOUSE, TREASURES
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist


def set_up(heist: Heist) -> None:
    """CM-1.1, CM-1.2: one seat is the Inspector, one the Mouse; rooms and loot are two decks."""
    heist.ask(INSPECTOR, Prompt.FILL_POCKET, heist.loot_deck & TREASURES)


def fill_pocket(heist: Heist, loot: i64) -> None:
    """CM-1.3: the Inspector searches the loot deck and pockets one card, never a trick."""
    _pocket(heist, loot)
    if heist.rulings.deep_pockets:
        offer_deep_pocket(heist)
    else:
        ask_for_first_room(heist)


def offer_deep_pocket(heist: Heist) -> None:
    """CM-7.2: with Deep Pockets the Inspector may take one more, again no trick."""
    heist.ask(INSPECTOR, Prompt.FILL_DEEP_POCKET, (heist.loot_deck & TREASURES) | one(Answer.ENOUGH))


def fill_deep_pocket(heist: Heist, choice: i64) -> None:
    """CM-7.2: take the second card, or let one be enough."""
    if choice != Answer.ENOUGH:
        _pocket(heist, choice)
    ask_for_first_room(heist)


def _pocket(heist: Heist, loot: i64) -> None:
    heist.pocket |= one(loot)
    heist.loot_deck &= ~one(loot)
    heist.tell(Event.POCKETED, loot, 0)


def ask_for_first_room(heist: Heist) -> None:
    """CM-1.4: the Mouse searches the map deck for the room she starts in."""
    heist.ask(MOUSE, Prompt.START, ALL_ROOMS)


def choose_first_room(heist: Heist, room: i64) -> None:
    """CM-1.4, CM-1.5: she keeps its card face down, and two loot cards lie there face down.

    Ruling CM-R.A: both decks have been searched, so both are shuffled now; a deck nobody
    can know is a set.
    """
    heist.search_marks = 1
    enter_room(heist, room)

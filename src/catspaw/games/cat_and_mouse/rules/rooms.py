"""Chapters 1 and 5: how the Mouse comes into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.cat_and_mouse.rules.tricks import end_mouses_turn, smoke_options, vanish
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.notes import rooms_of
from catspaw.games.cat_and_mouse.state.numbers import MOUSE, Pile
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist


def search_map_deck(heist: Heist) -> None:
    """CM-5.2: she sees what is left in the map deck and chooses from it. Ruling CM-R.A: then it is shuffled."""
    heist.map_deck |= rooms_of(heist.bottom, heist.bottom_count)
    heist.bottom = 0
    heist.bottom_count = 0
    heist.searches += 1
    heist.search_marks |= one(heist.note_count)
    heist.tell(Event.SEARCHED, heist.map_deck, 0)
    heist.ask(MOUSE, Prompt.MOVE, heist.map_deck | smoke_options(heist))


def choose_room(heist: Heist, choice: i64) -> None:
    """CM-5.2: the new room."""
    if choice >= Answer.SMOKE:
        vanish(heist, choice)
    else:
        enter_room(heist, choice)


def enter_room(heist: Heist, room: i64) -> None:
    """CM-1.4, CM-5.2: its card leaves the map deck for her side of the table."""
    heist.map_deck &= ~one(room)
    heist.room = room
    heist.room_found = 0
    heist.named = 0
    heist.calls = 0
    heist.tell(Event.ENTERED, room, heist.searches)
    heist.to_lay = 2
    lay_out(heist)


def lay_out(heist: Heist) -> None:
    """CM-1.5, CM-5.2: two loot cards lie in her room face down. Ruling CM-R.C: or what remains of the deck.

    Ruling CM-R.U: loot left here on an earlier visit stays out of play.
    """
    if heist.to_lay > 0 and heist.loot_deck:
        heist.ask_chance(Prompt.LAY_OUT, heist.loot_deck, Pile.LOOT, 0)
        return
    heist.to_lay = 0
    if heist.turns == 0:
        heist.pass_to_inspector()
    else:
        end_mouses_turn(heist)


def lay_out_loot(heist: Heist, loot: i64) -> None:
    """CM-1.5, CM-5.2: the top card of the loot deck. Ruling CM-R.H `free`: she may look at it at once."""
    heist.loot_deck &= ~one(loot)
    heist.room_loot |= one(loot)
    heist.to_lay -= 1
    if heist.rulings.loot_is_seen_at_once:
        heist.seen_loot |= one(loot)
        heist.tell(Event.LAID_OUT, loot, 1)
    else:
        heist.tell(Event.LAID_OUT, loot, 0)
    lay_out(heist)

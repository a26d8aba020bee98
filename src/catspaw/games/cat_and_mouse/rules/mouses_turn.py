"""Chapter 5: the Mouse's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, one
from catspaw.games.cat_and_mouse.rules.ending import end_heist
from catspaw.games.cat_and_mouse.rules.rooms import search_map_deck
from catspaw.games.cat_and_mouse.rules.tricks import end_mouses_turn, pick_pocket, smoke_options, vanish
from catspaw.games.cat_and_mouse.rules.variants import begin_subtle_movement
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.notes import lay_note, rule_out_all
from catspaw.games.cat_and_mouse.state.numbers import HOLDS_PICKPOCKET, MOUSE
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist


def begin_mouses_turn(heist: Heist) -> None:
    """CM-5.1, CM-5.2, CM-5.3: she does one of three things, or, holding a trick for it, CM-6.3: picks the pocket."""
    options = one(Answer.END_HEIST) | smoke_options(heist)
    if heist.room_loot:
        options |= one(Answer.LOOT_ROOM)
    if may_change_rooms(heist):
        options |= one(Answer.CHANGE_ROOMS)
    if heist.haul & HOLDS_PICKPOCKET:
        options |= one(Answer.PICK_POCKET)
    heist.ask(MOUSE, Prompt.TURN, options)


def may_change_rooms(heist: Heist) -> bool:
    """Ruling CM-R.T: a change needs a card in the map deck, one that Subtle Movement returns included."""
    return heist.map_deck != 0 or heist.bottom_count > 0 or heist.rulings.subtle_movement


def act(heist: Heist, choice: i64) -> None:
    """CM-5.1, CM-5.2, CM-5.3: what she chose. Ruling CM-R.I: she cannot pass."""
    if choice == Answer.LOOT_ROOM:
        look_at_loot(heist)
    elif choice == Answer.CHANGE_ROOMS:
        leave_room(heist)
    elif choice == Answer.END_HEIST:
        end_heist(heist)
    elif choice == Answer.PICK_POCKET:
        pick_pocket(heist)
    else:
        vanish(heist, choice)


def look_at_loot(heist: Heist) -> None:
    """CM-5.1: she looks at the loot in her room. Ruling CM-R.H: and must keep one of it."""
    heist.seen_loot |= heist.room_loot
    heist.tell(Event.LOOKED, heist.room_loot, 0)
    heist.ask(MOUSE, Prompt.TAKE, heist.room_loot | smoke_options(heist))


def take_loot(heist: Heist, choice: i64) -> None:
    """CM-5.1: one card is hers. Ruling CM-R.G: the rest stays in the room. Ruling CM-R.J: there is no limit."""
    if choice >= Answer.SMOKE:
        vanish(heist, choice)
        return
    heist.room_loot &= ~one(choice)
    heist.haul |= one(choice)
    heist.tell(Event.TOOK, choice, 0)
    end_mouses_turn(heist)


def leave_room(heist: Heist) -> None:
    """CM-5.2: her room card joins the monitored ones face down, and what loot lies there is lost to her.

    Ruling CM-R.S: the Inspector may look at that card and so knows which room was left.
    Ruling CM-R.L `open`: and at the loot.
    """
    heist.tell(Event.LEFT, heist.room, count(heist.room_loot))
    if heist.rulings.left_loot_is_open:
        heist.tell(Event.SAW_LEFT, heist.room_loot, 0)
    place = heist.note_count
    lay_note(heist, heist.room)
    heist.laid_by_mouse |= one(place)
    if heist.room_found:
        heist.public_notes |= one(place)
    if heist.rulings.own_room_is_forbidden:
        rule_out_all(heist, place, heist.named)
    heist.room = -1
    heist.room_found = 0
    heist.left_loot |= heist.room_loot
    heist.room_loot = 0
    if heist.rulings.subtle_movement:
        begin_subtle_movement(heist)
    else:
        search_map_deck(heist)

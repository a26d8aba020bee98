"""Chapter 7: Subtle Movement. (Deep Pockets changes the set-up and Pickpocket only.)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.cat_and_mouse.rules.rooms import search_map_deck
from catspaw.games.cat_and_mouse.rules.tricks import smoke_options, vanish
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.notes import face_down, rule_out, take_up
from catspaw.games.cat_and_mouse.state.numbers import MOUSE, Pile
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist


def begin_subtle_movement(heist: Heist) -> None:
    """CM-7.1: before choosing her room she may shuffle one face-down monitored room into the map deck.

    Ruling CM-R.V: she points at the card, or under `chance` it is a blind pick.
    """
    if not heist.rulings.note_returns_blindly:
        heist.ask(MOUSE, Prompt.RETURN_NOTE, face_down(heist) | may_decline(heist) | smoke_options(heist))
    elif may_decline(heist):
        heist.ask(MOUSE, Prompt.USE_SUBTLY, one(Answer.SHUFFLE_BACK) | may_decline(heist) | smoke_options(heist))
    else:
        pick_note_blindly(heist)


def may_decline(heist: Heist) -> i64:
    """Ruling CM-R.R: she need not, unless the table plays `always`. Ruling CM-R.T: nor if no room were left."""
    if heist.rulings.note_must_return or not (heist.map_deck or heist.bottom_count):
        return 0
    return one(Answer.DECLINE)


def use_subtly(heist: Heist, choice: i64) -> None:
    """CM-7.1, Rulings CM-R.R and CM-R.V: whether a card is picked blindly."""
    if choice == Answer.SHUFFLE_BACK:
        pick_note_blindly(heist)
    elif choice == Answer.DECLINE:
        search_map_deck(heist)
    else:
        vanish(heist, choice)


def pick_note_blindly(heist: Heist) -> None:
    """Ruling CM-R.V `chance`: any face-down note."""
    heist.ask_chance(Prompt.RETURN_BLIND, face_down(heist), Pile.NOTES, heist.searches)


def return_chosen_note(heist: Heist, choice: i64) -> None:
    """CM-7.1, Ruling CM-R.V: the card she points at; those she laid herself are known to her."""
    if choice == Answer.DECLINE:
        search_map_deck(heist)
    elif choice < heist.note_count:
        return_note(heist, choice)
    else:
        vanish(heist, choice)


def return_note(heist: Heist, place: i64) -> None:
    """CM-7.1: the card is shuffled into the map deck. Ruling CM-R.V: she may choose that room again."""
    public = heist.public_notes & one(place)
    heist.tell(Event.RETURNED, place, 0)
    room = take_up(heist, place)
    if public:
        rule_out(heist, room)
    heist.map_deck |= one(room)
    search_map_deck(heist)

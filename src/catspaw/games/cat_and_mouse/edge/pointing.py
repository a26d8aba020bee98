"""Where an answer points: a path into the asked seat's view."""

from __future__ import annotations

from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.state import numbers as n
from catspaw.games.cat_and_mouse.state.numbers import Answer, Prompt

_ROOMS = {Prompt.START, Prompt.KEEP, Prompt.NAME, Prompt.TRAP, Prompt.MOVE}
_LOOT = {Prompt.FILL_POCKET: "loot_deck", Prompt.FILL_DEEP_POCKET: "loot_deck", Prompt.TAKE: "room_loot"}
_PLACES = {
    Answer.LOOT_ROOM: "room_loot",
    Answer.CHANGE_ROOMS: "map_deck",
    Answer.END_HEIST: "haul",
    Answer.SHOW_HAUL: "haul",
    Answer.SHOW_ROOM: "room",
    Answer.SHUFFLE_BACK: "notes",
    Answer.LEAVE_CARD: f"haul/{LOOT_CARDS[n.CALLING_CARD].id}",
    Answer.SMOKE: f"haul/{LOOT_CARDS[n.SMOKE_BOMB].id}",
    Answer.PICK_POCKET: f"haul/{LOOT_CARDS[n.PICKPOCKET].id}",
}
"""What she does with a thing on the table, by that thing; a trick is played from her haul (chapter 6)."""


def points_at(sight: Sight, number: int) -> str | None:
    """A room or note by its printed number, a loot card by its id where it lies; None for what has no place."""
    if sight.asked < 0:
        return None
    if number >= Answer.CHECK:
        return _PLACES.get(number)
    if sight.prompt in _ROOMS:
        return f"rooms/{number + 1}"
    if sight.prompt == Prompt.RETURN_NOTE:
        return f"notes/{number + 1}"
    return f"{_LOOT[sight.prompt]}/{LOOT_CARDS[number].id}"

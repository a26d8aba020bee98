"""Where an answer points: a path into the asked seat's view."""

from __future__ import annotations

from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.state import numbers as n

_ROOMS = {n.START, n.KEEP, n.NAME, n.TRAP, n.MOVE}
_LOOT = {n.FILL_POCKET: "loot_deck", n.FILL_DEEP_POCKET: "loot_deck", n.TAKE: "room_loot"}
_PLACES = {
    n.LOOT_ROOM: "room_loot",
    n.CHANGE_ROOMS: "map_deck",
    n.END_HEIST: "haul",
    n.SHOW_HAUL: "haul",
    n.SHOW_ROOM: "room",
    n.SHUFFLE_BACK: "notes",
    n.LEAVE_CARD: f"haul/{LOOT_CARDS[n.CALLING_CARD].id}",
    n.SMOKE: f"haul/{LOOT_CARDS[n.SMOKE_BOMB].id}",
    n.PICK_POCKET: f"haul/{LOOT_CARDS[n.PICKPOCKET].id}",
}
"""What she does with a thing on the table, by that thing; a trick is played from her haul (chapter 6)."""


def points_at(sight: Sight, number: int) -> str | None:
    """A room or note by its printed number, a loot card by its id where it lies; None for what has no place."""
    if sight.asked < 0:
        return None
    if number >= n.CHECK:
        return _PLACES.get(number)
    if sight.prompt in _ROOMS:
        return f"rooms/{number + 1}"
    if sight.prompt == n.RETURN_NOTE:
        return f"notes/{number + 1}"
    return f"{_LOOT[sight.prompt]}/{LOOT_CARDS[number].id}"

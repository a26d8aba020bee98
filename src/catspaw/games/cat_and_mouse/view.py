"""A sight as plain values: what the deduction sheet, the clients and a person's own bot read."""

from __future__ import annotations

from typing import Any

from catspaw.core.bits import as_set, count, members, one
from catspaw.core.position import CHANCE
from catspaw.games.cat_and_mouse.cards import LOOT_CARDS
from catspaw.games.cat_and_mouse.endings import ENDINGS
from catspaw.games.cat_and_mouse.notation import PROMPTS
from catspaw.games.cat_and_mouse.notes import field, room_at, stretch_of
from catspaw.games.cat_and_mouse.numbers import ALL_ROOMS, INSPECTOR, MOUSE
from catspaw.games.cat_and_mouse.sight import HeistSight
from catspaw.games.cat_and_mouse.worlds import rooms_in_sight

SEATS = ("inspector", "mouse")


def view(sight: HeistSight) -> dict[str, Any]:
    """Rooms are numbered 1 to 12; what the seat does not know is null."""
    return {
        "seat": _seat(sight.seat),
        "asked": _seat(sight.asked),
        "prompt": PROMPTS.get(sight.prompt),
        "turn": sight.turns,
        "clues": sight.clue_count,
        "room": sight.room + 1 if sight.room >= 0 else None,
        "room_is_found": bool(sight.room_found),
        "may_be_in": _rooms(rooms_she_may_be_in(sight)),
        "named_here": _rooms(sight.named),
        "notes": _notes(sight),
        "searches": sight.searches,
        "map_deck": {
            "count": sight.map_count + sight.bottom_count,
            "at_the_bottom": _row(sight),
        },
        "drawn": _cards(sight.drawn_count, _rooms(sight.drawn) if sight.seat == INSPECTOR else None),
        "haul": _cards(sight.haul_count, _loot(sight.haul) if sight.haul_is_known else None),
        "room_loot_is_seen": bool(sight.room_loot_is_seen),
        "room_loot": _cards(sight.room_loot_count, _loot(sight.room_loot) if _sees_room_loot(sight) else None),
        "left_loot": _cards(sight.left_count, _loot(sight.left_loot) if _sees_left_loot(sight) else None),
        "left_loot_seen": sight.left_seen_count,
        "loot_deck": sight.loot_count,
        "pocket": _cards(sight.pocket_count, _loot(sight.pocket) if sight.seat == INSPECTOR else None),
        "discard": _loot(sight.discard),
        "ending": ENDINGS[sight.ended_by][0] if sight.ended_by else None,
        "winners": [SEATS[k] for k in members(sight.winners)],
        "losers": [SEATS[k] for k in members(sight.losers)],
    }


def _seat(seat: int) -> str | None:
    if seat == CHANCE:
        return "chance"
    return SEATS[seat] if seat >= 0 else None


def _rooms(rooms: int) -> list[int]:
    return [room + 1 for room in members(rooms)]


def _loot(cards: int) -> list[str]:
    return [LOOT_CARDS[card].id for card in members(cards)]


def _cards(size: int, known: list[Any] | None) -> dict[str, Any]:
    return {"count": size, "cards": known}


def _sees_room_loot(sight: HeistSight) -> bool:
    return bool(sight.seat == MOUSE and sight.room_loot_is_seen)


def _sees_left_loot(sight: HeistSight) -> bool:
    """The Mouse sees those she has looked at; the Inspector all, if the table plays it open."""
    return bool(sight.seat == MOUSE or (sight.seat == INSPECTOR and sight.rulings.left_loot_is_open))


def _row(sight: HeistSight) -> list[int | None]:
    if sight.seat != INSPECTOR:
        return [None] * sight.bottom_count
    return [room_at(sight.bottom, place) + 1 for place in range(sight.bottom_count)]


def _notes(sight: HeistSight) -> list[dict[str, Any]]:
    possible = rooms_notes_may_be(sight)
    return [
        {
            "place": place + 1,
            "room": lone_room(possible[place]),
            "may_be": _rooms(possible[place]),
            "face_up": bool(sight.turned_up & one(place)),
            "laid_by": SEATS[MOUSE if sight.laid_by_mouse & one(place) else INSPECTOR],
            "after_search": bool(place and sight.search_marks & one(place)),
        }
        for place in range(sight.note_count)
    ]


def lone_room(rooms: int) -> int | None:
    """The room, as printed, if there is only one."""
    return members(rooms)[0] + 1 if count(rooms) == 1 else None


def rooms_she_may_be_in(sight: HeistSight) -> int:
    """Every room the Mouse may be in, as far as this seat can know."""
    if not sight.in_room:
        return 0
    return one(sight.room) if sight.room >= 0 else _spread(sight)[-1]


def rooms_notes_may_be(sight: HeistSight) -> list[int]:
    """For each note, the rooms it may be as far as this seat can know."""
    return _spread(sight)[: sight.note_count]


def _spread(sight: HeistSight) -> list[int]:
    """The possible rooms of every note, and last of her own room if it is unknown."""
    possible = [one(room_at(sight.notes, place)) for place in range(sight.note_count)]
    start = 0
    while start < sight.note_count:
        end = start + 1
        while end < sight.note_count and not sight.search_marks & one(end):
            end += 1
        old = [place for place in range(start, end) if sight.old_notes & one(place)]
        rooms = stretch_of(sight.notes, sight.note_count, sight.search_marks, sight.old_notes, start)
        for place, left in zip(old, narrowed([rooms & ~_ruled_out(sight, p) for p in old]), strict=True):
            possible[place] = left
        start = end
    unknown = [p for p in range(sight.note_count) if not (sight.known_notes | sight.old_notes) & one(p)]
    free = ALL_ROOMS & ~rooms_in_sight(sight)
    wanted = [free & ~_ruled_out(sight, place) for place in unknown]
    wanted.append(free & ~sight.named if sight.rulings.own_room_is_forbidden else free)
    if sight.seat < 0 and sight.rulings.own_room_is_forbidden:
        found = matched(wanted, free, in_room=bool(sight.in_room and sight.room < 0))
    else:
        found = narrowed(wanted)
    for place, left in zip(unknown, found[:-1], strict=True):
        possible[place] = left
    return [*possible, found[-1]]


def _ruled_out(sight: HeistSight, place: int) -> int:
    return field(sight.ruled_out_a, sight.ruled_out_b, sight.ruled_out_c, place)


def narrowed(sets: list[int]) -> list[int]:
    """What each place may hold: n places with only n rooms between them use those rooms up.

    Exact where every set contains the ones before it, as what is ruled out makes them.
    """
    found = []
    seen = used = 0
    for n, rooms in enumerate(sets, start=1):
        found.append(rooms & ~used)
        seen |= rooms
        if count(seen) == n:
            used = seen
    return found


def matched(sets: list[int], free: int, *, in_room: bool) -> list[int]:
    """What each place may hold, exactly, whatever the sets: every room must find a place of its own.

    Her room is the last set; without one it counts as any other card of the deck.
    """
    places = sets if in_room else sets[:-1]
    others = [free] * (count(free) - len(places))
    slots = [*places, *others]
    found = []
    for k, rooms in enumerate(places):
        allowed = [room for room in members(rooms) if fits([*slots[:k], *slots[k + 1 :]], free & ~one(room))]
        found.append(as_set(allowed))
    return found if in_room else [*found, 0]


def fits(slots: list[int], rooms: int) -> bool:
    """Whether the rooms can be spread over the slots, one each."""
    holder: dict[int, int] = {}

    def place(slot: int, tried: set[int]) -> bool:
        for room in members(slots[slot] & rooms):
            if room in tried:
                continue
            tried.add(room)
            if room not in holder or place(holder[room], tried):
                holder[room] = slot
                return True
        return False

    return all(place(slot, set()) for slot in range(len(slots)))

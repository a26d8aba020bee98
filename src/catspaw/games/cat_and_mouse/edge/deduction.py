"""What a seat can work out for certain: which rooms the notes may be, and where she may be."""

from __future__ import annotations

from catspaw.core.bits import as_set, count, members, one
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.knowledge.worlds import rooms_in_sight
from catspaw.games.cat_and_mouse.state.notes import field, room_at, stretch_of
from catspaw.games.cat_and_mouse.state.numbers import ALL_ROOMS


def rooms_notes_and_she_may_be(sight: HeistSight) -> tuple[list[int], int]:
    """Both of these, for whoever wants both."""
    notes, hers = _spread(sight)
    return notes, (one(sight.room) if sight.room >= 0 else hers) if sight.in_room else 0


def rooms_she_may_be_in(sight: HeistSight) -> int:
    """Every room the Mouse may be in, as far as this seat can know."""
    if not sight.in_room:
        return 0
    return one(sight.room) if sight.room >= 0 else _spread(sight)[1]


def rooms_notes_may_be(sight: HeistSight) -> list[int]:
    """For each note, the rooms it may be as far as this seat can know."""
    return _spread(sight)[0]


def _spread(sight: HeistSight) -> tuple[list[int], int]:
    """The possible rooms of every note, and of her own room if it is unknown.

    It is made for every view, so it goes through its lists by their places: `zip` with `strict` is no compiled loop.
    """
    possible = [one(room_at(sight.notes, place)) for place in range(sight.note_count)]
    start = 0 if sight.old_notes else sight.note_count
    while start < sight.note_count:
        end = start + 1
        while end < sight.note_count and not sight.search_marks & one(end):
            end += 1
        old = [place for place in range(start, end) if sight.old_notes & one(place)]
        rooms = stretch_of(sight.notes, sight.note_count, sight.search_marks, sight.old_notes, start)
        lefts = narrowed([rooms & ~_ruled_out(sight, place) for place in old])
        for k in range(len(old)):
            possible[old[k]] = lefts[k]
        start = end
    certain = sight.known_notes | sight.old_notes
    unknown = [place for place in range(sight.note_count) if not certain & one(place)]
    free = ALL_ROOMS & ~rooms_in_sight(sight)
    wanted = [free & ~_ruled_out(sight, place) for place in unknown]
    wanted.append(free & ~sight.named if sight.rulings.own_room_is_forbidden else free)
    if sight.seat < 0 and sight.rulings.own_room_is_forbidden:
        found = matched(wanted, free, in_room=bool(sight.in_room and sight.room < 0))
    else:
        found = narrowed(wanted)
    for k in range(len(unknown)):
        possible[unknown[k]] = found[k]
    return possible, found[len(unknown)]


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

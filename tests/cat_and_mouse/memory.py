"""Perfect recall, written apart from the rules: a seat's view folded from nothing but its own events.

It keeps the row of notes with, for each, the rooms it may still be, and every card it has seen.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from catspaw.core.journal import HIDDEN, unpacked
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.state.endings import ENDINGS
from catspaw.games.cat_and_mouse.state.events import Event

EVERY_ROOM = frozenset(range(12))


def loot_of(cards: int) -> set[int]:
    return {k for k in range(12) if cards >> k & 1}


class Note:
    """A card in the Inspector's row."""

    def __init__(self, room: int | None, laid_by: str, excluded: set[int], stretch: int) -> None:
        self.room = room
        self.laid_by = laid_by
        self.excluded = excluded
        self.stretch = stretch
        self.face_up = False


class Memory:
    """What one seat remembers."""

    def __init__(self, seat: str | None, *, own_room_forbidden: bool, left_loot_open: bool) -> None:
        self.seat = seat
        self.forbidden = own_room_forbidden
        self.open = left_loot_open
        self.turn = self.clues = self.stretch = 0
        self.room: int | None = None
        self.is_in_room = self.room_is_known = self.looked_here = False
        self.named: set[int] = set()
        self.calls: list[int | None] = []
        self.notes: list[Note] = []
        self.stretches: dict[int, set[int]] = {}
        """Per stretch between two searches, the rooms the Mouse knows were noted in it."""
        self.deck = 12
        self.bottom: list[int | None] = []
        self.drawn: list[int | None] = []
        self.pocket: list[int | None] = []
        self.haul: set[int] = set()
        self.haul_size = self.room_size = self.left_size = 0
        self.haul_shown = False
        self.room_loot: set[int] = set()
        self.left: set[int] = set()
        self.discard: set[int] = set()
        self.loot_deck = 12
        self.ending: str | None = None
        self.winners: list[str] = []
        self.losers: list[str] = []
        self.searches = self.left_seen = 0
        self.found = False

    def hear(self, event: int) -> None:
        kind, a, b = unpacked(event)
        value = None if a == HIDDEN else a
        if kind == Event.TURN_BEGAN:
            self.turn = a
        elif kind == Event.POCKETED:
            self.pocket.append(value)
            self.loot_deck -= 1
        elif kind == Event.ENTERED:
            self.enter(value)
        elif kind == Event.LAID_OUT:
            self.room_size += 1
            self.loot_deck -= 1
            self.looked_here = bool(b)
            if value is not None:
                self.room_loot.add(value)
        elif kind == Event.DREW:
            if self.deck > len(self.bottom):
                self.drawn.append(value)
            else:
                self.bottom.pop(0)
                self.drawn.append(value)
            self.deck -= 1
        elif kind == Event.KEPT:
            self.keep(value, b)
        elif kind == Event.NAMED:
            self.named.add(a)
            self.calls.append(a + 1)
        elif kind == Event.CLEARED:
            for note in self.notes:
                note.excluded.add(a)
        elif kind == Event.TURNED_UP:
            self.notes[b].room, self.notes[b].face_up = a, True
            self.clues += 1
        elif kind == Event.COUNTED_AGAIN:
            self.clues += 1
        elif kind in (Event.FOUND, Event.SHOWED_ROOM):
            self.room, self.room_is_known = a, True
            self.found = True
        elif kind == Event.LOOKED:
            self.looked_here = True
            if value is not None:
                self.room_loot = loot_of(a)
        elif kind == Event.TOOK:
            self.haul_size += 1
            self.room_size -= 1
            if value is not None:
                self.haul.add(value)
                self.room_loot.discard(value)
        elif kind == Event.LEFT:
            self.leave(value, b)
        elif kind == Event.SAW_LEFT:
            self.left |= loot_of(a)
        elif kind == Event.RETURNED:
            self.take_back(self.notes.pop(a))
        elif kind == Event.SEARCHED:
            self.search(a if value is not None else None)
        elif kind == Event.PLAYED_TRICK:
            self.haul.discard(a)
            self.haul_size -= 1
            self.discard.add(a)
            if LOOT_CARDS[a].id == "calling-card":
                self.calls.append(None)
        elif kind == Event.STOLE:
            self.haul |= loot_of(a)
            self.haul_size += 1
            self.pocket = [card for card in self.pocket if card not in loot_of(a)][: len(self.pocket) - 1]
        elif kind == Event.SHOWED_HAUL:
            self.haul, self.haul_shown = loot_of(a), True
        elif kind == Event.OVER:
            self.ending = ENDINGS[a][0]
            self.winners = [name for k, name in enumerate(("inspector", "mouse")) if b >> k & 1]
            if self.ending != "unfinished":
                self.losers = [name for name in ("inspector", "mouse") if name not in self.winners]

    def enter(self, room: int | None) -> None:
        self.room, self.is_in_room, self.room_is_known = room, True, room is not None
        self.found = False
        self.named = set()
        self.calls = []
        self.looked_here = False
        self.room_loot = set()
        self.room_size = 0
        self.deck -= 1

    def keep(self, room: int | None, under: int) -> None:
        self.drawn = []
        if under:
            self.bottom.append(None if under == HIDDEN else under - 1)
            self.deck += 1
        self.notes.append(Note(room, "inspector", set(), self.stretch))

    def leave(self, room: int | None, loot: int) -> None:
        known = self.room if self.room_is_known else room
        excluded = set(self.named) if self.forbidden else set()
        self.notes.append(Note(known, "mouse", excluded, self.stretch))
        self.left_size += loot
        self.left_seen += loot if self.looked_here else 0
        self.found = False
        self.left |= self.room_loot
        self.room, self.is_in_room, self.room_is_known = None, False, False
        self.room_size = 0
        self.room_loot = set()
        self.looked_here = True

    def take_back(self, note: Note) -> None:
        self.deck += 1
        if self.seat is None and note.room is not None:
            for other in self.notes:
                other.excluded.add(note.room)

    def search(self, rooms: int | None) -> None:
        """The Mouse sees what is missing from the deck: the notes of this stretch, and who went back."""
        self.bottom = []
        self.searches += 1
        if rooms is not None:
            missing = {room for room in EVERY_ROOM if not rooms >> room & 1}
            for stretch, known in self.stretches.items():
                self.stretches[stretch] = known & missing
            before = set().union(*self.stretches.values())
            own = {note.room for note in self.notes if note.laid_by == "mouse" and note.room is not None}
            lone = {note.room for note in self.notes if note.face_up and note.room is not None}
            self.stretches[self.stretch] = missing - before - own - lone
        self.stretch += 1

    def possible(self) -> tuple[list[set[int]], set[int]]:
        """For every note what it may be, and where she may be."""
        notes: list[set[int]] = [{note.room} if note.room is not None else set() for note in self.notes]
        certain = {note.room for note in self.notes if note.room is not None}
        for stretch, rooms in self.stretches.items():
            places = [k for k, note in enumerate(self.notes) if note.room is None and note.stretch == stretch]
            wanted = [rooms - certain - self.notes[place].excluded for place in places]
            for place, left in zip(places, spread(wanted, rooms - certain), strict=True):
                notes[place] = left
        seen = {room for room in (*self.drawn, *self.bottom, self.room) if room is not None}
        free = set(EVERY_ROOM) - set().union(*self.stretches.values()) - certain - seen
        places = [k for k, n in enumerate(self.notes) if n.room is None and n.stretch not in self.stretches]
        wanted = [free - self.notes[place].excluded for place in places]
        is_hidden = self.is_in_room and self.room is None
        if is_hidden:
            wanted.append(free - self.named if self.forbidden else free)
        found = spread(wanted, free)
        for place, left in zip(places, found, strict=False):
            notes[place] = left
        if is_hidden:
            return notes, found[-1]
        return notes, set() if self.room is None else {self.room}

    def view(self) -> dict[str, Any]:
        """What of a view follows from events; the pending question is not an event."""
        inspector, mouse = self.seat == "inspector", self.seat == "mouse"
        possible, may_be_in = self.possible()
        return {
            "seat": self.seat,
            "turn": self.turn,
            "clues": self.clues,
            "room": None if self.room is None else self.room + 1,
            "room_is_found": self.found,
            "may_be_in": printed(may_be_in),
            "searches": self.searches,
            "named_here": list(self.calls),
            "notes": [
                {
                    "place": k + 1,
                    "room": next(iter(possible[k])) + 1 if len(possible[k]) == 1 else None,
                    "may_be": printed(possible[k]),
                    "face_up": note.face_up,
                    "laid_by": note.laid_by,
                    "after_search": k > 0 and note.stretch != self.notes[k - 1].stretch,
                }
                for k, note in enumerate(self.notes)
            ],
            "map_deck": {
                "count": self.deck,
                "at_the_bottom": [None if room is None else room + 1 for room in self.bottom],
            },
            "drawn": {"count": len(self.drawn), "cards": printed(set(self.drawn)) if inspector else None},
            "haul": {"count": self.haul_size, "cards": ids(self.haul) if mouse or self.haul_shown else None},
            "room_loot_is_seen": self.looked_here or not self.room_size,
            "left_loot_seen": self.left_seen,
            "room_loot": {
                "count": self.room_size,
                "cards": ids(self.room_loot) if mouse and (self.looked_here or not self.room_size) else None,
            },
            "left_loot": {
                "count": self.left_size,
                "cards": ids(self.left) if mouse or (inspector and self.open) else None,
            },
            "loot_deck": self.loot_deck,
            "pocket": {"count": len(self.pocket), "cards": ids(set(self.pocket)) if inspector else None},
            "discard": ids(self.discard),
            "ending": self.ending,
            "winners": self.winners,
            "losers": self.losers,
        }


def spread(wanted: list[set[int]], rooms: set[int]) -> list[set[int]]:
    """What each place may hold if all rooms must lie somewhere; places nobody asks about take any."""
    return [set(found) for found in _spread(tuple(map(frozenset, wanted)), frozenset(rooms))]


@cache
def _spread(wanted: tuple[frozenset[int], ...], rooms: frozenset[int]) -> list[frozenset[int]]:
    slots = [*wanted, *([rooms] * (len(rooms) - len(wanted)))]
    return [
        frozenset(room for room in mine if can_fill([*slots[:k], *slots[k + 1 :]], rooms - {room}))
        for k, mine in enumerate(wanted)
    ]


def can_fill(slots: list[frozenset[int]], rooms: frozenset[int]) -> bool:
    """Whether every slot can have a room of its own."""
    if not slots:
        return True
    tightest = min(range(len(slots)), key=lambda k: len(slots[k] & rooms))
    rest = [slot for k, slot in enumerate(slots) if k != tightest]
    if slots[tightest] >= rooms:
        return len(rooms) >= len(slots)
    return any(can_fill(rest, rooms - {room}) for room in slots[tightest] & rooms)


def printed(rooms: set[Any]) -> list[int]:
    return sorted(room + 1 for room in rooms)


def ids(cards: set[Any]) -> list[str]:
    return [LOOT_CARDS[card].id for card in sorted(cards)]


def recall(seat: str | None, events: list[int], readings: dict[str, str]) -> dict[str, Any]:
    """The view that a seat's events add up to."""
    memory = Memory(
        seat,
        own_room_forbidden=readings["own_room"] == "forbidden",
        left_loot_open=readings["monitored_loot"] == "open",
    )
    for event in events:
        memory.hear(event)
    return memory.view()

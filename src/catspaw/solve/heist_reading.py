"""Reads a sight as a moment of the solved game: which stay, which turn of it, and what the asked seat knows."""

from __future__ import annotations

from typing import NamedTuple

from catspaw.core.bits import count, highest, members, one
from catspaw.core.packed import read_at
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.state.calls import calls_in_order
from catspaw.games.cat_and_mouse.state.notes import room_at, rooms_of
from catspaw.games.cat_and_mouse.state.numbers import ALL_ROOMS, HOLDS_CALLING_CARD, INSPECTOR, Field
from catspaw.games.cat_and_mouse.state.questions import Prompt
from catspaw.solve.heist_key import Pattern, StayKey, laid_at
from catspaw.solve.heist_stay import (
    AGAIN,
    ELSEWHERE,
    KEPT,
    NEW,
    OLD,
    OWN,
    SHOWN,
    UNDER,
    UNSEEN,
    Notes,
    Stay,
    Terms,
    stay,
)


class Reading(NamedTuple):
    """Where a sight is in the solved game."""

    key: StayKey
    stay: Stay
    rooms: int
    """The rooms she chose from when she moved in."""
    named: list[int]
    """Of these, the ones she has named since, in the order they were first named."""
    turn: int
    """Which turn of the stay, by its index."""
    after: int
    """Which name of the stay came last in that turn; -1 if none has come yet."""
    is_found: bool
    """A right trap was answered with the Calling Card in this stay."""

    def home(self, room: int) -> int:
        """Which possibility a room is to her."""
        return self.named.index(room) if room in self.named else ELSEWHERE

    @property
    def unnamed(self) -> int:
        found = self.rooms
        for room in self.named:
            found &= ~one(room)
        return int(found)


def terms_of(sight: HeistSight) -> Terms:
    rulings = sight.rulings
    return Terms(
        own_room=not rulings.own_room_is_forbidden,
        clues_safe=rulings.clues_may_be_named and not rulings.named_clue_counts,
        clues_count=rulings.named_clue_counts,
    )


def read(sight: HeistSight) -> Reading:
    """The moment of a seat's sight; of the Mouse or the Inspector, while she is in a room."""
    mark = int(highest(sight.search_marks)) if sight.search_marks else 0
    old = 0
    for place in range(mark):
        old |= one(room_at(sight.notes, place))
    rooms = int(ALL_ROOMS & ~old)
    calls = calls_in_order(sight.calls)
    named: list[int] = []
    heard: list[tuple[int, bool]] = []
    for index, room in enumerate(calls):
        if room is None:
            break
        clue = bool(sight.clues & one(room)) and room not in calls[index + 1 :]
        if not rooms & one(room):
            heard.append((OLD, clue))
        elif room in named:
            heard.append((AGAIN + named.index(room), clue))
        else:
            named.append(room)
            heard.append((NEW, clue))
    clues = int(sight.clue_count) - sum(clue for _, clue in heard)
    pattern, laid = _pattern(sight)
    made = stay(count(rooms), clues, laid, terms_of(sight))
    turn, after = 0, -1
    for kind, clue in heard if made.named else ():  # in the only room left there is nothing to be named
        if after >= 0:
            turn = made.named[after].then
        rows = made.turns[turn].named_by
        sounds = [*rows[NEW], *rows[OWN]] if kind == NEW else rows[kind]
        after = next(pair[clue] for pair in sounds if pair[clue] >= 0)
    if after >= 0 and (None in calls or _next_turn_has_begun(sight, len(calls))):
        turn, after = made.named[after].then, -1
    return Reading(StayKey(pattern, count(rooms), clues), made, rooms, named, turn, after, None in calls)


def laid_in(sight: HeistSight) -> int:
    """How many loot cards were laid out in her room (CM-7.2: two treasures in his pocket are missing there)."""
    return laid_at(int(sight.searches), deep=sight.pocket_count > 1)


def _next_turn_has_begun(sight: HeistSight, calls: int) -> bool:
    """Whether she has looted since the last name: as many cards as names are gone from her room."""
    laid = laid_in(sight)
    return laid - int(sight.room_loot_count) == calls and sight.prompt != Prompt.TAKE


def _pattern(sight: HeistSight) -> tuple[Pattern, int]:
    laid = laid_in(sight)
    taken = laid - int(sight.room_loot_count)
    card = int(bool(sight.discard & HOLDS_CALLING_CARD))
    card_here = card and None in calls_in_order(sight.calls)
    return Pattern(
        int(sight.searches), int(sight.haul_count) - taken + bool(card_here), int(sight.left_seen_count),
        int(card and not card_here),
    ), laid  # fmt: skip


def notes_of(sight: HeistSight, reading: Reading) -> Notes:
    """What the Inspector knows of the rooms of this stay."""
    assert sight.seat == INSPECTOR
    mark = int(highest(sight.search_marks)) if sight.search_marks else 0
    kept = [room_at(sight.notes, place) for place in range(mark, sight.note_count)]
    under = [int(read_at(sight.bottom, Field.ROOM, place)) for place in range(sight.bottom_count)]
    where = []
    for room in reading.named:
        if sight.clues & one(room):
            where.append(SHOWN)
        elif room in kept:
            where.append(KEPT)
        elif room in under or sight.drawn & one(room):
            where.append(UNDER)
        else:
            where.append(UNSEEN)
    seen = rooms_of(sight.bottom, sight.bottom_count) | sight.drawn
    for room in kept:
        seen |= one(room)
    labels = tuple(reading.home(room) for room in under)
    others = sum(room not in reading.named for room in kept)
    return Notes(tuple(where), others, labels, count(reading.unnamed & ~seen))


def kept_in_order(sight: HeistSight) -> list[int]:
    """The rooms he has kept in this stay."""
    mark = int(highest(sight.search_marks)) if sight.search_marks else 0
    return [int(room_at(sight.notes, place)) for place in range(mark, sight.note_count)]


def unseen_rooms(sight: HeistSight, reading: Reading) -> list[int]:
    """To the Inspector: rooms of this stay that he has not seen and she has not named."""
    seen = rooms_of(sight.bottom, sight.bottom_count) | sight.drawn
    for room in kept_in_order(sight):
        seen |= one(room)
    return members(reading.unnamed & ~seen)

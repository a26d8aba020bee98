"""Makes the view of what a seat may know of a heist."""

from __future__ import annotations

from typing import Final

from catspaw.core.bits import count, members, one
from catspaw.core.position import CHANCE
from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.edge.deduction import rooms_notes_and_she_may_be
from catspaw.games.cat_and_mouse.edge.view import SEATS, HeistView, LootCards, MapDeck, Note, RoomCards
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.state.calls import calls_in_order
from catspaw.games.cat_and_mouse.state.endings import ENDINGS
from catspaw.games.cat_and_mouse.state.notes import room_at
from catspaw.games.cat_and_mouse.state.numbers import INSPECTOR, MOUSE
from catspaw.games.cat_and_mouse.state.questions import QUESTIONS


def build_view(sight: Sight) -> HeistView:
    """What a seat or an onlooker may know."""
    assert isinstance(sight, HeistSight)
    possible, hers = rooms_notes_and_she_may_be(sight)
    return HeistView(
        seat=_seat(sight.seat),
        asked=_seat(sight.asked),
        prompt=QUESTIONS.names.get(sight.prompt),
        turn=sight.turns,
        clues=sight.clue_count,
        room=sight.room + 1 if sight.room >= 0 else None,
        room_is_found=bool(sight.room_found),
        may_be_in=_rooms(hers),
        named_here=tuple([None if room is None else room + 1 for room in calls_in_order(sight.calls)]),
        notes=_notes(sight, possible),
        searches=sight.searches,
        map_deck=MapDeck(sight.map_count + sight.bottom_count, _row(sight)),
        drawn=RoomCards(sight.drawn_count, _rooms(sight.drawn) if sight.seat == INSPECTOR else None),
        haul=_loot(sight.haul_count, sight.haul, known=bool(sight.haul_is_known)),
        room_loot_is_seen=bool(sight.room_loot_is_seen),
        room_loot=_loot(sight.room_loot_count, sight.room_loot, known=_sees_room_loot(sight)),
        left_loot=_loot(sight.left_count, sight.left_loot, known=_sees_left_loot(sight)),
        left_loot_seen=sight.left_seen_count,
        loot_deck=sight.loot_count,
        pocket=_loot(sight.pocket_count, sight.pocket, known=sight.seat == INSPECTOR),
        discard=loot_ids(sight.discard),
        ending=ENDINGS[sight.ended_by][0] if sight.ended_by else None,
        winners=tuple([SEATS[k] for k in members(sight.winners)]),
        losers=tuple([SEATS[k] for k in members(sight.losers)]),
    )


def _seat(seat: int) -> str | None:
    if seat == CHANCE:
        return "chance"
    return SEATS[seat] if seat >= 0 else None


_known_rooms: Final[dict[int, tuple[int, ...]]] = {}
"""Sets of rooms as they are printed, of which there are 4,096."""


def _rooms(rooms: int) -> tuple[int, ...]:
    found = _known_rooms.get(rooms)
    if found is None:
        found = _known_rooms[rooms] = tuple([room + 1 for room in members(rooms)])
    return found


def loot_ids(cards: int) -> tuple[str, ...]:
    return tuple([LOOT_CARDS[card].id for card in members(cards)])


MOST_HEAPS: Final = 1 << 12
_known_heaps: Final[dict[int, LootCards]] = {}
"""By number and cards: from one answer to the next they are mostly what they were."""


def _loot(number: int, cards: int, *, known: bool) -> LootCards:
    key = ((cards if known else 0) * 64 + number) * 2 + (1 if known else 0)
    found = _known_heaps.get(key)
    if found is None:
        if len(_known_heaps) >= MOST_HEAPS:
            _known_heaps.clear()
        found = _known_heaps[key] = LootCards(number, loot_ids(cards) if known else None)
    return found


def _sees_room_loot(sight: HeistSight) -> bool:
    return bool(sight.seat == MOUSE and sight.room_loot_is_seen)


def _sees_left_loot(sight: HeistSight) -> bool:
    """The Mouse sees those she has looked at; the Inspector all, if the table plays it open."""
    return bool(sight.seat == MOUSE or (sight.seat == INSPECTOR and sight.rulings.left_loot_is_open))


def _row(sight: HeistSight) -> tuple[int | None, ...]:
    if sight.seat != INSPECTOR:
        return (None,) * sight.bottom_count
    return tuple([room_at(sight.bottom, place) + 1 for place in range(sight.bottom_count)])


def _notes(sight: HeistSight, possible: list[int]) -> tuple[Note, ...]:
    return tuple([_note(sight, place, possible[place]) for place in range(sight.note_count)])


MOST_NOTES: Final = 1 << 12
_known_notes: Final[dict[int, Note]] = {}
"""By all that is told of them: most notes are what they were an answer ago."""


def _note(sight: HeistSight, place: int, possible: int) -> Note:
    here = one(place)
    face_up, by_mouse = bool(sight.turned_up & here), bool(sight.laid_by_mouse & here)
    after_search = bool(place and sight.search_marks & here)
    key = possible * 128 + place * 8 + (4 if face_up else 0) + (2 if by_mouse else 0) + (1 if after_search else 0)
    found = _known_notes.get(key)
    if found is None:
        if len(_known_notes) >= MOST_NOTES:
            _known_notes.clear()
        laid_by = SEATS[MOUSE if by_mouse else INSPECTOR]
        found = Note(place + 1, lone_room(possible), _rooms(possible), face_up, laid_by, after_search)
        _known_notes[key] = found
    return found


def lone_room(rooms: int) -> int | None:
    """The room, as printed, if there is only one."""
    return members(rooms)[0] + 1 if count(rooms) == 1 else None

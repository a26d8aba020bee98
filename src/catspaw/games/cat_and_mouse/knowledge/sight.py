"""What the Inspector, the Mouse and an onlooker may know of a heist."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import count, first, highest, lowest, one
from catspaw.core.packed import written_at
from catspaw.core.position import ONLOOKER, Position
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.knowledge import worlds
from catspaw.games.cat_and_mouse.rules.rulings import Rulings
from catspaw.games.cat_and_mouse.state.endings import Ending
from catspaw.games.cat_and_mouse.state.notes import face_down, room_at, stretch_of
from catspaw.games.cat_and_mouse.state.numbers import BLANK, INSPECTOR, MOUSE, Field
from catspaw.games.cat_and_mouse.state.position import Heist


@final
@mypyc_attr(acyclic=True)
class HeistSight(Sight):
    """First the facts everybody sees, then those that only some know; what is unknown is -1, 0 or BLANK."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Sight.FIELDS,
        "turns", "searches", "to_draw", "to_lay", "map_count", "bottom_count", "drawn_count",
        "in_room", "room_found", "missed", "named", "calls", "clues", "clue_count",
        "note_count", "turned_up", "laid_by_mouse", "public_notes", "search_marks",
        "ruled_out_a", "ruled_out_b", "ruled_out_c",
        "loot_count", "room_loot_count", "room_loot_is_seen", "haul_count",
        "left_count", "left_seen_count", "pocket_count", "discard",
        "room", "bottom", "drawn", "notes", "known_notes", "old_notes",
        "haul_is_known", "haul", "room_loot", "left_loot", "left_seen", "pocket",
    )  # fmt: skip

    def __init__(self, heist: Heist, seat: i64) -> None:
        super().__init__(heist, seat)
        self.rulings: Rulings = heist.rulings
        self.turns: i64 = heist.turns
        self.searches: i64 = heist.searches
        self.to_draw: i64 = heist.to_draw
        self.to_lay: i64 = heist.to_lay
        self.map_count: i64 = count(heist.map_deck)
        self.bottom_count: i64 = heist.bottom_count
        self.drawn_count: i64 = count(heist.drawn)
        self.in_room: i64 = 0 if heist.room < 0 else 1
        self.room_found: i64 = heist.room_found
        self.missed: i64 = heist.missed
        self.named: i64 = heist.named
        self.calls: i64 = heist.calls
        self.clues: i64 = heist.clues
        self.clue_count: i64 = heist.clue_count
        self.note_count: i64 = heist.note_count
        self.turned_up: i64 = heist.turned_up
        self.laid_by_mouse: i64 = heist.laid_by_mouse
        self.public_notes: i64 = heist.public_notes
        self.search_marks: i64 = heist.search_marks
        self.ruled_out_a: i64 = heist.ruled_out_a
        self.ruled_out_b: i64 = heist.ruled_out_b
        self.ruled_out_c: i64 = heist.ruled_out_c
        self.loot_count: i64 = count(heist.loot_deck)
        self.room_loot_count: i64 = count(heist.room_loot)
        self.room_loot_is_seen: i64 = 0 if heist.room_loot & ~heist.seen_loot else 1
        """Whether she has looked at what lies in her room: she loots aloud."""
        self.haul_count: i64 = count(heist.haul)
        self.left_count: i64 = count(heist.left_loot)
        self.left_seen_count: i64 = count(heist.left_loot & heist.seen_loot)
        self.pocket_count: i64 = count(heist.pocket)
        self.discard: i64 = heist.discard

        self.room: i64 = heist.room if seat == MOUSE or heist.room_found else -1
        self.bottom: i64 = heist.bottom if seat == INSPECTOR else 0
        self.drawn: i64 = heist.drawn if seat == INSPECTOR else 0
        self.known_notes: i64 = known_notes(heist, seat)
        """Places whose room this seat knows."""
        self.old_notes: i64 = old_notes(heist) if seat == MOUSE else 0
        """Places whose rooms the Mouse knows as a set, from searching the map deck, but not one by one."""
        self.notes: i64 = notes_in_sight(heist, self.known_notes, self.old_notes)
        self.haul_is_known: i64 = 1 if seat == MOUSE or haul_is_shown(heist) else 0
        self.haul: i64 = heist.haul if self.haul_is_known else 0
        self.room_loot: i64 = heist.room_loot & heist.seen_loot if seat == MOUSE else 0
        self.left_loot: i64 = left_loot_in_sight(heist, seat)
        self.left_seen: i64 = self.left_loot & heist.seen_loot
        self.pocket: i64 = heist.pocket if seat == INSPECTOR else 0

    def beside(self) -> tuple[object, ...]:
        return (self.rulings,)

    def __reduce__(self) -> tuple[object, ...]:
        return sight_again, (self.rulings, self.state())

    def sample_into(self, slot: Position, sampler: Sampler) -> None:
        assert isinstance(slot, Heist)
        worlds.imagine(self, slot, sampler)


def known_notes(heist: Heist, seat: i64) -> i64:
    """CM-1.6: the Inspector may look at every note, the Mouse knows the rooms she has left herself."""
    if seat == INSPECTOR:
        return first(heist.note_count)
    if seat == MOUSE:
        return heist.turned_up | heist.laid_by_mouse
    return heist.turned_up | heist.public_notes


def old_notes(heist: Heist) -> i64:
    """CM-5.2: searching the map deck, she sees which rooms are missing from it."""
    searched = first(highest(heist.search_marks)) if heist.search_marks else 0
    return searched & face_down(heist) & ~heist.laid_by_mouse


def notes_in_sight(heist: Heist, known: i64, old: i64) -> i64:
    """The row of notes with what a seat does not know blanked.

    Rooms known only as a set stand in ascending order within their stretch between two
    searches: that gives away the set and nothing more.
    """
    row: i64 = 0
    stretch: i64 = 0
    place: i64 = 0
    while place < heist.note_count:
        if heist.search_marks & one(place) or place == 0:
            stretch = stretch_of(heist.notes, heist.note_count, heist.search_marks, old, place)
        room: i64 = BLANK
        if known & one(place):
            room = room_at(heist.notes, place)
        elif old & one(place):
            room = lowest(stretch)
            stretch &= stretch - 1
        row = written_at(row, Field.ROOM, place, room)
        place += 1
    return row


def haul_is_shown(heist: Heist) -> bool:
    """CM-5.3, Ruling CM-R.W: her loot is hidden until it is laid open at the end of a heist."""
    ended_by = heist.ended_by
    if ended_by == Ending.WRONG_TRAP:
        return heist.rulings.wrong_trap_needs_set
    return ended_by == Ending.SET_SHOWN or ended_by == Ending.NO_SET or ended_by == Ending.NOBODY_WINS


def left_loot_in_sight(heist: Heist, seat: i64) -> i64:
    """Ruling CM-R.L: loot left behind stays hidden from the Inspector, unless the table plays it open."""
    if seat == MOUSE:
        return heist.left_loot & heist.seen_loot
    if seat == INSPECTOR and heist.rulings.left_loot_is_open:
        return heist.left_loot
    return 0


def sight_again(rulings: Rulings, state: list[int]) -> HeistSight:
    """A sight in a state, from its pickle."""
    sight = HeistSight(Heist(rulings), ONLOOKER)
    sight.load(state)
    return sight


def sight_of(position: Position, seat: int) -> HeistSight:
    """What a seat or an onlooker may know of a position."""
    assert isinstance(position, Heist)
    return HeistSight(position, seat)

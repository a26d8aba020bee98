"""A heist at one moment: its words, and which rule takes the answer to which question."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import contains, count, one
from catspaw.core.packed import ends_at
from catspaw.core.position import NotAnOption, Position
from catspaw.games.cat_and_mouse.rules.clues import give_up, name_room
from catspaw.games.cat_and_mouse.rules.inspectors_turn import announce, begin_inspectors_turn, draw_map_card, keep_room
from catspaw.games.cat_and_mouse.rules.mouses_turn import act, take_loot
from catspaw.games.cat_and_mouse.rules.rooms import choose_room, lay_out_loot
from catspaw.games.cat_and_mouse.rules.rulings import Rulings
from catspaw.games.cat_and_mouse.rules.setup import choose_first_room, fill_deep_pocket, fill_pocket
from catspaw.games.cat_and_mouse.rules.trap import answer_miss, answer_trap, answer_trap_announcement, name_trap
from catspaw.games.cat_and_mouse.rules.tricks import pick_blind, stay_or_vanish
from catspaw.games.cat_and_mouse.rules.variants import return_chosen_note, return_note, use_subtly
from catspaw.games.cat_and_mouse.state.calls import calls_are_possible, rooms_called
from catspaw.games.cat_and_mouse.state.notes import room_at, rooms_of, ruled_out_at
from catspaw.games.cat_and_mouse.state.numbers import ALL_LOOT, ALL_ROOMS, LAST_TURN, ROOMS, TREASURES, Field
from catspaw.games.cat_and_mouse.state.questions import Prompt


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Heist(Position):
    """Sets of rooms and of loot are words of 12 bits; rows of notes and of names are packed (see Field)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "turns", "searches", "to_draw", "to_lay", "map_deck", "bottom", "bottom_count", "drawn",
        "room", "room_found", "missed", "named", "monitored", "clues", "clue_count",
        "notes", "note_count", "turned_up", "laid_by_mouse", "public_notes", "search_marks",
        "ruled_out_a", "ruled_out_b", "ruled_out_c",
        "loot_deck", "room_loot", "haul", "seen_loot", "left_loot", "pocket", "discard",
        "calls",
    )  # fmt: skip
    ADDED: ClassVar[int] = 1

    def __init__(self, rulings: Rulings) -> None:
        super().__init__()
        self.rulings = rulings
        self.turns: i64 = 0
        """Turns the Inspector has begun."""
        self.searches: i64 = 0
        """How often the Mouse has searched the map deck since the start: its shuffle number."""
        self.to_draw: i64 = 0
        self.to_lay: i64 = 0
        self.map_deck: i64 = ALL_ROOMS
        """The shuffled part of the map deck."""
        self.bottom: i64 = 0
        """Cards the Inspector put under the map deck, the one drawn first lowest (see Field.ROOM)."""
        self.bottom_count: i64 = 0
        self.drawn: i64 = 0
        self.room: i64 = -1
        self.room_found: i64 = 0
        """1 when a right trap made her room known and she has not left it since."""
        self.missed: i64 = 0
        """1 after a wrong trap that only a set will win."""
        self.named: i64 = 0
        """Rooms named since she entered hers."""
        self.monitored: i64 = 0
        self.clues: i64 = 0
        self.clue_count: i64 = 0
        self.notes: i64 = 0
        """The monitored rooms in the order their cards were laid."""
        self.note_count: i64 = 0
        self.turned_up: i64 = 0
        """Places of notes lying face up."""
        self.laid_by_mouse: i64 = 0
        """Places of notes that were her own room."""
        self.public_notes: i64 = 0
        """Places of face-down notes whose room everybody knows."""
        self.search_marks: i64 = 0
        """Places that were next in line when she searched the map deck."""
        self.ruled_out_a: i64 = 0
        """Per place, the rooms it is publicly known not to be (see Field.RULED_OUT)."""
        self.ruled_out_b: i64 = 0
        self.ruled_out_c: i64 = 0
        self.loot_deck: i64 = ALL_LOOT
        self.room_loot: i64 = 0
        self.haul: i64 = 0
        self.seen_loot: i64 = 0
        """Loot whose face she has seen."""
        self.left_loot: i64 = 0
        """Loot left behind in monitored rooms."""
        self.pocket: i64 = 0
        self.discard: i64 = 0
        self.calls: i64 = 0
        """Her names since she entered her room, in order and as often as they came (see calls)."""

    def answer(self, choice: i64) -> None:
        if not contains(self.options, choice):
            raise NotAnOption(choice)
        prompt = self.prompt
        if prompt == Prompt.DRAW:
            draw_map_card(self, choice)
        elif prompt == Prompt.LAY_OUT:
            lay_out_loot(self, choice)
        elif prompt == Prompt.ACT:
            announce(self, choice)
        elif prompt == Prompt.KEEP:
            keep_room(self, choice)
        elif prompt == Prompt.NAME:
            name_room(self, choice)
        elif prompt == Prompt.TURN:
            act(self, choice)
        elif prompt == Prompt.AFTER:
            stay_or_vanish(self, choice)
        elif prompt == Prompt.TAKE:
            take_loot(self, choice)
        elif prompt == Prompt.TRAP:
            name_trap(self, choice)
        elif prompt == Prompt.MOVE:
            choose_room(self, choice)
        elif prompt == Prompt.ESCAPE:
            answer_trap(self, choice)
        elif prompt == Prompt.FILL_POCKET:
            fill_pocket(self, choice)
        elif prompt == Prompt.FILL_DEEP_POCKET:
            fill_deep_pocket(self, choice)
        elif prompt == Prompt.START:
            choose_first_room(self, choice)
        elif prompt == Prompt.CORNERED:
            give_up(self, choice)
        elif prompt == Prompt.MISSED:
            answer_miss(self, choice)
        elif prompt == Prompt.ANNOUNCED:
            answer_trap_announcement(self, choice)
        elif prompt == Prompt.USE_SUBTLY:
            use_subtly(self, choice)
        elif prompt == Prompt.RETURN_NOTE:
            return_chosen_note(self, choice)
        elif prompt == Prompt.RETURN_BLIND:
            return_note(self, choice)
        elif prompt == Prompt.PICK_BLIND:
            pick_blind(self, choice)

    def pass_to_inspector(self) -> None:
        """CM-2.1: after the Mouse, the Inspector; here the circle of turns closes."""
        begin_inspectors_turn(self)

    def beside(self) -> tuple[object, ...]:
        return (self.rulings,)

    def __reduce__(self) -> tuple[object, ...]:
        return heist_again, (self.rulings, self.state())

    def clone(self) -> Heist:
        slot = Heist(self.rulings)
        self.copy_into(slot)
        return slot

    def copy_into(self, slot: Position) -> None:
        assert isinstance(slot, Heist)
        self.copy_question(slot)
        slot.rulings = self.rulings
        slot.turns = self.turns
        slot.searches = self.searches
        slot.to_draw = self.to_draw
        slot.to_lay = self.to_lay
        slot.map_deck = self.map_deck
        slot.bottom = self.bottom
        slot.bottom_count = self.bottom_count
        slot.drawn = self.drawn
        slot.room = self.room
        slot.room_found = self.room_found
        slot.missed = self.missed
        slot.named = self.named
        slot.monitored = self.monitored
        slot.clues = self.clues
        slot.clue_count = self.clue_count
        slot.notes = self.notes
        slot.note_count = self.note_count
        slot.turned_up = self.turned_up
        slot.laid_by_mouse = self.laid_by_mouse
        slot.public_notes = self.public_notes
        slot.search_marks = self.search_marks
        slot.ruled_out_a = self.ruled_out_a
        slot.ruled_out_b = self.ruled_out_b
        slot.ruled_out_c = self.ruled_out_c
        slot.loot_deck = self.loot_deck
        slot.room_loot = self.room_loot
        slot.haul = self.haul
        slot.seen_loot = self.seen_loot
        slot.left_loot = self.left_loot
        slot.pocket = self.pocket
        slot.discard = self.discard
        slot.calls = self.calls

    def conserved(self) -> bool:
        """Every room and loot card is in one place, and no place contradicts what everybody knows of it."""
        if not self._fields_are_in_range():
            return False
        rooms = self.map_deck + rooms_of(self.bottom, self.bottom_count) + self.drawn + self.monitored
        held = count(self.map_deck) + self.bottom_count + count(self.drawn) + self.note_count
        if self.room >= 0:
            rooms += one(self.room)
            held += 1
        loot = self.loot_deck + self.room_loot + self.haul + self.left_loot + self.pocket + self.discard
        faces = count(self.loot_deck) + count(self.room_loot) + count(self.haul)
        faces += count(self.left_loot) + count(self.pocket) + count(self.discard)
        return (
            rooms == ALL_ROOMS
            and held == 12
            and loot == ALL_LOOT
            and faces == 12
            and self.pocket & ~TREASURES == 0
            and count(self.turned_up) == count(self.clues)
            and self.clues & ~self.monitored == 0
            and not (self.rulings.own_room_is_forbidden and self.room >= 0 and self.named & one(self.room))
            and self._notes_are_possible()
            and calls_are_possible(self.calls)
            and rooms_called(self.calls) == self.named
        )

    def _fields_are_in_range(self) -> bool:
        """No count or set is beyond what twelve rooms and twelve loot cards allow, whoever wrote the words."""
        rooms = self.map_deck | self.drawn | self.named | self.monitored | self.clues
        loot = (
            self.loot_deck | self.room_loot | self.haul | self.seen_loot | self.left_loot | self.pocket | self.discard
        )
        places = self.turned_up | self.laid_by_mouse | self.public_notes
        return (
            0 <= self.note_count <= ROOMS
            and 0 <= self.bottom_count <= ROOMS
            and -1 <= self.room < ROOMS
            and 0 <= rooms <= ALL_ROOMS
            and 0 <= loot | self.seen_loot <= ALL_LOOT
            and 0 <= places < one(self.note_count)
            and 0 <= self.search_marks < one(self.note_count + 1)
            and 0 <= self.room_found <= 1
            and 0 <= self.missed <= 1
            and 0 <= self.clue_count <= 3
            and 0 <= self.turns <= LAST_TURN
            and 0 <= self.searches <= LAST_TURN
            and 0 <= self.to_draw <= 2
            and 0 <= self.to_lay <= 2
        )

    def _notes_are_possible(self) -> bool:
        """The row of notes is the monitored rooms, and none lies where it is ruled out."""
        if rooms_of(self.notes, self.note_count) != self.monitored or not ends_at(
            self.notes, Field.ROOM, self.note_count
        ):
            return False
        place: i64 = 0
        while place < self.note_count:
            if ruled_out_at(self, place) & one(room_at(self.notes, place)):
                return False
            place += 1
        return True


def heist_again(rulings: Rulings, state: list[int]) -> Heist:
    """A heist in a state, from its pickle."""
    heist = Heist(rulings)
    heist.load(state)
    return heist

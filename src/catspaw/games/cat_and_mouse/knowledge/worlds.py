"""Possible worlds: heists a seat cannot tell from the real one.

Unseen cards are dealt out anew, uniformly over every deal that fits what the seat knows for
certain. That is exact as long as the opponent's choices tell nothing; what a choice does tell
(a note kept for a reason, a room named as a bluff) is left to whoever reads the worlds.
For onlookers two things are less than exact: under `own_room=forbidden` fitting deals are not
equally likely, and what they could only work out by counting is forgotten once Subtle Movement
returns a note, so that some of their worlds may not fit any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.packed import written_at
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games.cat_and_mouse.rules.clues import ask_for_name, ask_when_cornered
from catspaw.games.cat_and_mouse.rules.inspectors_turn import ask_for_action
from catspaw.games.cat_and_mouse.rules.mouses_turn import begin_mouses_turn
from catspaw.games.cat_and_mouse.rules.setup import ask_for_first_room, offer_deep_pocket, set_up
from catspaw.games.cat_and_mouse.rules.trap import announce_trap, ask_after_miss, ask_for_escape, ask_for_trap
from catspaw.games.cat_and_mouse.rules.tricks import end_mouses_turn, smoke_options
from catspaw.games.cat_and_mouse.rules.variants import begin_subtle_movement, pick_note_blindly
from catspaw.games.cat_and_mouse.state.notes import room_at, rooms_of, ruled_out_at, stretch_of
from catspaw.games.cat_and_mouse.state.numbers import ALL_LOOT, ALL_ROOMS, INSPECTOR, MOUSE, TREASURES, Field, Pile
from catspaw.games.cat_and_mouse.state.questions import Prompt

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
    from catspaw.games.cat_and_mouse.state.position import Heist

MOST_TRIES: Final = 10_000
"""Only an onlooker under `own_room=forbidden` ever needs a second one."""


def imagine(sight: HeistSight, heist: Heist, sampler: Sampler) -> None:
    """Overwrite a heist with a world that fits the sight."""
    copy_what_everybody_sees(sight, heist)
    tries: i64 = 0
    while not deal_rooms(sight, heist, sampler):
        tries += 1
        if tries == MOST_TRIES:
            raise RuntimeError("no world fits what this seat knows")
    deal_loot(sight, heist, sampler)
    ask_again(heist)


def copy_what_everybody_sees(sight: HeistSight, heist: Heist) -> None:
    heist.rulings = sight.rulings
    heist.asked = sight.asked
    heist.prompt = sight.prompt
    heist.options = 0
    heist.pile = 0
    heist.ended_by = sight.ended_by
    heist.winners = sight.winners
    heist.losers = sight.losers
    heist.turns = sight.turns
    heist.searches = sight.searches
    heist.to_draw = sight.to_draw
    heist.to_lay = sight.to_lay
    heist.bottom_count = sight.bottom_count
    heist.room_found = sight.room_found
    heist.missed = sight.missed
    heist.named = sight.named
    heist.calls = sight.calls
    heist.clues = sight.clues
    heist.clue_count = sight.clue_count
    heist.note_count = sight.note_count
    heist.turned_up = sight.turned_up
    heist.laid_by_mouse = sight.laid_by_mouse
    heist.public_notes = sight.public_notes
    heist.search_marks = sight.search_marks
    heist.ruled_out_a = sight.ruled_out_a
    heist.ruled_out_b = sight.ruled_out_b
    heist.ruled_out_c = sight.ruled_out_c
    heist.discard = sight.discard


def deal_rooms(sight: HeistSight, heist: Heist, sampler: Sampler) -> bool:
    """Deal every unseen room card; False if a note found no room that fits it."""
    known = rooms_in_sight(sight)
    free = ALL_ROOMS & ~known
    heist.notes = deal_notes(sight, heist, free, sampler)
    if heist.notes < 0:
        return False
    heist.monitored = rooms_of(heist.notes, heist.note_count)
    free &= ~heist.monitored

    heist.room = sight.room
    if sight.in_room and sight.room < 0:
        rooms = free & ~sight.named if sight.rulings.own_room_is_forbidden else free
        if not rooms:
            return False
        heist.room = sampler.pick(rooms)
        free &= ~one(heist.room)

    heist.drawn = sight.drawn
    heist.bottom = sight.bottom
    if sight.seat != INSPECTOR:
        heist.drawn = sampler.part(free, sight.drawn_count)
        free &= ~heist.drawn
        place: i64 = 0
        while place < sight.bottom_count:
            room = sampler.pick(free)
            free &= ~one(room)
            heist.bottom = written_at(heist.bottom, Field.ROOM, place, room)
            place += 1
    heist.map_deck = free
    return True


def rooms_in_sight(sight: HeistSight) -> i64:
    """The rooms whose card this seat can point at, apart from notes it knows only as a set."""
    rooms = sight.drawn
    if sight.seat == INSPECTOR:
        rooms |= rooms_of(sight.bottom, sight.bottom_count)
    if sight.room >= 0:
        rooms |= one(sight.room)
    place: i64 = 0
    while place < sight.note_count:
        if (sight.known_notes | sight.old_notes) & one(place):
            rooms |= one(room_at(sight.notes, place))
        place += 1
    return rooms


def deal_notes(sight: HeistSight, heist: Heist, free: i64, sampler: Sampler) -> i64:
    """A row of notes that fits, or -1.

    The earlier a note was laid, the more rooms are ruled out for it, and what is ruled out
    for a later one is ruled out for an earlier one too. So dealing in order never runs dry
    and makes every fitting row equally likely.
    """
    row: i64 = 0
    stretch: i64 = 0
    place: i64 = 0
    while place < sight.note_count:
        if sight.search_marks & one(place) or place == 0:
            stretch = stretch_of(sight.notes, sight.note_count, sight.search_marks, sight.old_notes, place)
        room = room_at(sight.notes, place)
        if not sight.known_notes & one(place):
            is_old = sight.old_notes & one(place)
            fitting = (stretch if is_old else free) & ~ruled_out_at(heist, place)
            if not fitting:
                return -1
            room = sampler.pick(fitting)
            stretch &= ~one(room)
            free &= ~one(room)
        row = written_at(row, Field.ROOM, place, room)
        place += 1
    return row


def deal_loot(sight: HeistSight, heist: Heist, sampler: Sampler) -> None:
    """Deal every unseen loot card; a pocket never holds a trick."""
    free = ALL_LOOT & ~(sight.discard | sight.haul | sight.room_loot | sight.left_loot | sight.pocket)
    heist.pocket = sight.pocket
    if sight.seat != INSPECTOR:
        heist.pocket = sampler.part(free & TREASURES, sight.pocket_count)
        free &= ~heist.pocket
    heist.haul = sight.haul
    if not sight.haul_is_known:
        heist.haul = sampler.part(free, sight.haul_count)
        free &= ~heist.haul
    heist.room_loot = sight.room_loot
    if not sight.room_loot:
        heist.room_loot = sampler.part(free, sight.room_loot_count)
        free &= ~heist.room_loot
    deal_left_loot(sight, heist, free, sampler)
    heist.loot_deck = ALL_LOOT & ~(heist.discard | heist.haul | heist.room_loot | heist.left_loot | heist.pocket)
    heist.seen_loot |= heist.haul | heist.discard
    if sight.room_loot_is_seen:
        heist.seen_loot |= heist.room_loot


def deal_left_loot(sight: HeistSight, heist: Heist, free: i64, sampler: Sampler) -> None:
    """Loot left behind, some of which she has seen."""
    if sight.seat == MOUSE:
        unseen = sampler.part(free, sight.left_count - sight.left_seen_count)
        heist.left_loot = sight.left_loot | unseen
        heist.seen_loot = sight.left_seen
    elif sight.left_loot:
        heist.left_loot = sight.left_loot
        heist.seen_loot = sight.left_seen
    else:
        heist.left_loot = sampler.part(free, sight.left_count)
        heist.seen_loot = sampler.part(heist.left_loot, sight.left_seen_count)


def ask_again(heist: Heist) -> None:
    """Put the pending question once more, with the options this world has."""
    prompt = heist.prompt
    if heist.asked == NOBODY:
        return
    if heist.asked == CHANCE:
        if prompt == Prompt.DRAW:
            heist.ask_chance(Prompt.DRAW, heist.map_deck, Pile.MAP, heist.searches)
        elif prompt == Prompt.LAY_OUT:
            heist.ask_chance(Prompt.LAY_OUT, heist.loot_deck, Pile.LOOT, 0)
        elif prompt == Prompt.PICK_BLIND:
            heist.ask_chance(Prompt.PICK_BLIND, heist.pocket, Pile.POCKET, 0)
        elif prompt == Prompt.RETURN_BLIND:
            pick_note_blindly(heist)
    elif prompt == Prompt.KEEP:
        heist.ask(INSPECTOR, Prompt.KEEP, heist.drawn)
    elif prompt == Prompt.ACT:
        ask_for_action(heist)
    elif prompt == Prompt.NAME:
        ask_for_name(heist)
    elif prompt == Prompt.TURN:
        begin_mouses_turn(heist)
    elif prompt == Prompt.AFTER:
        end_mouses_turn(heist)
    elif prompt == Prompt.TAKE:
        heist.ask(MOUSE, Prompt.TAKE, heist.room_loot | smoke_options(heist))
    elif prompt == Prompt.MOVE:
        heist.ask(MOUSE, Prompt.MOVE, heist.map_deck | smoke_options(heist))
    elif prompt == Prompt.TRAP:
        ask_for_trap(heist)
    elif prompt == Prompt.ESCAPE:
        ask_for_escape(heist)
    elif prompt == Prompt.CORNERED:
        ask_when_cornered(heist)
    elif prompt == Prompt.MISSED:
        ask_after_miss(heist)
    elif prompt == Prompt.ANNOUNCED:
        announce_trap(heist)
    elif prompt == Prompt.RETURN_NOTE or prompt == Prompt.USE_SUBTLY:
        begin_subtle_movement(heist)
    elif prompt == Prompt.FILL_POCKET:
        set_up(heist)
    elif prompt == Prompt.FILL_DEEP_POCKET:
        offer_deep_pocket(heist)
    elif prompt == Prompt.START:
        ask_for_first_room(heist)

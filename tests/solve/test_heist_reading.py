"""The solved game is the game of the kernel: at every question of real games both offer the same."""

from __future__ import annotations

import pytest

from catspaw.core.bits import members, one
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.rules.sets import makes_set
from catspaw.games.cat_and_mouse.state.numbers import ALL_ROOMS, INSPECTOR
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt
from catspaw.solve.heist_reading import Reading, notes_of, read, unseen_rooms
from catspaw.solve.heist_stay import AGAIN, NEW, OLD, OWN, UNSEEN, Terms, draws, keeping, keeps, stay

GAME = game_by_id("cat-and-mouse")
SETUPS: list[tuple[tuple[str, ...], dict[str, str]]] = [
    ((), {}),
    (("deep-pockets",), {}),
    (("subtle-movement",), {"subtle_use": "always"}),
    ((), {"own_room": "forbidden"}),
]


def names_offered(sight: HeistSight, reading: Reading) -> set[int]:
    """The rooms that the model's kinds of names stand for."""
    turn = reading.stay.turns[reading.turn]
    home = turn.homes.index(reading.home(int(sight.room)))
    rooms: set[int] = set()
    for kind, row in enumerate(turn.named_by):
        if row[home] == (-1, -1):
            continue
        if kind == OWN:
            rooms.add(int(sight.room))
        elif kind == NEW:
            rooms.update(members(reading.unnamed & ~one(sight.room)))
        elif kind == OLD:
            rooms.update(members(ALL_ROOMS & ~reading.rooms & ~sight.clues))
        elif kind >= AGAIN:
            rooms.add(reading.named[kind - AGAIN])
    return rooms


def check_mouse(sight: HeistSight, reading: Reading) -> None:
    if sight.prompt == Prompt.NAME and not reading.is_found and reading.key.rooms > 1:
        assert names_offered(sight, reading) == set(members(sight.options & ALL_ROOMS))
    if sight.prompt == Prompt.TURN and not reading.is_found and reading.key.rooms > 1:
        named = reading.stay.named[reading.after]
        assert reading.home(int(sight.room)) in named.homes
        assert named.clues == sight.clue_count
        if not makes_set(sight.haul):
            assert bool(sight.options & one(Answer.LOOT_ROOM)) == (named.then >= 0)
        left = reading.stay.left(reading.stay.turns[reading.turn].number)
        assert left == sight.map_count + sight.bottom_count


def check_inspector(sight: HeistSight, reading: Reading) -> None:
    if reading.is_found or reading.key.rooms == 1 or sight.prompt not in (Prompt.KEEP, Prompt.ACT, Prompt.TRAP):
        return
    turn = reading.stay.turns[reading.turn]
    notes = notes_of(sight, reading)
    if sight.prompt == Prompt.KEEP:
        labels = tuple(sorted(reading.home(room) for room in members(sight.drawn)))
        assert all(result in turn.notes for result in keeps(notes, labels))
    else:
        assert notes in turn.notes
        assert len(unseen_rooms(sight, reading)) == notes.unseen


@pytest.mark.parametrize(("variants", "rulings"), SETUPS)
def test_every_question_of_real_games_is_one_of_the_model(variants: tuple[str, ...], rulings: dict[str, str]):
    setup = GAME.setup(variants, rulings)
    read_often = 0
    for seed in range(120):
        position, sampler = GAME.start(setup), Sampler(seed)
        while position.asked != NOBODY:
            if position.asked != CHANCE and position.prompt > Prompt.START and position.prompt != Prompt.MOVE:
                sight = GAME.sight_of_asked(position)
                assert isinstance(sight, HeistSight)
                if sight.in_room:
                    reading = read(sight)
                    read_often += 1
                    (check_inspector if sight.seat == INSPECTOR else check_mouse)(sight, reading)
            options = position.options & ~one(Answer.END_HEIST)
            if position.prompt == Prompt.ACT and sampler.below(4):
                options = one(Answer.CHECK)
            position.answer(sampler.pick(options or position.options))
    assert read_often > 1000


@pytest.mark.parametrize("rooms", range(2, 13))
def test_what_the_inspector_may_draw_adds_up_to_certainty(rooms: int):
    for turn in stay(rooms, 0, 2, Terms()).turns:
        for notes in turn.notes:
            for home in turn.homes:
                if notes.unseen if home < 0 else notes.rooms[home] == UNSEEN:
                    chances = [chance for _, _, chance in draws(notes, home)]
                    assert sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize("rooms", range(2, 13))
@pytest.mark.parametrize("clues", range(3))
def test_after_every_name_something_happens_for_certain(rooms: int, clues: int):
    made = stay(rooms, clues, 2, Terms())
    for turn in made.turns:
        for kind, row in enumerate(turn.named_by):
            for home, ends in enumerate(row):
                after = 0.0
                for at in ends:
                    if at >= 0:
                        named = made.named[at]
                        for k in range(len(named.homes)):
                            if named.home_from[k] == home and named.named[k] == kind:
                                after += sum(named.chance[k])
                assert ends == (-1, -1) or after == pytest.approx(sum(turn.chance[home]))


def test_what_he_keeps_is_answered_by_the_decision_that_leads_there():
    """Several ways lead to equal notes, so the first of each need not belong to one decision."""
    seen = 0
    for turn in stay(8, 0, 2, Terms()).turns:
        for decision in range(turn.keep_sets):
            places = [place for place, found in enumerate(turn.keep_set) if found == decision]
            results = [turn.notes[place] for place in places]
            found, answers = keeping(turn, results)
            assert {turn.notes[place] for place, each in enumerate(turn.keep_set) if each == found} == set(results)
            assert sorted(answers) == [0, 1]
            seen += found != turn.keep_set[turn.notes.index(results[-1])]
    assert seen

"""Possible worlds come with the frequencies that play itself gives, where choices tell nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import catspaw
from cat_and_mouse.heist import heist, mouse_in
from catspaw.core.bits import COMPILED, members, one
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.edge.view import HeistView
from catspaw.games.cat_and_mouse.state.notes import room_at
from catspaw.games.cat_and_mouse.state.numbers import INSPECTOR, MOUSE
from catspaw.games.cat_and_mouse.state.position import Heist
from catspaw.games.cat_and_mouse.state.questions import Prompt

GAME = game_by_id("cat-and-mouse")
Script = Callable[[Heist], int | None]
"""What a seat or chance must answer here; None leaves it to chance, -1 gives the game up."""

# The chi-square value that chance exceeds once in ten thousand times, by degrees of freedom.
CRITICAL = {1: 15.2, 2: 18.5, 3: 21.2, 4: 23.6, 5: 25.8, 6: 27.9, 7: 29.9, 8: 31.9, 9: 33.8, 10: 35.6, 11: 37.4}


def chi_square(one: Counter[int], two: Counter[int]) -> tuple[float, int]:
    """Whether two samples come from one distribution: the statistic and its degrees of freedom."""
    kinds = sorted(set(one) | set(two))
    n, m = sum(one.values()), sum(two.values())
    total = 0.0
    for kind in kinds:
        a, b = one[kind], two[kind]
        total += (a * (m / n) ** 0.5 - b * (n / m) ** 0.5) ** 2 / (a + b)
    return total, len(kinds) - 1


def play(script: Script, sampler: Sampler, stop: Callable[[Heist], bool]) -> Heist | None:
    """Play by the script and by chance until a stop; None if the script gave up."""
    heist = GAME.start(GAME.setup())
    assert isinstance(heist, Heist)
    while not stop(heist):
        choice = script(heist)
        if choice is None:
            choice = int(sampler.pick(heist.options))
        if choice < 0 or not heist.options >> choice & 1:
            return None
        heist.answer(choice)
    return heist


def mouse_script(names: list[int]) -> Script:
    """She sits in room 0, is dealt two known cards, names these rooms and loots; the Inspector checks."""

    def script(heist: Heist) -> int | None:
        fixed = {1: 0, 3: 0, 5: 12, 11: 14, 16: 20}
        if heist.prompt in fixed:
            return fixed[heist.prompt]
        if heist.prompt == Prompt.LAY_OUT:
            return 9 if 9 in members(heist.options) else 10
        if heist.prompt == Prompt.TAKE:
            return members(heist.options)[0]
        if heist.prompt == Prompt.NAME:
            return -1 if heist.clues else names[heist.turns - 1]
        return None

    return script


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.skipif(not COMPILED, reason="compares many thousand games: compiled only")
@pytest.mark.parametrize("what", ["first note", "third note", "bottom", "deck"])
def test_what_the_mouse_imagines_is_what_play_brings(what: str):
    """Three checks, three rooms named in vain: which rooms are noted, and where do the others lie?"""
    names = [1, 2, 3]
    sampler = Sampler(5)
    seen: list[list[int]] = []
    by_play: Counter[int] = Counter()
    by_sample: Counter[int] = Counter()

    def facet(heist: Heist) -> int:
        if what == "first note":
            return int(room_at(heist.notes, 0))
        if what == "third note":
            return int(room_at(heist.notes, 2))
        if what == "bottom":
            return int(room_at(heist.bottom, 1))
        return int(heist.map_deck >> 1 & 7)

    slot = GAME.start(GAME.setup())
    assert isinstance(slot, Heist)
    while sum(by_play.values()) < 8000:
        heist = play(mouse_script(names), sampler, lambda heist: heist.turns == 3 and heist.prompt == Prompt.TURN)
        if heist is None or heist.clues:
            continue
        sight = GAME.sight(heist, MOUSE)
        if not seen:
            seen.append(sight.state())
        if sight.state() != seen[0]:
            continue
        by_play[facet(heist)] += 1
        sight.sample_into(slot, sampler)
        by_sample[facet(slot)] += 1
    statistic, freedom = chi_square(by_play, by_sample)
    assert freedom > 1
    assert statistic < CRITICAL[freedom]


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.skipif(not COMPILED, reason="compares many thousand games: compiled only")
def test_what_the_inspector_imagines_is_what_play_brings():
    """Her room, and whether she holds the Smoke Bomb, after one check and one looting."""
    sampler = Sampler(6)

    def script(heist: Heist) -> int | None:
        if heist.prompt == 17:
            return {0: 2, 1: 3, 2: 4, 3: 5}[heist.turns * 2 - 2 + 2 - heist.to_draw]
        return {1: 0, 4: 2, 5: 12, 6: 7, 11: 14, 16: 20}.get(heist.prompt)

    slot = GAME.start(GAME.setup())
    assert isinstance(slot, Heist)
    first: list[int] = []
    rooms: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    hauls: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    while sum(rooms[0].values()) < 8000:
        heist = play(script, sampler, lambda heist: heist.turns == 2 and heist.prompt == Prompt.KEEP)
        if heist is None:
            continue
        sight = GAME.sight(heist, INSPECTOR)
        first = first or sight.state()
        assert sight.state() == first
        sight.sample_into(slot, sampler)
        for index, world in enumerate((heist, slot)):
            rooms[index][int(world.room)] += 1
            hauls[index][int(world.haul)] += 1
    for one_kind in (rooms, hauls):
        statistic, freedom = chi_square(*one_kind)
        assert freedom in (7, 10)
        assert statistic < CRITICAL[freedom]


def test_every_world_that_fits_is_reached():  # CM-5.2, CM-R.V
    """Two notes known as a set, one of them cleared for one room: only one world is left."""
    game = heist("subtle-movement").inspector_pockets("gems-20").says("room 12").lays_out("gems-10", "gems-30")
    game.draws_and_keeps(1, 2).says("check for clues").says("room 3").says("loot the room").says("gems-10").says("stay")
    game.draws_and_keeps(3, 4).says("check for clues").says("room 12").says("change rooms").says("leave the notes")
    notes = game.sees("mouse").notes
    assert [note.room for note in notes] == [1, 3, 12]
    assert game.sees(None).notes[0].may_be == tuple(n for n in range(1, 12) if n != 3)


def test_an_onlooker_counts_rooms_out():  # CM-3.2, CM-R.B
    """Eleven notes lie there and she names the twelfth room in vain: she must be in it."""
    answers = "0029B55C0E2K141C0E9KA22C0F35AK464C3E5K8A8C3EAKB77C3F646K9B9C6E4KAAC6E6KBC6"
    table = catspaw.replay(
        f"catspaw=1 game=cat-and-mouse rules=1 variants=- rulings=- seats=inspector,mouse answers={answers} end=-"
    )
    view = table.view(None)
    assert isinstance(view, HeistView)
    assert view.may_be_in == (7,)


def test_the_mouse_sees_whether_she_has_been_found():  # CM-R.N
    game = mouse_in(7, holding=["calling-card"]).springs_trap(7).says("calling card")
    assert game.sees("mouse").room_is_found
    game.says("change rooms")
    assert not game.sees("mouse").room_is_found


def test_worlds_of_two_notes_known_as_a_set():  # CM-5.2, CM-1.6
    game = heist("subtle-movement").inspector_pockets("gems-20").says("room 12").lays_out("gems-10", "gems-30")
    game.draws_and_keeps(1, 2).says("check for clues").says("room 12").says("loot the room").says("gems-10").says(
        "stay"
    )
    game.draws_and_keeps(3, 4).says("check for clues").says("room 12").says("change rooms").says("leave the notes")
    sight = game.table.sight("mouse")
    slot, sampler = game.table._position.clone(), Sampler(1)
    rows = set()
    for _ in range(60):
        sight.sample_into(slot, sampler)
        assert isinstance(slot, Heist)
        rows.add(tuple(int(room_at(slot.notes, place)) + 1 for place in range(3)))
    assert rows == {(1, 3, 12), (3, 1, 12)}


def test_no_pause_tells_what_she_holds():  # CM-6.2, CM-R.O
    """From the Inspector's sight, a window is open in every world or in none."""
    for card in ("smoke-bomb", "calling-card", "gems-10"):
        game = heist().inspector_pockets("glory-20").says("room 7").lays_out(card, "gems-30")
        game.quiet_check().says("loot the room").says(card)
        assert game.prompt == "after"
        sight = game.table.sight("inspector")
        assert sight.options == 0
        slot = game.table._position.clone()
        hauls = set()
        for seed in range(80):
            sight.sample_into(slot, Sampler(seed))
            assert isinstance(slot, Heist)
            assert (slot.asked, slot.prompt) == (MOUSE, 16)
            hauls.add(int(slot.haul))
        assert len(hauls) == 11
        assert one(10) in hauls

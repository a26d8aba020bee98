"""Long heists under every law: what seats remember, see and imagine while notes come and go."""

import pytest

from cat_and_mouse.heist import mouse_in
from catspaw.core.position import NOBODY, ONLOOKER
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.state.calls import calls_in_order
from catspaw.games.cat_and_mouse.state.numbers import LONGEST_STAY
from catspaw.table import Table
from contract.combinations import Combination
from contract.laws import CourseLaw, PileLaw, check_all, lingering

GAME = game_by_id("cat-and-mouse")
HOUSES = [
    ((), ()),
    (("subtle-movement",), ()),
    (("subtle-movement",), (("own_room", "forbidden"), ("monitored_loot", "open"))),
    (("subtle-movement", "deep-pockets"), (("subtle_pick", "chance"), ("peek", "free"))),
    (("deep-pockets",), (("named_clue", "counts"), ("smoke_bomb", "before-result"))),
]


def stay_with(names: list[int], *, seat: str | None) -> tuple[list[int], tuple[int | None, ...]]:
    """What a seat knows after she named these rooms, turn by turn, in one room."""
    game = mouse_in(5)
    for turn, name in enumerate(names):
        if turn:
            game.says("loot the room").says(sorted(game.options)[0]).stays_if_asked()
        game.inspector_draws().says("check for clues").says(f"room {name}")
    return game.table.sight(seat).state(), game.sees(seat).named_here


@pytest.mark.parametrize("seat", ["inspector", "mouse", None])
def test_in_which_order_and_how_often_rooms_were_named_is_remembered(seat: str | None):  # CM-3.1, CM-R.F
    once, again = stay_with([11, 12, 11], seat=seat), stay_with([12, 12, 11], seat=seat)
    assert once[1] == (11, 12, 11)
    assert again[1] == (12, 12, 11)
    assert once[0] != again[0]


def test_a_turn_without_a_name_keeps_its_place():  # CM-R.N
    game = mouse_in(5, holding=["calling-card"])
    game.springs_trap(5).says("calling card")
    game.says("loot the room").says(sorted(game.options)[0]).stays_if_asked()
    game.inspector_draws().says("check for clues").says("room 12")
    for seat in ("inspector", "mouse", None):
        assert game.sees(seat).named_here == (5, None, 12)


def test_a_new_room_begins_a_new_row_of_names():  # CM-5.2
    game = mouse_in(5).quiet_check().says("change rooms")
    assert game.sees("inspector").named_here == (5,)
    game.says("room 12").lays_out_any()
    assert game.sees("inspector").named_here == ()


@pytest.mark.parametrize(("variants", "rulings"), HOUSES)
def test_a_stay_is_three_turns_at_most(variants: tuple[str, ...], rulings: tuple[tuple[str, str], ...]):  # CM-5.1
    """A room holds two loot cards, a turn that stays takes one, and the third turn cannot stay."""
    sampler, longest = Sampler(5), 0
    for _ in range(60):
        position = GAME.start(GAME.setup(variants, dict(rulings)))
        while position.asked != NOBODY:
            position.answer(lingering(position, sampler))
            sight = GAME.sight(position, ONLOOKER)
            assert isinstance(sight, HeistSight)
            longest = max(longest, len(calls_in_order(sight.calls)))
    assert longest == LONGEST_STAY


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize(("variants", "rulings"), HOUSES)
def test_long_heists_keep_every_law(variants: tuple[str, ...], rulings: tuple[tuple[str, str], ...]):
    setup = Combination(game_by_id("cat-and-mouse"), variants, rulings, players=2, edition=None)
    sampler, slot = Sampler(len(variants)), setup.start()
    asked = 0
    for _ in range(8):
        table, piles, course = Table(setup.game, setup.setup, None), PileLaw(), CourseLaw()
        while table._position.asked != NOBODY and len(table.answers) < 110:
            answer = lingering(table._position, sampler)
            piles.check(table, answer)
            table.answer(answer)
            course.note(table)
            check_all(table, slot, sampler)
            asked += 1
        course.check(table)
    assert asked > 60

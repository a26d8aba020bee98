"""While unseen exchanges are outstanding, the engine's pools are never wrong, and exact as long as it is one."""

from __future__ import annotations

import pytest

from catspaw.core.position import ONLOOKER
from catspaw.core.sampler import Sampler
from catspaw.games.red_claw.knowledge.hidden_hands import lose_track
from catspaw.games.red_claw.knowledge.sight import HuntSight
from catspaw.games.red_claw.state.numbers import ONLOOKERS
from catspaw.games.red_claw.state.position import Hunt
from catspaw.table import Table
from red_claw.memory import after_exchange
from red_claw.outstanding import GAME, Answer, Found, allows, deals, hands_of, heuristic, sights
from red_claw.test_memory import blindly
from red_claw.test_worlds import exchanged, exchanges, hiding


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("answer", [blindly, pytest.param(heuristic, marks=pytest.mark.slow)])
def test_every_world_that_fits_what_was_seen_is_thought_possible(players: int, answer: Answer):  # RC-R.L
    """Nothing true is ruled out, and nothing false is allowed unless exchanges overlapped."""
    found, before = Found(), dict[str | None, object]()
    for seed in range(5):
        table = Table(GAME, GAME.setup(players=players), None)
        for seat, sight, hands, truth in sights(table, answer, Sampler(seed)):
            found.note(sight, hands)
            assert allows(sight, truth), (seat, table.record())
            if hands.worlds and hands.worlds is not before.get(seat):
                assert truth in hands.worlds
                assert all(allows(sight, world) for world in hands.worlds), (seat, table.record())
                assert hands.pools or deals(sight) == len(hands.worlds), (seat, table.record())
                before[seat] = hands.worlds
    assert found.blurred > found.several > 0
    assert found.factors


def test_a_second_exchange_between_the_same_two_lets_in_the_deals_that_take_a_third():  # RC-R.L
    """White's three cards may be any three of seven: 35 deals, though two exchanges make only 31 of them."""
    hunt = exchanged(hiding()).table._position
    assert isinstance(hunt, Hunt)
    once = HuntSight(hunt, ONLOOKER)
    assert deals(once) == len(exchanges()) == 12
    lose_track(hunt, ONLOOKERS, 0, 1)
    twice, worlds = HuntSight(hunt, ONLOOKER), after_exchange(exchanges(), 0, 1)
    assert (deals(twice), len(worlds)) == (35, 31)
    assert all(allows(twice, world) for world in worlds)
    assert hands_of(hunt, 4) in worlds

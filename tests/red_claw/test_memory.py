"""Long hunts under every law, steered so that hidden hands exchange cards and seats lose track of them."""

from __future__ import annotations

import pytest

from catspaw.core.position import NOBODY, Position
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.red_claw.state.numbers import Ability
from catspaw.games.red_claw.state.questions import Answer, Prompt
from catspaw.table import Table
from contract.combinations import Combination
from contract.laws import CourseLaw, PileLaw, check_all, lingering
from red_claw.memory import Memory, recall, remember


def blindly(position: Position, sampler: Sampler) -> int:
    """An answer that exchanges cards with a hidden hand where it can."""
    wishes = position.options >> Answer.BLIND_FROM << Answer.BLIND_FROM
    if position.prompt == Prompt.USE and position.options >> Ability.EXCHANGE_WITH_OPPONENT & 1:
        return Ability.EXCHANGE_WITH_OPPONENT
    if position.prompt == Prompt.WANT and wishes:
        return int(sampler.pick(wishes))
    return lingering(position, sampler)


def played(combination: Combination, seed: int) -> Table:
    """A hunt with many exchanges, without the laws."""
    table, sampler = Table(combination.game, combination.setup, None), Sampler(seed)
    while table._position.asked != NOBODY:
        table.answer(blindly(table._position, sampler))
    return table


def setup(players: int, edition: str, **rulings: str) -> Combination:
    return Combination(game_by_id("red-claw"), (), tuple(rulings.items()), players, edition)


HOUSES = [
    (setup(2, "mouse-agents", resolve_when="at-once"), 3),
    (setup(3, "rote-kralle"), 5),
    pytest.param(setup(4, "standees", ability_turn="any-turn"), 3, marks=pytest.mark.long),
    pytest.param(setup(4, "mouse-agents"), 3, marks=pytest.mark.long),
]


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize(("combination", "seed"), HOUSES, ids=str)
def test_hunts_with_many_exchanges_keep_every_law(combination: Combination, seed: int):
    table, slot, sampler = Table(combination.game, combination.setup, None), combination.start(), Sampler(seed)
    piles, course = PileLaw(), CourseLaw()
    while table._position.asked != NOBODY:
        answer = blindly(table._position, sampler)
        piles.check(table, answer)
        table.answer(answer)
        course.note(table)
        check_all(table, slot, sampler)
    course.check(table)
    assert remember(None, table.events(None), table.setup).hands.unseen


def test_what_is_heard_at_once_is_remembered_as_if_heard_in_steps():  # RC-R.L
    table = played(setup(4, "mouse-agents"), 3)
    for seat in (*table.setup.seats, None):
        events = table.events(seat)
        for end in range(0, len(events), 25):
            remember(seat, events[:end], table.setup)
        fresh = Memory(seat, table.setup)
        for event in events:
            fresh.hear(event)
        assert recall(seat, events, table.setup) == fresh.view()
        assert recall(seat, events[:40], table.setup) != fresh.view()

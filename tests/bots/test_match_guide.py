"""What search is told of Claw & Order: how playouts answer."""

from __future__ import annotations

from collections.abc import Iterator

from catspaw.bots.guides.claw_and_order import answer_in_playouts
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.claw_and_order.abilities.ops import IS_EQUIP, IS_ONE_TIME, IS_TEAM_BUFF, IS_TROOP
from catspaw.games.claw_and_order.state.numbers import DONE_BIT, Zone
from catspaw.games.claw_and_order.state.position import Match
from catspaw.games.claw_and_order.state.questions import Answer, Prompt

MATCH = game_by_id("claw-and-order")


def questions(*prompts: int, most: int = 12) -> Iterator[Match]:
    """Some of these questions with more than one answer, from matches in which everybody answers at random."""
    found = 0
    for seed in range(40):
        position, sampler = MATCH.start(MATCH.setup()), Sampler(seed)
        assert isinstance(position, Match)
        while position.asked != NOBODY and found < most:
            if position.prompt in prompts and position.options & ~DONE_BIT:
                found += 1
                yield position.clone()
            position.answer(sampler.pick(position.options))


def test_whoever_may_respond_or_stay_back_does():
    for match in questions(Prompt.RESPOND, Prompt.STAY):
        assert answer_in_playouts(match, Sampler(1)) != Answer.DONE


def test_when_no_troop_can_be_paid_for_an_item_is_played_that_stays():
    played = 0
    for match in questions(Prompt.PLAY, most=60):
        in_hand = match.options & match.zones[Zone.HAND + match.asked]
        traits = match.card_index.traits
        if in_hand & traits[IS_TROOP]:
            continue
        answer = answer_in_playouts(match, Sampler(1))
        staying = in_hand & (traits[IS_EQUIP] | traits[IS_TEAM_BUFF])
        assert staying >> answer & 1 if staying else answer == Answer.DONE
        played += staying != 0
    assert played


def test_a_troop_is_played_before_any_item():
    for match in questions(Prompt.PLAY, Prompt.SET_UP):
        troops = match.options & match.zones[Zone.HAND + match.asked] & match.card_index.traits[IS_TROOP]
        if troops:
            assert troops >> answer_in_playouts(match, Sampler(1)) & 1


def test_items_that_are_used_up_are_kept():
    for match in questions(Prompt.PLAY, most=60):
        answer = answer_in_playouts(match, Sampler(1))
        assert answer == Answer.DONE or not match.card_index.traits[IS_ONE_TIME] >> answer & 1

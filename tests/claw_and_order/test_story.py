"""What happens in the match that is told in words. It is played with a small set of its own."""

from __future__ import annotations

from catspaw.core.journal import unpacked
from catspaw.games.claw_and_order.state import events as e
from stories import played

STORY = "claw_and_order/stories/harbour"
RARE = {e.SET_ASIDE, e.HEALED, e.TOOK_CONTROL, e.NOT_SUMMONED, e.DROPPED, e.FOUND_NOTHING, e.SPENT, e.OWES}
"""What does not happen in this match."""


def test_the_story_has_nearly_everything_in_it():
    kinds = {unpacked(event)[0] & e.KIND for event in played(STORY).all_events()}
    assert set(range(e.BATTLE_BEGAN, e.USED_UP + 1)) - kinds == RARE


def test_the_story_ends_with_two_battles_won():  # CO-110.3
    outcome = played(STORY).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == (("two",), "CO-110.3")

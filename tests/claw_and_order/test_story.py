"""What happens in the match that is told in words. It is played with a small set of its own."""

from __future__ import annotations

from catspaw.core.journal import KIND, unpacked
from catspaw.games.claw_and_order.state.events import Event
from stories import played

STORY = "claw_and_order/stories/harbour"
RARE = {
    Event.SET_ASIDE,
    Event.HEALED,
    Event.TOOK_CONTROL,
    Event.NOT_SUMMONED,
    Event.DROPPED,
    Event.FOUND_NOTHING,
    Event.SPENT,
    Event.OWES,
}
"""What does not happen in this match."""


def test_the_story_has_nearly_everything_in_it():
    kinds = {unpacked(event)[0] & KIND for event in played(STORY).all_events()}
    assert set(range(Event.BATTLE_BEGAN, Event.USED_UP + 1)) - kinds == RARE


def test_the_story_ends_with_two_battles_won():  # CO-110.3
    outcome = played(STORY).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == (("two",), "CO-110.3")

"""How endings are told: by which rules, and with what both players came to, as far as it was shown."""

from __future__ import annotations

import pytest

from cat_and_mouse.heist import GLORY, PICKPOCKET, SMOKE_BOMB, Heist, mouse_in
from catspaw.core.outcome import Outcome


def outcome(game: Heist) -> Outcome:
    assert game.table.outcome is not None
    return game.table.outcome


def why(game: Heist, language: str = "en") -> tuple[str, ...]:
    return game.table.game.texts(game.table.setup, language).ending(outcome(game))


def test_a_caught_mouse_is_told_by_the_trap_and_her_loot_stays_hidden():  # CM-R.W
    game = mouse_in(7, holding=["gems-10"]).springs_trap(7).says("show the room")
    assert outcome(game).decided_by == ("CM-4.2",)
    assert outcome(game).scores["mouse"] == {"loot": 1}
    assert why(game) == (
        "Caught in her own room: the Inspector wins.",
        "The Inspector: 0 of 3 clues, 2 rooms monitored.",
        "The Mouse: 1 loot card, not shown.",
    )
    assert why(game, "de")[2] == "Die Maus: 1 Beutekarte, nicht gezeigt."


def test_a_wrong_trap_is_told_with_who_wins_by_it():  # CM-4.3, CM-R.M
    game = mouse_in(7).springs_trap(8)
    assert outcome(game).decided_by == ("CM-4.3", "CM-R.M")
    assert why(game)[2] == "The Mouse: no loot."


def test_where_a_set_is_needed_it_has_the_last_word():  # CM-4.3, CM-R.M, CM-5.3
    game = mouse_in(7, holding=GLORY, wrong_trap="set-needed").springs_trap(8).says("show the haul")
    assert outcome(game).decided_by == ("CM-4.3", "CM-R.M", "CM-5.3", "CM-R.K")
    assert outcome(game).scores["mouse"] == {"loot": 3, "alike": 3}
    assert why(game)[2] == "The Mouse: 3 loot cards, three of them alike: a set."


def test_a_haul_without_a_set_is_told_as_such():  # CM-5.3, CM-R.K
    game = mouse_in(7, holding=["glory-10", "gems-10"]).quiet_check().says("end the heist")
    assert outcome(game).decided_by == ("CM-5.3", "CM-R.K")
    assert outcome(game).scores["mouse"] == {"loot": 2, "alike": 2}
    ended = (
        "The Mouse has ended the heist herself. No three of her treasures share a theme or a value: the Inspector wins."
    )
    assert why(game)[0] == ended
    assert why(game, "de")[2] == "Die Maus: 2 Beutekarten, keine drei passen zusammen: kein Satz."


@pytest.mark.parametrize(
    ("answer", "rules", "said"),
    [
        ("smoke bomb", ("CM-6.2", "CM-5.3", "CM-R.K"), "thrown her Smoke Bomb"),
        ("smoke bomb and pickpocket", ("CM-6.2", "CM-6.3", "CM-5.3", "CM-R.K"), "picked the Inspector's pocket"),
    ],
)
def test_tricks_that_ended_the_heist_are_named(answer: str, rules: tuple[str, ...], said: str):  # CM-6.2, CM-6.3
    game = mouse_in(7, holding=[SMOKE_BOMB, PICKPOCKET]).springs_trap(7).says(answer)
    if game.asked == "chance":
        game.says(next(iter(game.options)))
    assert outcome(game).decided_by == rules
    assert said in why(game)[0]

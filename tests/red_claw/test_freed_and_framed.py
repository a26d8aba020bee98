"""Ability 2 on two claws, whoever is framed, and what an edition reads differently."""

from typing import Any

import pytest

import catspaw
from catspaw.games import game_by_id
from catspaw.games.red_claw.state.events import Event
from red_claw.hunt import BLACK, GREY, RED, ROWS, WHITE, Hunt, arranged
from red_claw.test_rulings import resolved

GAME = game_by_id("red-claw")


# RC-R.AB freed_claw


@pytest.mark.parametrize("wild", ["one-row", "each"])
def test_one_of_two_claws_is_freed_for_you_or_follows_the_other(wild: str):  # RC-R.AB, RC-8.3
    hands = {"white": ["red 12", "red 13"], "black": ["red 3"]}
    yours, theirs = (
        arranged(hands=hands, levels={"white": 2}, freed_claw=reading, double_wild=wild).says(
            "claw-as-choice", "red 13"
        )
        for reading in ("you", "next-player")
    )
    assert yours.question == ("white", "choose-row", ROWS)
    assert theirs.question == ("black", "claw-row", ROWS)
    for game in (yours, theirs):
        game.says("green")
        assert game.hand("white") == {"red 12", "green 5", "green 6"}
        assert game.asked == "black"


@pytest.mark.parametrize("reading", ["you", "next-player"])
def test_a_single_claw_is_freed_by_either_reading(reading: str):  # RC-R.AB, RC-8.1
    hands = {"white": ["red 12", "red 4"], "black": ["red 3"]}
    game = arranged(hands=hands, levels={"white": 2}, freed_claw=reading).says("claw-as-choice", "red 12")
    assert game.question == ("white", "choose-row", ROWS)


def test_what_changes_nothing_is_not_offered():  # RC-8.1
    """Where the next player names one row for two claws anyway, there is nothing to free on them."""
    hands = {"white": ["red 13"], "black": ["red 3"]}
    offered = {
        (reading, wild): "claw-as-choice"
        in arranged(hands=hands, levels={"white": 2}, freed_claw=reading, double_wild=wild).options
        for reading in ("you", "next-player")
        for wild in ("one-row", "each")
    }
    assert [key for key, is_offered in offered.items() if not is_offered] == [("next-player", "one-row")]


# RC-R.AA framed_marker


def framed(reading: str, second: str = "point-3", **wishes: Any) -> Hunt:
    """White has most red cards and takes Fake Evidence; Black and Grey have one red card each."""
    hands = {"white": ["green 3", "red 9"], "black": ["red 10", "blue 2"], "grey": ["red 8", "blue 7"]}
    tokens = {"red": ("fake-evidence", second)}
    situation: dict[str, Any] = {"rows": {"red": [5]}, "tokens": tokens, "hands": hands}
    return arranged(3, **situation | wishes, framed_marker=reading).plays("green 3")


def test_who_is_framed_escapes_a_tie_at_once_or_not_yet():  # RC-R.AA, RC-6.3, RC-R.T
    at_once, at_the_end = (framed(reading, levels={"black": 3}).says("black") for reading in ("at-once", "at-the-end"))
    assert at_once.happened[:2] == [(Event.PASSED_ON, 36, WHITE | BLACK << 2), (Event.MOVED, BLACK, 4)]
    assert at_once.cited[1] == "RC-R.AA"
    assert at_once.told(Event.GAVE_UP) == [(GREY | RED << 2, 1 << 8)]
    assert at_once.levels == [0, 4, 3]
    assert at_the_end.told(Event.GAVE_UP) == [(BLACK | RED << 2, 1 << 10)]
    assert at_the_end.told(Event.MOVED) == [(BLACK, 7)]
    assert at_the_end.levels == [0, 7, 0]


def test_who_is_framed_may_ignore_a_card_before_the_second_token():  # RC-R.AA, RC-R.M, RC-8.3
    game = framed("at-once", levels={"black": 6}).says("black")
    assert game.question == ("black", "ignore", {"red 10", "none"})
    assert [player.is_to_be_asked for player in game.sees(None).players.values()] == [False, True, False]
    game.says("red 10")
    assert game.told(Event.SHOWED) == []
    assert game.told(Event.TOOK_TOKEN)[0][1] == GREY
    assert game.hand("black") == {"red 10", "blue 2"}
    assert game.levels == [0, 7, 3]
    game = framed("at-the-end", levels={"black": 6}).says("black")
    assert game.told(Event.IGNORED) == []
    assert game.prompt != "ignore"


def test_who_could_ignore_before_is_not_asked_twice():  # RC-R.AA, RC-R.M
    game = framed("at-once", levels={"black": 7})
    assert game.question == ("black", "ignore", {"red 10", "none"})
    game.says("none", "black")
    assert game.told(Event.TOOK_TOKEN)[0][1] == GREY
    assert game.prompt != "ignore"


def test_a_framed_hand_is_hidden_at_once():  # RC-R.AA, RC-8.2
    game = framed("at-once", "fake-evidence", levels={"grey": 5}).says("grey")
    assert game.question == ("black", "pass-on", {"white", "grey"})
    assert game.sees(None).players["grey"].hides
    assert not framed("at-the-end", "fake-evidence", levels={"grey": 5}).says("grey").sees(None).players["grey"].hides


def test_a_framed_marker_moves_one_space_and_the_rest_at_the_end():  # RC-R.AA, RC-5.7
    """White has taken a point token of this row already, which no False Trail has been laid against yet."""
    hands = {"white": ["green 3", "red 9"], "black": ["red 10"], "grey": ["blue 7"]}
    tokens = {"red": ("point-2", "fake-evidence")}
    owns = {"white": ["false-trail-2"]}
    game = arranged(3, rows={"red": [5]}, tokens=tokens, hands=hands, owns=owns).plays("green 3").says("white")
    assert game.told(Event.MOVED) == [(WHITE, 1)]
    assert game.told(Event.CANCELLED) == [(WHITE, 2)]
    assert game.prompt != "ignore"
    assert game.levels == [1, 0, 0]


# What an edition reads differently


@pytest.mark.parametrize(("edition", "trail", "claw"), [
    ("mouse-agents", "automatic", "you"),
    ("standees", "automatic", "you"),
    ("rote-kralle", "optional", "next-player"),
])  # fmt: skip
def test_an_edition_has_its_own_defaults_and_a_table_may_still_choose(edition: str, trail: str, claw: str):
    usual = GAME.setup(edition=edition)
    assert (usual.readings["false_trail"], usual.readings["freed_claw"]) == (trail, claw)
    assert usual.changed == {}
    other = {"false_trail": "automatic" if trail == "optional" else "optional"}
    assert GAME.setup(rulings=other, edition=edition).changed == other
    assert GAME.setup(rulings={"false_trail": trail}, edition=edition) is not None
    assert GAME.setup(rulings={"false_trail": trail}, edition=edition).changed == {}
    table = catspaw.new("red-claw", edition=edition, rulings=other, seed=1)
    assert f" rulings=false_trail:{other['false_trail']} " in table.record()
    assert catspaw.replay(table.record()).setup.readings["false_trail"] == other["false_trail"]
    assert " rulings=- " in catspaw.new("red-claw", edition=edition, seed=1).record()


def test_in_the_german_box_a_false_trail_may_be_kept():  # RC-R.R
    game = resolved("false-trail-2", "point-1", ["point-2"], [], edition="rote-kralle")
    assert game.question == ("white", "cancel", {"false trail 2", "none"})


def test_in_the_german_box_the_freed_card_follows_the_other():  # RC-R.AB
    hands = {"white": ["red 12", "red 13"], "black": ["red 3"]}
    game = arranged(hands=hands, levels={"white": 2}, edition="rote-kralle").says("claw-as-choice", "red 13")
    assert game.question == ("black", "claw-row", ROWS)

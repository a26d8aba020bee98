"""Chapter 6: what tokens count, False Trails and Fake Evidence."""

from collections.abc import Sequence
from typing import Any

import pytest

from catspaw.games.red_claw.state.events import Event
from red_claw.hunt import BLACK, GREY, RED, WHITE, Hunt, arranged, hunt, values


def red_resolved(
    first: str, second: str, *, white: Sequence[str] = (), black: Sequence[str] = (), **wishes: Any
) -> Hunt:
    """White empties the red row and takes its first token, Black the second; both own these already."""
    tokens = {"red": (first, second)}
    hands = {"white": ["green 3", "red 9"], "black": ["red 10"], "grey": ["blue 7"]}
    owns = {"white": white, "black": black}
    game = arranged(3, rows={"red": [5]}, tokens=tokens, hands=hands, owns=owns, **wishes)
    return game.plays("green 3")


def cancelled(game: Hunt, seat: str) -> list[int]:
    """How many point tokens of each value count for nothing."""
    return list(game.sees(None).players[seat].cancelled)


@pytest.mark.parametrize(("first", "second", "levels"), [
    ("point-1", "point-2", [1, 2, 0]),
    ("point-2", "point-3", [2, 3, 0]),
    ("point-3", "point-1", [3, 1, 0]),
    ("point-3", "false-trail-3", [3, 0, 0]),
])  # fmt: skip
def test_points_count_one_two_or_three(first: str, second: str, levels: list[int]):  # RC-6.1, RC-5.7
    game = red_resolved(first, second)
    assert game.levels == levels
    assert game.told(Event.MOVED) == [(seat, level) for seat, level in enumerate(levels) if level]
    assert game.tokens("white") == {first: 1}
    assert game.tokens("black") == {second: 1}
    assert game.sees("grey").players["white"].tokens == {first: 1}


def test_points_add_up():  # RC-6.1
    game = red_resolved("point-3", "point-2", white=["point-1", "point-1", "point-2"], black=["point-3"])
    assert game.levels == [7, 5, 0]
    assert game.tokens("white") == {"point-1": 2, "point-2": 1, "point-3": 1}
    assert game.told(Event.MOVED) == [(WHITE, 7), (BLACK, 5)]


@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_false_trail_cancels_a_point_token_that_lies_there(value: int):  # RC-6.2, RC-R.R
    game = red_resolved(f"false-trail-{value}", "point-1", white=[f"point-{value}", "point-3"])
    assert game.told(Event.CANCELLED) == [(WHITE, value)]
    assert game.told(Event.MOVED) == [(WHITE, 3), (BLACK, 1)]
    assert game.levels == [3, 1, 0]
    assert game.tokens("white")[f"false-trail-{value}"] == 1
    assert cancelled(game, "white") == [int(value == 1), int(value == 2), int(value == 3)]
    assert cancelled(game, "black") == [0, 0, 0]


@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_false_trail_cancels_a_point_token_that_comes_later(value: int):  # RC-6.2, RC-R.R
    game = red_resolved(f"point-{value}", "fake-evidence", white=[f"false-trail-{value}"]).says("grey")
    assert game.told(Event.CANCELLED) == [(WHITE, value)]
    assert game.told(Event.MOVED) == [(GREY, 1)]
    assert game.levels == [0, 0, 1]
    assert game.tokens("white") == {f"point-{value}": 1, f"false-trail-{value}": 1}


def test_a_false_trail_cancels_one_token_of_its_own_value_only():  # RC-6.2
    game = red_resolved("false-trail-2", "point-1", white=["point-2", "point-2", "point-1"])
    assert game.told(Event.CANCELLED) == [(WHITE, 2)]
    assert game.levels == [3, 1, 0]
    game = red_resolved("false-trail-2", "point-1", white=["point-1", "point-3"])
    assert game.told(Event.CANCELLED) == []
    assert game.levels == [4, 1, 0]


def test_a_false_trail_that_has_cancelled_does_so_no_more():  # RC-6.2
    game = red_resolved("point-2", "point-1", white=["point-2", "false-trail-2"])
    assert game.told(Event.CANCELLED) == []
    assert game.levels == [2, 1, 0]
    game = red_resolved("false-trail-2", "point-1", white=["point-2", "false-trail-2"])
    assert game.told(Event.CANCELLED) == []
    assert game.levels == [0, 1, 0]


def test_a_second_false_trail_cancels_a_second_token():  # RC-6.2
    game = red_resolved("false-trail-1", "point-3", white=["point-1", "point-1", "point-1", "false-trail-1"])
    assert game.told(Event.CANCELLED) == [(WHITE, 1)]
    assert cancelled(game, "white") == [2, 0, 0]
    assert game.levels == [1, 3, 0]


def test_two_players_cancel_in_one_resolution():  # RC-6.2, RC-5.7
    game = red_resolved("false-trail-1", "point-3", white=["point-1"], black=["false-trail-3", "point-2"])
    assert game.told(Event.CANCELLED) == [(WHITE, 1), (BLACK, 3)]
    assert game.told(Event.MOVED) == [(WHITE, 0)]
    assert (cancelled(game, "white"), cancelled(game, "black")) == ([1, 0, 0], [0, 0, 1])
    assert game.levels == [0, 2, 0]


def test_fake_evidence_goes_to_an_opponent_before_the_next_token():  # RC-6.3
    game = red_resolved("fake-evidence", "point-2")
    assert game.question == ("white", "pass-on", {"black", "grey"})
    assert game.refusal("white") == "RC-6.3"
    assert game.told(Event.GAVE_UP) == [(WHITE | RED << 2, values(5, 9))]
    assert game.tokens("white") == {"fake-evidence": 1}
    assert game.tokens("black") == {}
    assert game.levels == [0, 0, 0]
    game.says("grey")
    assert game.happened[:4] == [
        (Event.PASSED_ON, 36, WHITE | GREY << 2),
        (Event.MOVED, GREY, 1),
        (Event.GAVE_UP, BLACK | RED << 2, values(10)),
        (Event.TOOK_TOKEN, 12, BLACK),
    ]
    assert game.tokens("white") == {}
    assert game.tokens("grey") == {"fake-evidence": 1}
    assert game.told(Event.MOVED) == [(GREY, 1), (BLACK, 2)]
    assert game.levels == [0, 2, 1]
    assert game.asked == "black"


def test_the_second_token_may_be_fake_evidence():  # RC-6.3
    game = red_resolved("point-3", "fake-evidence")
    assert game.question == ("black", "pass-on", {"white", "grey"})
    game.says("white")
    assert game.told(Event.PASSED_ON) == [(36, BLACK | WHITE << 2)]
    assert game.prompt != "pass-on"
    assert game.tokens("white") == {"point-3": 1, "fake-evidence": 1}
    assert game.levels == [4, 0, 0]


def test_who_is_framed_does_not_pass_it_on_and_may_still_take_the_next_token():  # RC-6.3, RC-5.2
    game = red_resolved("fake-evidence", "point-1").says("black")
    assert game.tokens("black") == {"fake-evidence": 1, "point-1": 1}
    assert game.levels == [0, 2, 0]
    assert (game.asked, game.prompt) == ("black", "longest")


def test_fake_evidence_is_no_point_token_for_a_false_trail():  # RC-R.I, RC-6.3
    game = red_resolved("fake-evidence", "point-2", black=["false-trail-1"]).says("black")
    assert game.told(Event.CANCELLED) == []
    assert game.levels == [0, 3, 0]
    assert cancelled(game, "black") == [0, 0, 0]


def test_in_a_hunt_played_from_the_deal_black_frames_white():  # RC-6.3, RC-6.1, RC-5.2
    hands = {"white": ["green 3", "yellow 5"], "black": ["blue 8", "red 4"]}
    tokens = {"red": ("point-3", "fake-evidence")}
    game = hunt(rows={"red": [13, 12, 11, 10, 9, 8, 7]}, tokens=tokens, hands=hands)
    game.says("green 3", "blue 8", "yellow 5", "red 4")
    assert game.question == ("black", "pass-on", {"white"})
    game.draws("false-trail-3", "point-1").says("white")
    assert game.levels == [4, 0]
    assert game.tokens("white") == {"point-3": 1, "fake-evidence": 1}
    assert game.beside("red") == ("false-trail-3", "point-1")


def test_the_figure_counts_beside_the_tokens():  # RC-4.3, RC-6.1
    game = red_resolved("point-2", "point-1", white=["point-1"], figure="white")
    assert game.levels == [4, 1, 0]
    assert game.sees(None).figure == "white"
    assert game.told(Event.MOVED) == [(WHITE, 4), (BLACK, 1)]


def test_a_cancelled_token_of_the_first_seat_is_nobody_elses_level():  # RC-6.2, RC-7.1, RC-8.2
    """Four players fill every place, so that a rule which looked one too far would see something there."""
    hands = {"white": ["green 3", "blue 0"], "black": ["red 9"], "grey": ["blue 1"], "brown": ["blue 2"]}
    game = arranged(4, rows={"red": [5]}, hands=hands, owns={"white": ["point-2", "false-trail-2"]})
    game.says("green 3")
    assert game.told(Event.SHOWED) == game.told(Event.IGNORED) == []
    assert [seat for _, seat in game.told(Event.TOOK_TOKEN)] == [BLACK, WHITE]
    assert (game.asked, game.table.outcome) == ("black", None)

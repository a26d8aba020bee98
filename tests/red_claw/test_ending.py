"""Chapter 7: ten points, who is caught and who wins."""

from pathlib import Path
from typing import Any

import pytest

from catspaw.games.red_claw.state.endings import Ending
from catspaw.games.red_claw.state.events import Event
from red_claw.hunt import BLACK, WHITE, Hunt, arranged, own_box

NOTHING = (None, None)


def why(game: Hunt, language: str = "en") -> tuple[str, ...]:
    """What is said of the ending."""
    return game.table.game.texts(game.table.setup, language).ending(game.outcome)


def white_takes_the_figure(players: int = 3, **wishes: Any) -> Hunt:
    """White has no card, takes the figure, and so moves up by one."""
    game = arranged(players, hands={"black": ["blue 7", "red 9"]}, **wishes)
    return game.plays("green", "red")


def both_take(first: str, second: str, **wishes: Any) -> Hunt:
    """White empties the red row and takes its first token, Black the second."""
    hands = {"white": ["green 3", "red 9"], "black": ["red 10"]}
    tokens = {"red": (first, second)}
    game = arranged(2, rows={"red": [5]}, tokens=tokens, hands=hands, **wishes)
    game.plays("green 3")
    while game.prompt == "ignore":
        game.says("none")
    return game


def test_ten_points_end_the_game_and_nine_do_not():  # RC-7.1
    game = white_takes_the_figure(levels={"white": 8})
    assert game.levels == [9, 0, 0]
    assert game.asked == "black"
    game = white_takes_the_figure(levels={"white": 9})
    assert game.levels == [10, 0, 0]
    assert game.happened[-1] == (Event.OVER, Ending.AT_TEN, 0b0001_0110)
    assert (game.outcome.ending, game.outcome.rule) == ("at-ten", "RC-7.1")
    assert game.question == (None, None, set())


@pytest.mark.parametrize("seat", ["white", "black"])
def test_anybody_at_ten_ends_the_game(seat: str):  # RC-7.1, RC-7.2, RC-7.3
    levels = {"white": 7, "black": 7} | {seat: 9}
    game = both_take("point-1", "point-2", levels=levels)
    other = {"white": "black", "black": "white"}[seat]
    assert (game.outcome.winners, game.outcome.losers) == ((other,), (seat,))
    assert game.outcome.payoffs == {seat: -1, other: 1}


def test_the_turn_is_played_out_before_anybody_is_caught():  # RC-7.1, RC-R.A
    tokens = {"yellow": ("point-3", "point-1"), "blue": ("false-trail-3", "point-1")}
    hands = {"white": ["red 2", "red 0"], "black": ["red 9"]}
    game = arranged(rows={"yellow": [5], "blue": [6]}, tokens=tokens, hands=hands, levels={"white": 9})
    game.plays("red 2").says("none")
    assert game.levels == [12, 0]
    assert (game.asked, game.prompt) == ("white", "ignore")
    game.says("none")
    assert game.levels == [9, 0]
    assert game.table.outcome is None
    assert (game.asked, game.prompt) == ("black", "play")


def test_the_most_points_lose_and_the_fewest_win():  # RC-7.2, RC-7.3
    game = white_takes_the_figure(4, levels={"white": 9, "black": 4, "grey": 3, "brown": 5})
    assert game.outcome.winners == ("grey",)
    assert game.outcome.losers == ("white",)
    assert game.outcome.payoffs == {"white": -1, "black": 0, "grey": 1, "brown": 0}
    game = white_takes_the_figure(4, levels={"white": 9, "black": 4, "grey": 5, "brown": 3})
    assert game.outcome.winners == ("brown",)


def test_the_last_seat_may_be_caught_too():  # RC-7.2, RC-7.3
    owns = {"white": ["point-3", "false-trail-3", "point-2"]}
    game = arranged(4, first="brown", owns=owns, levels={"white": 2, "black": 1, "grey": 4, "brown": 9})
    game.plays("green", "red")
    assert game.levels == [2, 1, 4, 10]
    assert (game.outcome.winners, game.outcome.losers) == (("black",), ("brown",))


def test_only_the_most_points_are_caught_even_above_ten():  # RC-7.2
    game = both_take("point-1", "point-2", levels={"white": 9, "black": 9})
    assert game.levels == [10, 11]
    assert (game.outcome.winners, game.outcome.losers) == (("white",), ("black",))


def test_all_who_share_the_most_points_are_caught():  # RC-R.U, RC-7.2
    hands = {"white": ["green 3", "red 9"], "black": ["red 10"], "grey": ["blue 7"]}
    game = arranged(3, rows={"red": [5]}, hands=hands, levels={"white": 9, "black": 8, "grey": 2})
    game.plays("green 3").says("none", "none")
    assert game.levels == [10, 10, 2]
    assert (game.outcome.winners, game.outcome.losers) == (("grey",), ("white", "black"))


def test_a_tie_for_fewest_goes_to_fewer_tokens():  # RC-7.4
    game = white_takes_the_figure(levels={"white": 9}, owns={"black": ["point-2"], "grey": ["point-1", "point-1"]})
    assert (game.outcome.winners, game.outcome.losers) == (("black",), ("white",))
    game = white_takes_the_figure(levels={"white": 9}, owns={"grey": ["point-2"], "black": ["point-1", "point-1"]})
    assert (game.outcome.winners, game.outcome.losers) == (("grey",), ("white",))


def test_fewer_points_go_before_fewer_tokens():  # RC-7.3, RC-7.4
    game = white_takes_the_figure(levels={"white": 9}, owns={"black": ["point-3"], "grey": ["point-1", "point-1"]})
    assert game.outcome.winners == ("grey",)


def test_players_still_equal_share_the_victory():  # RC-R.J, RC-7.4
    game = white_takes_the_figure(levels={"white": 9}, owns={"black": ["point-2"], "grey": ["point-2"]})
    assert game.happened[-1] == (Event.OVER, Ending.AT_TEN, 0b0001_0110)
    assert (game.outcome.winners, game.outcome.losers) == (("black", "grey"), ("white",))
    assert game.outcome.payoffs == {"white": -1, "black": 1, "grey": 1}


def test_fake_evidence_is_a_token_when_tokens_are_counted():  # RC-R.I, RC-7.4
    owns = {"black": ["fake-evidence", "point-1"], "grey": ["point-2"]}
    game = white_takes_the_figure(levels={"white": 9}, owns=owns)
    assert game.levels == [10, 2, 2]
    assert game.outcome.winners == ("grey",)


def test_false_trails_and_what_they_cancel_are_tokens():  # RC-R.U, RC-7.4
    owns = {"black": ["point-2", "point-3", "false-trail-3"], "grey": ["point-1", "point-1"]}
    game = white_takes_the_figure(levels={"white": 9}, owns=owns)
    assert game.levels == [10, 2, 2]
    assert game.outcome.winners == ("grey",)
    game = white_takes_the_figure(levels={"white": 9}, owns={"black": ["false-trail-3"]})
    assert game.outcome.winners == ("grey",)


def test_the_figure_is_no_token():  # RC-R.U, RC-7.4
    hands = {"white": ["green 3", "red 9"], "black": ["blue 7"], "grey": ["blue 9"]}
    owns = {"black": ["point-1"], "grey": ["point-2"]}
    game = arranged(3, rows={"red": [5]}, hands=hands, owns=owns, levels={"white": 9}, figure="black")
    game.plays("green 3").says("none")
    assert game.levels == [10, 2, 2]
    assert game.outcome.winners == ("black", "grey")


def test_if_everybody_ties_for_most_fewer_tokens_decide():  # RC-R.U, RC-7.4
    white, black = ["point-3"] * 3, ["point-2"] * 4
    game = both_take("point-1", "point-2", owns={"white": white, "black": black})
    assert game.levels == [10, 10]
    assert (game.outcome.winners, game.outcome.losers) == (("white",), ("black",))


def test_if_everybody_ties_in_tokens_too_nobody_is_caught():  # RC-R.U, RC-R.J
    game = both_take("point-1", "point-2", owns={"white": ["point-3"] * 3, "black": ["point-3", "point-3", "point-2"]})
    assert game.levels == [10, 10]
    assert (game.outcome.winners, game.outcome.losers) == (("white", "black"), ())
    assert game.happened[-1] == (Event.OVER, Ending.AT_TEN, 0b11)


@pytest.mark.parametrize("place", range(5))
def test_without_a_token_left_the_game_ends_with_that_turn(tmp_path: Path, place: int):  # RC-R.W
    """The fifth place is the bag: while a token lies in any of them, the hunt goes on."""
    box = own_box(tmp_path, point_2=1, point_3=1, false_trail_1=38)
    tokens: dict[str, tuple[str | None, str | None]] = {
        "red": ("point-2", None),
        "yellow": NOTHING,
        "green": NOTHING,
        "blue": NOTHING,
    }
    owns = {"black": ["false-trail-1"] * 38, "white": ["point-3"]}
    hands = {"white": ["green 3", "blue 0"], "black": ["blue 7"]}
    game = arranged(rows={"red": [5]}, tokens=tokens, owns=owns, bag=[], hands=hands, edition=box).plays("green 3")
    assert (game.outcome.ending, game.outcome.rule) == ("no-tokens", "RC-R.W")
    assert (game.outcome.winners, game.outcome.losers) == (("black",), ("white",))
    assert game.happened[-1] == (Event.OVER, Ending.NO_TOKENS, 1 << BLACK | 1 << WHITE << 4)
    owns["black"].pop()
    bag = ["false-trail-1"]
    if place < 4:
        tokens[("red", "yellow", "green", "blue")[place]] = (
            (None, "false-trail-1") if place else ("point-2", "false-trail-1")
        )
        bag = []
    game = arranged(rows={"red": [5]}, tokens=tokens, owns=owns, bag=bag, hands=hands, edition=box).plays("green 3")
    assert game.table.outcome is None
    assert game.asked == "black"


def test_after_four_hundred_turns_the_hunt_is_called_off():  # RC-R.X
    game = arranged(turn=399, hands={"white": ["red 4", "red 7"], "black": ["blue 4", "blue 7"]})
    assert game.told(Event.TURN_BEGAN) == [(WHITE, 399)]
    game.says("red 4")
    assert game.happened[-1] == (Event.TURN_BEGAN, BLACK, 400)
    game.says("blue 4")
    assert game.happened[-1] == (Event.OVER, Ending.UNFINISHED, 0)
    assert (game.outcome.ending, game.outcome.rule) == ("unfinished", "RC-R.X")
    assert (game.outcome.winners, game.outcome.losers) == ((), ())


def test_ten_points_on_the_last_turn_count():  # RC-7.1, RC-R.X
    assert white_takes_the_figure(levels={"white": 9}, turn=400).outcome.ending == "at-ten"


def test_an_ending_names_its_rules_and_everybodys_points_and_tokens():  # RC-7.2, RC-7.3, RC-R.U
    game = white_takes_the_figure(4, levels={"white": 9, "black": 4, "grey": 3, "brown": 5})
    assert game.outcome.decided_by == ("RC-7.1", "RC-7.2", "RC-7.3")
    assert {seat: score["points"] for seat, score in game.outcome.scores.items()} == dict(
        zip(("white", "black", "grey", "brown"), game.levels, strict=True)
    )
    assert game.outcome.scores["white"]["tokens"] == sum(game.tokens("white").values()) == 3
    assert why(game) == (
        (
            "Ten points or more for White: the hunt is over. White has the most points (10) and is caught. "
            "Grey has the fewest points (3) and wins."
        ),
        "White: 10 points, 3 tokens.",
        "Black: 4 points, 2 tokens.",
        "Grey: 3 points, 1 token.",
        "Brown: 5 points, 2 tokens.",
    )
    assert why(game, "de")[1:3] == ("Weiß: 10 Punkte, 3 Marker.", "Schwarz: 4 Punkte, 2 Marker.")


def test_an_ending_says_how_a_tie_was_broken():  # RC-7.4
    game = white_takes_the_figure(levels={"white": 9}, owns={"black": ["point-2"], "grey": ["point-1", "point-1"]})
    assert game.outcome.decided_by == ("RC-7.1", "RC-7.2", "RC-7.3", "RC-7.4")
    assert why(game)[-1] == "Black and Grey are level on points, so tokens decide: Black 1 and Grey 2."
    assert why(game)[0].endswith("Black wins: level on the fewest points (2), but with fewer tokens.")
    assert why(game, "de")[-1] == (
        "Schwarz und Grau haben gleich viele Punkte, also entscheiden die Marker: Schwarz 1 und Grau 2."
    )


def test_an_ending_says_why_the_victory_is_shared():  # RC-R.J, RC-7.4
    game = white_takes_the_figure(levels={"white": 9}, owns={"black": ["point-2"], "grey": ["point-2"]})
    assert game.outcome.decided_by == ("RC-7.1", "RC-7.2", "RC-7.3", "RC-7.4", "RC-R.J")
    assert why(game)[0].endswith("Black and Grey have the fewest points (2) and share the victory.")
    assert why(game)[-1] == "Black and Grey are level on points and on tokens (Black 1 and Grey 1)."


def test_an_ending_says_that_all_with_the_most_points_are_caught():  # RC-R.U, RC-7.2
    hands = {"white": ["green 3", "red 9"], "black": ["red 10"], "grey": ["blue 7"]}
    game = arranged(3, rows={"red": [5]}, hands=hands, levels={"white": 9, "black": 8, "grey": 2})
    game.plays("green 3").says("none", "none")
    assert game.outcome.decided_by == ("RC-7.1", "RC-7.2", "RC-R.U", "RC-7.3")
    assert "White and Black have the most points (10) and are caught." in why(game)[0]


def test_where_everybody_is_level_nobody_is_said_to_have_most():  # RC-R.U, RC-7.4
    game = both_take("point-1", "point-2", owns={"white": ["point-3"] * 3, "black": ["point-2"] * 4})
    assert game.outcome.decided_by == ("RC-7.1", "RC-7.2", "RC-R.U", "RC-7.3", "RC-7.4")
    assert " Black is caught. White wins: level on the fewest points (10), but with fewer tokens." in why(game)[0]


def test_a_hunt_that_is_called_off_is_decided_by_nothing_else():  # RC-R.X
    game = arranged(turn=400, hands={"white": ["red 4", "red 7"], "black": ["blue 4", "blue 7"]}).says("red 4")
    assert game.outcome.decided_by == ("RC-R.X",)
    assert why(game)[0] == "After 400 turns the hunt is called off, and nobody wins."

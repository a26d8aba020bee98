"""What clients ask again, since it ends a hunt that somebody else wins."""

from __future__ import annotations

from collections.abc import Sequence

from catspaw.table import choices
from red_claw.hunt import Hunt, arranged


def red_row_is_empty(level: int, first: str, black: Sequence[str] = ("red 10",)) -> Hunt:
    """White has two red cards and Black some; White is asked which one not to count."""
    hands = {"white": ["green 3", "red 9"], "black": list(black)}
    levels = {"white": level, "black": 2}
    game = arranged(2, rows={"red": [5]}, tokens={"red": (first, "false-trail-1")}, hands=hands, levels=levels)
    game.plays("green 3")
    assert game.question == ("white", "ignore", {"red 5", "red 9", "none"})
    return game


def perils(game: Hunt, language: str = "en") -> dict[str, str]:
    return {choice.typed: choice.peril for choice in choices(game.table, language) if choice.peril}


def test_counting_all_cards_is_asked_again_where_the_token_would_be_the_last_straw():  # RC-7.1, RC-7.3, RC-8.3
    game = red_row_is_empty(8, "point-3")
    assert perils(game).keys() == {"none"}
    assert perils(game)["none"].startswith("This ends the hunt at once, and you do not win")
    assert perils(game, "de")["none"].startswith("Damit ist die Jagd sofort vorbei, und du gewinnst nicht")
    game.says("none")
    assert game.outcome.winners == ("black",)


def test_nine_points_are_not_ten():  # RC-7.1
    assert perils(red_row_is_empty(8, "point-1")) == {}


def test_where_another_takes_the_token_nothing_is_asked_again():  # RC-5.1
    assert perils(red_row_is_empty(8, "point-3", ["red 10", "red 11", "red 12"])) == {}


def test_what_cannot_be_helped_is_not_asked_again():  # RC-7.1
    game = red_row_is_empty(9, "point-3", black=["blue 10"])
    assert perils(game) == {}, "every answer loses"
    game.says("red 5")
    assert game.outcome.winners == ("black",)

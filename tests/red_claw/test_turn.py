"""Chapters 3 and 4: a card is played, and cards are taken for it; and what to do with one card or none."""

from typing import Any

import pytest

from catspaw.games.red_claw.edge.view import PileView
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.events import Event
from red_claw.hunt import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    GREY,
    ROWS,
    SEATS,
    WHITE,
    YELLOW,
    Hunt,
    arranged,
    card,
    hunt,
)

ROW = [0, 1, 2, 5, 6, 8, 9]


def without_cards(**wishes: Any) -> Hunt:
    """White has no card to play."""
    return arranged(hands={"black": ["blue 7"]}, **wishes)


# Chapter 3


def test_a_card_goes_to_its_pile_and_each_symbol_takes_the_last_card():  # RC-3.1, RC-3.2, RC-3.5
    hands = {"white": ["red 4", "blue 7"], "black": ["green 3", "blue 4"]}
    game = hunt(rows={"red": ROW, "yellow": [3, 4, 5, 6, 7, 8, 13]}, hands=hands)
    assert game.question == ("white", "play", {"red 4", "blue 7"})
    assert game.refusal("green 3") == "RC-3.1"
    assert game.refusal("skip") == "RC-4.1"
    game.says("red 4")
    assert game.happened == [
        (Event.PLAYED, card("red 4"), WHITE),
        (Event.TOOK, card("red 9"), WHITE),
        (Event.TOOK, card("yellow 13"), WHITE),
        (Event.TURN_BEGAN, BLACK, 2),
    ]
    assert game.top("red") == 4
    assert game.row("red") == ROW[:-1]
    assert game.row("yellow") == [3, 4, 5, 6, 7, 8]
    assert game.hand("white") == {"blue 7", "red 9", "yellow 13"}
    assert game.sees("black").players["white"].surely == ("red 9", "yellow 13", "blue 7")
    assert game.question == ("black", "play", {"green 3", "blue 4"})


def test_a_doubled_colour_takes_the_last_two():  # RC-3.2, RC-4.4
    hands = {"white": ["green 3", "blue 7"], "black": ["red 4", "blue 4"]}
    game = hunt(rows={"red": ROW}, hands=hands).says("green 3")
    assert game.told(Event.TOOK) == [(card("red 9"), WHITE), (card("red 8"), WHITE)]
    assert game.row("red") == ROW[:-2]
    assert game.hand("white") == {"blue 7", "red 8", "red 9"}


def test_every_colour_symbol_takes_from_its_own_row():  # RC-3.2
    for played, first, second in (
        ("red 7", "red", "blue"),
        ("green 10", "green", "red"),
        ("blue 9", "yellow", "green"),
    ):
        game = arranged(hands={"white": [played, "red 0"]})
        last = {colour: game.row(colour)[-1] for colour in COLOURS}
        game.says(played)
        taken = [(card(f"{first} {last[first]}"), WHITE), (card(f"{second} {last[second]}"), WHITE)]
        assert game.told(Event.TOOK) == taken


def test_for_a_question_mark_you_choose_after_the_colour():  # RC-3.3, RC-R.B
    hands = {"white": ["red 1", "blue 7"], "black": ["green 3", "blue 4"]}
    game = hunt(rows={"red": [0, 2, 5, 6, 8, 9, 10], "green": ROW}, hands=hands).says("red 1")
    assert game.happened == [(Event.PLAYED, card("red 1"), WHITE), (Event.TOOK, card("red 10"), WHITE)]
    assert game.question == ("white", "choose-row", ROWS)
    assert game.sees(None).symbols == ("choice",)
    game.says("green")
    assert game.happened == [
        (Event.CHOSE, GREEN, WHITE),
        (Event.TOOK, card("green 9"), WHITE),
        (Event.TURN_BEGAN, BLACK, 2),
    ]
    assert game.row("green") == ROW[:-1]
    assert game.hand("white") == {"red 10", "blue 7", "green 9"}
    assert game.asked == "black"


def test_for_a_doubled_question_mark_you_choose_one_row_for_both():  # RC-3.3, RC-R.N
    hands = {"white": ["red 0", "blue 7"], "black": ["green 3", "blue 4"]}
    game = hunt(rows={"blue": ROW}, hands=hands).says("red 0")
    assert game.question == ("white", "choose-row", ROWS)
    assert game.sees(None).symbols == ("choice-of-two",)
    game.says("blue")
    assert game.told(Event.TOOK) == [(card("blue 9"), WHITE), (card("blue 8"), WHITE)]
    assert game.asked == "black"
    assert game.row("blue") == ROW[:-2]


@pytest.mark.parametrize(("players", "seat", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 3, 0)])
def test_for_a_claw_the_next_player_chooses(players: int, seat: int, following: int):  # RC-3.4, RC-2.7
    hands = {SEATS[seat]: ["red 1", "blue 7"]}
    game = hunt(players, rows={"green": ROW}, hands=hands, first=SEATS[seat], edition="standees").says("red 1")
    assert game.question == (SEATS[following], "claw-row", ROWS)
    assert game.sees(None).symbols == ("claw",)
    game.says("green")
    assert game.happened[:2] == [(Event.CHOSE, GREEN, following), (Event.TOOK, card("green 9"), seat)]
    assert game.told(Event.TURN_BEGAN) == [((seat + 1) % players, 2)]


def test_for_a_doubled_claw_the_next_player_chooses_one_row_for_both():  # RC-3.4, RC-R.N
    game = hunt(3, rows={"blue": ROW}, hands={"black": ["red 0", "blue 7"]}, first="black", edition="standees")
    game.says("red 0")
    assert game.question == ("grey", "claw-row", ROWS)
    assert game.sees(None).symbols == ("claw-of-two",)
    game.says("blue")
    assert game.happened == [
        (Event.CHOSE, BLUE, GREY),
        (Event.TOOK, card("blue 9"), BLACK),
        (Event.TOOK, card("blue 8"), BLACK),
        (Event.TURN_BEGAN, GREY, 2),
    ]


def test_a_row_without_a_card_cannot_be_named():  # RC-R.B
    game = arranged(rows={"red": [5]}, hands={"white": ["red 1", "red 2"]}).says("red 1")
    assert game.question == ("white", "choose-row", {"yellow", "green", "blue"})
    assert game.refusal("red") == "RC-R.B"
    assert game.sees(None).emptied == ("red",)
    game = arranged(rows={"red": [5]}, hands={"white": ["red 12", "red 2"]}).says("red 12")
    assert game.question == ("black", "claw-row", {"yellow", "green", "blue"})
    assert game.refusal("red") == "RC-R.B"


# Chapter 4


@pytest.mark.parametrize(
    ("played", "colour"), [("green 3", "red"), ("red 8", "yellow"), ("blue 5", "green"), ("red 5", "blue")]
)
def test_a_doubled_colour_on_a_row_of_one_takes_just_that_one(played: str, colour: str):  # RC-4.4
    game = arranged(rows={colour: [6]}, hands={"white": [played, "red 0"]}).says(played)
    assert game.told(Event.TOOK) == [(card(f"{colour} 6"), WHITE)]
    assert game.told(Event.EMPTIED) == [(COLOURS.index(colour), 0)]
    game = arranged(rows={colour: [6, 9]}, hands={"white": [played, "red 0"]}).says(played)
    assert game.told(Event.TOOK) == [(card(f"{colour} 9"), WHITE), (card(f"{colour} 6"), WHITE)]
    assert game.told(Event.EMPTIED) == [(COLOURS.index(colour), 0)]


def test_the_last_card_of_a_row_may_be_chosen_for_a_doubled_wild_symbol():  # RC-4.4, RC-R.B, RC-R.N
    game = arranged(rows={"green": [6]}, hands={"white": ["red 0", "red 2"]}).says("red 0", "green")
    assert game.told(Event.TOOK) == [(card("green 6"), WHITE)]
    assert game.asked == "black"
    game = arranged(rows={"green": [6]}, hands={"white": ["red 13", "red 2"]}).says("red 13", "green")
    assert game.told(Event.TOOK) == [(card("green 6"), WHITE)]
    game = arranged(rows={"green": [6, 9]}, hands={"white": ["red 13", "red 2"]}).says("red 13", "green")
    assert game.told(Event.TOOK) == [(card("green 9"), WHITE), (card("green 6"), WHITE)]


def test_with_one_card_left_you_may_skip():  # RC-4.1
    game = arranged(rows={"yellow": ROW}, hands={"white": ["red 4"], "black": ["blue 7"]})
    assert game.question == ("white", "play", {"red 4", "skip"})
    top = game.top("red")
    game.says("skip")
    assert game.happened == [(Event.SKIPPED, WHITE, 0)]
    assert game.question == ("black", "claw-row", ROWS)
    game.says("yellow")
    assert game.happened == [
        (Event.CHOSE, YELLOW, BLACK),
        (Event.TOOK, card("yellow 9"), WHITE),
        (Event.TURN_BEGAN, BLACK, 2),
    ]
    assert game.hand("white") == {"red 4", "yellow 9"}
    assert game.top("red") == top
    assert game.question == ("black", "play", {"blue 7", "skip"})


def test_the_last_card_may_be_played_too():  # RC-4.1, RC-3.1
    game = arranged(hands={"white": ["red 3"], "black": ["blue 7"]}).says("red 3")
    assert len(game.told(Event.TOOK)) == 2
    assert game.top("red") == 3


def test_without_a_card_you_take_from_the_longest_row_and_another_pile():  # RC-4.2, RC-4.3, RC-R.V
    rows = {"red": [0, 1, 2], "yellow": [0, 1, 2, 3, 4], "green": [0, 5, 2, 3, 4], "blue": [1, 2, 3, 4]}
    game = without_cards(rows=rows, piles={"red": [9, 8], "yellow": [9, 8], "blue": [9, 8], "green": [9, 8]})
    assert game.question == ("white", "longest", {"yellow", "green"})
    assert game.refusal("red") == "RC-4.2"
    game.says("green")
    assert game.happened == [(Event.TOOK, card("green 4"), WHITE)]
    assert game.question == ("white", "pile-card", {"red", "yellow", "blue"})
    assert game.refusal("green") == "RC-4.2"
    game.says("blue")
    assert game.happened == [
        (Event.TOOK_TOP, card("blue 9"), WHITE),
        (Event.TOOK_FIGURE, WHITE, n.NONE),
        (Event.MOVED, WHITE, 1),
        (Event.TURN_BEGAN, BLACK, 2),
    ]
    assert game.hand("white") == {"green 4", "blue 9"}
    assert game.row("green") == [0, 5, 2, 3]
    assert game.top("blue") == 8
    assert game.sees(None).figure == "white"
    assert game.levels == [1, 0]
    assert game.word("colour") == n.NONE


@pytest.mark.parametrize("longest", range(4))
def test_only_the_longest_row_may_be_chosen(longest: int):  # RC-4.2
    rows = {colour: [0, 1, 2, 3, 4, 5][: 5 + (place == longest)] for place, colour in enumerate(COLOURS)}
    assert without_cards(rows=rows).question == ("white", "longest", {COLOURS[longest]})
    rows[COLOURS[longest]] = ROW
    assert without_cards(rows=rows).options == {COLOURS[longest]}
    assert without_cards(rows={colour: [3] for colour in COLOURS}).options == ROWS


def test_the_card_under_a_taken_top_is_seen_at_once():  # RC-4.2, RC-R.P
    rows = {"red": ROW, "blue": [0, 1, 2, 3, 4, 5]}
    game = without_cards(rows=rows, piles={"blue": [13]}).pauses().says("red", "blue")
    assert game.happened == [(Event.TOOK_TOP, card("blue 13"), WHITE)]
    assert game.question == ("chance", "uncover", {f"blue {value}" for value in (6, 8, 9, 10, 11, 12)})
    assert game.word("pile") == BLUE
    assert game.sees(None).figure is None
    game.says("blue 10")
    assert game.happened[:2] == [(Event.TURNED_UP, card("blue 10"), 0), (Event.TOOK_FIGURE, WHITE, n.NONE)]
    assert game.sees(None).piles["blue"] == PileView(6, 10, (10,), (6, 8, 9, 11, 12))
    assert game.asked == "black"


def test_the_last_card_of_a_pile_uncovers_nothing():  # RC-4.2, RC-R.P
    blues = [f"blue {value}" for value in (7, 8, 9, 10, 11, 12)]
    game = arranged(hands={"black": blues}, piles={"blue": [13]}, rows={"blue": list(range(7))})
    game.pauses().says("red", "blue")
    assert game.top("blue") is None
    assert game.happened[-1] == (Event.TURN_BEGAN, BLACK, 2)


def test_with_every_other_pile_empty_you_take_only_the_row_card():  # RC-R.G, RC-4.3
    others = [f"{colour} {value}" for colour in COLOURS[1:] for value in range(7, 14)]
    game = arranged(hands={"black": others}).says("red")
    assert game.happened == [
        (Event.TOOK, card("red 6"), WHITE),
        (Event.TOOK_FIGURE, WHITE, n.NONE),
        (Event.MOVED, WHITE, 1),
        (Event.TURN_BEGAN, BLACK, 2),
    ]
    assert game.hand("white") == {"red 6"}
    game = arranged(hands={"black": others[1:]}, piles={"yellow": [7]}).says("red")
    assert game.question == ("white", "pile-card", {"yellow"})


def test_a_row_emptied_that_way_is_resolved_after_the_figure_was_taken():  # RC-R.H, RC-R.V, RC-4.2, RC-4.3
    hands = {"black": ["blue 7"]}
    game = arranged(rows={colour: [3] for colour in COLOURS}, piles={"blue": [9, 1], "red": [6, 2]}, hands=hands)
    game.says("red")
    assert game.happened == [(Event.TOOK, card("red 3"), WHITE)]
    assert game.sees(None).emptied == ("red",)
    assert game.options == {"yellow", "green", "blue"}
    game.says("blue")
    kinds = [kind for kind, _, _ in game.happened]
    assert kinds[:5] == [Event.TOOK_TOP, Event.TOOK_FIGURE, Event.MOVED, Event.EMPTIED, Event.GAVE_UP]
    assert game.told(Event.TOOK_TOKEN) == [(0, WHITE)]
    assert game.told(Event.MOVED) == [(WHITE, 1), (WHITE, 2)]
    assert game.hand("white") == {"blue 9"}
    assert len(game.row("red")) == 7


def test_the_figure_changes_hands_with_its_point():  # RC-4.3
    game = arranged(3, figure="grey", levels={"grey": 2, "white": 3}, hands={"grey": ["red 2"], "black": ["red 3"]})
    assert game.levels == [3, 0, 3]
    game.plays("green", "red")
    assert game.happened[-4:] == [
        (Event.TOOK_FIGURE, WHITE, GREY),
        (Event.MOVED, GREY, 2),
        (Event.MOVED, WHITE, 4),
        (Event.TURN_BEGAN, BLACK, 2),
    ]
    assert game.sees(None).figure == "white"
    assert game.levels == [4, 0, 2]


def test_whoever_has_the_figure_and_takes_it_again_keeps_one_point():  # RC-R.F, RC-4.3
    game = arranged(figure="white", hands={"black": ["red 3"]}).plays("green", "blue")
    assert game.happened[-2:] == [(Event.TOOK_FIGURE, WHITE, WHITE), (Event.TURN_BEGAN, BLACK, 2)]
    assert game.sees(None).figure == "white"
    assert game.levels == [1, 0]


def test_a_hunt_played_from_the_deal_comes_to_an_empty_hand_and_a_last_card():  # RC-3.2, RC-4.1, RC-4.2, RC-4.3
    hands = {"white": ["green 3", "yellow 5"], "black": ["blue 8", "red 4"]}
    game = hunt(rows={"red": [13, 12, 11, 10, 9, 8, 7]}, hands=hands)
    game.says("green 3", "blue 8", "yellow 5", "red 4")
    assert game.hand("white") == set()
    assert game.question == ("white", "longest", {"red", "green", "blue"})
    game.says("green", "red")
    assert game.hand("white") == {"green 7", "red 7"}
    assert game.sees(None).figure == "white"
    assert game.levels == [2, 2]
    game.says("none")
    assert game.question == ("black", "play", {"yellow 7", "skip"})

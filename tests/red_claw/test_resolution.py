"""Chapter 5: a row is empty, tokens are handed out, and the row is laid anew."""

from pathlib import Path
from typing import Any

import pytest

from catspaw.games.red_claw.edge.view import PileView
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import Pile, Zone
from red_claw.hunt import (
    BLACK,
    BLUE,
    BROWN,
    COLOURS,
    GREY,
    RED,
    SEATS,
    WHITE,
    YELLOW,
    Hunt,
    arranged,
    card,
    hunt,
    own_box,
    values,
)

DOWN = [13, 12, 11, 10, 9, 8, 7]
NOTHING = (None, None)


def before_red_is_empty(row: list[int] = DOWN, **wishes: Any) -> Hunt:
    """Dealt and played until Black's red 4 will empty the red row: White will have four reds, Black three."""
    hands = {"white": ["green 3", "yellow 5"], "black": ["blue 8", "red 4"]}
    game = hunt(rows={"red": row}, hands=hands, **wishes)
    return game.says("green 3", "blue 8", "yellow 5")


def red_emptied_by_three(row: list[int]) -> Hunt:
    """Dealt and played: White took the red cards 1, 6 and 7 of the row, Black 4 and 5, Grey 2 and 3."""
    hands = {"white": ["green 3", "red 4"], "black": ["blue 8", "blue 7"], "grey": ["yellow 5", "yellow 7"]}
    return hunt(3, rows={"red": row}, hands=hands).says("green 3", "blue 8", "yellow 5", "red 4")


def red_emptied_by_four(row: list[int]) -> Hunt:
    """Dealt and played: everybody has two reds. Brown has the 2 and the row's first, White has its last two."""
    hands = {
        "white": ["green 3", "green 4"],
        "black": ["blue 8", "blue 7"],
        "grey": ["yellow 5", "yellow 4"],
        "brown": ["red 4", "red 2"],
    }
    return hunt(4, rows={"red": row}, hands=hands).says("green 3", "blue 8", "yellow 5", "red 4")


# Who takes what


def test_the_most_cards_take_the_first_token_and_the_next_most_the_second():  # RC-5.1, RC-5.2, RC-5.6, RC-5.7
    game = before_red_is_empty()
    assert game.hand("white") == {"red 7", "red 8", "red 11", "red 12"}
    assert game.hand("black") == {"red 4", "red 9", "red 10"}
    game.says("red 4")
    assert game.happened == [
        (Event.PLAYED, card("red 4"), BLACK),
        (Event.TOOK, card("red 13"), BLACK),
        (Event.TOOK, card("yellow 7"), BLACK),
        (Event.EMPTIED, RED, 0),
        (Event.GAVE_UP, WHITE | RED << 2, values(7, 8, 11, 12)),
        (Event.TOOK_TOKEN, 0, WHITE),
        (Event.GAVE_UP, BLACK | RED << 2, values(9, 10, 13)),
        (Event.TOOK_TOKEN, 12, BLACK),
        (Event.SHUFFLED, RED, 0),
        *((Event.LAID_CARD, card(f"red {value}"), 0) for value in range(7)),
        (Event.LAID_ROW, RED | 7 << 2 | 0x3456 << 5, 0x012),
        (Event.TURNED_UP, card("red 7"), 0),
        (Event.LAID_TOKEN, 4, RED),
        (Event.LAID_TOKEN, 16, RED | 1 << 2),
        (Event.MOVED, WHITE, 1),
        (Event.MOVED, BLACK, 2),
        (Event.TURN_BEGAN, WHITE, 5),
        (Event.HAS_NO_CARD, WHITE, 0),
    ]
    assert game.hand("white") == set()
    assert game.hand("black") == {"yellow 7"}
    assert game.tokens("white") == {"point-1": 1}
    assert game.tokens("black") == {"point-2": 1}
    assert game.levels == [1, 2]
    assert game.asked == "white"
    view = game.sees(None)
    assert (view.emptied, view.symbols, view.ignored) == ((), (), ())
    assert (game.word("colour"), game.word("taker"), game.word("place")) == (n.NONE, n.NONE, 0)


def test_the_pile_is_shuffled_and_row_and_tokens_are_drawn_anew():  # RC-5.6
    game = before_red_is_empty(tokens={"red": ("point-1", "point-3")}).pauses().says("red 4")
    assert game.question == ("chance", "lay-card", {f"red {value}" for value in range(14)})
    assert game.word("pile") == RED | 1 << 8
    assert game.sees(None).piles["red"] == PileView(14, None, (), tuple(range(14)))
    game.says("red 4", "red 1", "red 13", "red 7", "red 8", "red 9", "red 0")
    assert game.row("red") == [4, 1, 13, 7, 8, 9, 0]
    assert game.question == ("chance", "turn-up", {f"red {value}" for value in (2, 3, 5, 6, 10, 11, 12)})
    assert game.word("pile") == RED | 1 << 8
    game.says("red 12")
    assert game.top("red") == 12
    assert (game.prompt, game.word("pile")) == ("draw-token", Pile.BAG | 8 << 8)
    assert game.levels == [0, 0]
    game.says(game.token("point-2"))
    assert game.beside("red") == ("point-2", None)
    assert {game.box.kinds[int(text.split()[1]) - 1] for text in game.options} == {0, 2, 3, 4, 5, 6}
    assert game.word("pile") == Pile.BAG | 9 << 8
    game.says(game.token("fake-evidence"))
    assert game.beside("red") == ("point-2", "fake-evidence")
    assert game.levels == [1, 3]
    assert game.asked == "white"


def test_every_shuffle_has_a_number_of_its_own():  # RC-5.6, RC-2.5
    """The red 13 is drawn before the deal and traded, which shuffles the pile twice."""
    hands = {"white": ["green 3", "yellow 5"], "black": ["blue 8", "red 4", "red 13"]}
    game = hunt(rows={"red": [12, 11, 10, 9, 8, 7, 6]}, hands=hands).says("green 3", "blue 8", "yellow 5")
    assert game.zone(Zone.SHUFFLES + RED) == 2
    game.pauses().says("red 4")
    assert (game.prompt, game.word("pile")) == ("lay-card", RED | 3 << 8)


def test_the_others_keep_their_cards():  # RC-5.5, RC-5.2, RC-5.4
    game = red_emptied_by_three([0, 1, 2, 3, 5, 6, 7])
    assert game.told(Event.GAVE_UP) == [(WHITE | RED << 2, values(0, 6, 7)), (BLACK | RED << 2, values(3, 5))]
    assert game.hand("grey") == {"yellow 7", "red 1", "red 2"}
    assert game.pile("red") == {9, 10, 11, 12, 13}
    assert game.tokens("grey") == {}
    assert game.levels == [1, 2, 0]
    assert game.asked == "black"


@pytest.mark.parametrize(
    ("row", "first", "second"),
    [
        ([0, 1, 3, 5, 6, 7, 8], WHITE, BLACK),
        ([0, 1, 3, 12, 5, 6, 13], WHITE, BLACK),
        ([0, 6, 7, 12, 5, 1, 3], BLACK, GREY),
        ([0, 6, 13, 12, 5, 1, 11], GREY, BLACK),
        ([13, 6, 7, 0, 12, 1, 11], BROWN, BLACK),
        ([3, 0, 11, 6, 1, 5, 12], WHITE, GREY),
    ],
)
def test_of_equals_the_highest_card_takes_the_token(row: list[int], first: int, second: int):  # RC-5.4
    game = red_emptied_by_four(row)
    assert game.told(Event.TOOK_TOKEN) == [(0, first), (12, second)]
    levels = [0, 0, 0, 0]
    levels[first], levels[second] = 1, 2
    assert game.levels == levels
    assert [sum(text.startswith("red") for text in game.hand(seat)) for seat in SEATS] == [
        0 if seat in (first, second) else 2 for seat in range(4)
    ]
    assert [seat for seat, _ in game.told(Event.GAVE_UP)] == [first | RED << 2, second | RED << 2]


def test_more_cards_go_before_a_higher_one():  # RC-5.1, RC-5.4
    hands = {"white": ["green 3", "blue 0"], "black": ["red 0", "red 1"], "grey": ["red 13"]}
    game = arranged(3, rows={"red": [5]}, hands=hands).says("green 3")
    assert game.told(Event.TOOK_TOKEN) == [(0, BLACK), (12, GREY)]
    assert game.hand("white") == {"blue 0", "red 5"}


def test_a_token_that_nobody_takes_stays():  # RC-5.3
    hands = {"white": ["green 3", "blue 0"], "black": ["yellow 1"]}
    game = arranged(rows={"red": [5]}, tokens={"red": ("point-3", "point-2")}, hands=hands).pauses().says("green 3")
    assert game.happened[1:3] == [(Event.TOOK, card("red 5"), WHITE), (Event.LAPSED, RED, WHITE)]
    assert game.happened[4:] == [
        (Event.GAVE_UP, WHITE | RED << 2, values(5)),
        (Event.TOOK_TOKEN, 22, WHITE),
        (Event.STAYED, 12, RED),
        (Event.SHUFFLED, RED, 0),
    ]
    assert game.beside("red") == (None, "point-2")
    while game.prompt != "draw-token":
        game.says(game.wish())
    assert {game.box.kinds[int(text.split()[1]) - 1] for text in game.options} == {0, 2, 3, 4, 5, 6}
    game.says(game.token("point-1"))
    assert game.told(Event.LAID_TOKEN) == [(3, RED)]
    assert game.beside("red") == ("point-1", "point-2")
    assert game.levels == [3, 0]
    assert game.asked == "black"


# Several rows, short rows, no tokens


@pytest.mark.parametrize(("played", "first", "second"), [("red 2", YELLOW, BLUE), ("green 2", BLUE, YELLOW)])
def test_rows_are_resolved_in_the_order_they_emptied(played: str, first: int, second: int):  # RC-R.A, RC-5.1
    game = arranged(rows={"yellow": [5], "blue": [6]}, hands={"white": [played, "blue 0"]}).says(played)
    kinds = [kind for kind, _, _ in game.happened if kind != Event.LAID_CARD]
    one = [
        Event.EMPTIED,
        Event.GAVE_UP,
        Event.TOOK_TOKEN,
        Event.STAYED,
        Event.SHUFFLED,
        Event.LAID_ROW,
        Event.TURNED_UP,
        Event.LAID_TOKEN,
        Event.MOVED,
    ]
    assert kinds == [Event.PLAYED, Event.TOOK, Event.TOOK, *one, *one, Event.TURN_BEGAN, Event.HAS_NO_CARD]
    assert game.told(Event.EMPTIED) == [(first, 0), (second, 0)]
    assert game.told(Event.MOVED) == [(WHITE, 1), (WHITE, 2)]
    assert [a & 3 for a, _ in game.told(Event.LAID_ROW)] == [first, second]
    assert game.hand("white") == set()
    assert len(game.row("yellow")) == len(game.row("blue")) == 7


def test_an_empty_row_waits_for_the_last_card_of_the_play():  # RC-R.A, RC-3.3
    game = arranged(rows={"red": [5], "blue": [6]}, hands={"white": ["red 1", "yellow 2"]}).says("red 1")
    assert game.prompt == "choose-row"
    assert game.row("red") == []
    assert game.told(Event.EMPTIED) == []
    game.says("blue")
    assert game.told(Event.EMPTIED) == [(RED, 0), (BLUE, 0)]
    assert game.hand("white") == {"yellow 2"}


def all_at_seven(*ignoring: str) -> Hunt:
    """Every red card is in a hand when the row is empty: White and Black have four, Grey and Brown three."""
    reds = {"white": (0, 1, 2), "black": (3, 4, 5, 6), "grey": (7, 8, 9), "brown": (10, 11, 12)}
    hands = {seat: [f"red {value}" for value in found] for seat, found in reds.items()}
    hands["white"].append("blue 8")
    game = arranged(4, rows={"red": [13]}, hands=hands, levels=dict.fromkeys(SEATS, 7))
    return game.pauses().plays("blue 8").says(*ignoring)


def test_a_pile_too_small_for_seven_makes_a_row_of_six():  # RC-R.E, RC-5.6
    game = all_at_seven("red 13", "red 6", "red 9", "red 12")
    assert game.told(Event.GAVE_UP) == [(BLACK | RED << 2, values(3, 4, 5)), (WHITE | RED << 2, values(0, 1, 2))]
    assert game.options == {f"red {value}" for value in range(6)}
    game.says(*(f"red {value}" for value in (5, 4, 3, 2, 1, 0)))
    assert game.happened == [(Event.LAID_CARD, card("red 0"), 0), (Event.LAID_ROW, RED | 6 << 2 | 0x3210 << 5, 0x54)]
    assert game.row("red") == [5, 4, 3, 2, 1, 0]
    assert game.pile("red") == set()
    assert game.top("red") is None
    assert game.prompt == "draw-token"
    assert [len(game.hand(seat)) for seat in SEATS] == [1, 1, 3, 3]


def test_a_pile_of_seven_makes_a_row_and_leaves_nothing():  # RC-R.E, RC-5.6
    game = all_at_seven("red 13", "none", "red 9", "red 12")
    assert game.told(Event.GAVE_UP) == [(BLACK | RED << 2, values(3, 4, 5, 6)), (WHITE | RED << 2, values(0, 1, 2))]
    game.says(*(f"red {value}" for value in (6, 5, 4, 3, 2, 1, 0)))
    assert game.row("red") == [6, 5, 4, 3, 2, 1, 0]
    assert game.prompt == "draw-token"
    assert game.top("red") is None


def test_nobody_with_a_counted_card_moves_no_token():  # RC-R.S, RC-8.3
    hands = {"white": ["blue 8", "blue 0"], "black": ["red 9"], "grey": ["yellow 3"]}
    game = arranged(3, rows={"red": [5]}, hands=hands, levels={"white": 7, "black": 7}).plays("blue 8")
    game.says("red 5", "red 9")
    assert game.told(Event.GAVE_UP) == game.told(Event.TOOK_TOKEN) == []
    assert game.told(Event.STAYED) == [(0, RED), (12, RED)]
    assert game.told(Event.SHUFFLED) == [(RED, 0)]
    assert game.told(Event.LAID_TOKEN) == game.told(Event.MOVED) == []
    assert game.beside("red") == ("point-1", "point-2")
    assert game.hand("white") == {"blue 0", "red 5"}
    assert game.hand("black") == {"red 9"}
    assert game.levels == [7, 7, 0]
    assert len(game.row("red")) == 7
    assert game.asked == "black"


def bare(tmp_path: Path, red: tuple[str | None, str | None], bag: list[str], **wishes: Any) -> Hunt:
    """White is about to empty the red row; the bag is as told, and Black has nearly every token: False Trails."""
    box = own_box(tmp_path, point_1=2, point_2=2, false_trail_3=36)
    tokens = {"red": red, "yellow": ("point-1", None), "green": NOTHING, "blue": NOTHING}
    out = ["point-1", *(kind for kind in red if kind), *bag]
    kinds = ["point-1"] * 2 + ["point-2"] * 2 + ["false-trail-3"] * 36
    for kind in out:
        kinds.remove(kind)
    owns = {"grey": kinds}
    hands = {"white": ["green 3", "blue 0", "red 9"], "black": ["red 10"]}
    hands |= wishes
    return arranged(3, rows={"red": [5]}, tokens=tokens, owns=owns, bag=bag, hands=hands, edition=box)


def test_with_an_empty_bag_rows_go_on_without_tokens(tmp_path: Path):  # RC-R.D, RC-5.6
    game = bare(tmp_path, ("point-1", "point-2"), []).says("green 3")
    assert len(game.told(Event.TOOK_TOKEN)) == 2
    assert game.told(Event.LAID_TOKEN) == game.told(Event.MOVED_UP) == game.told(Event.STAYED) == []
    assert game.beside("red") == NOTHING
    assert len(game.row("red")) == 7
    assert game.levels[:2] == [1, 2]
    assert game.asked == "black"


def test_cards_are_given_up_even_where_no_token_lies(tmp_path: Path):  # RC-R.D
    game = bare(tmp_path, ("point-2", None), []).says("green 3")
    assert game.told(Event.TOOK_TOKEN) == [(2, WHITE)]
    assert game.told(Event.GAVE_UP) == [(WHITE | RED << 2, values(5, 9)), (BLACK | RED << 2, values(10))]
    assert game.hand("black") == set()
    assert game.levels[:2] == [2, 0]
    game = bare(tmp_path, NOTHING, []).says("green 3")
    assert game.told(Event.TOOK_TOKEN) == []
    assert game.told(Event.GAVE_UP) == [(WHITE | RED << 2, values(5, 9)), (BLACK | RED << 2, values(10))]


def test_a_lone_token_is_the_first(tmp_path: Path):  # RC-R.Y, RC-R.D, RC-5.3
    game = bare(tmp_path, ("point-1", "point-2"), [], black=[]).says("green 3")
    assert game.told(Event.STAYED) == [(2, RED)]
    assert game.told(Event.MOVED_UP) == [(2, RED)]
    assert game.beside("red") == ("point-2", None)
    game = bare(tmp_path, ("point-1", "point-2"), ["point-2"], black=[]).says("green 3")
    assert game.told(Event.MOVED_UP) == [(2, RED)]
    assert game.told(Event.LAID_TOKEN) == []
    assert game.beside("red") == ("point-2", None)
    assert game.sees(None).bag == {"point-2": 1}


def test_a_lone_token_of_any_row_is_the_first(tmp_path: Path):  # RC-R.Y, RC-5.3
    box = own_box(tmp_path, point_1=1, point_2=1, false_trail_3=38)
    tokens = dict.fromkeys(COLOURS, NOTHING) | {"blue": ("point-1", "point-2")}
    owns = {"black": ["false-trail-3"] * 38}
    game = arranged(
        rows={"blue": [5]}, tokens=tokens, owns=owns, bag=[], hands={"white": ["red 5", "red 0"]}, edition=box
    )
    game.says("red 5")
    assert (game.told(Event.STAYED), game.told(Event.MOVED_UP)) == ([(1, BLUE)], [(1, BLUE)])
    assert [game.beside(colour) for colour in COLOURS] == [NOTHING, NOTHING, NOTHING, ("point-2", None)]


def test_one_token_in_the_bag_fills_one_place(tmp_path: Path):  # RC-R.D, RC-5.6
    game = bare(tmp_path, ("point-1", "point-2"), ["point-2"]).says("green 3")
    assert game.told(Event.LAID_TOKEN) == [(3, RED)]
    assert game.told(Event.MOVED_UP) == []
    assert game.beside("red") == ("point-2", None)
    assert game.sees(None).bag == {}


def test_every_colour_is_resolved_by_its_own_cards():  # RC-5.1, RC-5.5
    for colour, name in enumerate(COLOURS):
        played = {"red": "green 3", "yellow": "red 8", "green": "blue 5", "blue": "red 5"}[name]
        others = [f"{other} {value}" for other in COLOURS if other != name for value in (12, 13)]
        hands = {"white": [played, f"{name} 1"], "black": [f"{name} 13"], "grey": others}
        game = arranged(3, rows={name: [6]}, hands=hands).says(played)
        assert game.told(Event.GAVE_UP) == [(WHITE | colour << 2, values(1, 6)), (BLACK | colour << 2, values(13))]
        assert game.hand("grey") == set(others)

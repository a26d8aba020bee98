"""Chapters 1 and 2: what there is, and what is laid out before the first turn."""

from pathlib import Path

import pytest

from catspaw.core.errors import Unknown
from catspaw.games.red_claw.edge.view import PileView
from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import Pile, Zone
from red_claw.hunt import (
    BLACK,
    BLUE,
    COLOURS,
    RED,
    SEATS,
    WHITE,
    YELLOW,
    Hunt,
    arranged,
    card,
    hunt,
    own_box,
    undealt,
)

LOW = list(range(7))
HIGH = list(range(7, 14))


def rows_laid(row: list[int], players: int = 2) -> Hunt:
    """Four rows of the same values lie there; the tops are about to be drawn."""
    game = undealt(players)
    game.cards = [f"{colour} {value}" for colour in COLOURS for value in row]
    while game.prompt != "draw-top":
        game._says(game.wish())
    game.cards = []
    return game


def eight_drawn(players: int) -> Hunt:
    """The eight cards are a 7 and an 8 of every colour, about to be dealt."""
    game = rows_laid(LOW, players)
    while game.prompt == "draw-top":
        game._says(game.wish())
    return game


def test_fifty_six_cards_and_forty_tokens_are_each_in_one_place():  # RC-1.1, RC-1.3
    game = hunt()
    position = game.table._position
    assert position.conserved()
    state = position.state()
    hand = len(position.FIELDS) + Zone.HAND
    for place, word in ((hand, state[hand] | 1), (hand, 0), (hand + 4, 1 << 39)):
        position.load([*state[:place], word, *state[place + 1 :]])
        assert not position.conserved()
    position.load(state)
    assert position.conserved()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_points_or_the_figure_when_each_colour_is_shuffled(players: int):  # RC-1.5, RC-1.6, RC-2.1
    game = undealt(players)
    view = game.sees(None)
    assert tuple(view.players) == SEATS[:players]
    assert view.figure is None
    assert view.active is None
    assert game.levels == [0] * players
    for colour in COLOURS:
        assert game.pile(colour) == set(range(14))
        assert game.row(colour) == []
        assert game.beside(colour) == (None, None)
    assert game.question == ("chance", "lay-card", {f"red {value}" for value in range(14)})
    assert game.word("pile") == RED


def test_seven_cards_make_a_row_and_the_rest_a_pile():  # RC-2.2
    game = undealt().says("red 5", "red 13", "red 0", "red 7", "red 2", "red 1")
    assert game.row("red") == [5, 13, 0, 7, 2, 1]
    assert game.options == {f"red {value}" for value in (3, 4, 6, 8, 9, 10, 11, 12)}
    assert game.refusal("red 5") == "RC-2.2"
    assert game.happened == [(Event.LAID_CARD, card("red 1"), 0)]
    game.says("red 12")
    assert game.row("red") == [5, 13, 0, 7, 2, 1, 12]
    assert game.pile("red") == {3, 4, 6, 8, 9, 10, 11}
    assert game.happened == [(Event.LAID_CARD, card("red 12"), 0), (Event.LAID_ROW, RED | 7 << 2 | 0x721C << 5, 0x5D0)]
    assert game.prompt == "draw-token"


def test_every_colour_has_its_row():  # RC-2.2, RC-2.3
    game = undealt()
    for number, colour in enumerate(COLOURS):
        assert game.question == ("chance", "lay-card", {f"{colour} {value}" for value in range(14)})
        assert game.word("pile") == number
        game.says(*(f"{colour} {value}" for value in HIGH))
        for _ in range(2):
            assert game.prompt == "draw-token"
            game.says(game.wish())
    assert [game.row(colour) for colour in COLOURS] == [HIGH] * 4
    assert game.question == ("chance", "draw-top", {f"red {value}" for value in LOW})


def test_two_tokens_lie_beside_a_row_and_never_two_alike():  # RC-2.4, RC-R.Q
    game = undealt().says(*(f"red {value}" for value in LOW))
    assert game.options == {f"token {number}" for number in range(1, 41)}
    assert game.word("pile") == Pile.BAG
    game.says("token 3")
    assert game.happened == [(Event.LAID_TOKEN, 2, RED)]
    assert game.beside("red") == ("point-1", None)
    assert game.options == {f"token {number}" for number in range(13, 41)}
    assert game.word("pile") == Pile.BAG | 1 << 8
    assert game.refusal("token 1") == "RC-R.Q"
    assert game.refusal("token 3") == "RC-2.4"
    game.says(game.token("false-trail-1"))
    assert game.happened == [(Event.LAID_TOKEN, 30, RED | 1 << 2)]
    assert game.beside("red") == ("point-1", "false-trail-1")
    assert game.sees(None).bag == {
        "point-1": 11, "point-2": 10, "point-3": 8,
        "false-trail-1": 1, "false-trail-2": 2, "false-trail-3": 2, "fake-evidence": 4,
    }  # fmt: skip
    game.says(*(f"yellow {value}" for value in LOW))
    assert game.word("pile") == Pile.BAG | 2 << 8
    assert game.options == {f"token {number}" for number in range(1, 41)} - {"token 3", "token 31"}


def test_with_only_like_tokens_left_a_row_has_one(tmp_path: Path):  # RC-2.4, RC-R.Q, RC-R.Y
    game = hunt(edition=own_box(tmp_path, point_1=2, point_2=38))
    assert game.beside("red") == game.beside("yellow") == ("point-1", "point-2")
    assert game.beside("green") == game.beside("blue") == ("point-2", None)
    assert game.sees(None).bag == {"point-2": 34}


def test_the_two_top_cards_of_each_pile_are_drawn():  # RC-2.5
    game = rows_laid(LOW)
    assert game.question == ("chance", "draw-top", {f"red {value}" for value in HIGH})
    assert game.word("pile") == RED
    game.says("red 11")
    assert game.happened == [(Event.DREW_TOP, card("red 11"), 0)]
    assert game.question == ("chance", "draw-top", {f"red {value}" for value in (7, 8, 9, 10, 12, 13)})
    assert game.word("pile") == RED
    game.says("red 7")
    assert game.sees(None).to_deal == ("red 7", "red 11")
    assert game.pile("red") == {8, 9, 10, 12, 13}
    assert game.question == ("chance", "draw-top", {f"yellow {value}" for value in HIGH})
    assert game.word("pile") == YELLOW


def test_a_twelve_is_traded_for_a_lower_card_of_its_pile():  # RC-2.5
    game = rows_laid(LOW).says("red 8", "red 12")
    assert game.question == ("chance", "trade-high", {"red 7", "red 9", "red 10", "red 11"})
    assert game.word("pile") == RED | 1 << 8
    assert game.refusal("red 13") == "RC-2.5"
    assert game.refusal("red 3") == "RC-2.5"
    game.says("red 10")
    assert game.happened == [(Event.TRADED, card("red 12"), card("red 10"))]
    assert game.sees(None).to_deal == ("red 8", "red 10")
    assert game.pile("red") == {7, 9, 11, 12, 13}
    assert game.zone(Zone.SHUFFLES + RED) == 2
    assert game.question == ("chance", "draw-top", {f"yellow {value}" for value in HIGH})


def test_two_high_cards_are_traded_one_after_the_other():  # RC-2.5
    game = rows_laid(LOW).says("red 12", "red 13")
    assert game.options == {f"red {value}" for value in (7, 8, 9, 10, 11)}
    game.says("red 11")
    assert game.happened == [(Event.TRADED, card("red 13"), card("red 11"))]
    assert game.question == ("chance", "trade-high", {f"red {value}" for value in (7, 8, 9, 10)})
    assert game.word("pile") == RED | 3 << 8
    game.says("red 7")
    assert game.happened == [(Event.TRADED, card("red 12"), card("red 7"))]
    assert game.sees(None).to_deal == ("red 7", "red 11")
    assert game.pile("red") == {8, 9, 10, 12, 13}


def test_the_last_colour_may_need_a_trade_too():  # RC-2.5, RC-2.6
    game = rows_laid(LOW)
    for colour in COLOURS[:3]:
        game.says(f"{colour} 7", f"{colour} 8")
    game.says("blue 13", "blue 7")
    assert (game.prompt, game.word("pile")) == ("trade-high", BLUE | 1 << 8)
    game.says("blue 8")
    assert game.prompt == "deal"


def test_two_players_get_two_each_and_four_go_back():  # RC-2.6
    game = eight_drawn(2)
    eight = {f"{colour} {value}" for colour in COLOURS for value in (7, 8)}
    assert game.question == ("chance", "deal", eight)
    assert game.word("pile") == Pile.EIGHT
    game.says("red 7")
    assert game.happened == [(Event.DEALT, card("red 7"), WHITE)]
    assert game.options == eight - {"red 7"}
    game.says("blue 8")
    assert game.happened == [(Event.DEALT, card("blue 8"), BLACK)]
    game.says("red 8", "green 7")
    assert game.hand("white") == {"red 7", "red 8"}
    assert game.hand("black") == {"blue 8", "green 7"}
    assert game.sees("white").players["black"].surely == ("green 7", "blue 8")
    game.says("yellow 7")
    assert game.happened == [(Event.RETURNED, card("yellow 7"), 0)]
    assert game.word("pile") == Pile.EIGHT
    game.says("yellow 8", "blue 7")
    assert (game.top("yellow"), game.top("blue")) == (8, 7)
    assert game.sees(None).piles["yellow"] == PileView(7, 8, (8, 7), (9, 10, 11, 12, 13))
    game.says("green 8")
    assert game.sees(None).to_deal == ()
    assert game.prompt == "turn-up"


def test_three_players_get_two_each_and_two_go_back():  # RC-2.6
    game = eight_drawn(3).says("red 7", "yellow 7", "green 7", "red 8", "yellow 8", "green 8")
    assert [game.hand(seat) for seat in SEATS[:3]] == [{f"{c} 7", f"{c} 8"} for c in COLOURS[:3]]
    game.says("blue 8", "blue 7")
    assert game.sees(None).piles["blue"].stack == (7, 8)
    assert game.question == ("chance", "turn-up", {f"red {value}" for value in (9, 10, 11, 12, 13)})


def test_four_players_get_all_eight():  # RC-2.6
    game = eight_drawn(4)
    game.says(*(f"{c} 7" for c in COLOURS), *(f"{c} 8" for c in COLOURS))
    assert [game.hand(seat) for seat in SEATS] == [{f"{c} 7", f"{c} 8"} for c in COLOURS]
    assert game.prompt == "turn-up"


def test_every_pile_shows_its_top_before_the_first_turn():  # RC-R.P
    game = eight_drawn(2).says("red 7", "red 8", "yellow 7", "green 7", "yellow 8", "blue 8", "blue 7", "green 8")
    assert game.question == ("chance", "turn-up", {f"red {value}" for value in (9, 10, 11, 12, 13)})
    assert game.word("pile") == RED
    game.says("red 13")
    assert game.happened == [(Event.TURNED_UP, card("red 13"), 0)]
    assert game.sees(None).piles["red"] == PileView(5, 13, (13,), (9, 10, 11, 12))
    assert game.question == ("chance", "start", {"white", "black"})
    assert game.word("pile") == Pile.STARTERS
    game = eight_drawn(4)
    while game.prompt == "deal":
        game.says(game.wish())
    for number, colour in enumerate(COLOURS):
        assert game.question == ("chance", "turn-up", {f"{colour} {value}" for value in (9, 10, 11, 12, 13)})
        assert game.word("pile") == number
        game.says(f"{colour} 12")
        assert game.top(colour) == 12
    assert game.options == set(SEATS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_may_name_who_begins(players: int):  # RC-2.7
    for seat in SEATS[:players]:
        game = undealt(players, first_player=seat).is_dealt({}, {}, {})
        assert game.asked == seat
        assert game.sees(None).active == seat
    for seat in SEATS[players:]:
        with pytest.raises(Unknown, match=f"unknown reading of first_player '{seat}'; known: random, white, black"):
            undealt(players, first_player=seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_begins_and_play_goes_clockwise(players: int):  # RC-2.7
    for starter in range(players):
        hands = {SEATS[seat]: [f"{COLOURS[seat]} 4", f"{COLOURS[seat]} 7"] for seat in range(players)}
        game = hunt(players, hands=hands, first=SEATS[starter])
        assert game.happened == [(Event.TURN_BEGAN, starter, 1)]
        for turn in range(players):
            seat = (starter + turn) % players
            assert (game.asked, game.prompt) == (SEATS[seat], "play")
            assert (game.sees(None).active, game.sees(None).turn) == (SEATS[seat], turn + 1)
            game.says(f"{COLOURS[seat]} 4")
            assert game.told(Event.TURN_BEGAN) == [((seat + 1) % players, turn + 2)]
        assert game.asked == SEATS[starter]


def test_a_wished_deal_comes_up():
    hands = {"white": ["red 3", "blue 0"], "black": ["red 11", "green 5"]}
    game = hunt(3, rows={"red": [7, 6, 5, 4, 2, 1, 0]}, tokens={"green": ("fake-evidence", "point-3")}, hands=hands)
    assert game.row("red") == [7, 6, 5, 4, 2, 1, 0]
    assert game.beside("green") == ("fake-evidence", "point-3")
    assert game.beside("red") == ("point-1", "point-2")
    assert (game.hand("white"), game.hand("black")) == ({"red 3", "blue 0"}, {"red 11", "green 5"})
    assert len(game.hand("grey")) == 2
    assert arranged(levels={"white": 8}, figure="black").levels == [8, 1]

"""Chapter 8: the green abilities, which hold by themselves: ties, hidden hands, ignored cards."""

from typing import Any

import pytest

from catspaw.core.journal import HIDDEN, unpacked
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import Pile
from catspaw.games.red_claw.state.questions import Answer
from catspaw.table import choices
from red_claw.hunt import BLACK, BLUE, BROWN, GREEN, GREY, RED, SEATS, WHITE, YELLOW, Hunt, arranged, card, values


def red_empties(hands: dict[str, list[str]], levels: dict[str, int], *ignoring: str, **wishes: Any) -> Hunt:
    """White plays blue 8 and takes the red 5, the last of its row."""
    played = {"white": ["blue 8", *hands.get("white", ())]}
    game = arranged(4, rows={"red": [5]}, hands=hands | played, levels=levels, **wishes)
    return game.plays("blue 8").says(*ignoring)


# 4: ties


@pytest.mark.parametrize(
    ("levels", "first", "second"),
    [
        ({}, BLACK, GREY),
        ({"black": 3}, BLACK, GREY),
        ({"black": 4}, GREY, WHITE),
        ({"black": 4, "grey": 4}, WHITE, BLACK),
        ({"black": 4, "grey": 4, "white": 4}, BLACK, GREY),
    ],
)
def test_in_a_tie_another_takes_the_token(levels: dict[str, int], first: int, second: int):  # RC-8.2, RC-R.T, RC-5.4
    """White's 5, Black's 13 and Grey's 10 are equals; Brown has none."""
    hands = {"black": ["red 13"], "grey": ["red 10"], "brown": ["blue 0"]}
    assert red_empties(hands, levels).told(Event.TOOK_TOKEN) == [(0, first), (12, second)]


def test_whoever_escapes_the_first_token_is_next_in_line():  # RC-8.2, RC-R.T, RC-5.2
    hands = {"white": ["red 0"], "black": ["red 12", "red 13"], "grey": ["red 10"]}
    game = red_empties(hands, {"black": 4})
    assert game.told(Event.TOOK_TOKEN) == [(0, WHITE), (12, BLACK)]
    assert game.hand("grey") == {"red 10"}


def test_nobody_escapes_without_a_tie():  # RC-8.2, RC-5.1
    hands = {"black": ["red 0", "red 1"], "grey": ["red 10"]}
    assert red_empties(hands, {"black": 4}).told(Event.TOOK_TOKEN) == [(0, BLACK), (12, GREY)]


def test_abilities_are_read_again_between_two_resolutions():  # RC-R.T, RC-5.7
    """The yellow row lifts Black to level 4, so that White takes the first blue token."""
    hands = {"white": ["red 2", "green 0"], "black": ["yellow 9", "blue 13"]}
    rows, tokens = {"yellow": [5], "blue": [6]}, {"yellow": ("point-1", "point-2")}
    for level, takers in ((3, [BLACK, WHITE, WHITE, BLACK]), (2, [BLACK, WHITE, BLACK, WHITE])):
        game = arranged(rows=rows, tokens=tokens, hands=hands, levels={"black": level}).says("red 2")
        assert [seat for _, seat in game.told(Event.TOOK_TOKEN)] == takers


# 6: hidden hands


def hidden(*seats: str, **wishes: Any) -> Hunt:
    """Four players with two cards each, of whom these hide theirs."""
    hands: Any = {
        "white": ["red 2", "red 9"],
        "black": ["yellow 2", "yellow 9"],
        "grey": ["green 2", "green 9"],
        "brown": ["blue 2", "blue 9"],
    }
    return arranged(4, **{"hands": hands, "levels": dict.fromkeys(seats, 6)} | wishes)


def told_to(game: Hunt, seat: str | None, kind: int) -> list[tuple[int, int]]:
    """All events of a kind as a seat perceives them."""
    return [(a, b) for found, a, b in map(unpacked, game.table.events(seat)) if found == kind]


def known(game: Hunt, observer: str | None, seat: str) -> tuple[set[str], set[str]]:
    """What an observer knows of a hand: the cards that are surely in it, and those that may be."""
    player = game.sees(observer).players[seat]
    return set(player.surely), set(player.perhaps)


def test_a_hidden_hand_shows_its_number_and_what_was_seen_stays_known():  # RC-8.2, RC-R.L
    game = hidden("black")
    for observer in ("white", "black", None):
        player = game.sees(observer).players["black"]
        assert (player.hides, player.cards) == (True, 2)
        assert known(game, observer, "black") == ({"yellow 2", "yellow 9"}, set())
    assert game.sees(None).players["white"].hides is False
    assert hidden("black", levels={"black": 5}).sees(None).players["black"].hides is False


def test_out_of_a_hidden_hand_a_card_is_picked_by_chance():  # RC-8.2, RC-8.1
    game = hidden("black", levels={"white": 5, "black": 6}, turn=17).pauses().says("exchange-with-opponent")
    assert game.options == {"a card of black", "green 2", "green 9", "blue 2", "blue 9"}
    assert game.refusal("yellow 2") == "RC-8.1"
    assert game.refusal("a card of grey") == "RC-8.2"
    game.says("a card of black")
    assert game.happened == [(Event.WANTED, Answer.BLIND_FROM + BLACK, WHITE)]
    assert game.sees(None).wanted == "black"
    game.says("red 9")
    assert game.happened == [(Event.OFFERED, card("red 9"), WHITE)]
    assert game.question == ("chance", "pick-blind", {"yellow 2", "yellow 9"})
    assert game.word("pile") == Pile.BLIND_HAND | 17 << 8
    assert game.sees("grey").given == "red 9"
    game.says("yellow 9")
    assert game.happened == [(Event.EXCHANGED, card("red 9") | card("yellow 9") << 6, WHITE | BLACK << 2)]
    assert game.hand("white") == {"red 2", "yellow 9"}
    assert game.hand("black") == {"yellow 2", "red 9"}
    for observer in ("grey", None):
        assert known(game, observer, "white") == ({"red 2", "yellow 9"}, set())
        assert known(game, observer, "black") == ({"yellow 2", "red 9"}, set())
    assert game.prompt == "play"


def test_a_hidden_hand_that_holds_nothing_cannot_be_wanted():  # RC-8.1, RC-8.2
    game = hidden("black", levels={"white": 5, "black": 6}, hands={"white": ["red 2"], "grey": ["green 2"]})
    assert game.says("exchange-with-opponent").options == {"green 2"}


def test_a_hidden_hand_exchanges_openly_with_an_open_one():  # RC-R.L, RC-8.1
    game = hidden("white").says("exchange-with-opponent", "green 9")
    assert game.sees("white").given is None
    game.says("red 9")
    assert game.told(Event.EXCHANGED) == [(card("red 9") | card("green 9") << 6, WHITE | GREY << 2)]
    assert known(game, None, "white") == ({"red 2", "green 9"}, set())
    assert known(game, None, "grey") == ({"green 2", "red 9"}, set())


def blind_exchange(game: Hunt, seat: str, opponent: str, given: str, picked: str) -> Hunt:
    """Between two hidden hands."""
    assert game.asked == seat
    return game.prefers(picked).says("exchange-with-opponent", f"a card of {opponent}", given)


def test_what_two_hidden_hands_exchange_nobody_else_sees():  # RC-R.L, RC-8.2
    game = hidden("white", "black").pauses()
    game.says("exchange-with-opponent", "a card of black", "red 9")
    assert game.happened == [(Event.OFFERED, card("red 9"), WHITE | 1 << 2)]
    assert game.sees("white").given == "red 9"
    assert game.sees("black").given is game.sees("grey").given is game.sees(None).given is None
    game.says("yellow 2")
    numbers = card("red 9") | card("yellow 2") << 6
    who = WHITE | BLACK << 2 | 1 << 4
    assert game.happened == [(Event.EXCHANGED, numbers, who)]
    for seat in ("white", "black"):
        assert told_to(game, seat, Event.EXCHANGED) == [(numbers, who)]
        assert known(game, seat, "white") == ({"red 2", "yellow 2"}, set())
        assert known(game, seat, "black") == ({"yellow 9", "red 9"}, set())
    assert told_to(game, "white", Event.OFFERED) == [(card("red 9"), WHITE | 1 << 2)]
    assert told_to(game, "black", Event.OFFERED) == [(HIDDEN, WHITE | 1 << 2)]
    both = {"red 2", "red 9", "yellow 2", "yellow 9"}
    for observer in ("grey", "brown", None):
        assert told_to(game, observer, Event.EXCHANGED) == [(HIDDEN, who)]
        assert known(game, observer, "white") == known(game, observer, "black") == (set(), both)
        assert game.sees(observer).players["white"].cards == 2
        assert known(game, observer, "grey") == ({"green 2", "green 9"}, set())


def test_who_holds_a_card_that_was_exchanged_blindly_is_not_told_by_its_name():  # RC-R.L, RC-8.1
    levels = {"white": 6, "black": 6, "grey": 5}
    game = blind_exchange(hidden(levels=levels), "white", "black", "red 9", "yellow 2").plays("red 2")
    while game.asked != "grey":
        game.says(min(game.options))
    game.says("exchange-with-opponent")
    said = {choice.typed: choice.text for choice in choices(game.table) if not choice.allowed}
    assert known(game, "grey", "black")[1] == {"yellow 2", "yellow 9"}
    for unplaced in ("yellow 2", "yellow 9"):
        assert "from" not in said[unplaced], said[unplaced]
    assert said["green 2"].endswith("from Grey")


def test_each_gave_exactly_one_card_so_the_last_of_a_pool_is_placed():  # RC-R.L
    """White plays its old card; then everybody can count that the new one came from Black."""
    game = blind_exchange(hidden("white", "black"), "white", "black", "red 9", "yellow 2").says("red 2")
    surely, perhaps = known(game, None, "black")
    assert "red 9" in surely
    assert perhaps == {"yellow 2", "yellow 9"}
    assert known(game, "grey", "white") == ({"yellow 7", "blue 7"}, {"yellow 2", "yellow 9"})
    game.plays("yellow 9")
    assert known(game, None, "white") == (game.hand("white"), set())
    assert known(game, None, "black") == (game.hand("black"), set())
    assert game.word("is_blurred") == 0


def test_a_second_exchange_with_one_of_them_runs_the_pools_together():  # RC-R.L
    game = blind_exchange(hidden(*SEATS), "white", "black", "red 9", "yellow 2").says("red 2")
    taken = game.hand("white") - {"yellow 2"}
    blind_exchange(game, "black", "grey", "yellow 9", "green 2")
    pool = {"yellow 2", "yellow 9", "red 9", "green 2", "green 9"} | taken
    assert known(game, None, "white") == (taken, {"yellow 2", "yellow 9", "red 9", "green 2", "green 9"})
    assert known(game, None, "black")[1] == known(game, None, "grey")[1] == pool - taken
    assert known(game, "brown", "grey") == (set(), pool - taken)
    assert known(game, "black", "grey") == ({"yellow 9", "green 9"}, set())
    assert known(game, "black", "white") == (taken | {"yellow 2"}, set())
    assert known(game, "white", "black") == (set(), {"red 9", "yellow 9", "green 2", "green 9"})
    assert known(game, "grey", "white") == (taken | {"yellow 2"}, set())


def test_an_exchange_of_two_others_makes_a_pool_of_its_own():  # RC-R.L
    game = blind_exchange(hidden(*SEATS), "white", "black", "red 9", "yellow 2").says("red 2").plays("red 9")
    before = known(game, None, "white"), known(game, None, "black")
    assert before[0][1] == before[1][1] == {"yellow 2", "yellow 9"}
    blind_exchange(game, "grey", "brown", "green 9", "blue 2")
    fresh = {"green 2", "green 9", "blue 2", "blue 9"}
    assert known(game, None, "grey") == known(game, None, "brown") == (set(), fresh)
    assert (known(game, None, "white"), known(game, None, "black")) == before
    assert known(game, "white", "grey") == (set(), fresh)
    assert known(game, "grey", "brown") == ({"green 9", "blue 9"}, set())


def test_at_a_resolution_hidden_hands_show_their_cards_of_the_colour():  # RC-R.L, RC-5.1
    hands = {
        "white": ["red 9", "green 3"],
        "black": ["red 10", "red 13", "blue 1"],
        "grey": ["blue 2"],
        "brown": ["red 0"],
    }
    game = arranged(4, rows={"red": [5]}, hands=hands, levels={"white": 6, "black": 6, "grey": 6})
    blind_exchange(game, "white", "black", "red 9", "red 10")
    assert known(game, None, "black")[0] == set()
    game.says("green 3")
    assert game.told(Event.SHOWED) == [
        (WHITE | RED << 2, values(5, 10)),
        (BLACK | RED << 2, values(9, 13)),
        (GREY | RED << 2, 0),
    ]
    assert known(game, None, "black") == ({"blue 1"}, set())
    assert game.word("is_blurred") == 0


def test_what_they_show_is_of_the_colour_of_the_row():  # RC-R.L
    hands = {"white": ["red 5", "red 6"], "black": ["red 10", "blue 1", "blue 9"]}
    game = arranged(rows={"blue": [5]}, hands=hands, levels={"black": 6}).says("red 5")
    assert game.told(Event.SHOWED) == [(BLACK | BLUE << 2, values(1, 9))]
    assert game.told(Event.GAVE_UP) == [(BLACK | BLUE << 2, values(1, 9)), (WHITE | BLUE << 2, values(5))]


def test_a_level_below_six_lays_the_hand_open():  # RC-R.T, RC-R.L, RC-4.3
    """Black's sixth point is the figure, which White takes."""
    hands = {"black": ["yellow 2", "green 9", "green 10"], "grey": ["red 3", "red 4"]}
    game = arranged(3, hands=hands, levels={"black": 5}, figure="black")
    assert game.levels == [0, 6, 0]
    assert game.sees(None).players["black"].hides is True
    game.plays("red", "blue")
    assert game.happened[-8:] == [
        (Event.TOOK_FIGURE, WHITE, BLACK),
        (Event.MOVED, BLACK, 5),
        (Event.OPENED, BLACK | RED << 2, 0),
        (Event.OPENED, BLACK | YELLOW << 2, values(2)),
        (Event.OPENED, BLACK | GREEN << 2, values(9, 10)),
        (Event.OPENED, BLACK | BLUE << 2, 0),
        (Event.MOVED, WHITE, 1),
        (Event.TURN_BEGAN, BLACK, 2),
    ]
    assert game.sees(None).players["black"].hides is False
    game = arranged(3, hands=hands, levels={"black": 6}, figure="black").plays("red", "blue")
    assert game.told(Event.OPENED) == []
    assert game.sees(None).players["black"].hides is True


def test_an_opened_hand_is_known_to_all():  # RC-R.T, RC-R.L
    hands = {"white": ["red 2", "red 9"], "black": ["yellow 2", "yellow 9"], "grey": []}
    game = arranged(3, hands=hands, levels={"white": 6, "black": 5}, figure="black")
    blind_exchange(game, "white", "black", "red 9", "yellow 2").says("red 2").plays("red 9")
    assert known(game, None, "black")[1] == {"yellow 2", "yellow 9"}
    assert game.asked == "grey"
    game.says("red", "blue")
    assert [a for a, _ in game.told(Event.OPENED)] == [BLACK | colour << 2 for colour in range(4)]
    assert known(game, None, "black") == (game.hand("black"), set())
    assert known(game, None, "white") == (game.hand("white"), set())


# 7: ignored cards


def test_seven_may_ignore_one_card_of_the_colour():  # RC-8.3, RC-R.M
    hands = {"white": ["red 0"], "black": ["red 10", "red 13", "blue 0"]}
    game = red_empties(hands, {"black": 7})
    assert game.question == ("black", "ignore", {"red 10", "red 13", "none"})
    assert game.refusal("blue 0") == "RC-8.3"
    assert game.sees(None).players["black"].is_to_be_asked is True
    game.says("red 13")
    assert game.happened[:3] == [
        (Event.IGNORED, card("red 13"), BLACK),
        (Event.SHOWED, BLACK | RED << 2, values(10, 13)),
        (Event.GAVE_UP, WHITE | RED << 2, values(0, 5)),
    ]
    assert game.told(Event.GAVE_UP)[1] == (BLACK | RED << 2, values(10))
    assert game.hand("black") == {"red 13", "blue 0"}
    assert game.told(Event.TOOK_TOKEN) == [(0, WHITE), (12, BLACK)]
    assert game.sees(None).ignored == ()


def test_seven_may_decline():  # RC-8.3, RC-R.M
    game = red_empties({"black": ["red 10", "red 13"]}, {"black": 7}, "none")
    assert game.happened[0] == (Event.IGNORED, n.NONE, BLACK)
    assert game.told(Event.TOOK_TOKEN) == [(0, BLACK), (12, WHITE)]
    assert game.hand("black") == set()


def test_with_the_only_card_ignored_you_have_none():  # RC-8.3
    game = red_empties({"black": ["red 13"], "grey": ["red 0"]}, {"black": 7}, "red 13")
    assert game.told(Event.TOOK_TOKEN) == [(0, WHITE), (12, GREY)]
    assert game.hand("black") == {"red 13"}
    assert game.levels == [1, 7, 2, 0]


def test_an_ignored_card_does_not_decide_a_tie():  # RC-R.T, RC-5.4
    hands = {"black": ["red 3", "red 13"], "grey": ["red 4"]}
    game = red_empties(hands, {"white": 7, "black": 7, "grey": 7}, "none", "red 13", "none")
    assert game.told(Event.TOOK_TOKEN) == [(0, WHITE), (12, GREY)]
    assert game.hand("black") == {"red 3", "red 13"}


def test_they_are_asked_in_turn_order_from_the_active_player_whatever_they_hold():  # RC-R.M, RC-R.T, RC-8.3
    hands = {"white": ["red 9"], "grey": ["blue 0", "green 3"], "brown": ["red 10"]}
    levels = {"white": 7, "black": 7, "grey": 8, "brown": 6}
    game = arranged(4, rows={"red": [5]}, hands=hands, levels=levels, first="grey").plays("green 3")
    assert game.question == ("grey", "ignore", {"red 5", "none"})
    assert [player.is_to_be_asked for player in game.sees(None).players.values()] == [True, False, True, False]
    game.says("red 5")
    assert game.question == ("white", "ignore", {"red 9", "none"})
    assert game.sees(None).ignored == (5,)
    assert game.told(Event.GAVE_UP) == []
    game.says("none")
    assert game.told(Event.TOOK_TOKEN) == [(0, BROWN), (12, WHITE)]
    game = arranged(
        2, rows={"red": [5]}, hands={"white": ["green 3", "red 9"], "black": ["blue 0"]}, levels={"black": 7}
    )
    assert game.says("green 3").question == ("black", "ignore", {"none"})


def test_the_ignored_cards_are_forgotten_at_the_next_resolution():  # RC-8.3, RC-5.1
    hands = {"white": ["red 2", "red 0"], "black": ["yellow 9", "blue 9"]}
    game = arranged(rows={"yellow": [5], "blue": [6]}, hands=hands, levels={"black": 7}).says("red 2", "yellow 9")
    assert game.question == ("black", "ignore", {"blue 9", "none"})
    assert game.sees(None).ignored == ()
    game.says("none")
    assert game.told(Event.TOOK_TOKEN) == [(3, WHITE), (15, BLACK)]
    assert game.hand("black") == {"yellow 9"}


def test_an_ignored_card_of_a_pool_is_seen_by_all():  # RC-R.L, RC-8.3
    hands = {"white": ["red 9", "green 3"], "black": ["yellow 1", "yellow 2"], "grey": ["blue 2", "blue 3"]}
    game = arranged(3, rows={"red": [5]}, hands=hands, levels={"white": 6, "black": 7})
    blind_exchange(game, "white", "black", "red 9", "yellow 2")
    assert known(game, "grey", "black") == (set(), {"red 9", "green 3", "yellow 1", "yellow 2"})
    game.says("green 3")
    assert game.question == ("black", "ignore", {"red 9", "none"})
    game.pauses().says("red 9")
    assert known(game, None, "black") == ({"red 9"}, {"yellow 1", "yellow 2"})


@pytest.mark.parametrize("way", ["exchange-with-pile", "discard", "exchange-with-opponent"])
def test_a_card_that_everybody_sees_leave_a_hidden_hand_is_in_no_pool(way: str):  # RC-R.L, RC-8.1
    game = hidden("white", "black", levels={"white": 6, "black": 9}, piles={"yellow": [3]})
    blind_exchange(game, "white", "black", "red 9", "yellow 2").says("red 2")
    assert known(game, None, "white")[1] == {"yellow 2", "yellow 9"}
    game.says(way, *(["green 9"] if way == "exchange-with-opponent" else []), "yellow 9")
    for seat in ("white", "black", "grey"):
        assert known(game, None, seat) == (game.hand(seat), set())
    assert game.word("is_blurred") == 0

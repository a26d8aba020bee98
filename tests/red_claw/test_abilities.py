"""Chapter 8: the purple abilities, at most one, before the play."""

from pathlib import Path
from typing import Any

import pytest

from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import Ability
from red_claw.hunt import (
    BLACK,
    BLUE,
    BROWN,
    COLOURS,
    GREEN,
    GREY,
    RED,
    ROWS,
    WHITE,
    Hunt,
    arranged,
    card,
    own_box,
)

PURPLE = {
    1: "exchange-with-pile",
    2: "claw-as-choice",
    3: "swap-last-two",
    5: "exchange-with-opponent",
    8: "swap-tokens",
    9: "discard",
}
ROW = [0, 1, 2, 5, 6, 8, 9]


def white_at(level: int, **wishes: Any) -> Hunt:
    """White's turn at this level, where every ability could act unless something else is wished."""
    hands = {"white": ["red 12", "blue 7"], "black": ["green 9"]}
    usual: dict[str, Any] = {"hands": hands, "levels": {"white": level}}
    return arranged(**usual | wishes)


# What is offered


@pytest.mark.parametrize("level", range(1, 10))
def test_purple_abilities_are_offered_at_or_below_the_level(level: int):  # RC-8.1
    game = white_at(level)
    offered = {name for needed, name in PURPLE.items() if needed <= level}
    assert game.question == ("white", "use", offered | {"none"})
    for green in ("escape-ties", "hide-hand", "ignore-card"):
        assert game.refusal(green) == "RC-8.2"
    for name in set(PURPLE.values()) - offered:
        assert game.refusal(name) == "RC-8.1"


def test_without_points_nobody_is_asked():  # RC-8.1
    assert white_at(0).question == ("white", "play", {"red 12", "blue 7"})


def test_one_ability_and_then_the_play():  # RC-8.1
    game = white_at(9).says("swap-tokens", "red")
    assert game.question == ("white", "play", {"red 12", "blue 7"})
    assert game.sees(None).used == "swap-tokens"
    game.says("blue 7")
    assert game.asked == "black"
    assert game.sees(None).used is None


def test_an_ability_may_be_left_unused():  # RC-8.1
    game = white_at(9).says("none")
    assert game.happened == []
    assert game.question == ("white", "play", {"red 12", "blue 7"})


def test_the_level_is_read_as_the_turn_begins():  # RC-R.K, RC-8.1
    game = arranged(hands={"black": ["red 4", "red 7"]})
    assert game.prompt == "longest"
    game.says("green", "red")
    assert game.levels == [1, 0]
    assert (game.asked, game.prompt) == ("black", "play")
    game.says("red 4")
    assert game.question == ("white", "use", {"none", "exchange-with-pile"})
    hands = {"white": ["green 3", "blue 7", "blue 6"], "black": ["red 0"]}
    game = arranged(rows={"red": [5]}, hands=hands, tokens={"red": ("point-3", "point-1")})
    game.says("green 3")
    assert game.levels == [3, 1]
    assert (game.asked, game.prompt) == ("black", "longest")


def test_after_an_ability_the_last_card_must_be_played():  # RC-R.O, RC-4.1
    game = white_at(9, hands={"white": ["red 4", "blue 7"], "black": ["green 9"]}).says("discard", "blue 7")
    assert game.question == ("white", "play", {"red 4"})
    assert game.refusal("skip") == "RC-R.O"
    game = white_at(3, hands={"white": ["red 4"]}).says("swap-last-two", "blue")
    assert game.options == {"red 4"}
    game = white_at(3, hands={"white": ["red 4"]}).says("none")
    assert game.options == {"red 4", "skip"}


def test_a_turn_without_cards_has_no_ability():  # RC-R.O, RC-4.2
    assert white_at(9, hands={"black": ["green 9"]}).prompt == "longest"


def nothing_to_act_on(level: int, **wishes: Any) -> Hunt:
    """One card without a claw whose pile is empty, short rows, lone tokens, and Black without a card."""
    reds = [f"red {value}" for value in range(2, 14)]
    situation: dict[str, Any] = {
        "players": 3,
        "rows": {"red": [0], "yellow": [1], "green": [1], "blue": [1]},
        "hands": {"white": ["red 1"], "grey": reds},
        "tokens": dict.fromkeys(COLOURS, ("point-1", None)),
        "levels": {"white": level},
    }
    return arranged(**situation | wishes)


def test_a_pile_without_a_card_cannot_be_exchanged_with():  # RC-8.1
    assert nothing_to_act_on(1).prompt == "play"
    reds = [f"red {value}" for value in range(2, 13)]
    game = nothing_to_act_on(1, hands={"white": ["red 1"], "grey": reds})
    assert game.question == ("white", "use", {"none", "exchange-with-pile"})
    hands = {"white": ["red 1", "blue 3"], "grey": [*reds, "red 13"]}
    assert nothing_to_act_on(1, hands=hands).says("exchange-with-pile").options == {"blue 3"}


def test_a_claw_is_needed_for_the_second_ability():  # RC-8.1
    hands = {"white": ["red 11"], "black": []}
    assert "claw-as-choice" not in nothing_to_act_on(2, hands=hands).options
    for claw in ("red 12", "blue 13"):
        assert "claw-as-choice" in nothing_to_act_on(2, hands={"white": [claw]}).options
    game = nothing_to_act_on(2, hands={"white": ["red 12"]}, edition="standees")
    assert "claw-as-choice" not in game.options
    assert "claw-as-choice" in nothing_to_act_on(2, hands={"white": ["red 1"]}, edition="standees").options


def test_a_hidden_hand_may_use_the_second_ability_whatever_it_holds():  # RC-8.1, RC-8.2
    hands = {"white": ["red 4", "red 7"], "black": ["green 9"]}
    assert "claw-as-choice" not in white_at(5, hands=hands).options
    assert "claw-as-choice" in white_at(6, hands=hands).options
    game = white_at(6, hands=hands).says("claw-as-choice", "red 4")
    assert len(game.told(Event.TOOK)) == 2
    assert "claw-as-choice" not in white_at(6, hands={"black": ["green 9"]}, ability_turn="any-turn").options


def test_a_row_of_two_is_needed_for_the_third():  # RC-8.1
    assert nothing_to_act_on(4).prompt == "play"
    for colour in COLOURS[1:]:
        rows = {"red": [0], "yellow": [1], "green": [1], "blue": [1]} | {colour: [1, 2]}
        game = nothing_to_act_on(4, rows=rows)
        assert game.options == {"none", "swap-last-two"}
        assert game.says("swap-last-two").question == ("white", "swap-in", {colour})


def test_an_opponent_with_a_card_is_needed_for_the_fifth():  # RC-8.1
    hands = {"white": ["blue 7"]}
    assert "exchange-with-opponent" not in white_at(5, hands=hands).options
    assert "exchange-with-opponent" not in white_at(5, players=4, hands=hands).options
    for seat in ("black", "grey", "brown"):
        game = white_at(5, players=4, hands=hands | {seat: ["green 9"]}).says("exchange-with-opponent")
        assert game.question == ("white", "want", {"green 9"})


def test_a_row_with_two_tokens_is_needed_for_the_eighth():  # RC-8.1
    lone = dict.fromkeys(COLOURS, ("point-1", None))
    assert "swap-tokens" not in white_at(8, tokens=lone).options
    assert "swap-tokens" not in white_at(8, tokens=dict.fromkeys(COLOURS, (None, None))).options
    for colour in COLOURS:
        game = white_at(8, tokens=lone | {colour: ("point-1", "point-2")}).says("swap-tokens")
        assert game.question == ("white", "swap-beside", {colour})


def test_two_cards_are_needed_for_the_ninth():  # RC-8.1
    assert "discard" not in white_at(9, hands={"white": ["red 4"]}).options
    assert "discard" in white_at(9, hands={"white": ["red 4", "red 5"]}).options


def test_who_hides_the_hand_is_asked_in_any_case(tmp_path: Path):  # RC-8.1, RC-8.2
    """In this box the first level hides the hand, and exchanging with a pile needs the sixth."""
    box = own_box(tmp_path, swapped=(1, 6))
    hands = {"white": ["red 4", "red 7"], "black": ["green 9"]}
    assert white_at(1, edition=box, hands=hands).question == ("white", "use", {"none"})
    assert white_at(1, edition=box, hands=hands).says("none").prompt == "play"
    assert white_at(1, edition=box, hands={"black": ["green 9"]}).prompt == "longest"
    assert "exchange-with-pile" not in white_at(5, edition=box).options
    assert "exchange-with-pile" in white_at(6, edition=box).options


# What each does


def test_one_exchanges_a_card_with_the_top_of_its_pile():  # RC-8.1
    game = white_at(1, piles={"red": [3, 8], "blue": [9]}).says("exchange-with-pile")
    assert game.happened == [(Event.USED, WHITE, Ability.EXCHANGE_WITH_PILE)]
    assert game.question == ("white", "top-for", {"red 12", "blue 7"})
    assert game.refusal("green 9") == "RC-8.1"
    game.says("red 12")
    assert game.happened == [(Event.TOOK_TOP_FOR, card("red 3") | card("red 12") << 6, WHITE)]
    assert game.hand("white") == {"red 3", "blue 7"}
    assert game.sees(None).piles["red"].stack == (12, 8)
    assert game.question == ("white", "play", {"red 3", "blue 7"})


def test_two_makes_a_claw_a_choice():  # RC-8.1, RC-8.3
    hands = {"white": ["red 12", "blue 7"], "black": ["yellow 0"]}
    game = white_at(2, rows={"red": ROW, "green": ROW}, hands=hands).says("claw-as-choice")
    assert game.happened == [(Event.USED, WHITE, Ability.CLAW_AS_CHOICE)]
    game.says("red 12")
    assert game.told(Event.TOOK) == [(card("red 9"), WHITE)]
    assert game.sees(None).symbols == ("choice",)
    assert game.question == ("white", "choose-row", ROWS)
    game.says("green")
    assert game.happened[:2] == [(Event.CHOSE, GREEN, WHITE), (Event.TOOK, card("green 9"), WHITE)]
    assert game.asked == "black"


def test_two_chooses_one_row_for_both_claws():  # RC-8.3
    for double_wild in ("one-row", "each"):
        hands = {"white": ["red 13", "blue 7"], "black": ["red 0"]}
        game = white_at(2, rows={"green": ROW}, hands=hands, double_wild=double_wild)
        game.says("claw-as-choice", "red 13")
        assert game.question == ("white", "choose-row", ROWS)
        assert game.sees(None).symbols == ("choice-of-two",)
        game.says("green")
        assert game.told(Event.TOOK) == [(card("green 9"), WHITE), (card("green 8"), WHITE)]
        assert game.asked == "black"
    game = white_at(2, hands={"white": ["red 0", "blue 7"]}, edition="standees").says("claw-as-choice", "red 0")
    assert game.question == ("white", "choose-row", ROWS)


def test_two_changes_nothing_on_a_card_without_claws():  # RC-8.3
    game = white_at(2).says("claw-as-choice", "blue 7")
    assert [taken // 14 for taken, _ in game.told(Event.TOOK)] == [BLUE, GREEN]
    game = white_at(2, hands={"white": ["red 12", "red 1", "red 0"]}).says("claw-as-choice", "red 0")
    assert game.sees(None).symbols == ("choice-of-two",)
    game = white_at(2, hands={"white": ["red 12", "red 1", "red 0"]}).says("claw-as-choice", "red 1")
    assert game.sees(None).symbols == ("choice",)


def test_without_two_a_claw_stays_a_claw():  # RC-8.3, RC-3.4
    assert white_at(2).says("none", "red 12").question == ("black", "claw-row", ROWS)
    assert white_at(3).says("swap-last-two", "blue", "red 12").question == ("black", "claw-row", ROWS)


def test_three_swaps_the_last_two_cards_of_a_row():  # RC-8.1
    rows = {"red": [7], "yellow": [3, 4], "green": ROW, "blue": [0]}
    game = white_at(3, rows=rows, hands={"white": ["red 12", "blue 5"]}).says("swap-last-two")
    assert game.happened == [(Event.USED, WHITE, Ability.SWAP_LAST_TWO)]
    assert game.question == ("white", "swap-in", {"yellow", "green"})
    assert game.refusal("red") == "RC-8.1"
    game.says("green")
    assert game.happened == [(Event.SWAPPED_LAST, GREEN, WHITE)]
    assert game.row("green") == [0, 1, 2, 5, 6, 9, 8]
    game.says("blue 5")
    assert game.told(Event.TOOK) == [(card("green 8"), WHITE), (card("green 9"), WHITE)]
    game = white_at(3, rows=rows, hands={"white": ["red 12", "blue 5"]}).says("swap-last-two", "yellow")
    assert game.row("yellow") == [4, 3]


def test_five_exchanges_a_card_with_an_opponent():  # RC-8.1
    hands = {"white": ["red 12", "blue 7"], "black": ["green 9"], "grey": ["red 5", "red 6"], "brown": ["blue 2"]}
    game = white_at(5, players=4, hands=hands).says("exchange-with-opponent")
    assert game.happened == [(Event.USED, WHITE, Ability.EXCHANGE_WITH_OPPONENT)]
    assert game.question == ("white", "want", {"green 9", "red 5", "red 6", "blue 2"})
    assert game.refusal("blue 7") == "RC-8.1"
    game.says("red 6")
    assert game.happened == [(Event.WANTED, card("red 6"), WHITE)]
    assert game.sees("black").wanted == "red 6"
    assert game.question == ("white", "give", {"red 12", "blue 7"})
    game.says("red 12")
    assert game.happened == [(Event.EXCHANGED, card("red 12") | card("red 6") << 6, WHITE | GREY << 2)]
    assert game.hand("white") == {"red 6", "blue 7"}
    assert game.hand("grey") == {"red 5", "red 12"}
    assert (game.hand("black"), game.hand("brown")) == ({"green 9"}, {"blue 2"})
    view = game.sees(None)
    assert (view.wanted, view.given) == (None, None)
    assert view.players["grey"].surely == ("red 5", "red 12")
    assert game.question == ("white", "play", {"red 6", "blue 7"})


@pytest.mark.parametrize(("wanted", "holder"), [("green 9", BLACK), ("red 5", GREY), ("blue 2", BROWN)])
def test_five_takes_from_whoever_has_the_card(wanted: str, holder: int):  # RC-8.1
    hands = {"white": ["red 12"], "black": ["green 9"], "grey": ["red 5", "red 6"], "brown": ["blue 2"]}
    game = white_at(5, players=4, hands=hands).says("exchange-with-opponent", wanted, "red 12")
    assert game.told(Event.EXCHANGED) == [(card("red 12") | card(wanted) << 6, WHITE | holder << 2)]
    assert game.hand("white") == {wanted}


def test_eight_swaps_the_tokens_of_a_row():  # RC-8.1
    tokens = {"red": ("point-3", "fake-evidence"), "blue": ("point-1", None)}
    game = white_at(8, tokens=tokens).says("swap-tokens")
    assert game.happened == [(Event.USED, WHITE, Ability.SWAP_TOKENS)]
    assert game.question == ("white", "swap-beside", {"red", "yellow", "green"})
    assert game.refusal("blue") == "RC-8.1"
    game.says("red")
    assert game.happened == [(Event.SWAPPED_TOKENS, RED, WHITE)]
    assert game.beside("red") == ("fake-evidence", "point-3")
    assert game.beside("green") == ("point-1", "point-2")
    assert game.question == ("white", "play", {"red 12", "blue 7"})


def test_nine_discards_a_card_first():  # RC-8.1
    game = white_at(9, piles={"red": [3]}).says("discard")
    assert game.happened == [(Event.USED, WHITE, Ability.DISCARD)]
    assert game.question == ("white", "throw-off", {"red 12", "blue 7"})
    assert game.refusal("green 9") == "RC-8.1"
    game.says("red 12")
    assert game.happened == [(Event.THREW_OFF, card("red 12"), WHITE)]
    assert game.hand("white") == {"blue 7"}
    assert game.sees(None).piles["red"].stack == (12, 3)
    assert game.question == ("white", "play", {"blue 7"})


# For everybody, and for every row


def brown_at(level: int, **wishes: Any) -> Hunt:
    """Brown's turn at this level; everybody has two cards."""
    hands = {
        "white": ["red 2", "red 9"],
        "black": ["yellow 2", "yellow 9"],
        "grey": ["green 2", "green 9"],
        "brown": ["blue 2", "red 12"],
    }
    usual: dict[str, Any] = {"hands": hands, "levels": {"brown": level}, "first": "brown"}
    return arranged(4, **usual | wishes)


def test_the_last_seat_is_offered_what_its_own_hand_allows():  # RC-8.1, RC-R.O
    assert brown_at(9).question == ("brown", "use", {"none", *PURPLE.values()})
    hands = {"white": ["red 12", "red 13"], "brown": ["blue 2"]}
    assert brown_at(9, hands=hands).options == {"none", *PURPLE.values()} - {"discard"}
    assert "claw-as-choice" not in brown_at(5, hands=hands).options
    assert brown_at(9, hands={"white": ["red 12", "red 13"]}).prompt == "longest"


def test_the_last_seat_exchanges_and_discards_its_own_cards():  # RC-8.1
    game = brown_at(9, piles={"red": [3], "blue": [9]}).says("exchange-with-pile")
    assert game.question == ("brown", "top-for", {"blue 2", "red 12"})
    assert game.says("red 12").hand("brown") == {"blue 2", "red 3"}
    game = brown_at(9).says("discard")
    assert game.question == ("brown", "throw-off", {"blue 2", "red 12"})
    assert game.says("blue 2").hand("brown") == {"red 12"}
    assert game.question == ("brown", "play", {"red 12"})
    assert game.hand("white") == {"red 2", "red 9"}


def test_the_first_seat_may_be_exchanged_with():  # RC-8.1, RC-8.2
    game = brown_at(5).says("exchange-with-opponent", "red 9", "red 12")
    assert game.told(Event.EXCHANGED) == [(card("red 12") | card("red 9") << 6, BROWN | WHITE << 2)]
    assert game.hand("white") == {"red 2", "red 12"}
    game = (
        brown_at(5, levels={"brown": 5, "white": 6})
        .pauses()
        .says("exchange-with-opponent", "a card of white", "blue 2")
    )
    assert game.question == ("chance", "pick-blind", {"red 2", "red 9"})
    game.says("red 2")
    assert game.hand("white") == {"red 9", "blue 2"}
    assert game.hand("brown") == {"red 2", "red 12"}


@pytest.mark.parametrize("colour", COLOURS)
def test_eight_swaps_in_any_row(colour: str):  # RC-8.1
    lone: dict[str, tuple[str | None, str | None]] = dict.fromkeys(COLOURS, (None, "point-2"))
    tokens = lone | {colour: ("point-3", "fake-evidence")}
    game = brown_at(8, tokens=tokens).says("swap-tokens")
    assert game.options == {colour}
    game.says(colour)
    assert game.told(Event.SWAPPED_TOKENS) == [(COLOURS.index(colour), BROWN)]
    assert game.beside(colour) == ("fake-evidence", "point-3")
    assert {game.beside(other) for other in ROWS - {colour}} == {(None, "point-2")}


@pytest.mark.parametrize("last", ["red 0", "red 1", "blue 13"])
def test_the_last_card_may_be_skipped_but_not_discarded(last: str):  # RC-4.1, RC-8.1
    assert arranged(hands={"white": [last], "black": ["green 5"]}).options == {last, "skip"}
    game = arranged(hands={"white": [last], "black": ["green 5"]}, levels={"white": 9})
    assert "discard" not in game.options

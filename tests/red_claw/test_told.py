"""What the log says of a turn, what a question says of its symbols, and what a refused ability lacks."""

from __future__ import annotations

import pytest

from catspaw.games.red_claw.state.events import Event
from catspaw.table import choices, narrate
from red_claw.hunt import Hunt, arranged
from red_claw.test_freed_and_framed import framed


def log(game: Hunt, language: str = "en") -> list[str]:
    return [line.text for line in narrate(game.table, None, language)]


def question(game: Hunt, seat: str, language: str = "en") -> str:
    return game.table.game.texts(game.table.setup, language).pending(game.table.sight(seat))


def refused(game: Hunt, language: str = "en") -> dict[str, str]:
    """Every answer that is not allowed, and how it is told."""
    return {choice.typed: choice.text for choice in choices(game.table, language) if not choice.allowed}


def test_a_turn_without_a_card_says_so():  # RC-4.2
    game = arranged(hands={"black": ["blue 7"]})
    assert log(game)[-1] == "White has no card to play."
    assert log(game, "de")[-1] == "Weiß hat keine Karte zum Spielen."
    assert game.cited[-1] == "RC-4.2"


def test_the_second_symbol_lapses_after_the_only_card_was_taken():  # RC-4.4
    game = arranged(rows={"red": [5]}, hands={"white": ["green 3", "blue 0"], "black": ["yellow 1"]}).says("green 3")
    kinds = [kind for kind, *_ in game.happened]
    assert kinds.index(Event.TOOK) < kinds.index(Event.LAPSED) < kinds.index(Event.EMPTIED)
    lapsed = log(game).index("The red row has no second card, so the second symbol lapses.")
    assert log(game)[lapsed - 1] == "White takes red 5."


def test_it_lapses_also_where_the_row_is_laid_anew_at_once():  # RC-4.4, RC-R.A
    hands = {"white": ["green 3", "blue 0"], "black": ["yellow 1"]}
    game = arranged(rows={"red": [5]}, hands=hands, resolve_when="at-once").says("green 3")
    assert len(game.told(Event.TOOK)) == len(game.told(Event.LAPSED)) == 1


@pytest.mark.parametrize(
    ("card", "asked", "english", "german"),
    [
        ("blue 13", "black", "row must White take two cards?", "Reihe muss Weiß zwei Karten nehmen?"),
        ("blue 0", "white", "which row do you take two cards?", "Aus welcher Reihe nimmst du zwei Karten?"),
    ],
)  # fmt: skip
def test_a_doubled_symbol_asks_for_two_cards(card: str, asked: str, english: str, german: str):  # RC-R.N, RC-8.3
    game = arranged(hands={"white": [card, "red 4"], "black": ["yellow 1"]}).plays(card)
    assert game.asked == asked
    for seat in ("white", "black"):
        assert question(game, seat).endswith(english)
        assert question(game, seat, "de").endswith(german)


def test_a_single_symbol_asks_for_one():  # RC-3.4
    game = arranged(hands={"white": ["blue 12", "red 4"], "black": ["yellow 1"]}).plays("blue 12")
    assert question(game, "black") == "From which row must White take?"


def test_each_named_row_of_a_doubled_claw_gives_one_card():  # RC-R.N
    hands = {"white": ["blue 13", "red 4"], "black": ["yellow 1"]}
    game = arranged(hands=hands, double_wild="each").plays("blue 13")
    assert question(game, "black") == "From which row must White take?"


def test_whoever_may_ignore_a_card_is_told_of_which_colour():  # RC-8.3
    game = framed("at-once", levels={"black": 6}).says("black")
    assert question(game, "black") == "Do you ignore one of your red cards, so that it does not count?"
    assert question(game, "white", "de") == "Ignorierst du eine deiner Karten in Rot, damit sie nicht zählt?"


def test_a_refused_ability_says_which_level_it_needs():  # RC-8.1
    game = arranged(hands={"white": ["red 4", "red 7"], "black": ["blue 7"]}, levels={"white": 3})
    assert refused(game)["swap-tokens"] == "swap the two tokens of a row (only from 8 points on)"
    assert refused(game, "de")["swap-tokens"] == "die beiden Marker einer Reihe vertauschen (erst ab 8 Punkten)"
    assert "(" not in refused(game)["hide-hand"], "a green one is never used"


@pytest.mark.parametrize(
    ("ability", "lack"),
    [
        ("claw-as-choice", "needs a card of yours with a claw"),
        ("swap-tokens", "needs a row with two tokens"),
        ("discard", "needs two cards in hand"),
        ("exchange-with-opponent", "needs a card of yours and an opponent with one"),
    ],
)
def test_a_refused_ability_says_what_it_could_not_act_on(ability: str, lack: str):  # RC-8.1
    alone = dict.fromkeys(("red", "yellow", "green", "blue"), ("point-1", None))
    hands = {"white": ["red 4"], "black": [] if "opponent" in ability else ["blue 7"]}
    game = arranged(hands=hands, tokens=alone, levels={"white": 5 if ability == "claw-as-choice" else 9})
    assert refused(game)[ability].endswith(f"({lack})")


def test_a_refused_ability_says_that_no_row_is_long_enough():  # RC-8.1
    rows = {colour: [5] for colour in ("red", "yellow", "green", "blue")}
    game = arranged(rows=rows, hands={"white": ["red 4", "red 7"], "black": ["blue 7"]}, levels={"white": 3})
    assert refused(game)["swap-last-two"].endswith("(needs a row of two or more)")

"""What is said about a line that cannot be read or may not stand on its card."""

from __future__ import annotations

import pytest

from catspaw.core.errors import Malformed, Unknown
from catspaw.games.claw_and_order.language.check import check_card
from catspaw.games.claw_and_order.language.parse import CannotRead, parse_line
from catspaw.games.claw_and_order.language.render import render

TOKENS = ["kitten", "alley-recruit"]


def refusal(kind: str, text: str) -> CannotRead:
    with pytest.raises(CannotRead) as caught:
        parse_line(text, kind=kind, tokens=TOKENS)
    error = caught.value
    assert isinstance(error, Malformed) and "\n" not in str(error)
    assert str(error) == f"column {error.column}: {error.reason}"
    return error


def test_a_misspelt_word():
    error = refusal("one-time", "Deal 3 damage to traget opposing troop.")
    assert (error.column, error.stopped_at, error.nearest) == (18, "traget", "target")
    assert error.expected == [
        *("this", "that troop", "the other troop", "it", "them"),
        *("target", "each", "up to", "a", "a number"),
    ]
    assert error.reason.startswith("cannot read “traget”; did you mean “target”? expected: this | that troop | ")


def test_a_misspelt_phrase():
    error = refusal("troop", "When this is destryed, draw a card.")
    assert (error.column, error.stopped_at, error.nearest) == (11, "is destryed", "is destroyed")
    assert "moves to the Front Line" in error.expected
    assert "equips a troop" not in error.expected, "only on an Equip Item"


def test_a_verb_that_does_not_agree():
    error = refusal("troop", "Friendly cats gets +1 damage.")
    assert (error.column, error.stopped_at, error.nearest) == (15, "gets", "get")
    assert error.expected[-4:] == ["get", "cost", "have", "lose"]


def test_a_line_that_ends_too_early():
    error = refusal("one-time", "Draw 2 ")
    assert (error.column, error.stopped_at, error.expected, error.nearest) == (7, "", ["cards"], None)
    assert str(error) == "column 7: the line ends too early; expected: cards"


def test_something_after_the_end():
    error = refusal("one-time", "Draw a card and gain $1.")
    assert (error.column, error.stopped_at) == (13, "and")
    assert error.expected == ["for each", ", then", "the end of the line"]


def test_nothing_like_it_is_known():
    error = refusal("troop", "When this explodes, draw a card.")
    assert (error.column, error.stopped_at, error.nearest) == (11, "explodes", None)


def test_a_known_phrase_in_the_wrong_place():
    error = refusal("one-time", "Destroy in the Front Line.")
    assert (error.column, error.stopped_at) == (9, "in the Front Line")


def test_with_what_a_line_may_begin_depends_on_the_card():
    on_troop, on_item, on_field = (refusal(kind, "").expected for kind in ("troop", "one-time", "battlefield"))
    assert {"Flying", "when", "while", "pay", "this", "friendly"} <= set(on_troop)
    assert {"deal", "draw", "equips"}.isdisjoint(on_troop)
    assert {"deal", "while", "this", "choose one:"} <= set(on_item)
    assert {"Flying", "when", "pay", "friendly"}.isdisjoint(on_item)
    assert {"when", "friendly"} <= set(on_field)
    assert {"Flying", "pay", "the equipped troop"}.isdisjoint(on_field)


def test_an_unknown_token():
    error = refusal("one-time", "Summon 2 kitens.")
    assert (error.column, error.stopped_at, error.nearest) == (10, "kitens", "kittens")
    assert error.expected == ["kittens", "alley recruits"]
    assert refusal("one-time", "Summon a").expected == ["the name of a token", "kitten", "alley recruit"]


def test_an_unknown_kind_of_card():
    with pytest.raises(Unknown, match="known: troop, vehicle"):
        parse_line("Flying.", kind="cat", tokens=[])


@pytest.mark.parametrize(
    ("kind", "text", "stopped_at", "reason"),
    [
        # Numbers.
        ("one-time", "Draw 1 cards.", "1", "one is said by “a”"),
        ("one-time", "Draw 10 cards.", "10", "from 2 to 9"),
        ("one-time", "Gain $0.", "$0", "from 1 to 9"),
        ("one-time", "Destroy target cat with cost 16 or less.", "16", "from 0 to 15"),
        # What stands on which card.
        ("troop", "Deal 1 damage to this.", "Deal 1 damage to this.", "only a One-Time Item just does it"),
        ("equip", "Flying.", "Flying.", "keywords stand on troops"),
        ("troop", "Flying, Flying.", "Flying", "once is enough"),
        ("troop", "Equips a friendly cat.", "Equips", "only an Equip Item"),
        ("troop", "The equipped troop gets +1 damage.", "The equipped troop", "only an Equip Item is on a troop"),
        ("vehicle", "Its vehicle gets +1 damage.", "Its vehicle", "only a troop that is no vehicle"),
        ("vehicle", "While piloting, this gets +1 damage.", "piloting", "CO-108.2"),
        ("troop", "While piloted, this gets +1 damage.", "piloted", "CO-108.1"),
        (
            "equip",
            "While in the Front Line, the equipped troop gets +1 damage.",
            "in the Front Line",
            "only a troop is",
        ),
        ("team-buff", "While this is damaged, friendly cats get +1 damage.", "this is", "only a troop is"),
        (
            "troop",
            "May be played when an opposing troop attacks.",
            "May be played when",
            "CO-R.W",
        ),
        (
            "token",
            "A deck may contain any number of this card.",
            "A deck may contain any number of this card",
            "CO-102.3",
        ),
        ("token", "Pay $1: draw a card.", "Pay", "CO-R.Y"),
        ("team-buff", "Remove a counter: draw a card.", "counter", "CO-101.5"),
        ("one-time", "When a troop attacks, draw a card.", "When", "CO-109.6"),
        ("one-time", "Friendly cats get +1 damage.", "Friendly cats get +1 damage.", "CO-109.6"),
        ("team-buff", "When another troop attacks, draw a card.", "another", "others than itself"),
        ("equip", "This gets +1 damage.", "This", "say “the equipped troop”"),
        ("one-time", "Destroy this.", "this", "this card is no troop"),
        ("team-buff", "When this is attacked, draw a card.", "this", "this card is no troop"),
        # Battlefields.
        ("battlefield", "Once per turn: draw a card.", "Once per turn", "CO-R.Y"),
        (
            "battlefield",
            "When a cat attacks, that troop may attack again this turn.",
            "may attack again this turn",
            "turn goes",
        ),
        ("battlefield", "Cards cost $1 more.", "more", "keep cards from being played"),
        (
            "battlefield",
            "When a cat is destroyed, destroy a random cat.",
            "When a cat is destroyed, destroy a random cat.",
            "set itself off again",
        ),
        # Whom a line may speak of.
        ("one-time", "Draw a card, then destroy it.", "it", "the effect before speaks of no troop"),
        ("one-time", "Deal 1 damage to each cat, then destroy it.", "it", "speaks of several"),
        ("one-time", "Deal 1 damage to target cat, then destroy them.", "them", "speaks of one only"),
        ("troop", "When this attacks, destroy that troop.", "that troop", "a name of its own"),
        ("troop", "Pay $1: destroy that troop.", "that troop", "no troop before"),
        ("team-buff", "At the end of your turn, destroy that troop.", "that troop", "no troop before"),
        ("troop", "When this is deployed, destroy the other troop.", "the other troop", "no other troop takes part"),
        ("equip", "When this equips a troop, destroy the other troop.", "the other troop", "say “the equipped troop”"),
        ("troop", "Pay $1: destroy the other troop.", "the other troop", "no other troop"),
        ("troop", "When this is killed, move this to the Front Line.", "this", "out of play by then"),
        ("team-buff", "When a cat is destroyed, heal 1 damage on that troop.", "that troop", "out of play by then"),
        (
            "troop",
            "When this kills a troop, heal 1 damage on the other troop.",
            "the other troop",
            "out of play by then",
        ),
        ("equip", "When the equipped troop equips a troop, draw a card.", "the equipped troop", "only “this” equips"),
        ("troop", "When this is piloted, draw a card.", "this", "only vehicles are piloted"),
        ("troop", "When a cat is piloted, draw a card.", "a cat", "only vehicles are piloted"),
        ("one-time", "Heal 1 damage on target item.", "item", "CO-109.5"),
        ("equip", "Equips a friendly card.", "card", "only troops"),
        ("team-buff", "Friendly items get +1 damage.", "items", "only troops"),
        ("one-time", "Search your deck for a cat with health 3 or less.", "with health 3 or less", "only the cost"),
        # Keywords and costs.
        ("troop", "When this attacks, this gains Stealth this turn.", "Stealth", "neither given nor taken away"),
        ("team-buff", "Friendly troops have Stealth.", "Stealth", "CO-R.N"),
        ("equip", "The equipped troop costs $1 less.", "The equipped troop", "it is in play"),
        ("troop", "While damaged, this costs $1 less.", "damaged", "in hand only"),
        ("token", "This costs $1 less.", "This", "never paid for"),
        ("team-buff", "Damaged friendly cats cost $1 less.", "Damaged friendly cats", "in hand only"),
        (
            "team-buff",
            "Friendly cats in the Front Line cost $1 less.",
            "Friendly cats in the Front Line",
            "in hand only",
        ),
        ("team-buff", "Friendly items with damage 1 or less cost $1 less.", "with damage 1 or less", "only the cost"),
    ],
)
def test_words_that_may_not_stand_there(kind: str, text: str, stopped_at: str, reason: str):
    error = refusal(kind, text)
    assert reason in error.reason
    assert error.stopped_at == stopped_at
    assert text[error.column - 1 :].startswith(stopped_at)


def card(kind: str, *lines: str) -> None:
    check_card([parse_line(line, kind=kind, tokens=TOKENS) for line in lines], kind)


def test_what_the_lines_of_a_card_may_say_together():
    many = ["When this attacks, draw a card.", "When this is attacked, draw a card.", "This gets +1 damage."]
    card("troop", "Flying.", "A deck may contain any number of this card.", *many, "Pay $1: draw a card.")
    card("one-time", "May be played when an opposing troop attacks.", "Destroy that troop.", "Draw a card.")
    with pytest.raises(CannotRead, match="5 abilities; at most 4"):
        card("troop", *many, *many[:2])
    with pytest.raises(CannotRead, match="needs a line that says what it does"):
        card("one-time", "May be played when an opposing troop attacks.")
    with pytest.raises(CannotRead, match="at the top"):
        card("troop", "This gets +1 damage.", "Flying.")
    with pytest.raises(CannotRead, match="twice"):
        card("equip", "Equips a cat.", "Equips a vehicle.")
    with pytest.raises(CannotRead, match="need “May be played"):
        card("one-time", "Destroy that troop.")


def test_an_unknown_language():
    with pytest.raises(Unknown, match="known: en, de"):
        render(parse_line("Flying.", kind="troop", tokens=[]), "fr")


@pytest.mark.parametrize(
    ("kind", "text", "instead"),
    [
        ("troop", "If damaged, this gets +2 damage.", "While"),
        ("troop", "When this dies, draw a card.", "is killed"),
        ("troop", "When this enters the battlefield, draw a card.", "is deployed"),
        ("one-time", "Draw two cards.", "digits"),
        ("one-time", "Deal 2 damage to target enemy.", "opposing"),
        ("one-time", "Destroy all troops.", "each"),
        ("one-time", "Target troop gets +1 damage until end of turn.", "this turn"),
        ("one-time", "Draw a card and gain $1.", ", then"),
        ("troop", "Taunt.", "must attack this if able"),
        ("one-time", "Draw a card unless you are behind.", "While"),
        ("troop", "When this explodes, draw a card.", ""),
    ],
)
def test_what_the_language_says_instead(kind: str, text: str, instead: str):
    error = refusal(kind, text)
    assert instead in error.instead and instead in error.reason
    assert bool(error.instead) == bool(instead)

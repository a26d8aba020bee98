"""Every form of sentence, in the words of both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from catspaw.games.claw_and_order.language.effects.choices import ChooseOne, YouMay
from catspaw.games.claw_and_order.language.effects.fortunes import Draw, Search
from catspaw.games.claw_and_order.language.effects.movements import Destroy
from catspaw.games.claw_and_order.language.effects.summoning import Summon
from catspaw.games.claw_and_order.language.forms import Filter, Measure, Who
from catspaw.games.claw_and_order.language.lines import Activated, Equips, Keywords, Line, Played, When
from catspaw.games.claw_and_order.language.lines.prices import Dollars
from catspaw.games.claw_and_order.language.lines.statics import Grants
from catspaw.games.claw_and_order.language.parse import CannotRead, parse_line
from catspaw.games.claw_and_order.language.render import render, tooltip
from catspaw.games.claw_and_order.language.terms import (
    BattleLine,
    By,
    Condition,
    Event,
    Keyword,
    Mode,
    Noun,
    Player,
    Side,
)

TOKENS = ["kitten", "alley-recruit"]
GERMAN_NAMES = {"kitten": "das Kätzchen", "alley-recruit": "der Gassenrekrut / die Gassenrekruten"}

ROWS = [
    tuple(part.strip() for part in row.split("|"))
    for row in Path(__file__).with_name("sentences.txt").read_text("utf-8").splitlines()
]
"""The kind of card, the sentence, and the same in German."""


@pytest.mark.parametrize(("kind", "english", "german"), ROWS, ids=[row[1] for row in ROWS])
def test_a_sentence_is_printed_as_it_was_written(kind: str, english: str, german: str):
    ability = parse_line(english, kind=kind, tokens=TOKENS)
    assert render(ability, "en") == english
    assert render(ability, "de", GERMAN_NAMES) == german


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("flying ,reach", "Flying, Reach."),
        ("  When  this   is deployed,draw a  card", "When this is deployed, draw a card."),
        ("When an friendly troop attacks, Draw a card.", "When a friendly troop attacks, draw a card."),
        ("While this is damaged, this gets +1 damage.", "While damaged, this gets +1 damage."),
        ("While you are behind in battles, this costs $ 1 less.", "While behind in battles, this costs $1 less."),
        (
            "While in the Back Line, friendly cats get −1 damage.",
            "While this is in the Back Line, friendly cats get -1 damage.",
        ),
        ("Remove a counter: draw a card.", "Remove a counter, once per turn: draw a card."),
        (
            "Pay $1: discard the bottom card of your opponent’s deck",
            "Pay $1: discard the bottom card of your opponent's deck.",
        ),
        ("Once per turn: summon an Alley-Recruit.", "Once per turn: summon an alley recruit."),
        ("Once per turn: you may do this: draw a card.", "Once per turn: you may draw a card."),
        (
            "Once per turn: you may your opponent draws a card.",
            "Once per turn: you may do this: your opponent draws a card.",
        ),
    ],
)
def test_small_differences_are_forgiven(written: str, printed: str):
    assert render(parse_line(written, kind="troop", tokens=TOKENS), "en") == printed


def read(kind: str, text: str) -> Line:
    return parse_line(text, kind=kind, tokens=TOKENS)


def test_what_a_line_is_read_as():
    draw = Draw(Player.YOU, 1)
    assert read("troop", "Flying, Retreat.") == Keywords((Keyword.FLYING, Keyword.RETREAT))
    assert read("equip", "Equips a vehicle.") == Equips(Filter(Noun.VEHICLE))
    assert read("troop", "When this attacks, draw a card.") == When(Event.ATTACKS, Who(Mode.THIS), (draw,))
    assert read("team-buff", "At the end of each turn, draw a card.") == When(Event.TURN_ENDS, Who(Mode.EACH), (draw,))
    assert read("troop", "Pay $3, once per turn: draw a card.") == Activated(Dollars(3), (draw,), once=True)
    assert read("troop", "Pay $3: draw a card.") == Activated(Dollars(3), (draw,), once=False)
    assert read("one-time", "You may draw a card.") == Played((YouMay((draw,)),))
    assert read("one-time", "Choose one: draw a card; or summon 2 kittens.") == Played(
        (ChooseOne(((draw,), (Summon("kitten", 2),))),)
    )


def test_whom_a_line_speaks_of():
    whom = Filter(
        Noun.CAT, Side.OPPOSING, damaged=True, line=BattleLine.EITHER, measure=Measure(By.HEALTH, 12, or_more=True)
    )
    line = "Destroy up to 2 target damaged opposing cats in either line with health 12 or more."
    assert read("one-time", line) == Played((Destroy(Who(Mode.TARGET, whom, 2, up_to=True)),))
    others = Who(Mode.EACH, Filter(Noun.LONGHAIR, Side.FRIENDLY, another=True))
    assert read("troop", "While damaged, other friendly longhairs have Reach.") == Grants(
        others, which=Keyword.REACH, condition=Condition.IS_DAMAGED
    )
    cheap = Filter(Noun.CARD, measure=Measure(By.COST, 0))
    assert read("one-time", "Search your deck for a card with cost 0 or less.") == Played((Search(cheap),))


def test_tokens_without_given_names_are_called_by_their_ids():
    ability = parse_line("Summon 2 alley recruits.", kind="one-time", tokens=TOKENS)
    assert render(ability, "de") == "Rufe 2 Alley recruits herbei."
    assert render(ability, "en", {"alley-recruit": "mouse / mice"}) == "Summon 2 mice."


@pytest.mark.parametrize(
    ("name", "german"),
    [
        ("Kätzchen", "Rufe ein Kätzchen herbei, dann rufe 2 Kätzchen herbei."),
        ("Drohne", "Rufe eine Drohne herbei, dann rufe 2 Drohnen herbei."),
        ("Panzer", "Rufe einen Panzer herbei, dann rufe 2 Panzer herbei."),
        ("der Hund / die Hunde", "Rufe einen Hund herbei, dann rufe 2 Hunde herbei."),
    ],
)
def test_german_names_bend_as_nouns_do(name: str, german: str):
    ability = parse_line("Summon a kitten, then summon 2 kittens.", kind="one-time", tokens=TOKENS)
    assert render(ability, "de", {"kitten": name}) == german


def test_a_tooltip_explains_what_is_easily_overlooked():
    ability = parse_line("Flying.", kind="troop", tokens=[])
    assert tooltip(ability, "en") == "Flying: can be attacked only by troops with Flying or Reach."
    assert tooltip(ability, "de") == "Flug: Nur Truppen mit Flug oder Reichweite können sie angreifen."


@pytest.mark.parametrize(
    ("kind", "written", "printed"),
    [
        ("troop", "When this attacks, it gets +1 damage this turn.", "this gets"),
        ("troop", "When this attacks, draw a card, then put 2 counters on it.", "counters on this"),
        ("troop", "When this attacks, you may heal 1 damage on it.", "damage on this"),
        ("troop", "When this attacks, choose one: draw a card; or heal 1 damage on it.", "damage on this"),
        ("troop", "When its vehicle attacks, heal 1 damage on it.", "damage on its vehicle"),
        ("team-buff", "When a friendly cat attacks, it gets +1 damage this turn.", "that troop gets"),
        ("equip", "When this equips a troop, heal 1 damage on it.", "damage on the equipped troop"),
        ("troop", "When this attacks, deal 1 damage to target cat, then destroy it.", "then destroy it"),
    ],
)
def test_it_is_whoever_was_spoken_of_last(kind: str, written: str, printed: str):
    line = read(kind, written)
    assert printed in render(line, "en")
    assert read(kind, render(line, "en")) == line


def test_it_is_nobody_where_nobody_was_spoken_of():
    for kind, text in (
        ("team-buff", "At the end of your turn, destroy it."),
        ("troop", "Pay $1: destroy it."),
        ("troop", "When this is killed, move it to the Back Line."),
    ):
        with pytest.raises(CannotRead) as caught:
            read(kind, text)
        assert caught.value.stopped_at == "it"

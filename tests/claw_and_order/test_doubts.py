"""What the check of a set doubts: cards nothing can play, lines that never happen or never end, lost dollars."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest

from catspaw.core.errors import Malformed
from catspaw.games.claw_and_order.cards.opening_hands import chance_to_fail, cheap_troops
from catspaw.games.claw_and_order.cards.report import report_of
from catspaw.games.claw_and_order.cards.set_folder import MOST_COMPLAINTS, SetFolder
from catspaw.games.claw_and_order.cards.sets import problems, read_set, set_of_deck
from catspaw.games.claw_and_order.state.card_index import DeckList
from claw_and_order.own_set import CARDS, DECK, read_cards, write_set

TROOP = """[card.{id}]
name = "{id}"
type = "troop"
breed = "shorthair"
cost = 1
health = 2
damage = 1
text = '''
{text}
'''
"""


def troop(text: str, id: str = "one") -> str:
    return TROOP.format(id=id, text=text)


def item(type: str, text: str, cost: int = 1) -> str:
    return f'[card.thing]\nname = "Thing"\ntype = "{type}"\ncost = {cost}\ntext = """\n{text}\n"""\n'


def doubts(*cards: str, language: str = "en") -> list[str]:
    """What is doubted of some cards, without places."""
    folder = SetFolder("own", {"cards.toml": "\n".join(cards)}, language=language)
    assert folder.complaints == []
    return [warning.partition(": ")[2] for warning in folder.warnings()]


NEVER = "nothing in this set ever brings that about, so this never happens"
LOST = "these dollars are lost before anybody can spend them (CO-105.2)"
HELPED = item("one-time", "Heal 1 damage on target friendly troop.")
VEHICLE = '[card.van]\nname = "Van"\ntype = "vehicle"\ncost = 1\nhealth = 2\ndamage = 1\n'


@pytest.mark.parametrize(
    ("line", "cure"),
    [
        ("When this retreats, draw a card.", troop("Retreat.\nWhen this retreats, draw a card.")),
        ("When this is healed, draw a card.", HELPED),
        ("When this attacks a vehicle, draw a card.", VEHICLE),
        ("When an opposing vehicle attacks, draw a card.", VEHICLE),
        ("When this is equipped, draw a card.", item("equip", "The equipped troop gets +1 damage.")),
        (
            "When this moves to the Back Line, draw a card.",
            item("one-time", "Move target friendly troop to the Back Line."),
        ),
        ("When this moves to the Back Line, draw a card.", item("one-time", "Swap your lines.")),
        ("When you play an item, draw a card.", item("team-buff", "Friendly troops get +1 damage.")),
        ("When a friendly troop with Flying attacks, draw a card.", troop("Flying.", "two")),
        ("When a friendly troop with Flying attacks, draw a card.", item("team-buff", "Friendly troops have Flying.")),
        ("When a friendly commander or vehicle is killed, draw a card.", VEHICLE),
        ("When a friendly longhair is killed, draw a card.", troop("", "two").replace("shorthair", "longhair")),
        ("When a friendly commander is killed, draw a card.", troop("", "two") + "commander = true\n"),
        (
            "When a friendly troop with cost 3 or more is killed, draw a card.",
            troop("", "two").replace("cost = 1", "cost = 3"),
        ),
    ],
)
def test_a_line_that_waits_for_what_nothing_in_the_set_does(line: str, cure: str):
    assert doubts(troop(line)) == [NEVER]
    assert NEVER not in doubts(*([cure] if "one" in cure.partition("]")[0] else [troop(line), cure]))


@pytest.mark.parametrize(
    "line",
    [
        "When this attacks, gain $1.",
        "When this is attacked, gain $1.",
        "At the end of your turn, gain $1.",
        "At the start of your Attack Phase, gain $1.",
        "At the end of each turn, choose one: gain $1; or draw a card.",
        "At the start of your opponent's turn, gain $1.",
        "At the start of your turn, your opponent gains $1.",
    ],
)
def test_dollars_that_nobody_can_spend(line: str):
    assert doubts(troop(line)) == [LOST]


@pytest.mark.parametrize(
    "line",
    [
        "When this is deployed, gain $1.",
        "At the start of your turn, gain $1.",
        "At the start of your opponent's turn, your opponent gains $1.",
        "When this moves to the Front Line, gain $2.",
    ],
)
def test_dollars_that_can_be_spent(line: str):
    assert doubts(troop(line)) == []


NEVER_SO = "with the cards of this set that is never so, so this does nothing"


@pytest.mark.parametrize(
    ("line", "cure"),
    [
        ("While you control a commander, this gets +1 damage.", troop("", "two") + "commander = true\n"),
        ("While your opponent controls a vehicle, this has Reach.", VEHICLE),
        ("While equipped, this gets +1 damage.", item("equip", "The equipped troop gets +1 health.")),
    ],
)
def test_a_bonus_that_waits_for_what_the_set_does_not_have(line: str, cure: str):
    assert doubts(troop(line)) == [NEVER_SO]
    assert doubts(troop(line), cure) == []


def test_a_keyword_that_is_only_taken_away_is_given_to_nobody():
    waits = troop("When a friendly troop with Flying attacks, draw a card.")
    assert doubts(waits, item("team-buff", "Opposing troops lose Flying.")) == [NEVER]
    assert doubts(waits, item("one-time", "Target friendly troop gains Flying this turn.")) == []
    assert doubts(waits, item("one-time", "Target friendly troop gets +1 damage this turn.")) == [NEVER]


def test_whoever_cannot_attack_never_does():
    assert doubts(troop("This cannot attack.\nWhen this attacks, draw a card.")) == [NEVER]
    assert doubts(troop("While damaged, this cannot attack.\nWhen this attacks, draw a card.")) == []


def test_a_vehicle_that_needs_no_pilot_does_without_cats():
    assert doubts(VEHICLE + 'text = "This needs no pilot."\n') == []
    assert doubts(VEHICLE) != []


@pytest.mark.parametrize(
    "when", ["an opposing troop attacks", "an opposing troop is deployed", "a friendly troop is killed"]
)
def test_a_response_of_any_kind_costs_nothing(when: str):  # CO-R.W
    def complaints(cost: int) -> list[str]:
        thing = item("one-time", f"May be played when {when}.\nDraw a card.", cost)
        return SetFolder("own", {"cards.toml": troop("") + thing}).complaints

    assert complaints(0) == []
    assert [words.partition("; ")[2] for words in complaints(1)] == [
        "a card that may be played in the opponent's turn was expected to cost 0 (CO-R.W)"
    ]


def test_dollars_of_items():
    assert doubts(troop(""), item("one-time", "Gain $2.")) == []
    assert doubts(troop(""), item("one-time", "Your opponent gains $2.")) == [LOST]
    assert doubts(troop(""), item("one-time", "May be played when an opposing troop attacks.\nGain $2.", 0)) == [LOST]


def test_stealth_that_undoes_itself():
    told = "it is turned up as soon as it is deployed, so its Stealth hides nothing (CO-R.N)"
    assert doubts(troop("Stealth.\nWhen this is deployed, draw a card.")) == [told]
    assert doubts(troop("Stealth.\nWhen a friendly cat is deployed, draw a card.")) == [told]
    assert doubts(troop("Stealth.\nWhen another friendly cat is deployed, draw a card.")) == []
    assert doubts(troop("Stealth.\nWhen this moves to the Front Line, draw a card.")) == []


def test_cards_that_nothing_can_be_done_with():
    equip = item("equip", "Equips a friendly vehicle.\nThe equipped troop gets +1 damage.")
    assert doubts(troop(""), equip) == ["no troop of this set can be equipped with it, so it is never played (CO-R.Y)"]
    assert doubts(troop(""), VEHICLE, equip) == []
    assert doubts(VEHICLE) == ["this set has no troop that could pilot it, so it never attacks (CO-108.1)"]
    strike = item("one-time", "Destroy target opposing vehicle.")
    assert doubts(troop(""), strike) == ["no troop of this set can be chosen for it, so the card does nothing"]
    assert doubts(troop(""), item("one-time", "Destroy target opposing vehicle, then draw a card.")) == []


def test_two_cards_that_set_each_other_off():
    healer = troop("When a friendly troop is dealt damage, heal 1 damage on that troop.", "healer")
    biter = troop("When a friendly troop is healed, deal 1 damage to that troop.", "biter")
    told = "this and 'healer' may set each other off for ever; it stops after eight times (CO-R.Z)"
    assert doubts(biter, healer) == [told.replace("healer", "biter")]
    assert doubts(biter, HELPED) == []


def test_doubts_in_german():
    assert doubts(troop("When this retreats, draw a card."), language="de") == [
        "nichts in diesem Set führt das je herbei, also geschieht es nie"
    ]


# Opening hands


@pytest.mark.parametrize("cheap", [0, 1, 3, 20, 22, 23])
def test_the_chance_to_fail_is_counted_hand_by_hand(tmp_path: Path, cheap: int):  # CO-103.3
    cards = read_cards(tmp_path)
    recruit, claws = cards.ids.index("recruit"), cards.ids.index("claws")
    deck = DeckList("counted", sorted([recruit] * cheap + [claws] * (27 - cheap)))
    hands = list(combinations(range(27), 5))
    failing = sum(not any(card < cheap for card in hand) for hand in hands)
    assert cheap_troops(deck, cards) == cheap
    assert chance_to_fail(deck, cards) == Fraction(failing, len(hands))


# Reports


def test_a_report_has_the_places_of_findings():
    [found] = report_of(SetFolder("mine", {"mine/cards.toml": CARDS.replace("+2 damage", "+2 fleas")})).findings
    assert (found.kind, found.file, found.line, found.column) == ("error", "mine/cards.toml", 50, 32)
    assert found.text.startswith("cannot read “fleas”")


def test_a_report_counts_and_has_decks(tmp_path: Path):
    report = report_of(SetFolder("mine", {"cards.toml": CARDS, "decks/pack.txt": DECK}))
    assert (report.cards, report.tokens, report.battlefields, report.is_playable) == (7, 1, 1, True)
    [deck] = report.decks
    assert (deck.id, deck.cheap_troops, deck.fails) == ("pack", 23, "0")


# Bounds on what strangers write


def test_after_many_mistakes_the_rest_is_not_read():
    many = "\n".join(troop("When this purrs, draw a card.", f"cat-{number}") for number in range(190))
    found = SetFolder("own", {"cards.toml": many}).complaints
    assert len(found) == MOST_COMPLAINTS


def test_a_card_with_very_many_lines_is_refused_before_they_are_read():
    found = SetFolder("own", {"cards.toml": troop("Draw a purr.\n" * 3000)}).complaints
    assert len(found) < 12
    assert "more than 8 lines; the rest was not read" in found[0]


# Ids


def test_a_folder_may_not_have_the_id_of_a_built_in_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    write_set(tmp_path)
    (tmp_path / "mine" / "set.toml").write_text('id = "starter"\n', "utf-8")
    told = "mine/set.toml, line 1: the id 'starter' is that of a built-in set; one of its own was expected"
    assert problems("mine") == [told]
    with pytest.raises(Malformed, match="built-in set"):
        read_set("mine")


def test_a_deck_finds_the_set_it_lies_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    write_set(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert set_of_deck("mine/decks/pack.txt") == "mine"
    assert set_of_deck("mine/cards.toml") is None
    assert set_of_deck("pack.txt") is None
    monkeypatch.chdir(tmp_path / "mine" / "decks")
    assert read_set(set_of_deck("pack.txt") or "").label.startswith("mine@")

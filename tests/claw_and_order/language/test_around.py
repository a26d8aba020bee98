"""What else is known about an ability: the rules behind it, its features, whether it may loop."""

from __future__ import annotations

import re
import subprocess
import sys
import time

import pytest

from catspaw.games.claw_and_order.language.cited_rules import RULES, rules_of
from catspaw.games.claw_and_order.language.parse import parse_line
from catspaw.games.claw_and_order.language.productions import FEATURES, features
from catspaw.games.claw_and_order.language.tooltips import EXPLAINED

PARTS = {100: 3, 101: 5, 102: 3, 103: 4, 104: 2, 105: 3, 106: 3, 107: 4, 108: 4, 109: 7, 110: 3, 111: 4, 112: 2}
RULINGS = (*"LETFMSPKCQOWABGHIJNUXRYDZ", "AA")


def test_only_rules_that_exist_are_cited():
    known = {f"{chapter}.{part}" for chapter, parts in PARTS.items() for part in range(1, parts + 1)}
    known |= {f"R.{letter}" for letter in RULINGS}
    for rules in RULES.values():
        assert set(rules.split()) <= known
    assert set(RULES) <= set(FEATURES)
    assert set(EXPLAINED) <= set(FEATURES)


def test_the_rules_that_an_ability_cites():
    killed = parse_line("When this is killed, you may draw a card.", kind="troop", tokens=[])
    assert rules_of(killed) == ["CO-104.2", "CO-107.3", "CO-107.4", "CO-R.K", "CO-R.Z"]
    assert rules_of(parse_line("Stealth.", kind="troop", tokens=[])) == ["CO-112.1", "CO-112.2", "CO-R.N"]


def test_the_features_of_an_ability():
    line = "When another friendly cat in the Front Line attacks, deal 1 damage to 2 random troops, then destroy them."
    assert features(parse_line(line, kind="troop", tokens=[])) == {
        *("line: when", "event: attacks", "when: each"),
        *("filter: another", "side: friendly", "noun: cat", "in: front"),
        *("does: deal", "does: destroy", "does: then"),
        *("who: random", "who: several random", "who: them", "who: them all"),
        *("side: any", "noun: troop", "in: unsaid"),
    }


@pytest.mark.parametrize(
    ("kind", "text", "loops"),
    [
        ("team-buff", "When a cat is killed, deal 1 damage to each troop.", True),
        ("team-buff", "When a cat is killed, deal 1 damage to each vehicle.", False),
        ("team-buff", "When a friendly cat is killed, deal 1 damage to each opposing cat.", False),
        ("team-buff", "When a shorthair is killed, deal 1 damage to each longhair.", False),
        ("team-buff", "When a cat is killed, destroy target cat.", False),
        ("team-buff", "When a cat is destroyed, you may destroy target cat.", True),
        ("troop", "When this is killed, deal 1 damage to each troop.", False),
        ("troop", "When a cat is killed, deal 1 damage to this.", True),
        ("troop", "When another cat is killed, deal 1 damage to this.", False),
        ("troop", "When this deals damage, deal 1 damage to target troop.", True),
        ("troop", "When another cat deals damage, deal 1 damage to target troop.", False),
        ("equip", "When the equipped troop deals damage, deal 1 damage to target troop.", False),
        ("troop", "When this kills a troop, deal 1 damage to target opposing troop.", True),
        ("troop", "When this attacks, this may attack again this turn.", True),
        ("troop", "When this attacks, another target cat may attack again this turn.", False),
        ("troop", "When this attacks, each friendly cat may attack again this turn.", True),
        ("team-buff", "When a troop attacks, heal 1 damage on that troop, then it may attack again this turn.", True),
        ("team-buff", "When a cat is attacked, the other troop may attack again this turn.", True),
        ("team-buff", "When a friendly cat moves to the Front Line, move target friendly cat to the Front Line.", True),
        ("team-buff", "When a friendly cat moves to the Front Line, move target cat to the Back Line.", False),
        ("team-buff", "When a friendly cat is deployed, summon a kitten.", True),
        ("team-buff", "When an opposing cat is deployed, summon a kitten.", False),
        ("troop", "When this is deployed, summon a kitten.", False),
        ("troop", "When its vehicle attacks, its vehicle may attack again this turn.", True),
        ("troop", "When its vehicle attacks, target cat may attack again this turn.", False),
        ("team-buff", "At the end of each turn, deal 1 damage to each troop.", False),
        ("troop", "Once per turn: this may attack again this turn.", False),
        ("troop", "When this is dealt damage, deal 1 damage to this.", True),
        ("troop", "When this is dealt damage, deal 1 damage to each opposing troop.", False),
        ("team-buff", "When a friendly troop is healed, heal 1 damage on that troop.", True),
        ("team-buff", "When an opposing troop is healed, heal 1 damage on target friendly troop.", False),
        ("team-buff", "When a cat moves to the Back Line, move target cat to the Back Line.", True),
        ("team-buff", "When a cat moves to the Back Line, move target cat to the Front Line.", False),
        ("troop", "When this kills a vehicle, deal 1 damage to target opposing troop.", True),
    ],
)
def test_what_may_set_itself_off(kind: str, text: str, loops: bool):
    assert parse_line(text, kind=kind, tokens=["kitten"]).may_loop is loops


def test_lark_waits_for_the_first_line():
    imports = "catspaw.games.claw_and_order.language"
    code = f"import sys, {imports}.parse, {imports}.render, {imports}.assemble; print('lark' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_set_is_read_in_no_time():
    line = "When another friendly cat in the Front Line is killed, deal {} damage to up to 2 target opposing troops."
    parse_line(line.format(1), kind="troop", tokens=[])
    began = time.process_time()
    for number in range(160):
        parse_line(line.format(number % 9 + 1), kind="troop", tokens=[])
    assert time.process_time() - began < 0.5


def test_every_feature_has_a_name_of_its_own():
    assert all(re.fullmatch(r"[a-z ]+: [a-z ]+", feature) for feature in FEATURES)
    assert len(set(FEATURES)) == len(FEATURES) > 120

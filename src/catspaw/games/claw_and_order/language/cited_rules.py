"""The rules that an ability refers to, for those who want to look them up."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.ability import Ability
from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.productions import features

RULES: Final[dict[str, str]] = {
    **{f"does: {name}": cites for effect in EFFECTS for name, cites in effect.names().items()},
    "line: keywords": "112.1 112.2",
    "line: any number": "102.3",
    "line: may respond": "109.6 R.W R.Y",
    "line: equips": "109.1 R.Y",
    "line: when": "R.Z",
    "line: static": "R.Z",
    "line: activated": "R.Y R.Z",
    "line: played": "109.6 R.Z",
    "keyword: flying": "107.2 112.2",
    "keyword: reach": "107.2 112.2",
    "keyword: observer": "106.3 112.2",
    "keyword: retreat": "112.2 R.R",
    "keyword: stealth": "112.2 R.N",
    "event: deployed": "106.2",
    "event: moved up": "106.3",
    "event: attacks": "107.1 107.2 R.A",
    "event: is attacked": "107.2 R.A",
    "event: deals damage": "101.5 R.A",
    "event: kills": "107.3 R.D",
    "event: is killed": "107.3 107.4 R.K",
    "event: is destroyed": "109.3 R.K",
    "event: is piloted": "108.2 108.3 R.H",
    "event: is equipped": "109.1 109.2",
    "event: equips": "109.1 109.4",
    "event: turn starts": "104.1 106.3",
    "event: turn ends": "104.1 R.B",
    "condition: in front line": "106.1",
    "condition: in back line": "106.1",
    "condition: is piloting": "108.2",
    "condition: has pilot": "108.1 R.I",
    "condition: is damaged": "101.5",
    "condition: is behind": "110.3",
    "bonus: more damage": "101.2",
    "bonus: less damage": "101.2",
    "bonus: more health": "101.2 R.D",
    "bonus: less health": "101.2 R.D",
    "bonus: costs more": "105.3",
    "bonus: costs less": "105.3",
    "bonus: grants": "112.2",
    "bonus: takes away": "112.2",
    "bonus: per counter": "101.5",
    "when: host": "109.1",
    "when: vehicle": "108.2",
    "bonus for: host": "109.1",
    "bonus for: vehicle": "108.2",
    "price: dollars": "105.2",
    "price: dollars once per turn": "105.2",
    "price: counter": "101.5",
    "who: host": "109.1",
    "who: vehicle": "108.2",
    "who: that": "R.Z",
    "who: other": "R.Z",
    "who: target": "R.AA R.N",
    "who: each": "R.AA",
    "who: random": "R.AA",
    "noun: cat": "101.2",
    "noun: vehicle": "108.1",
    "noun: commander": "102.2",
    "noun: shorthair": "101.2",
    "noun: longhair": "101.2",
    "noun: item": "101.3",
    "in: front": "106.1",
    "in: back": "106.1",
    "in: either": "106.1",
    "with: cost": "101.2 R.N",
    "with: health": "101.2 R.N",
    "with: damage": "101.2 R.N",
    "filter: damaged": "101.5",
}
"""What lies behind each feature; those without a rule of their own are left out. Effects declare theirs."""


def rules_of(ability: Ability) -> list[str]:
    """The ids of the rules, in the order of the rulebook, rulings last."""
    found = {rule for feature in features(ability) for rule in RULES.get(feature, "").split()}
    return [f"CO-{rule}" for rule in sorted(found, key=_place)]


def _place(rule: str) -> tuple[int, int, str]:
    chapter, _, part = rule.partition(".")
    return (1000, 0, part) if chapter == "R" else (int(chapter), int(part), "")

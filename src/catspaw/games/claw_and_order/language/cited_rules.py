"""The rules that an ability refers to, for those who want to look them up."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.ability import Ability
from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.productions import TERMS, features

RULES: Final[dict[str, str]] = {
    **{f"does: {name}": cites for effect in EFFECTS for name, cites in effect.names().items()},
    **{feature: said.cites for feature, said in TERMS.items()},
    "line: keywords": "112.1 112.2",
    "line: any number": "102.3",
    "line: may respond": "109.6 R.W R.Y",
    "line: equips": "109.1 R.Y",
    "line: when": "R.Z",
    "line: static": "R.Z",
    "line: activated": "R.Y R.Z",
    "line: played": "109.6 R.Z",
    "bonus: more damage": "101.2",
    "bonus: less damage": "101.2",
    "bonus: more health": "101.2 R.D",
    "bonus: less health": "101.2 R.D",
    "bonus: costs more": "105.3",
    "bonus: costs less": "105.3",
    "bonus: grants": "112.2",
    "bonus: takes away": "112.2",
    "bonus: per counter": "101.5",
    "price: dollars": "105.2",
    "price: dollars once per turn": "105.2",
    "price: counter": "101.5",
    "filter: damaged": "101.5",
}
"""What lies behind each feature; those without a rule of their own are left out. Effects and terms declare theirs."""


def rules_of(ability: Ability) -> list[str]:
    """The ids of the rules, in the order of the rulebook, rulings last."""
    found = {rule for feature in features(ability) for rule in RULES.get(feature, "").split()}
    return [f"CO-{rule}" for rule in sorted(found, key=_place)]


def _place(rule: str) -> tuple[int, int, str]:
    chapter, _, part = rule.partition(".")
    return (1000, 0, part) if chapter == "R" else (int(chapter), int(part), "")

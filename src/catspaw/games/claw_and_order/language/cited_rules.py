"""The rules that an ability refers to, for those who want to look them up."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.ability import LINES, Ability
from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.productions import TERMS, features

RULES: Final[dict[str, str]] = {
    **{f"does: {name}": cites for effect in EFFECTS for name, cites in effect.names().items()},
    **{feature: said.cites for feature, said in TERMS.items()},
    **{f"line: {line.name()}": line.cites for line in LINES},
    "bonus: per counter": "101.5",
    "filter: damaged": "101.5",
}
"""What lies behind each feature; effects, terms and lines declare theirs."""


def rules_of(ability: Ability) -> list[str]:
    """The ids of the rules, in the order of the rulebook, rulings last."""
    found = {rule for feature in features(ability) for rule in RULES.get(feature, "").split()}
    return [f"CO-{rule}" for rule in sorted(found, key=_place)]


def _place(rule: str) -> tuple[int, int, str]:
    chapter, _, part = rule.partition(".")
    return (1000, 0, part) if chapter == "R" else (int(chapter), int(part), "")

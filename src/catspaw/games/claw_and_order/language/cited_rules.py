"""The rules that an ability refers to, for those who want to look them up."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.lines import Line
from catspaw.games.claw_and_order.language.productions import FEATURES, features

RULES: Final = {feature: said.cites for feature, said in FEATURES.items() if said}
"""What lies behind each feature."""


def rules_of(line: Line) -> list[str]:
    """The ids of the rules, in the order of the rulebook, rulings last."""
    found = {rule for feature in features(line) for rule in RULES.get(feature, "").split()}
    return [f"CO-{rule}" for rule in sorted(found, key=_place)]


def _place(rule: str) -> tuple[int, int, str]:
    chapter, _, part = rule.partition(".")
    return (1000, 0, part) if chapter == "R" else (int(chapter), int(part), "")

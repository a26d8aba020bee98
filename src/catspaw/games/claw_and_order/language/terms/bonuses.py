"""What a continuous effect changes, and what an activated ability costs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.terms.term import Said, Term


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusSaid(Said):
    """Of damage and health their names."""

    verbs: tuple[str, str]
    """Of one, and of several."""
    verbs_german: tuple[str, str]


class Bonus(Term):
    said: BonusSaid

    DAMAGE = (
        ops.DAMAGE_BONUS,
        BonusSaid(english="damage", german="Schaden", verbs=("gets", "get"), verbs_german=("erhält", "erhalten")),
    )
    HEALTH = (
        ops.HEALTH_BONUS,
        BonusSaid(english="health", german="Gesundheit", verbs=("gets", "get"), verbs_german=("erhält", "erhalten")),
    )
    COST = ops.COST_BONUS, BonusSaid(verbs=("costs", "cost"), verbs_german=("kostet", "kosten"))
    GRANTS = ops.GRANTS, BonusSaid(verbs=("has", "have"), verbs_german=("hat", "haben"))
    TAKES_AWAY = ops.TAKES_AWAY, BonusSaid(verbs=("loses", "lose"), verbs_german=("verliert", "verlieren"))


class Price(IntEnum):
    FREE = ops.FREE
    DOLLARS = ops.DOLLARS
    COUNTER = ops.COUNTER

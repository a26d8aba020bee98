"""What a continuous effect changes, and what an activated ability costs."""

from __future__ import annotations

from dataclasses import dataclass

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.terms.term import Said, Term, Tooltip


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusSaid(Said):
    """Of damage and health their names."""

    verbs: tuple[str, str]
    """Of one, and of several."""
    verbs_german: tuple[str, str]
    signed: tuple[str, str] | None = None
    """Its features, if there may be more or less of it; the tooltip is for less."""


class Bonus(Term):
    said: BonusSaid

    DAMAGE = (
        ops.DAMAGE_BONUS,
        BonusSaid(
            english="damage",
            german="Schaden",
            verbs=("gets", "get"),
            verbs_german=("erhält", "erhalten"),
            signed=("more damage", "less damage"),
            cites="101.2",
        ),
    )
    HEALTH = (
        ops.HEALTH_BONUS,
        BonusSaid(
            english="health",
            german="Gesundheit",
            verbs=("gets", "get"),
            verbs_german=("erhält", "erhalten"),
            signed=("more health", "less health"),
            cites="101.2 R.D",
            tooltip=Tooltip(
                50,
                "A troop with as much damage as health dies.",
                "Eine Truppe mit so viel Schaden wie Gesundheit stirbt.",
            ),
        ),
    )
    COST = (
        ops.COST_BONUS,
        BonusSaid(
            verbs=("costs", "cost"),
            verbs_german=("kostet", "kosten"),
            signed=("costs more", "costs less"),
            cites="105.3",
        ),
    )
    GRANTS = (
        ops.GRANTS,
        BonusSaid(verbs=("has", "have"), verbs_german=("hat", "haben"), cites="112.2"),
    )
    TAKES_AWAY = (
        ops.TAKES_AWAY,
        BonusSaid(verbs=("loses", "lose"), verbs_german=("verliert", "verlieren"), cites="112.2"),
    )


class Price(Term):
    """With dollars in it."""

    FREE = ops.FREE, Said(tooltip=Tooltip(30, "It costs nothing.", "Es kostet nichts."))
    DOLLARS = ops.DOLLARS, Said(english="pay ${}", german="zahle {} $", cites="105.2")
    COUNTER = (
        ops.COUNTER,
        Said(
            english="remove a counter",
            german="entferne eine Zählmarke",
            cites="101.5",
            tooltip=Tooltip(30, "The counter is taken off this card.", "Die Zählmarke kommt von dieser Karte."),
        ),
    )

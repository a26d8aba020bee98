"""Keywords (CO-112.2)."""

from __future__ import annotations

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.terms.term import Said, Term, Tooltip


class Keyword(Term):
    FLYING = (
        ops.FLYING,
        Said(
            english="Flying",
            german="Flug",
            cites="107.2 112.2",
            tooltip=Tooltip(
                11,
                "Flying: can be attacked only by troops with Flying or Reach.",
                "Flug: Nur Truppen mit Flug oder Reichweite können sie angreifen.",
            ),
        ),
    )
    REACH = (
        ops.REACH,
        Said(
            english="Reach",
            german="Reichweite",
            cites="107.2 112.2",
            tooltip=Tooltip(
                11, "Reach: can attack troops with Flying.", "Reichweite: Kann Truppen mit Flug angreifen."
            ),
        ),
    )
    OBSERVER = (
        ops.OBSERVER,
        Said(
            english="Observer",
            german="Beobachter",
            cites="106.3 112.2",
            tooltip=Tooltip(
                11,
                "Observer: may stay in the Back Line when the others move up.",
                "Beobachter: Darf in der hinteren Linie bleiben, wenn die anderen vorrücken.",
            ),
        ),
    )
    RETREAT = (
        ops.RETREAT,
        Said(
            english="Retreat",
            german="Rückzug",
            cites="112.2 R.R",
            tooltip=Tooltip(
                11,
                "Retreat: you may take it back into your hand in your Play Phase, though not in the turn it came.",
                "Rückzug: Du darfst sie in deiner Spielphase auf die Hand nehmen, nur nicht im Zug ihrer Aufstellung.",
            ),
        ),
    )
    STEALTH = (
        ops.STEALTH,
        Said(
            english="Stealth",
            german="Tarnung",
            cites="112.2 R.N",
            tooltip=Tooltip(
                11,
                "Stealth: comes face down, and is turned up when it moves to the Front Line or its face matters.",
                "Tarnung: Kommt verdeckt und wird aufgedeckt, sobald sie vorrückt oder ihre Vorderseite wichtig wird.",
            ),
        ),
    )

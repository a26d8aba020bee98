"""While what is true a bonus holds."""

from __future__ import annotations

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.kinds import NO_PILOT, PILOTS, OnlyOn
from catspaw.games.claw_and_order.language.terms.term import Said, Term, Tooltip


class Condition(Term):
    ALWAYS = ops.ALWAYS
    IN_FRONT_LINE = (
        ops.IN_FRONT_LINE,
        Said(english="in the Front Line", german="diese Truppe in der vorderen Linie ist", cites="106.1"),
    )
    IN_BACK_LINE = (
        ops.IN_BACK_LINE,
        Said(english="in the Back Line", german="diese Truppe in der hinteren Linie ist", cites="106.1"),
    )
    IS_PILOTING = (
        ops.IS_PILOTING,
        Said(
            english="piloting",
            german="diese Truppe ein Fahrzeug steuert",
            cites="108.2",
            tooltip=Tooltip(
                32,
                "It works although a pilot's other abilities do not.",
                "Es wirkt, obwohl die übrigen Fähigkeiten eines Piloten ruhen.",
            ),
            only_on=OnlyOn(PILOTS, NO_PILOT),
        ),
    )
    HAS_PILOT = (
        ops.HAS_PILOT,
        Said(
            english="piloted",
            german="diese Truppe einen Piloten hat",
            cites="108.1 R.I",
            tooltip=Tooltip(32, "Without a pilot a vehicle does nothing.", "Ohne Piloten tut ein Fahrzeug nichts."),
            only_on=OnlyOn(("vehicle",), "only a vehicle is piloted (CO-108.1)"),
        ),
    )
    IS_DAMAGED = (
        ops.IS_DAMAGED,
        Said(english="damaged", german="diese Truppe angeschlagen ist", cites="101.5"),
    )
    IS_BEHIND = (
        ops.IS_BEHIND,
        Said(
            english="behind in battles",
            german="du nach Schlachten zurückliegst",
            cites="110.3",
            tooltip=Tooltip(
                32,
                "Behind means to have won fewer battles of this match.",
                "Zurückliegen heißt, in dieser Partie weniger Schlachten gewonnen zu haben.",
            ),
        ),
    )

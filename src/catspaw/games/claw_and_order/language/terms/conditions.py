"""While what is true a bonus holds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.kinds import NO_PILOT, PILOTS, TROOPS, OnlyOn
from catspaw.games.claw_and_order.language.terms.term import Said, Term, Tooltip


class Of(Enum):
    """Whom a condition is about, by what may stand before it."""

    THIS = "this is"
    YOU = "you are"
    CLAUSE = ""
    """It is a whole clause about its player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConditionSaid(Said):
    of: Of = Of.THIS
    of_player: bool = False
    """Whether a clause is about its player alone, so that it may stand on any card."""
    also: str = ""
    """Other words for it."""
    asks: bool = False
    """Whether it asks for troops that are described."""


class Condition(Term):
    said: ConditionSaid

    ALWAYS = ops.ALWAYS, ConditionSaid(of=Of.YOU)
    IN_FRONT_LINE = (
        ops.IN_FRONT_LINE,
        ConditionSaid(english="in the Front Line", german="diese Truppe in der vorderen Linie ist", cites="106.1"),
    )
    IN_BACK_LINE = (
        ops.IN_BACK_LINE,
        ConditionSaid(english="in the Back Line", german="diese Truppe in der hinteren Linie ist", cites="106.1"),
    )
    IS_PILOTING = (
        ops.IS_PILOTING,
        ConditionSaid(
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
        ConditionSaid(
            english="piloted",
            german="diese Truppe einen Piloten hat",
            cites="108.1 R.I",
            tooltip=Tooltip(32, "Without a pilot a vehicle does nothing.", "Ohne Piloten tut ein Fahrzeug nichts."),
            only_on=OnlyOn(("vehicle",), "only a vehicle is piloted (CO-108.1)"),
        ),
    )
    IS_DAMAGED = (
        ops.IS_DAMAGED,
        ConditionSaid(english="damaged", german="diese Truppe angeschlagen ist", cites="101.5"),
    )
    IS_BEHIND = (
        ops.IS_BEHIND,
        ConditionSaid(
            english="behind in battles",
            german="du nach Schlachten zurückliegst",
            of=Of.YOU,
            cites="110.3",
            tooltip=Tooltip(
                32,
                "Behind means to have won fewer battles of this match.",
                "Zurückliegen heißt, in dieser Partie weniger Schlachten gewonnen zu haben.",
            ),
        ),
    )
    IS_AHEAD = (
        ops.IS_AHEAD,
        ConditionSaid(
            english="ahead in battles",
            german="du nach Schlachten in Führung liegst",
            of=Of.YOU,
            cites="110.3",
            tooltip=Tooltip(
                32,
                "Ahead means to have won more battles of this match.",
                "In Führung liegen heißt, in dieser Partie mehr Schlachten gewonnen zu haben.",
            ),
        ),
    )
    HAS_ITEMS = (
        ops.HAS_ITEMS,
        ConditionSaid(
            english="equipped",
            german="diese Truppe ausgerüstet ist",
            cites="109.1",
            tooltip=Tooltip(32, "Equipped by whichever player.", "Ausgerüstet von welchem Spieler auch immer."),
        ),
    )
    IS_ALONE = (
        ops.IS_ALONE,
        ConditionSaid(
            english="you control no other troops",
            german="du keine anderen Truppen hast",
            of=Of.CLAUSE,
            also="alone",
            cites="106.1",
            only_on=OnlyOn(TROOPS, "only a troop can speak of others than itself"),
            tooltip=Tooltip(32, "Vehicles and pilots count too.", "Fahrzeuge und Piloten zählen mit."),
        ),
    )
    HAS_NO_HAND = (
        ops.HAS_NO_HAND,
        ConditionSaid(
            english="you have no cards in hand",
            german="du keine Handkarten hast",
            of=Of.CLAUSE,
            of_player=True,
            cites="R.Z",
        ),
    )
    IS_OUTNUMBERED = (
        ops.IS_OUTNUMBERED,
        ConditionSaid(
            english="your opponent has more troops",
            german="dein Gegner mehr Truppen hat",
            of=Of.CLAUSE,
            of_player=True,
            cites="106.1",
            tooltip=Tooltip(32, "Vehicles and pilots count too.", "Fahrzeuge und Piloten zählen mit."),
        ),
    )
    CONTROLS = (
        ops.CONTROLS,
        ConditionSaid(
            english="you control",
            german="du {} hast",
            of=Of.CLAUSE,
            of_player=True,
            asks=True,
            cites="106.1 R.Z",
            tooltip=Tooltip(
                32,
                "In whichever line; what is printed counts, and who lies face down does not.",
                "In welcher Linie auch immer; es zählt, was aufgedruckt ist, und wer verdeckt liegt, zählt nicht.",
            ),
        ),
    )

"""By what troops and cards are told apart: noun, side, line, and what is compared."""

from __future__ import annotations

from dataclasses import dataclass

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.terms.german_words import Gender, Word
from catspaw.games.claw_and_order.language.terms.term import Said, Term, Tooltip


@dataclass(frozen=True, slots=True, kw_only=True)
class NounSaid(Said):
    plural: str
    word: Word
    """In German."""


class Noun(Term):
    said: NounSaid

    TROOP = (
        ops.TROOP,
        NounSaid(english="troop", plural="troops", word=Word(Gender.SHE, "Truppe", "Truppe", "Truppen")),
    )
    CAT = (
        ops.CAT,
        NounSaid(
            english="cat",
            plural="cats",
            word=Word(Gender.SHE, "Katze", "Katze", "Katzen"),
            cites="101.2",
            tooltip=Tooltip(
                52,
                "Cats are Shorthairs and Longhairs, not vehicles.",
                "Katzen sind Kurzhaar- und Langhaarkatzen, keine Fahrzeuge.",
            ),
        ),
    )
    VEHICLE = (
        ops.VEHICLE_NOUN,
        NounSaid(
            english="vehicle",
            plural="vehicles",
            word=Word(Gender.IT, "Fahrzeug", "Fahrzeug", "Fahrzeuge"),
            cites="108.1",
        ),
    )
    COMMANDER = (
        ops.COMMANDER,
        NounSaid(
            english="commander",
            plural="commanders",
            word=Word(Gender.HE, "Kommandant", "Kommandanten", "Kommandanten"),
            cites="102.2",
        ),
    )
    SHORTHAIR = (
        ops.SHORTHAIR,
        NounSaid(
            english="shorthair",
            plural="shorthairs",
            word=Word(Gender.SHE, "Kurzhaarkatze", "Kurzhaarkatze", "Kurzhaarkatzen"),
            cites="101.2",
        ),
    )
    LONGHAIR = (
        ops.LONGHAIR,
        NounSaid(
            english="longhair",
            plural="longhairs",
            word=Word(Gender.SHE, "Langhaarkatze", "Langhaarkatze", "Langhaarkatzen"),
            cites="101.2",
        ),
    )
    ITEM = (
        ops.ITEM,
        NounSaid(
            english="item",
            plural="items",
            word=Word(Gender.HE, "Gegenstand", "Gegenstand", "Gegenstände"),
            cites="101.3",
        ),
    )
    CARD = (
        ops.CARD,
        NounSaid(english="card", plural="cards", word=Word(Gender.SHE, "Karte", "Karte", "Karten")),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SideSaid(Said):
    """In German an adjective without its ending."""

    turn: str
    turn_german: str
    doer: str
    """The player who does something."""
    doer_german: str
    phase: str
    """The player's Attack Phase."""


class Side(Term):
    said: SideSaid

    ANY = (
        ops.ANY_SIDE,
        SideSaid(
            turn="each turn",
            turn_german="jedes Zuges",
            doer="a player",
            doer_german="ein Spieler",
            phase="each Attack Phase",
        ),
    )
    FRIENDLY = (
        ops.FRIENDLY,
        SideSaid(
            english="friendly",
            german="eigen",
            turn="your turn",
            turn_german="deines Zuges",
            doer="you",
            doer_german="du",
            phase="your Attack Phase",
        ),
    )
    OPPOSING = (
        ops.OPPOSING,
        SideSaid(
            english="opposing",
            german="gegnerisch",
            turn="your opponent's turn",
            turn_german="des gegnerischen Zuges",
            doer="your opponent",
            doer_german="dein Gegner",
            phase="your opponent's Attack Phase",
        ),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class LineSaid(Said):
    to: str = ""
    """Said of a move; where nothing stands, nobody moves."""
    to_german: str = ""


class BattleLine(Term):
    said: LineSaid

    UNSAID = ops.NO_LINE, LineSaid()
    FRONT = (
        ops.FRONT_LINE,
        LineSaid(
            english="in the Front Line",
            german="in der vorderen Linie",
            to="to the Front Line",
            to_german="in die vordere Linie",
            cites="106.1",
        ),
    )
    BACK = (
        ops.BACK_LINE,
        LineSaid(
            english="in the Back Line",
            german="in der hinteren Linie",
            to="to the Back Line",
            to_german="in die hintere Linie",
            cites="106.1",
        ),
    )
    EITHER = (
        ops.EITHER_LINE,
        LineSaid(english="in either line", german="in beliebiger Linie", cites="106.1"),
    )


class By(Term):
    """What a troop is measured by; in German with `mindestens` and a number in it."""

    COST = ops.BY_COST, Said(english="with cost", german="Kosten von {} {}", cites="101.2 R.N")
    HEALTH = ops.BY_HEALTH, Said(english="with health", german="{} {} Gesundheit", cites="101.2 R.N")
    DAMAGE = ops.BY_DAMAGE, Said(english="with damage", german="{} {} Schaden", cites="101.2 R.N")

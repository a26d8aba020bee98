"""How somebody is pointed out: troops, and players."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.kinds import NO_PILOT, PILOTS, OnlyOn
from catspaw.games.claw_and_order.language.terms.term import Said, Term, Tooltip

_REACH: Final = (
    "Without a line: friendly troops in both lines; opposing ones, or if no side is named, only in the Front Line.",
    "Ohne Linie: eigene in beiden Linien; gegnerische, oder wenn keine Seite genannt ist, nur in der vorderen Linie.",
)
"""Ruling CO-R.AA."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModeSaid(Said):
    cases: tuple[str, str, str] | None = None
    """In German: subject, object and dative."""
    is_itself: bool = False
    """Whether a line may begin with it."""


class Mode(Term):
    said: ModeSaid

    THIS = (
        ops.THIS,
        ModeSaid(english="this", cases=("diese Truppe", "diese Truppe", "dieser Truppe"), is_itself=True),
    )
    THAT = (
        ops.THAT,
        ModeSaid(
            english="that troop",
            cases=("jene Truppe", "jene Truppe", "jener Truppe"),
            cites="R.Z",
            tooltip=Tooltip(34, "That troop is the one it happened to.", "Jene Truppe ist die, von der die Rede war."),
        ),
    )
    OTHER = (
        ops.OTHER,
        ModeSaid(
            english="the other troop",
            cases=("die andere Truppe", "die andere Truppe", "der anderen Truppe"),
            cites="R.Z",
            tooltip=Tooltip(
                35,
                "The other troop is the second that takes part: attacker or attacked, killer or killed, "
                "vehicle or pilot.",
                "Die andere Truppe ist die zweite Beteiligte, etwa angreifend oder angegriffen, Fahrzeug oder Pilot.",
            ),
        ),
    )
    HOST = (
        ops.HOST,
        ModeSaid(
            english="the equipped troop",
            cases=("die ausgerüstete Truppe", "die ausgerüstete Truppe", "der ausgerüsteten Truppe"),
            cites="109.1",
            only_on=OnlyOn(("equip",), "only an Equip Item is on a troop (CO-109.1)"),
            is_itself=True,
        ),
    )
    VEHICLE = (
        ops.VEHICLE,
        ModeSaid(
            english="its vehicle",
            cases=("ihr Fahrzeug", "ihr Fahrzeug", "ihrem Fahrzeug"),
            cites="108.2",
            tooltip=Tooltip(33, "Its vehicle is the one it pilots.", "Ihr Fahrzeug ist das, das sie steuert."),
            only_on=OnlyOn(PILOTS, NO_PILOT),
            is_itself=True,
        ),
    )
    TARGET = (
        ops.TARGET,
        ModeSaid(
            cites="R.AA R.N",
            tooltip=Tooltip(
                51, f"You choose when it happens. {_REACH[0]}", f"Du wählst, wenn es so weit ist. {_REACH[1]}"
            ),
        ),
    )
    EACH = ops.EACH, ModeSaid(cites="R.AA", tooltip=Tooltip(51, *_REACH))
    RANDOM = (
        ops.RANDOM,
        ModeSaid(
            cites="R.AA",
            tooltip=Tooltip(51, f"Chance decides. {_REACH[0]}", f"Der Zufall entscheidet. {_REACH[1]}"),
        ),
    )
    OWN = (
        ops.OWN,
        ModeSaid(
            cites="R.Z",
            tooltip=Tooltip(
                51,
                "That player chooses, in whichever line; what cannot be targeted can be chosen so.",
                "Der Spieler wählt selbst, in welcher Linie auch immer.",
            ),
        ),
    )
    THEM = ops.THEM, ModeSaid(english="it")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerSaid:
    english: str = ""
    german: str = ""
    deck: str
    deck_german: str
    hand: str
    hand_german: str
    lines: str
    lines_german: str
    their: str
    """Before troops of their own."""


class Player(Enum):
    """Whom an effect is for, seen from the ability's controller."""

    YOU = (
        (ops.YOU,),
        PlayerSaid(
            deck="of your deck",
            deck_german="deines Decks",
            hand="your hand",
            hand_german="deine Hand",
            lines="your lines",
            lines_german="deine Linien",
            their="your",
        ),
    )
    OPPONENT = (
        (ops.OPPONENT,),
        PlayerSaid(
            english="your opponent",
            german="dein Gegner",
            deck="of your opponent's deck",
            deck_german="des gegnerischen Decks",
            hand="your opponent's hand",
            hand_german="die gegnerische Hand",
            lines="your opponent's lines",
            lines_german="die gegnerischen Linien",
            their="their",
        ),
    )
    EACH = (
        (ops.YOU, ops.OPPONENT),
        PlayerSaid(
            english="each player",
            german="jeder Spieler",
            deck="of each player's deck",
            deck_german="jedes Decks",
            hand="each player's hand",
            hand_german="die Hand jedes Spielers",
            lines="each player's lines",
            lines_german="die Linien jedes Spielers",
            their="their",
        ),
    )

    def __init__(self, seats: tuple[int, ...], said: PlayerSaid) -> None:
        self.seats = seats
        self.said = said

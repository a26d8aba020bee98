"""What a `When` line waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.kinds import GONE, STAYING, OnlyOn
from catspaw.games.claw_and_order.language.terms.term import Said, Term, Tooltip

_STAYS: Final = OnlyOn(STAYING, GONE)
_KILLED: Final = Tooltip(31, "Killed means discarded because of damage.", "Getötet heißt wegen Schadens abgelegt.")


@dataclass(frozen=True, slots=True, kw_only=True)
class EventSaid(Said):
    has_other: bool = False
    """Whether another troop is party to it."""
    is_turn: bool = False
    """Whether it waits for a turn rather than for a troop."""
    yours: str = ""
    """Of what a player does, as it is said of you."""
    yours_german: str = ""
    is_gone: bool = False
    """Whether whoever it is about is out of play by then."""
    other_is_gone: bool = False


class Event(Term):
    said: EventSaid

    DEPLOYED = (
        ops.DEPLOYED,
        EventSaid(english="is deployed", german="aufgestellt wird", cites="106.2"),
    )
    MOVED_UP = (
        ops.MOVED_UP,
        EventSaid(
            english="moves to the Front Line",
            german="in die vordere Linie vorrückt",
            cites="106.3",
            tooltip=Tooltip(
                31,
                "Troops in the Back Line move up at the start of their player's turn.",
                "Truppen in der hinteren Linie rücken zu Beginn des Zuges ihres Spielers vor.",
            ),
        ),
    )
    ATTACKS = (
        ops.ATTACKS,
        EventSaid(english="attacks", german="angreift", cites="107.1 107.2 R.A", has_other=True),
    )
    IS_ATTACKED = (
        ops.IS_ATTACKED,
        EventSaid(english="is attacked", german="angegriffen wird", cites="107.2 R.A", has_other=True),
    )
    DEALS_DAMAGE = (
        ops.DEALS_DAMAGE,
        EventSaid(english="deals damage", german="Schaden zufügt", cites="101.5 R.A", has_other=True),
    )
    KILLS = (
        ops.KILLS,
        EventSaid(
            english="kills a troop",
            german="eine Truppe tötet",
            cites="107.3 R.D",
            tooltip=_KILLED,
            has_other=True,
            other_is_gone=True,
        ),
    )
    IS_KILLED = (
        ops.IS_KILLED,
        EventSaid(
            english="is killed",
            german="getötet wird",
            cites="107.3 107.4 R.K",
            tooltip=_KILLED,
            has_other=True,
            is_gone=True,
        ),
    )
    IS_DESTROYED = (
        ops.IS_DESTROYED,
        EventSaid(
            english="is destroyed",
            german="zerstört wird",
            cites="109.3 R.K",
            tooltip=Tooltip(
                31,
                "Destroyed means discarded from play in any way, killed included.",
                "Zerstört heißt auf irgendeine Art aus dem Spiel abgelegt, auch getötet.",
            ),
            is_gone=True,
        ),
    )
    IS_PILOTED = (
        ops.IS_PILOTED,
        EventSaid(english="is piloted", german="einen Piloten erhält", cites="108.2 108.3 R.H", has_other=True),
    )
    IS_EQUIPPED = (
        ops.IS_EQUIPPED,
        EventSaid(english="is equipped", german="ausgerüstet wird", cites="109.1 109.2"),
    )
    EQUIPS = (
        ops.EQUIPS,
        EventSaid(
            english="equips a troop",
            german="eine Truppe ausrüstet",
            cites="109.1 109.4",
            only_on=OnlyOn(("equip",), "only an Equip Item equips a troop (CO-109.1)"),
        ),
    )
    IS_DEALT_DAMAGE = (
        ops.IS_DEALT_DAMAGE,
        EventSaid(english="is dealt damage", german="Schaden erleidet", cites="101.5 R.Z", has_other=True),
    )
    IS_HEALED = (
        ops.IS_HEALED,
        EventSaid(
            english="is healed",
            german="geheilt wird",
            cites="101.5 R.Z",
            tooltip=Tooltip(31, "Only if it had damage on it.", "Nur wenn Schaden auf ihr lag."),
        ),
    )
    RETREATS = (
        ops.RETREATS,
        EventSaid(
            english="retreats",
            german="sich zurückzieht",
            cites="112.2 R.R",
            tooltip=Tooltip(
                31,
                "By its keyword Retreat; it is in its owner's hand by then.",
                "Durch das Schlüsselwort Rückzug; sie ist dann schon auf der Hand.",
            ),
            is_gone=True,
        ),
    )
    MOVED_BACK = (
        ops.MOVED_BACK,
        EventSaid(english="moves to the Back Line", german="in die hintere Linie zurückweicht", cites="106.1 R.Z"),
    )
    ATTACKS_VEHICLE = (
        ops.ATTACKS_VEHICLE,
        EventSaid(english="attacks a vehicle", german="ein Fahrzeug angreift", cites="107.2 108.1 R.A", has_other=True),
    )
    KILLS_VEHICLE = (
        ops.KILLS_VEHICLE,
        EventSaid(
            english="kills a vehicle",
            german="ein Fahrzeug tötet",
            cites="107.3 108.1 R.D",
            tooltip=_KILLED,
            has_other=True,
            other_is_gone=True,
        ),
    )
    SURVIVES = (
        ops.SURVIVES,
        EventSaid(
            english="survives damage",
            german="Schaden überlebt",
            cites="101.5 107.3 R.Z",
            tooltip=Tooltip(
                31,
                "Once deaths are checked and it is still there.",
                "Sobald feststeht, wer stirbt, und sie noch da ist.",
            ),
            has_other=True,
        ),
    )
    PLAYS_ITEM = (
        ops.PLAYS_ITEM,
        EventSaid(
            english="plays an item",
            yours="play an item",
            german="einen Gegenstand spielt",
            yours_german="einen Gegenstand spielst",
            cites="101.3 105.3 R.Z",
            tooltip=Tooltip(
                31,
                "Items of all kinds; a One-Time Item takes effect first.",
                "Gegenstände jeder Art; ein Einmal-Gegenstand wirkt zuerst.",
            ),
        ),
    )
    DRAWS = (
        ops.DRAWS,
        EventSaid(
            english="draws a card",
            yours="draw a card",
            german="eine Karte zieht",
            yours_german="eine Karte ziehst",
            cites="104.1 104.2 R.Z",
            tooltip=Tooltip(31, "For each card, opening hands aside.", "Für jede Karte, die Starthand ausgenommen."),
        ),
    )
    ATTACK_STARTS = (
        ops.ATTACK_STARTS,
        EventSaid(
            english="at the start of the Attack Phase of",
            german="zu Beginn der Angriffsphase",
            cites="104.1 R.Z",
            only_on=_STAYS,
            is_turn=True,
        ),
    )
    TURN_STARTS = (
        ops.TURN_STARTS,
        EventSaid(english="at the start of", german="zu Beginn", cites="104.1 106.3", only_on=_STAYS, is_turn=True),
    )
    TURN_ENDS = (
        ops.TURN_ENDS,
        EventSaid(
            english="at the end of",
            german="am Ende",
            cites="104.1 R.B",
            tooltip=Tooltip(
                31,
                "It comes before anybody is found to have lost the battle.",
                "Es kommt, bevor feststeht, ob jemand die Schlacht verloren hat.",
            ),
            only_on=_STAYS,
            is_turn=True,
        ),
    )


LEAVING: Final = tuple(event for event in Event if event.said.is_gone)
TURNS: Final = tuple(event for event in Event if event.said.is_turn)
OF_PLAYERS: Final = tuple(event for event in Event if event.said.yours)
"""What a player does."""
WITHOUT_TROOP: Final = (*TURNS, *OF_PLAYERS)
WITH_ANOTHER_TROOP: Final = tuple(event for event in Event if event.said.has_other)
"""Events to which two troops are party."""

"""What a troop may or must do, or what may be done to it, without a keyword for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.kinds import NO_BATTLEFIELD, OnlyOn
from catspaw.games.claw_and_order.language.terms.term import Said, Term, Tooltip

_SAME_TURN: Final = OnlyOn(NO_BATTLEFIELD, "a battlefield may not change how a turn goes (CO-111.3)")


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingSaid(Said):
    """In German a verb for one and for several, and what follows it."""

    also: tuple[str, ...] = ()
    """Other English words for it, for one and for several."""


class Standing(Term):
    said: StandingSaid

    GUARDS = (
        ops.GUARDS,
        StandingSaid(
            english="must be attacked if able",
            german="muss|müssen angegriffen werden, wenn möglich",
            cites="107.2 R.Z",
            tooltip=Tooltip(
                12,
                "Whoever attacks and can attack it, must choose it; nobody has to attack.",
                "Wer angreift und sie angreifen kann, muss sie wählen; angreifen muss niemand.",
            ),
        ),
    )
    IS_SHROUDED = (
        ops.IS_SHROUDED,
        StandingSaid(
            english="cannot be targeted",
            german="kann|können nicht gewählt werden",
            cites="109.5 R.Z",
            tooltip=Tooltip(
                12,
                "No effect that says target can choose it; attacks and effects on each troop still reach it.",
                "Kein Effekt, bei dem man wählt, kann sie wählen; Angriffe und Effekte auf alle treffen sie weiter.",
            ),
        ),
    )
    IS_PACIFIED = (
        ops.IS_PACIFIED,
        StandingSaid(
            english="cannot attack",
            german="kann|können nicht angreifen",
            cites="107.1 R.Z",
            only_on=_SAME_TURN,
        ),
    )
    IGNORES_LINES = (
        ops.IGNORES_LINES,
        StandingSaid(
            english="can attack troops in either line",
            german="kann|können Truppen in beliebiger Linie angreifen",
            also=("ignores lines", "ignore lines"),
            cites="106.1 107.2 R.Z",
            tooltip=Tooltip(
                12,
                "Those that lie face down cannot be found.",
                "Wer verdeckt liegt, ist nicht zu finden.",
            ),
        ),
    )
    ATTACKS_TWICE = (
        ops.ATTACKS_TWICE,
        StandingSaid(
            english="may attack twice each turn",
            german="darf|dürfen in jedem Zug zweimal angreifen",
            cites="107.1 R.Z",
            only_on=_SAME_TURN,
        ),
    )


FOR_A_TURN: Final = tuple(standing for standing in Standing if standing is not Standing.ATTACKS_TWICE)
"""Those that an effect may give for a turn."""

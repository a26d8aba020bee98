"""What a One-Time Item may respond to in the opponent's turn (Ruling CO-R.W)."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.terms.term import Said, Term, Tooltip


class Response(Term):
    """By the trait of a card that may respond."""

    ATTACK = (
        ops.RESPONDS,
        Said(
            english="an opposing troop attacks",
            german="eine gegnerische Truppe angreift",
            cites="107.2",
            tooltip=Tooltip(
                31,
                "That troop is the attacker, the other troop is the one it attacks.",
                "Jene Truppe greift an, die andere Truppe wird angegriffen.",
            ),
        ),
    )
    DEPLOYMENT = (
        ops.RESPONDS_TO_DEPLOYMENT,
        Said(
            english="an opposing troop is deployed",
            german="eine gegnerische Truppe aufgestellt wird",
            cites="106.2",
            tooltip=Tooltip(
                31,
                "You are asked once all is done that the deployment set off.",
                "Du wirst gefragt, sobald alles geschehen ist, was die Aufstellung ausgelöst hat.",
            ),
        ),
    )
    DEATH = (
        ops.RESPONDS_TO_DEATH,
        Said(
            english="a friendly troop is killed",
            german="eine eigene Truppe getötet wird",
            cites="107.3",
            tooltip=Tooltip(
                31,
                "In your opponent's turn; the other troop is the one that killed it.",
                "Im Zug deines Gegners; die andere Truppe ist die, die sie getötet hat.",
            ),
        ),
    )


RESPONSES: Final = sum(1 << response for response in Response)
"""The traits of cards that may be played in the opponent's turn, as a set."""

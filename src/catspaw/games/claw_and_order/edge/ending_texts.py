"""Why a match ended so, in sentences."""

from __future__ import annotations

from catspaw.core.outcome import Outcome
from catspaw.games.claw_and_order.edge.names import Names
from catspaw.games.claw_and_order.state.numbers import Reason


def tell_ending(names: Names, outcome: Outcome) -> tuple[str, ...]:
    """Who won the match and why the last battle was lost, then the battles of each player and how they stood."""
    lines = []
    if outcome.rule:
        winner, loser = (*outcome.winners, *outcome.losers) or names.setup.seats
        text = names.say(f"ending-{outcome.ending}", winner=names.name(winner), loser=names.name(loser))
        if "CO-110.1" in outcome.decided_by:
            reason = Reason.NO_TROOPS_IN_DECK if outcome.scores[loser]["troops"] else Reason.NO_TROOPS_IN_PLAY
            text += " " + names.say("why-lost", seat=names.name(loser), reason=names.reason(reason))
        lines.append(text)
    for seat, score in outcome.scores.items():
        message = "score-failed" if "failed" in score else "score"
        lines.append(names.say(message, seat=names.name(seat), **score))
    return tuple(lines)

"""Which rules decided a hunt, and what everybody came to."""

from __future__ import annotations

from catspaw.core.bits import count
from catspaw.core.outcome import Scores
from catspaw.games.red_claw.knowledge.sight import HuntSight
from catspaw.games.red_claw.state.endings import ENDINGS, Ending
from catspaw.games.red_claw.state.numbers import SEAT_NAMES


def decided_by(sight: HuntSight) -> tuple[str, ...]:
    """RC-7.2, Ruling RC-R.U: who is caught; RC-7.3, RC-7.4, Ruling RC-R.J: who wins, as far as each had to be asked."""
    rules = [ENDINGS[sight.ended_by][1]]
    if sight.ended_by == Ending.UNFINISHED:
        return tuple(rules)
    levels = list(sight.levels)[: sight.rulings.players]
    if sight.losers:
        rules.append("RC-7.2")
    if levels.count(max(levels)) > 1:
        rules.append("RC-R.U")
    rules.append("RC-7.3")
    if levels.count(min(levels)) > 1:
        rules.append("RC-7.4")
    if count(sight.winners) > 1:
        rules.append("RC-R.J")
    return tuple(rules)


def scores(sight: HuntSight) -> Scores:
    """RC-7.4, Ruling RC-R.U: points, and tokens of every kind; the figure is none."""
    return {
        SEAT_NAMES[seat]: {"points": int(sight.levels[seat]), "tokens": int(count(sight.tokens[seat]))}
        for seat in range(sight.rulings.players)
    }

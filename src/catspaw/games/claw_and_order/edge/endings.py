"""Which rules decided a match, and what both players came to."""

from __future__ import annotations

from catspaw.core.bits import count, one
from catspaw.core.outcome import Scores
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state.endings import Ending
from catspaw.games.claw_and_order.state.numbers import SEAT_NAMES, Zone


def decided_by(sight: MatchSight) -> tuple[str, ...]:
    """CO-110.1: why the last battle was lost, CO-110.3: and with it the match.

    Rulings CO-R.L and CO-R.E where the table reads them in another way. CO-103.3: or no hand to begin with.
    """
    if sight.ended_by == Ending.NO_OPENING_HANDS:
        return ("CO-103.3", "CO-R.M")
    if sight.ended_by == Ending.NO_OPENING_HAND:
        return ("CO-103.3",)
    rulings, rules = sight.rulings, ["CO-110.1"]
    loser = 0 if sight.losers & one(0) else 1
    if rulings.defeat_is_immediate or rulings.defeat_at_any_turn_end:
        rules.append("CO-R.L")
    if rulings.any_card_keeps_a_deck and _troops(sight, loser):
        rules.append("CO-R.E")
    return (*rules, "CO-110.3")


def scores(sight: MatchSight) -> Scores:
    """CO-110.3: battles won; and of the last one what CO-110.1 looks at, or how many opening hands have failed."""
    return {name: _score(sight, seat) for seat, name in enumerate(SEAT_NAMES)}


def _score(sight: MatchSight, seat: int) -> dict[str, int]:
    score = {"battles": int(sight.zones[Zone.WINS + seat])}
    if sight.ended_by in (Ending.NO_OPENING_HAND, Ending.NO_OPENING_HANDS):
        return {**score, "failed": int(sight.zones[Zone.FAILED + seat])}
    return {**score, "troops": _troops(sight, seat), "deck": int(sight.decks[seat])}


def _troops(sight: MatchSight, seat: int) -> int:
    """How many troops a player controls."""
    return int(count(sight.zones[Zone.FRONT + seat] | sight.zones[Zone.BACK + seat]))

"""Why a hunt ended so, in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from catspaw.core.outcome import Outcome
from catspaw.games.red_claw.edge.names import Names
from catspaw.games.red_claw.state import numbers as n


def tell_ending(names: Names, outcome: Outcome) -> tuple[str, ...]:
    """Who won and was caught and by what, everybody's points and tokens, and how a tie was broken."""
    lines = [_why(names, outcome)] if outcome.rule else []
    lines += [names.say("score", seat=names.name(seat), **score) for seat, score in outcome.scores.items()]
    level = [seat for seat, score in outcome.scores.items() if score["points"] == _fewest(outcome)]
    if "RC-7.4" in outcome.decided_by:
        tokens = [names.say("tokens-of", seat=names.name(k), number=outcome.scores[k]["tokens"]) for k in level]
        how = "tie-shared" if len(outcome.winners) > 1 else "tie-broken"
        lines.append(names.say(how, seats=_listed(names, level), tokens=names.listed(tokens)))
    return tuple(lines)


def _why(names: Names, outcome: Outcome) -> str:
    """What ended the hunt, whom the most points catch, and who wins with the fewest."""
    scores = outcome.scores
    ten = [seat for seat, score in scores.items() if score["points"] >= n.TEN]
    parts = [names.say(f"why-{outcome.ending}", seats=_listed(names, ten))]
    if outcome.losers:
        most = max(score["points"] for score in scores.values())
        values = {"number": len(outcome.losers), "seats": _listed(names, outcome.losers)}
        parts.append(names.say("caught" if most == _fewest(outcome) else "why-caught", points=most, **values))
    if outcome.winners:
        level = "RC-7.4" in outcome.decided_by and len(outcome.winners) == 1
        values = {"number": len(outcome.winners), "seats": _listed(names, outcome.winners)}
        parts.append(names.say("why-won-tie" if level else "why-won", points=_fewest(outcome), **values))
    return " ".join(parts)


def _fewest(outcome: Outcome) -> int:
    return min(score["points"] for score in outcome.scores.values())


def _listed(names: Names, seats: Iterable[str]) -> str:
    return names.listed([names.name(seat) for seat in seats])

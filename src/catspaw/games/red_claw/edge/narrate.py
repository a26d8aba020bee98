"""Events in words, each with the rule it follows from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from catspaw.core.bits import members
from catspaw.core.journal import HIDDEN, unpacked
from catspaw.core.outcome import Outcome
from catspaw.games.fluent_texts import capital
from catspaw.games.red_claw.cards.editions import ABILITY_IDS
from catspaw.games.red_claw.edge.endings import ENDINGS
from catspaw.games.red_claw.edge.names import Names
from catspaw.games.red_claw.state import events as e
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.events import Event

_EVENTS = {
    Event.LAID_CARD: ("", "RC-2.2"),
    Event.LAID_ROW: ("laid-row", "RC-2.2", "RC-5.6"),
    Event.LAID_TOKEN: ("laid-token", "RC-2.4", "RC-5.6"),
    Event.DREW_TOP: ("drew-top", "RC-2.5"),
    Event.TRADED: ("traded", "RC-2.5"),
    Event.DEALT: ("dealt", "RC-2.6"),
    Event.RETURNED: ("returned", "RC-2.6"),
    Event.TURNED_UP: ("turned-up", "RC-R.P"),
    Event.TURN_BEGAN: ("turn-began", "RC-2.7"),
    Event.USED: ("used", "RC-8.1"),
    Event.PLAYED: ("played", "RC-3.1"),
    Event.SKIPPED: ("skipped", "RC-4.1"),
    Event.HAS_NO_CARD: ("has-no-card", "RC-4.2"),
    Event.CHOSE: ("chose", "RC-3.3", "RC-3.4"),
    Event.TOOK: ("took", "RC-3.5", "RC-4.2"),
    Event.LAPSED: ("lapsed", "RC-4.4"),
    Event.TOOK_TOP: ("took-top", "RC-4.2"),
    Event.TOOK_FIGURE: ("took-figure", "RC-4.3"),
    Event.TOOK_TOP_FOR: ("took-top-for", "RC-8.1"),
    Event.SWAPPED_LAST: ("swapped-last", "RC-8.1"),
    Event.WANTED: ("wanted", "RC-8.1"),
    Event.OFFERED: ("offered", "RC-8.2"),
    Event.EXCHANGED: ("exchanged", "RC-8.1"),
    Event.SWAPPED_TOKENS: ("swapped-tokens", "RC-8.1"),
    Event.THREW_OFF: ("threw-off", "RC-8.1"),
    Event.EMPTIED: ("emptied", "RC-5.1"),
    Event.IGNORED: ("ignored", "RC-R.M"),
    Event.SHOWED: ("showed", "RC-R.L"),
    Event.TIED: ("tied", "RC-5.4", "RC-R.T"),
    Event.GAVE_UP: ("gave-up", "RC-5.1", "RC-5.2"),
    Event.TOOK_TOKEN: ("took-token", "RC-5.1", "RC-5.2"),
    Event.PASSED_ON: ("passed-on", "RC-6.3"),
    Event.STAYED: ("stayed", "RC-5.3"),
    Event.MOVED_UP: ("moved-up", "RC-R.C", "RC-R.Y"),
    Event.SHUFFLED: ("shuffled", "RC-5.6"),
    Event.CANCELLED: ("cancelled", "RC-6.2"),
    Event.DECLINED: ("declined", "RC-R.Z"),
    Event.MOVED: ("moved", "RC-5.7", "RC-4.3", "RC-R.AA"),
    Event.OPENED: ("opened", "RC-R.T"),
}
"""Per kind its message, and the rules it may follow from."""

_ABOUT_CARD = {
    Event.DREW_TOP,
    Event.DEALT,
    Event.RETURNED,
    Event.TURNED_UP,
    Event.PLAYED,
    Event.TOOK,
    Event.TOOK_TOP,
    Event.THREW_OFF,
}
_ABOUT_COLOUR = {Event.CHOSE, Event.LAPSED, Event.SWAPPED_LAST, Event.SWAPPED_TOKENS, Event.EMPTIED, Event.SHUFFLED}
_ABOUT_CARDS = {Event.SHOWED, Event.GAVE_UP, Event.OPENED}
_ABOUT_TOKEN = {Event.TOOK_TOKEN, Event.PASSED_ON, Event.STAYED, Event.MOVED_UP, Event.LAID_TOKEN}


def event_rule(event: int) -> str:
    """The rule an event follows from."""
    kind, a, _ = unpacked(event)
    if kind == Event.OVER:
        return ENDINGS[a][1]
    return _EVENTS[kind & e.KIND][1 + kind // e.SECOND_RULE]


def narrate(names: Names, event: int) -> str:
    """A perceived event as a sentence; what the seat may not know is left out of it.

    A row is told when it is laid, not card by card, and a hand that is opened by what is in it.
    """
    kind, a, b = unpacked(event)
    is_second = bool(kind & e.SECOND_RULE)
    kind &= e.KIND
    if kind == Event.LAID_CARD or (kind == Event.OPENED and not b):
        return ""
    if kind == Event.OVER:
        return _ending(names, a, b)
    message = _EVENTS[kind][0]
    if a == HIDDEN:
        message += "-hidden"
    elif (kind == Event.IGNORED and a == n.NONE) or (kind in _ABOUT_CARDS and not b):
        message += "-none"
    return capital(names.say(message, **_values(names, kind, a, b), case_of_rule="other" if is_second else "usual"))


def _ending(names: Names, ending: int, who: int) -> str:
    message = f"ending-{ENDINGS[ending][0]}"
    caught, won = _fate(names, "caught", who >> 4), _fate(names, "won", who & 15)
    return " ".join(names.say(message, caught=caught, won=won).split())


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


def _fate(names: Names, message: str, seats: int) -> str:
    """Who won, or was caught; nothing if nobody was."""
    if not seats:
        return ""
    who = [names.seat(seat) for seat in members(seats)]
    return names.say(message, number=len(who), seats=names.listed(who))


def _values(names: Names, kind: int, a: int, b: int) -> dict[str, Any]:
    """What the sentence about an event may mention."""
    if kind in _ABOUT_CARD:
        return {"card": names.card(a), "seat": names.seat(b), "symbols": names.symbols(a)}
    if kind in _ABOUT_COLOUR:
        return {"seat": names.seat(b), **_row(names, a)}
    if kind in _ABOUT_CARDS:
        colour = a >> 2
        return {"seat": names.seat(a & 3), "colour": names.colour(colour), "cards": names.cards(colour, members(b))}
    if kind in _ABOUT_TOKEN:
        place = "second" if b >> 2 else "first"
        who = {"seat": names.seat(b & 3), "opponent": names.seat(b >> 2)}
        return {"token": names.token(a), "place": place, **who, **_row(names, b & 3)}
    return _rarer_values(names, kind, a, b)


def _row(names: Names, colour: int) -> dict[str, str]:
    """A colour, and its row as sentences need it."""
    return {"colour": names.colour(colour), "row": names.row(colour), "of_row": names.of_row(colour)}


def _rarer_values(names: Names, kind: int, a: int, b: int) -> dict[str, Any]:
    if kind == Event.LAID_ROW:
        row = (a >> 5) | (b << 16)
        values = [row >> 4 * at & 15 for at in range(a >> 2 & 7)][::-1]
        return {"cards": ", ".join(map(str, values)), **_row(names, a & 3)}
    if kind == Event.TRADED:
        return {"card": names.card(a), "other": names.card(b)}
    if kind == Event.TOOK_FIGURE:
        case = "first" if b == n.NONE else "again" if a == b else "from"
        return {"seat": names.seat(a), "case": case, "other": names.seat(b & 3)}
    if kind == Event.TOOK_TOP_FOR:
        return {"seat": names.seat(b), "card": names.card(a & 63), "other": names.card(a >> 6)}
    if kind == Event.WANTED:
        case = "open" if a < n.CARDS else "blind"
        return {"seat": names.seat(b), "case": case, "card": names.card(a % n.CARDS), "other": names.seat(a & 3)}
    if kind in (Event.EXCHANGED, Event.OFFERED):
        who = {"seat": names.seat(b & 3), "opponent": names.seat(b >> 2 & 3)}
        return who if a == HIDDEN else {**who, "card": names.card(a & 63), "other": names.card(a >> 6)}
    if kind == Event.IGNORED:
        return {"seat": names.seat(b), "card": names.card(a) if a < n.CARDS else ""}
    if kind in (Event.CANCELLED, Event.DECLINED):
        return {"seat": names.seat(a), "value": b, "token": names.false_trail(b)}
    if kind == Event.USED:
        return {"seat": names.seat(a), "ability": names.say(f"ability-{ABILITY_IDS[b - 1]}")}
    return {"seat": names.seat(a), "number": b, "value": b}

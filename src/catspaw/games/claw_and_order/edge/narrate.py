"""Events in words, each with the rule it follows from."""

from __future__ import annotations

from typing import Any, Final

from catspaw.core.journal import HIDDEN, unpacked
from catspaw.core.outcome import Outcome
from catspaw.games.claw_and_order.abilities.ops import ABILITIES, BACK_LINE, DAMAGE_BONUS, FRONT_LINE
from catspaw.games.claw_and_order.edge.endings import ENDINGS
from catspaw.games.claw_and_order.edge.names import Names
from catspaw.games.claw_and_order.state import events as e
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.fluent_texts import Noun, capital

_EVENTS: Final = {
    e.BATTLE_BEGAN: (("battle-began", "CO-111.1"),),
    e.STARTS: (("starts", "CO-R.F"), ("starts-again", "CO-R.F")),
    e.CHOSE_BATTLEFIELD: (("chose-battlefield", "CO-111.1"),),
    e.DREW: (("drew", "CO-104.1"), ("dealt", "CO-103.2"), ("drew", "CO-R.Z")),
    e.SET_ASIDE: (("set-aside", "CO-103.3"),),
    e.SHUFFLED: (("shuffled-back", "CO-103.3"), ("shuffled", "CO-R.Z")),
    e.GAINED: (("gained", "CO-105.1"), ("gained", "CO-103.4"), ("gained", "CO-R.Z")),
    e.LOST: (("", "CO-R.Y"), ("lost", "CO-R.Z")),
    e.TURN_BEGAN: (("turn-began", "CO-104.1"),),
    e.MOVED: (("moved", "CO-106.3"), ("moved", "CO-R.Z")),
    e.STAYED: (("stayed", "CO-112.2"),),
    e.BOARDED: (("boarded", "CO-108.2"),),
    e.STEPPED_OUT: (("stepped-out", "CO-108.4"),),
    e.DEPLOYED: (("deployed", "CO-106.2"),),
    e.BROUGHT: (("brought", "CO-105.3"),),
    e.EQUIPPED: (("equipped", "CO-109.1"),),
    e.TURNED_UP: (("turned-up", "CO-R.N"),),
    e.ATTACKED: (("attacked", "CO-107.2"),),
    e.DAMAGED: (("damaged", "CO-101.5"),),
    e.PREVENTED: (("prevented", "CO-R.Z"),),
    e.HEALED: (("healed", "CO-R.Z"),),
    e.COUNTERS: (("counters", "CO-101.5"),),
    e.KILLED: (("killed", "CO-107.3"),),
    e.DESTROYED: (("destroyed", "CO-R.Z"),),
    e.DISCARDED: (("discarded", "CO-R.Z"),),
    e.MILLED: (("milled", "CO-107.4"), ("milled", "CO-R.Z")),
    e.RETURNED: (("retreated", "CO-R.R"), ("returned", "CO-R.Z")),
    e.CAME_OFF: (("came-off", "CO-109.4"), ("came-along", "CO-R.Q")),
    e.FELL: (("fell", "CO-109.3"), ("fell", "CO-R.Q")),
    e.TOOK_CONTROL: (("took-control", "CO-R.Z"),),
    e.SUMMONED: (("summoned", "CO-R.Z"),),
    e.NOT_SUMMONED: (("not-summoned", "CO-R.Z"),),
    e.TRIGGERED: (("triggered", "CO-R.Z"),),
    e.DROPPED: (("dropped", "CO-R.Z"), ("dropped-for-room", "CO-R.Z")),
    e.USED: (("used", "CO-R.Y"),),
    e.CHOSE: (("chose", "CO-R.Z"), ("picked", "CO-R.Z")),
    e.RESPONDED: (("responded", "CO-R.W"),),
    e.DECLINED: (("declined", "CO-R.W"),),
    e.CHOSE_MODE: (("chose-mode", "CO-R.Z"), ("decided", "CO-R.Z")),
    e.FOUND: (("found", "CO-R.Z"),),
    e.FOUND_NOTHING: (("found-nothing", "CO-R.Z"),),
    e.LOOKED: (("looked", "CO-R.Z"),),
    e.PUT_BACK: (("put-back", "CO-R.Z"),),
    e.SHIELDED: (("shielded", "CO-R.Z"),),
    e.ATTACKS_AGAIN: (("attacks-again", "CO-R.Z"),),
    e.GOT: (("got", "CO-R.Z"),),
    e.GAINED_KEYWORD: (("gained-keyword", "CO-R.Z"),),
    e.TURN_ENDED: (("", "CO-105.2"), ("ready", "CO-R.S")),
    e.LOST_BATTLE: (("lost-battle", "CO-110.1"),),
    e.SPENT: (("spent", "CO-R.A"),),
    e.STRUCK: (("", "CO-107.1"),),
    e.OWES: (("", "CO-R.Z"),),
    e.RECOVERED: (("recovered", "CO-R.Z"),),
    e.USED_UP: (("", "CO-109.6"),),
    e.AT_BOUND: (("at-bound", "CO-R.Z"),),
    e.SEAT_AT_BOUND: (("seat-at-bound", "CO-R.Z"),),
}
"""Per kind and mark the message and the rule; without a message it goes without saying."""
_MARK_AT: Final = 6
_BOUNDS: Final = {
    n.COUNTERS_BOUND: "counters",
    n.DAMAGE_BOUND: "damage",
    n.SHIELD_BOUND: "shield",
    n.MORE_DAMAGE_BOUND: "more-damage",
    n.MORE_HEALTH_BOUND: "more-health",
    n.ATTACKS_BOUND: "attacks",
    n.DOLLARS_BOUND: "dollars",
    n.ACTIONS_BOUND: "actions",
    n.ARRIVALS_BOUND: "arrivals",
}

_ABOUT_CARD: Final = {
    e.DREW, e.BROUGHT, e.TURNED_UP, e.DISCARDED, e.MILLED, e.RETURNED, e.CAME_OFF, e.FELL, e.TOOK_CONTROL, e.FOUND,
    e.LOOKED, e.RECOVERED,
}  # fmt: skip
"""A card, then a seat and maybe another number."""
_ABOUT_TROOP: Final = {
    e.MOVED, e.STAYED, e.DEPLOYED, e.PREVENTED, e.HEALED, e.COUNTERS, e.CHOSE, e.SHIELDED, e.ATTACKS_AGAIN,
    e.DAMAGED, e.EQUIPPED, e.BOARDED, e.SUMMONED, e.GOT, e.GAINED_KEYWORD, e.AT_BOUND,
}  # fmt: skip
_ABOUT_ABILITY: Final = {e.TRIGGERED, e.DROPPED, e.USED}
_ABOUT_TWO: Final = {e.ATTACKED, e.SPENT}


def event_rule(event: int) -> str:
    """The rule an event follows from."""
    kind, a, b = unpacked(event)
    if kind == e.OVER:
        return ENDINGS[a][1]
    if kind == e.MOVED and b == BACK_LINE:
        return "CO-108.2"
    return _EVENTS[kind & e.KIND][kind >> _MARK_AT][1]


def narrate(names: Names, event: int) -> str:
    """A perceived event as a sentence; what the seat may not know is left out of it."""
    kind, a, b = unpacked(event)
    if kind == e.OVER:
        return _ending(names, a, b)
    message = _message(kind, a, b)
    return capital(names.say(message, **_values(names, kind & e.KIND, a, b))) if message else ""


def _message(kind: int, a: int, b: int) -> str:
    """Which sentence it is. CO-103.2: what is in another's opening hand goes without saying, and so does nothing."""
    message = _EVENTS[kind & e.KIND][kind >> _MARK_AT][0]
    kind &= e.KIND
    if a == HIDDEN:
        return "" if message == "dealt" else f"{message}-hidden"
    if kind == e.DEPLOYED and a & n.NONE == e.UNKNOWN_CARD:
        return f"{message}-hidden"
    if kind in (e.KILLED, e.BATTLE_BEGAN) and not b:
        return f"{message}-none"
    if kind == e.RETURNED and a >= n.CARDS:
        return "gone"
    return "" if kind in (e.GAINED, e.LOST) and not b else message


def _ending(names: Names, ending: int, who: int) -> str:
    winner = who >> 1 & 1
    return names.say(f"ending-{ENDINGS[ending][0]}", winner=names.seat(winner), loser=names.seat(winner ^ 1))


def tell_ending(names: Names, outcome: Outcome) -> tuple[str, ...]:
    """Who won the match and why the last battle was lost, then the battles of each player and how they stood."""
    lines = []
    if outcome.rule:
        winner, loser = (*outcome.winners, *outcome.losers) or names.setup.seats
        text = names.say(f"ending-{outcome.ending}", winner=names.name(winner), loser=names.name(loser))
        if "CO-110.1" in outcome.decided_by:
            reason = n.NO_TROOPS_IN_DECK if outcome.scores[loser]["troops"] else n.NO_TROOPS_IN_PLAY
            text += " " + names.say("why-lost", seat=names.name(loser), reason=_reason(names, reason))
        lines.append(text)
    for seat, score in outcome.scores.items():
        message = "score-failed" if "failed" in score else "score"
        lines.append(names.say(message, seat=names.name(seat), **score))
    return tuple(lines)


def _values(names: Names, kind: int, a: int, b: int) -> dict[str, Any]:
    """What the sentence about an event may mention."""
    if kind in _ABOUT_CARD:
        card = "" if a == HIDDEN else names.card(a)
        values = {"card": card, "seat": names.seat(b & 1), "number": b >> 1}
        if kind == e.RETURNED:
            return {**values, "by": names.seat(b >> 1), "whose": "own" if b & 1 == b >> 1 else "other"}
        return values
    if kind in _ABOUT_TROOP:
        return _of_troop(names, kind, a, b)
    if kind in _ABOUT_ABILITY:
        ability = a >> 6
        source = names.nouns[ability // ABILITIES]
        if kind == e.TRIGGERED:
            source = Noun(names.called[ability // ABILITIES])
        return {"source": source, "ability": names.ability(ability), "seat": names.seat(b)}
    if kind in _ABOUT_TWO:
        return {"attacker": names.card(a), "attacked": names.card(b)}
    return _rarer_values(names, kind, a, b)


def _of_troop(names: Names, kind: int, a: int, b: int) -> dict[str, Any]:
    troop, seat = names.troop(a), names.seat(a >> e.CONTROLLER_AT)
    if kind == e.DAMAGED:
        return {"troop": troop, "source": names.card(b & n.NONE), "number": b >> 6}
    if kind == e.DEPLOYED:
        card = "" if a & n.NONE == e.UNKNOWN_CARD else names.card(a & n.NONE)
        return {"card": card, "seat": seat, "number": b, "face": "down" if a & e.IS_FACE_DOWN else "up"}
    if kind == e.SUMMONED:
        return {"seat": seat, "token": names.token(b)}
    if kind == e.GOT:
        return {"troop": troop, "bonus": "damage" if b & 3 == DAMAGE_BONUS else "health", "number": b >> 2}
    if kind == e.AT_BOUND:
        return {"troop": troop, **_of_bound(b)}
    if kind == e.GAINED_KEYWORD:
        return {"troop": troop, "keyword": names.keyword(b)}
    if kind == e.EQUIPPED:
        return {"troop": troop, "item": names.card(b)}
    if kind == e.BOARDED:
        return {"troop": troop, "pilot": names.card(b)}
    if kind == e.MOVED:
        return {"troop": troop, "line": "front" if b == FRONT_LINE else "back"}
    if kind == e.CHOSE:
        is_own = a >> e.CONTROLLER_AT == b and a & n.NONE < n.CARDS
        return {"troop": names.card(a & n.NONE) if is_own else troop, "seat": names.seat(b)}
    return {"troop": troop, "number": b}


def _rarer_values(names: Names, kind: int, a: int, b: int) -> dict[str, Any]:
    if kind in (e.KILLED, e.DESTROYED):
        return {"troop": names.fallen(a), "killer": names.card(b - 1) if b else ""}
    if kind == e.STEPPED_OUT:
        return {"vehicle": names.card(a), "pilot": names.card(b)}
    if kind == e.NOT_SUMMONED:
        return {"token": names.nouns[names.cards.cards + a], "seat": names.seat(b)}
    if kind == e.BATTLE_BEGAN:
        return {"number": a, **(_of_battlefield(names, b) if b else {})}
    if kind == e.CHOSE_BATTLEFIELD:
        return {"seat": names.seat(a), "field": names.battlefield(b)}
    if kind == e.PUT_BACK:
        return {"seat": names.seat(a & 1), "end": "bottom" if a >> 1 == n.TO_BOTTOM else "top"}
    if kind == e.SEAT_AT_BOUND:
        return {"seat": names.seat(a), **_of_bound(b)}
    if kind == e.CHOSE_MODE:
        return {"seat": names.seat(a & 1), "mode": names.mode(a >> 1, b) if a >> 1 else "", "number": b}
    if kind == e.LOST_BATTLE:
        return {"seat": names.seat(a), "reason": _reason(names, b)}
    return {"seat": names.seat(a), "number": b}


def _of_bound(bound: int) -> dict[str, Any]:
    """Ruling CO-R.Z: which bound of the engine it is, and its number as digits, since it names the rule's."""
    return {"bound": _BOUNDS[bound & (1 << e.BOUND_AT) - 1], "most": str(bound >> e.BOUND_AT)}


def _of_battlefield(names: Names, number: int) -> dict[str, str]:
    field = names.field(number)
    return {"field": names.called[field], "text": " ".join(names.lines(field)), "whom": names.whom(field)}


def _reason(names: Names, reason: int) -> str:
    """Ruling CO-R.E: what a deck has run out of depends on the table."""
    if reason == n.NO_TROOPS_IN_PLAY:
        return "play"
    return "cards" if names.setup.rules("empty_deck", "no-cards") else "deck"

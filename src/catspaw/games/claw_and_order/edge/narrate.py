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
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import Answer, Bound, Reason
from catspaw.games.fluent_texts import Noun, capital

_EVENTS: Final = {
    Event.BATTLE_BEGAN: (("battle-began", "CO-111.1"),),
    Event.STARTS: (("starts", "CO-R.F"), ("starts-again", "CO-R.F")),
    Event.CHOSE_BATTLEFIELD: (("chose-battlefield", "CO-111.1"),),
    Event.DREW: (("drew", "CO-104.1"), ("dealt", "CO-103.2"), ("drew", "CO-R.Z")),
    Event.SET_ASIDE: (("set-aside", "CO-103.3"),),
    Event.SHUFFLED: (("shuffled-back", "CO-103.3"), ("shuffled", "CO-R.Z")),
    Event.GAINED: (("gained", "CO-105.1"), ("gained", "CO-103.4"), ("gained", "CO-R.Z")),
    Event.LOST: (("", "CO-R.Y"), ("lost", "CO-R.Z")),
    Event.TURN_BEGAN: (("turn-began", "CO-104.1"),),
    Event.MOVED: (("moved", "CO-106.3"), ("moved", "CO-R.Z")),
    Event.STAYED: (("stayed", "CO-112.2"),),
    Event.BOARDED: (("boarded", "CO-108.2"),),
    Event.STEPPED_OUT: (("stepped-out", "CO-108.4"),),
    Event.DEPLOYED: (("deployed", "CO-106.2"),),
    Event.BROUGHT: (("brought", "CO-105.3"),),
    Event.EQUIPPED: (("equipped", "CO-109.1"),),
    Event.TURNED_UP: (("turned-up", "CO-R.N"),),
    Event.ATTACKED: (("attacked", "CO-107.2"),),
    Event.DAMAGED: (("damaged", "CO-101.5"),),
    Event.PREVENTED: (("prevented", "CO-R.Z"),),
    Event.HEALED: (("healed", "CO-R.Z"),),
    Event.COUNTERS: (("counters", "CO-101.5"),),
    Event.KILLED: (("killed", "CO-107.3"),),
    Event.DESTROYED: (("destroyed", "CO-R.Z"),),
    Event.DISCARDED: (("discarded", "CO-R.Z"),),
    Event.MILLED: (("milled", "CO-107.4"), ("milled", "CO-R.Z")),
    Event.RETURNED: (("retreated", "CO-R.R"), ("returned", "CO-R.Z")),
    Event.CAME_OFF: (("came-off", "CO-109.4"), ("came-along", "CO-R.Q")),
    Event.FELL: (("fell", "CO-109.3"), ("fell", "CO-R.Q")),
    Event.TOOK_CONTROL: (("took-control", "CO-R.Z"),),
    Event.SUMMONED: (("summoned", "CO-R.Z"),),
    Event.NOT_SUMMONED: (("not-summoned", "CO-R.Z"),),
    Event.TRIGGERED: (("triggered", "CO-R.Z"),),
    Event.DROPPED: (("dropped", "CO-R.Z"), ("dropped-for-room", "CO-R.Z")),
    Event.USED: (("used", "CO-R.Y"),),
    Event.CHOSE: (("chose", "CO-R.Z"), ("picked", "CO-R.Z")),
    Event.RESPONDED: (("responded", "CO-R.W"),),
    Event.DECLINED: (("declined", "CO-R.W"),),
    Event.CHOSE_MODE: (("chose-mode", "CO-R.Z"), ("decided", "CO-R.Z")),
    Event.FOUND: (("found", "CO-R.Z"),),
    Event.FOUND_NOTHING: (("found-nothing", "CO-R.Z"),),
    Event.LOOKED: (("looked", "CO-R.Z"),),
    Event.PUT_BACK: (("put-back", "CO-R.Z"),),
    Event.SHIELDED: (("shielded", "CO-R.Z"),),
    Event.ATTACKS_AGAIN: (("attacks-again", "CO-R.Z"),),
    Event.GOT: (("got", "CO-R.Z"),),
    Event.GAINED_KEYWORD: (("gained-keyword", "CO-R.Z"),),
    Event.TURN_ENDED: (("", "CO-105.2"), ("ready", "CO-R.S")),
    Event.LOST_BATTLE: (("lost-battle", "CO-110.1"),),
    Event.SPENT: (("spent", "CO-R.A"),),
    Event.STRUCK: (("", "CO-107.1"),),
    Event.OWES: (("", "CO-R.Z"),),
    Event.RECOVERED: (("recovered", "CO-R.Z"),),
    Event.USED_UP: (("", "CO-109.6"),),
    Event.AT_BOUND: (("at-bound", "CO-R.Z"),),
    Event.SEAT_AT_BOUND: (("seat-at-bound", "CO-R.Z"),),
}
"""Per kind and mark the message and the rule; without a message it goes without saying."""
_MARK_AT: Final = 6
_BOUNDS: Final = {
    Bound.COUNTERS: "counters",
    Bound.DAMAGE: "damage",
    Bound.SHIELD: "shield",
    Bound.MORE_DAMAGE: "more-damage",
    Bound.MORE_HEALTH: "more-health",
    Bound.ATTACKS: "attacks",
    Bound.DOLLARS: "dollars",
    Bound.ACTIONS: "actions",
    Bound.ARRIVALS: "arrivals",
}

_ABOUT_CARD: Final = {
    Event.DREW,
    Event.BROUGHT,
    Event.TURNED_UP,
    Event.DISCARDED,
    Event.MILLED,
    Event.RETURNED,
    Event.CAME_OFF,
    Event.FELL,
    Event.TOOK_CONTROL,
    Event.FOUND,
    Event.LOOKED,
    Event.RECOVERED,
}
"""A card, then a seat and maybe another number."""
_ABOUT_TROOP: Final = {
    Event.MOVED,
    Event.STAYED,
    Event.DEPLOYED,
    Event.PREVENTED,
    Event.HEALED,
    Event.COUNTERS,
    Event.CHOSE,
    Event.SHIELDED,
    Event.ATTACKS_AGAIN,
    Event.DAMAGED,
    Event.EQUIPPED,
    Event.BOARDED,
    Event.SUMMONED,
    Event.GOT,
    Event.GAINED_KEYWORD,
    Event.AT_BOUND,
}
_ABOUT_ABILITY: Final = {Event.TRIGGERED, Event.DROPPED, Event.USED}
_ABOUT_TWO: Final = {Event.ATTACKED, Event.SPENT}


def event_rule(event: int) -> str:
    """The rule an event follows from."""
    kind, a, b = unpacked(event)
    if kind == Event.OVER:
        return ENDINGS[a][1]
    if kind == Event.MOVED and b == BACK_LINE:
        return "CO-108.2"
    return _EVENTS[kind & e.KIND][kind >> _MARK_AT][1]


def narrate(names: Names, event: int) -> str:
    """A perceived event as a sentence; what the seat may not know is left out of it."""
    kind, a, b = unpacked(event)
    if kind == Event.OVER:
        return _ending(names, a, b)
    message = _message(kind, a, b)
    return capital(names.say(message, **_values(names, kind & e.KIND, a, b))) if message else ""


def _message(kind: int, a: int, b: int) -> str:
    """Which sentence it is. CO-103.2: what is in another's opening hand goes without saying, and so does nothing."""
    message = _EVENTS[kind & e.KIND][kind >> _MARK_AT][0]
    kind &= e.KIND
    if a == HIDDEN:
        return "" if message == "dealt" else f"{message}-hidden"
    if kind == Event.DEPLOYED and a & n.NONE == e.UNKNOWN_CARD:
        return f"{message}-hidden"
    if kind in (Event.KILLED, Event.BATTLE_BEGAN) and not b:
        return f"{message}-none"
    if kind == Event.RETURNED and a >= n.CARDS:
        return "gone"
    return "" if kind in (Event.GAINED, Event.LOST) and not b else message


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
            reason = Reason.NO_TROOPS_IN_DECK if outcome.scores[loser]["troops"] else Reason.NO_TROOPS_IN_PLAY
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
        if kind == Event.RETURNED:
            return {**values, "by": names.seat(b >> 1), "whose": "own" if b & 1 == b >> 1 else "other"}
        return values
    if kind in _ABOUT_TROOP:
        return _of_troop(names, kind, a, b)
    if kind in _ABOUT_ABILITY:
        ability = a >> 6
        source = names.nouns[ability // ABILITIES]
        if kind == Event.TRIGGERED:
            source = Noun(names.called[ability // ABILITIES])
        return {"source": source, "ability": names.ability(ability), "seat": names.seat(b)}
    if kind in _ABOUT_TWO:
        return {"attacker": names.card(a), "attacked": names.card(b)}
    return _rarer_values(names, kind, a, b)


def _of_troop(names: Names, kind: int, a: int, b: int) -> dict[str, Any]:
    troop, seat = names.troop(a), names.seat(a >> e.CONTROLLER_AT)
    if kind == Event.DAMAGED:
        return {"troop": troop, "source": names.card(b & n.NONE), "number": b >> 6}
    if kind == Event.DEPLOYED:
        card = "" if a & n.NONE == e.UNKNOWN_CARD else names.card(a & n.NONE)
        return {"card": card, "seat": seat, "number": b, "face": "down" if a & e.IS_FACE_DOWN else "up"}
    if kind == Event.SUMMONED:
        return {"seat": seat, "token": names.token(b)}
    if kind == Event.GOT:
        return {"troop": troop, "bonus": "damage" if b & 3 == DAMAGE_BONUS else "health", "number": b >> 2}
    if kind == Event.AT_BOUND:
        return {"troop": troop, **_of_bound(b)}
    if kind == Event.GAINED_KEYWORD:
        return {"troop": troop, "keyword": names.keyword(b)}
    if kind == Event.EQUIPPED:
        return {"troop": troop, "item": names.card(b)}
    if kind == Event.BOARDED:
        return {"troop": troop, "pilot": names.card(b)}
    if kind == Event.MOVED:
        return {"troop": troop, "line": "front" if b == FRONT_LINE else "back"}
    if kind == Event.CHOSE:
        is_own = a >> e.CONTROLLER_AT == b and a & n.NONE < n.CARDS
        return {"troop": names.card(a & n.NONE) if is_own else troop, "seat": names.seat(b)}
    return {"troop": troop, "number": b}


def _rarer_values(names: Names, kind: int, a: int, b: int) -> dict[str, Any]:
    if kind in (Event.KILLED, Event.DESTROYED):
        return {"troop": names.fallen(a), "killer": names.card(b - 1) if b else ""}
    if kind == Event.STEPPED_OUT:
        return {"vehicle": names.card(a), "pilot": names.card(b)}
    if kind == Event.NOT_SUMMONED:
        return {"token": names.nouns[names.cards.cards + a], "seat": names.seat(b)}
    if kind == Event.BATTLE_BEGAN:
        return {"number": a, **(_of_battlefield(names, b) if b else {})}
    if kind == Event.CHOSE_BATTLEFIELD:
        return {"seat": names.seat(a), "field": names.battlefield(b)}
    if kind == Event.PUT_BACK:
        return {"seat": names.seat(a & 1), "end": "bottom" if a >> 1 == Answer.TO_BOTTOM else "top"}
    if kind == Event.SEAT_AT_BOUND:
        return {"seat": names.seat(a), **_of_bound(b)}
    if kind == Event.CHOSE_MODE:
        return {"seat": names.seat(a & 1), "mode": names.mode(a >> 1, b) if a >> 1 else "", "number": b}
    if kind == Event.LOST_BATTLE:
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
    if reason == Reason.NO_TROOPS_IN_PLAY:
        return "play"
    return "cards" if names.setup.rules("empty_deck", "no-cards") else "deck"

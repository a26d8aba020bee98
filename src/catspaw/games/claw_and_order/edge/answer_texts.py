"""Answers in words, as the asked seat may know them."""

from __future__ import annotations

from typing import Final

from catspaw.core.bits import members, one
from catspaw.games.claw_and_order.abilities.ops import ABILITIES, MAY
from catspaw.games.claw_and_order.abilities.statics import cost_of, health_of, strength_of, vehicles_of
from catspaw.games.claw_and_order.edge.in_sight import SeenMatch, as_seen
from catspaw.games.claw_and_order.edge.names import Names
from catspaw.games.claw_and_order.edge.notation import SEAT_NAMES, Counted, Meant, Said, meanings
from catspaw.games.claw_and_order.edge.resolving import resolving
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.language.render import modes, offers
from catspaw.games.claw_and_order.rules.using import ways
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_state import PAID_AT, counters_on, damage_on, field, partner_of, stamp_of
from catspaw.games.claw_and_order.state.deck import queue_at
from catspaw.games.claw_and_order.state.zones import (
    controller_of,
    definition_of,
    items_in_play,
    printed_cost,
    troops_in_play,
)
from catspaw.games.fluent_texts import Noun

_ENDS: Final = {
    n.SET_UP: "answer-nothing-more",
    n.STAY: "answer-all-move-up",
    n.CHOOSE_VEHICLE: "answer-pilots-stay",
    n.CHOOSE_PILOT: "answer-no-pilot",
    n.PLAY: "answer-end-play",
    n.ATTACK_WITH: "answer-end-attack",
    n.RESPOND: "answer-no-response",
    n.CHOOSE_TARGET: "answer-no-target",
    n.SEARCH_FOR: "answer-no-card",
    n.RECOVER_ONE: "answer-no-card",
}
"""What it means not to choose any, or any more."""


def answered(words: Names, sight: MatchSight, number: int) -> str:
    """What a number that has a name here means."""
    match, meaning = as_seen(sight), meanings(sight)[number]
    if isinstance(meaning, Said):
        end = _ENDS.get(int(match.prompt)) if number == n.DONE else None
        return words.say(end) if end else _said(words, match, meaning)
    if isinstance(meaning, Counted):
        return _counted(words, match, meaning)
    if match.prompt == n.CHOOSE_BATTLEFIELD:
        text = " ".join(words.lines(meaning.definition))
        return words.say("answer-battlefield", field=words.called[meaning.definition], text=text)
    if not meaning.whose:
        return _with(_name(words, meaning), _of_card(words, match, number))
    return _in_play(words, match, number, meaning)


def _with(name: str, details: list[str]) -> str:
    return f"{name} ({', '.join(details)})" if details else name


def _name(words: Names, meaning: Meant) -> str:
    """By the printed name; of several alike the later ones with a number."""
    name = words.called[meaning.definition]
    return name if meaning.copy == 1 else words.say("answer-copy", name=name, copy=meaning.copy)


def _object(words: Names, meaning: Meant) -> Noun:
    """The same as the object of a sentence."""
    noun = words.nouns[meaning.definition]
    return noun if meaning.copy == 1 else words.bent("answer-copy", noun, copy=meaning.copy)


# What is said outright, or counted.


def _said(words: Names, match: SeenMatch, meaning: Said) -> str:
    word, prompt = meaning.word, match.prompt
    if prompt == n.ROLL_STARTER:
        return words.seat(SEAT_NAMES.index(word))
    if prompt == n.CHOOSE_BATTLEFIELD:
        return words.say("neutral-ground")
    if prompt == n.USE_HOW:
        return _used(words, match, int(match.zones[n.CHOSEN]), n.WITH_RETREAT if word == "retreat" else n.OFF)
    if prompt == n.WHETHER:
        return words.say("answer-no") if word == "no" else _yes(words, match)
    if prompt == n.PUT_WHERE:
        return words.say("answer-put-where", card=_looked_at(words, match), end=word)
    return words.say("answer-face-down")


def _counted(words: Names, match: SeenMatch, meaning: Counted) -> str:
    place = meaning.number - 1
    if meaning.what == "place":
        return words.say("answer-place", number=meaning.number, paid=_paid(match, place))
    if meaning.what == "mode":
        _, number = resolving(match.lists.set, match.zones[n.PC])
        found = modes(words.numbered(number), words.language, words.tokens)
    else:
        found = _lines(words, int(definition_of(match, match.zones[n.CHOSEN])))
    return found[place] if place < len(found) else words.say("answer-no-such", number=meaning.number)


def _paid(match: SeenMatch, place: int) -> int:
    """Ruling CO-R.N: what was paid for the face-down troop at a place."""
    hidden = sorted(members(match.zones[n.OPTIONS_DOWN]), key=lambda card: stamp_of(match, card))
    return int(field(match.zones[n.CARD_WORD + hidden[place]], PAID_AT, 0xFF))


def _lines(words: Names, definition: int) -> list[str]:
    first = definition * ABILITIES
    return [words.ability(first + place) for place in range(len(words.abilities(definition)))]


def _looked_at(words: Names, match: SeenMatch) -> Noun:
    """The lowest of those that were looked at and that nothing was said about yet."""
    zones = match.zones
    return words.card(int(queue_at(zones[n.TOP + match.asked], zones[n.LEFT] - 2)))


def _yes(words: Names, match: SeenMatch) -> str:
    """What one may do: the ability that resolves has come to its step `MAY`."""
    start, number = resolving(match.lists.set, match.zones[n.PC])
    code = match.lists.set.code
    before = sum(code[at] & 0xFF == MAY for at in range(start, match.zones[n.PC], 2))
    offer = offers(words.numbered(number), words.language, words.tokens)[before]
    return words.say("answer-yes", source=words.called[number // ABILITIES], offer=offer)


# Cards in a hand or in a pile.


def _of_card(words: Names, match: SeenMatch, card: int) -> list[str]:
    """CO-105.3: what it costs. Ruling CO-R.C: what has stayed on it. CO-109.4: whether it was taken off just now."""
    zones, prompt, seat = match.zones, match.prompt, match.asked
    found = []
    if prompt in (n.PLAY, n.SET_UP):
        found.append(words.price(int(cost_of(match, seat, card))))
    elif prompt in (n.SEARCH_FOR, n.RECOVER_ONE):
        found.append(words.price(int(printed_cost(match, card))))
    if damage_on(match, card):
        found.append(words.say("detail-damage", number=int(damage_on(match, card))))
    if zones[n.REMOVED] & one(card):
        found.append(words.say("detail-taken-off"))
    return found + _counters(words, match, card)


def _counters(words: Names, match: SeenMatch, card: int) -> list[str]:
    number = int(counters_on(match, card))
    return [words.say("detail-counters", number=number)] if number else []


# Cards in play.


def _in_play(words: Names, match: SeenMatch, card: int, meaning: Meant) -> str:
    name = _name(words, meaning)
    if match.prompt in (n.PLAY, n.SET_UP):
        possible = members(ways(match, match.asked, card)) if match.prompt == n.PLAY else []
        if len(possible) == 1:
            return _used(words, match, card, possible[0], _object(words, meaning))
        details = _of_play(words, match, card)
        return words.say("answer-use", name=Noun(*(_with(form, details) for form in _object(words, meaning).forms)))
    details = _of_play(words, match, card)
    if match.prompt == n.ROLL_TROOP:
        seat = words.seat(int(controller_of(match, card)))
        return _with(words.say("of-player", seat=seat, name=name), details)
    if match.prompt in (n.EQUIP_TO, n.CHOOSE_TARGET):
        name = words.say("answer-whose", name=name, whose=meaning.whose)
    return _with(name, details)


def _used(words: Names, match: SeenMatch, card: int, way: int, name: Noun | None = None) -> str:
    """CO-112.2, CO-109.4, Ruling CO-R.Y: to retreat, to be taken off, or one of its abilities."""
    name = name or words.nouns[int(definition_of(match, card))]
    if way == n.WITH_RETREAT:
        return words.say("answer-retreat", name=name)
    if way == n.OFF:
        return words.say("answer-take-off", name=name, troop=_host(words, match, card))
    ability = words.ability(int(definition_of(match, card)) * ABILITIES + way)
    return words.say("answer-use-ability", name=name, ability=ability)


def _host(words: Names, match: SeenMatch, item: int) -> Noun:
    """Who carries an item. Ruling CO-R.N: an opposing troop that lies face down without a name."""
    troop = int(partner_of(match, item))
    if troop < 0:
        return words.noun("a-troop")
    if match.zones[n.FACE_DOWN] & one(troop) and controller_of(match, troop) != match.asked:
        return words.noun("a-face-down-troop")
    return words.nouns[int(definition_of(match, troop))]


def _of_play(words: Names, match: SeenMatch, card: int) -> list[str]:
    """CO-101.2: what a troop is worth now; CO-108.2: who is inside whom; whom an item is on."""
    zones, bit = match.zones, one(card)
    if items_in_play(match) & bit:
        return [words.say("detail-on", troop=_host(words, match, card)), *_counters(words, match, card)]
    if not troops_in_play(match) & bit:
        return _counters(words, match, card)
    if zones[n.FACE_DOWN] & bit:
        return [words.say("detail-face-down")]
    if zones[n.PILOTS] & bit:
        return [words.say("detail-pilots", vehicle=_partner(words, match, card))]
    found = [_strength(words, match, card)]
    if zones[n.PILOTED] & bit:
        found.append(words.say("detail-piloted", pilot=_partner(words, match, card)))
    elif vehicles_of(match, bit):
        found.append(words.say("detail-idle"))
    return found + _counters(words, match, card)


def _partner(words: Names, match: SeenMatch, card: int) -> str:
    return words.called[int(definition_of(match, partner_of(match, card)))]


def _strength(words: Names, match: SeenMatch, card: int) -> str:
    damage, health = int(strength_of(match, card)), int(health_of(match, card))
    left = health - int(damage_on(match, card))
    return words.say("detail-strength" if left == health else "detail-hurt", damage=damage, health=health, left=left)

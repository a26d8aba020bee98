"""Texts of answers, as the asked seat may know them."""

from __future__ import annotations

from catspaw.core.bits import members, one
from catspaw.games.claw_and_order.abilities.choices import MAY
from catspaw.games.claw_and_order.abilities.ops import ABILITIES, opcode_in
from catspaw.games.claw_and_order.abilities.prices import cost_of
from catspaw.games.claw_and_order.abilities.statics import health_of, strength_of, vehicles_of
from catspaw.games.claw_and_order.edge.in_sight import MatchInSight, in_sight
from catspaw.games.claw_and_order.edge.names import Names
from catspaw.games.claw_and_order.edge.notation import Counted, Meant, Said, meanings
from catspaw.games.claw_and_order.edge.resolving import resolving
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.language.render import modes, offers
from catspaw.games.claw_and_order.rules.using import ways
from catspaw.games.claw_and_order.state.card_state import counters_on, damage_on, on_card, partner_of, stamp_of
from catspaw.games.claw_and_order.state.deck import queue_at
from catspaw.games.claw_and_order.state.numbers import SEAT_NAMES, CardField, Zone
from catspaw.games.claw_and_order.state.questions import QUESTIONS, Answer, Prompt
from catspaw.games.claw_and_order.state.zones import (
    controller_of,
    definition_of,
    items_in_play,
    printed_cost,
    troops_in_play,
)
from catspaw.games.fluent_texts import Noun


def answered(texts: Names, sight: MatchSight, number: int) -> str:
    """What a number that has a name here means."""
    match, meaning = in_sight(sight), meanings(sight)[number]
    if isinstance(meaning, Said):
        said = QUESTIONS.kinds[int(match.prompt)].besides.get(number)
        return texts.say(said.message) if said else _said(texts, match, meaning)
    if isinstance(meaning, Counted):
        return _counted(texts, match, meaning)
    if match.prompt == Prompt.CHOOSE_BATTLEFIELD:
        text = " ".join(texts.lines(meaning.definition))
        return texts.say("answer-battlefield", field=texts.called[meaning.definition], text=text)
    if not meaning.whose:
        return _with(_name(texts, meaning), _of_card(texts, match, number))
    return _in_play(texts, match, number, meaning)


def _with(name: str, details: list[str]) -> str:
    return f"{name} ({', '.join(details)})" if details else name


def _name(texts: Names, meaning: Meant) -> str:
    """By the printed name; of several alike the later ones with a number."""
    name = texts.called[meaning.definition]
    return name if meaning.copy == 1 else texts.say("answer-copy", name=name, copy=meaning.copy)


def _object(texts: Names, meaning: Meant) -> Noun:
    """The same as the object of a sentence."""
    noun = texts.nouns[meaning.definition]
    return noun if meaning.copy == 1 else texts.bent("answer-copy", noun, copy=meaning.copy)


# What is said outright, or counted.


def _said(texts: Names, match: MatchInSight, meaning: Said) -> str:
    word, prompt = meaning.word, match.prompt
    if prompt == Prompt.ROLL_STARTER:
        return texts.seat(SEAT_NAMES.index(word))
    if prompt == Prompt.CHOOSE_BATTLEFIELD:
        return texts.say("neutral-ground")
    if prompt == Prompt.USE_HOW:
        return _used(
            texts, match, int(match.zones[Zone.CHOSEN]), Answer.WITH_RETREAT if word == "retreat" else Answer.OFF
        )
    if prompt == Prompt.WHETHER:
        return texts.say("answer-no") if word == "no" else _yes(texts, match)
    if prompt == Prompt.PUT_WHERE:
        return texts.say("answer-put-where", card=looked_at(texts, match), end=word)
    return texts.say("answer-face-down")


def _counted(texts: Names, match: MatchInSight, meaning: Counted) -> str:
    place = meaning.number - 1
    if meaning.what == "place":
        return texts.say("answer-place", number=meaning.number, paid=_paid(match, place))
    if meaning.what == "mode":
        _, number = resolving(match.card_index.set, match.zones[Zone.PC])
        found = modes(texts.numbered(number), texts.language, texts.tokens)
    else:
        found = _lines(texts, int(definition_of(match, match.zones[Zone.CHOSEN])))
    return found[place] if place < len(found) else texts.say("answer-no-such", number=meaning.number)


def _paid(match: MatchInSight, place: int) -> int:
    """Ruling CO-R.N: what was paid for the face-down troop at a place."""
    hidden = sorted(members(match.zones[Zone.OPTIONS_DOWN]), key=lambda card: stamp_of(match, card))
    return int(on_card(match.zones, hidden[place], CardField.PAID))


def _lines(texts: Names, definition: int) -> list[str]:
    first = definition * ABILITIES
    return [texts.ability(first + place) for place in range(len(texts.abilities(definition)))]


def looked_at(texts: Names, match: MatchInSight) -> Noun:
    """The lowest of those that were looked at and that nothing was said about yet."""
    zones = match.zones
    return texts.card(int(queue_at(zones[Zone.TOP + match.asked], zones[Zone.LEFT] - 2)))


def _yes(texts: Names, match: MatchInSight) -> str:
    """What one may do: the ability that resolves has come to its step `MAY`."""
    start, number = resolving(match.card_index.set, match.zones[Zone.PC])
    code = match.card_index.set.code
    before = sum(opcode_in(code[at]) == MAY for at in range(start, match.zones[Zone.PC], 2))
    offer = offers(texts.numbered(number), texts.language, texts.tokens)[before]
    return texts.say("answer-yes", source=texts.called[number // ABILITIES], offer=offer)


# Cards in a hand or in a pile.


def _of_card(texts: Names, match: MatchInSight, card: int) -> list[str]:
    """CO-105.3: what it costs. Ruling CO-R.C: what has stayed on it. CO-109.4: whether it was taken off just now."""
    zones, prompt, seat = match.zones, match.prompt, match.asked
    found = []
    if prompt in (Prompt.PLAY, Prompt.SET_UP):
        found.append(texts.price(int(cost_of(match, seat, card))))
    elif prompt in (Prompt.SEARCH_FOR, Prompt.RECOVER_ONE):
        found.append(texts.price(int(printed_cost(match, card))))
    if damage_on(match, card):
        found.append(texts.say("detail-damage", number=int(damage_on(match, card))))
    if zones[Zone.REMOVED] & one(card):
        found.append(texts.say("detail-taken-off"))
    return found + _counters(texts, match, card)


def _counters(texts: Names, match: MatchInSight, card: int) -> list[str]:
    number = int(counters_on(match, card))
    return [texts.say("detail-counters", number=number)] if number else []


# Cards in play.


def _in_play(texts: Names, match: MatchInSight, card: int, meaning: Meant) -> str:
    name = _name(texts, meaning)
    if match.prompt in (Prompt.PLAY, Prompt.SET_UP):
        possible = members(ways(match, match.asked, card)) if match.prompt == Prompt.PLAY else []
        if len(possible) == 1:
            return _used(texts, match, card, possible[0], _object(texts, meaning))
        details = _of_play(texts, match, card)
        return texts.say("answer-use", name=Noun(*(_with(form, details) for form in _object(texts, meaning).forms)))
    details = _of_play(texts, match, card)
    if match.prompt == Prompt.ROLL_TROOP:
        seat = texts.seat(int(controller_of(match, card)))
        return _with(texts.say("of-player", seat=seat, name=name), details)
    if match.prompt in (Prompt.EQUIP_TO, Prompt.CHOOSE_TARGET):
        name = texts.say("answer-whose", name=name, whose=meaning.whose)
    return _with(name, details)


def _used(texts: Names, match: MatchInSight, card: int, way: int, name: Noun | None = None) -> str:
    """CO-112.2, CO-109.4, Ruling CO-R.Y: to retreat, to be taken off, or one of its abilities."""
    name = name or texts.nouns[int(definition_of(match, card))]
    if way == Answer.WITH_RETREAT:
        return texts.say("answer-retreat", name=name)
    if way == Answer.OFF:
        return texts.say("answer-take-off", name=name, troop=_host(texts, match, card))
    ability = texts.ability(int(definition_of(match, card)) * ABILITIES + way)
    return texts.say("answer-use-ability", name=name, ability=ability)


def _host(texts: Names, match: MatchInSight, item: int) -> Noun:
    """Who carries an item. Ruling CO-R.N: an opposing troop that lies face down without a name."""
    troop = int(partner_of(match, item))
    if troop < 0:
        return texts.noun("a-troop")
    if match.zones[Zone.FACE_DOWN] & one(troop) and controller_of(match, troop) != match.asked:
        return texts.noun("a-face-down-troop")
    return texts.nouns[int(definition_of(match, troop))]


def _of_play(texts: Names, match: MatchInSight, card: int) -> list[str]:
    """CO-101.2: what a troop is worth now; CO-108.2: who is inside whom; whom an item is on."""
    zones, bit = match.zones, one(card)
    if items_in_play(match) & bit:
        return [texts.say("detail-on", troop=_host(texts, match, card)), *_counters(texts, match, card)]
    if not troops_in_play(match) & bit:
        return _counters(texts, match, card)
    if zones[Zone.FACE_DOWN] & bit:
        return [texts.say("detail-face-down")]
    if zones[Zone.PILOTS] & bit:
        return [texts.say("detail-pilots", vehicle=_partner(texts, match, card))]
    found = [_strength(texts, match, card)]
    if zones[Zone.PILOTED] & bit:
        found.append(texts.say("detail-piloted", pilot=_partner(texts, match, card)))
    elif vehicles_of(match, bit):
        found.append(texts.say("detail-idle"))
    return found + _counters(texts, match, card)


def _partner(texts: Names, match: MatchInSight, card: int) -> str:
    return texts.called[int(definition_of(match, partner_of(match, card)))]


def _strength(texts: Names, match: MatchInSight, card: int) -> str:
    damage, health = int(strength_of(match, card)), int(health_of(match, card))
    left = health - int(damage_on(match, card))
    return texts.say("detail-strength" if left == health else "detail-hurt", damage=damage, health=health, left=left)

"""Abilities that may set themselves off again. Ruling CO-R.Z stops them at the eighth time; a designer should know."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.ability import (
    Ability,
    Effect,
    Event,
    Filter,
    LogLine,
    Mode,
    Noun,
    Side,
    Summon,
    ToTroops,
    Verb,
    When,
    Who,
    every_effect,
)

_DEATHS: Final = (Event.IS_KILLED, Event.IS_DESTROYED)
_BY_THE_SOURCE: Final = (Event.DEALS_DAMAGE, Event.KILLS)
_FIGHTS: Final = (Event.ATTACKS, Event.IS_ATTACKED, Event.DEALS_DAMAGE, Event.KILLS)
_BREEDS: Final = (Noun.SHORTHAIR, Noun.LONGHAIR)


def may_loop(ability: Ability) -> bool:
    """Whether its own effects can bring about what it waits for. Lines and numbers are not looked at."""
    if not isinstance(ability, When):
        return False
    before: Who | None = None
    for effect in every_effect(ability.effects):
        meant = effect.who if isinstance(effect, ToTroops) else None
        if meant and meant.mode is Mode.THEM:
            meant = before
        if _brings_about(ability, effect, meant):
            return True
        before = meant or before
    return False


def _brings_about(when: When, effect: Effect, who: Who | None) -> bool:
    event, subject = when.event, when.subject
    if isinstance(effect, Summon):
        return event is Event.DEPLOYED and subject.mode is Mode.EACH and subject.filter.side is not Side.OPPOSING
    if not isinstance(effect, ToTroops) or who is None:
        return False
    if effect.verb is Verb.ATTACK_AGAIN:
        return event in _FIGHTS and (event is Event.IS_ATTACKED or _may_be(who, subject))
    if effect.verb is Verb.MOVE:
        return event is Event.MOVED_UP and effect.which is LogLine.FRONT and _may_be(who, subject)
    if effect.verb is Verb.DEAL and event in _BY_THE_SOURCE:
        return _may_be(Who(Mode.THIS), subject)
    kills = (Verb.DEAL, Verb.DESTROY) if event is Event.IS_DESTROYED else (Verb.DEAL,)
    return event in _DEATHS and effect.verb in kills and _may_die_too(who, subject)


def _may_die_too(who: Who, subject: Who) -> bool:
    """Whether somebody else may die of it: whoever died before is gone."""
    return subject.mode is Mode.EACH and who.mode is not Mode.THAT and _may_be(who, subject)


def _may_be(who: Who, subject: Who) -> bool:
    """Whether those an effect is about may be whom the ability waits for."""
    if who.mode is subject.mode is not Mode.EACH:
        return True
    if who.mode in {Mode.THAT, Mode.OTHER}:
        return who.mode is Mode.THAT or subject.mode is Mode.EACH
    if subject.mode is Mode.EACH:
        return _fits_both(_known(who), subject.filter) and not (who.mode is Mode.THIS and subject.filter.another)
    if who.mode in {Mode.TARGET, Mode.EACH, Mode.RANDOM}:
        return _fits_both(who.filter, _known(subject)) and not (subject.mode is Mode.THIS and who.filter.another)
    return False


def _known(who: Who) -> Filter:
    """What is certain about somebody."""
    if who.mode in {Mode.TARGET, Mode.EACH, Mode.RANDOM}:
        return who.filter
    noun = Noun.VEHICLE if who.mode is Mode.VEHICLE else Noun.TROOP
    return Filter(noun, Side.ANY if who.mode is Mode.HOST else Side.FRIENDLY)


def _fits_both(one: Filter, other: Filter) -> bool:
    sides = {one.side, other.side}
    nouns = {one.noun, other.noun}
    if sides == {Side.FRIENDLY, Side.OPPOSING}:
        return False
    if Noun.VEHICLE in nouns and nouns & {Noun.CAT, *_BREEDS}:
        return False
    return nouns != set(_BREEDS)

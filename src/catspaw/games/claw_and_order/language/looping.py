"""Whether those an effect is about may be those that an ability waits for."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.forms import Filter, Who
from catspaw.games.claw_and_order.language.terms import Mode, Noun, Side

_BREEDS: Final = (Noun.SHORTHAIR, Noun.LONGHAIR)


def may_die_too(who: Who | None, subject: Who) -> bool:
    """Whether somebody else may die of it: whoever died before is gone."""
    return who is not None and subject.mode is Mode.EACH and who.mode is not Mode.THAT and may_be(who, subject)


def may_be(who: Who | None, subject: Who) -> bool:
    """Whether those an effect is about may be whom the ability waits for."""
    if who is None:
        return False
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
    if {one.side, other.side} == {Side.FRIENDLY, Side.OPPOSING}:
        return False
    return any(_may_both_be({noun, second}) for noun in one.nouns for second in other.nouns)


def _may_both_be(nouns: set[Noun]) -> bool:
    if Noun.VEHICLE in nouns and nouns & {Noun.CAT, *_BREEDS}:
        return False
    return nouns != set(_BREEDS)

"""Everything the language can say, as a list of names: which of it an ability uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import Enum
from typing import Final

from catspaw.games.claw_and_order.language.ability import (
    LINES,
    Ability,
    Activated,
    Equips,
    Filter,
    Keywords,
    Static,
    When,
    Who,
    effects_of,
    every_effect,
)
from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.effects.declaration import Effect, Fetch, ForPlayer, ToTroops
from catspaw.games.claw_and_order.language.terms import (
    Bonus,
    By,
    Condition,
    Event,
    Keyword,
    LogLine,
    Mode,
    Noun,
    Player,
    Price,
    Side,
    Term,
)
from catspaw.games.claw_and_order.language.terms.term import Said

_ITSELF: Final = tuple(mode for mode in Mode if mode.said.is_itself)
_SUBJECTS: Final = (*_ITSELF, Mode.EACH)
_OF_SUBJECTS: Final = ("when", "bonus for")
"""Here EACH means no more than any."""
_ONCE_FOR_DOLLARS: Final = "price: dollars once per turn"


def _named(group: str, member: Enum) -> str:
    return f"{group}: {member.name.lower().replace('_', ' ')}"


_GROUPS: Final[tuple[tuple[str, Iterable[Enum]], ...]] = (
    ("keyword", Keyword),
    ("event", Event),
    ("when", _SUBJECTS),
    ("turn", Side),
    ("condition", Condition),
    ("bonus for", _SUBJECTS),
    ("player", Player),
    ("who", Mode),
    ("side", Side),
    ("noun", Noun),
    ("in", LogLine),
    ("with", By),
    ("price", Price),
)


def _declared() -> Iterator[tuple[str, Said]]:
    """What is said about each term, by its features."""
    for group, terms in _GROUPS:
        for term in terms:
            if isinstance(term, Term) and (group not in _OF_SUBJECTS or term in _ITSELF):
                yield _named(group, term), term.said
    yield _ONCE_FOR_DOLLARS, Price.DOLLARS.said
    for bonus in Bonus:
        if bonus.said.signed:
            more, less = bonus.said.signed
            yield f"bonus: {more}", replace(bonus.said, tooltip=None)
            yield f"bonus: {less}", bonus.said
        else:
            yield _named("bonus", bonus), bonus.said


TERMS: Final = dict(_declared())
_FURTHER: Final = (
    "bonus: per counter",
    *(f"does: {name}" for effect in EFFECTS for name in effect.names()),
    "does: then",
    *("who: several targets", "who: up to", "who: several random", "who: them all"),
    *("filter: another", "filter: damaged", "filter: or less", "filter: or more"),
)
FEATURES: Final = (
    *(f"line: {line.name()}" for line in LINES),
    *dict.fromkeys([*(_named(group, member) for group, members in _GROUPS for member in members), *TERMS]),
    *_FURTHER,
)
"""All there is."""


def features(ability: Ability) -> set[str]:
    """Which of the features an ability uses."""
    found = {f"line: {ability.name()}"}
    if isinstance(ability, Keywords):
        found |= {_named("keyword", keyword) for keyword in ability.keywords}
    elif isinstance(ability, Equips):
        found |= _of_filter(ability.filter)
    elif isinstance(ability, When):
        found |= _of_when(ability)
    elif isinstance(ability, Static):
        found |= _of_static(ability)
    elif isinstance(ability, Activated):
        is_once = ability.once and ability.price is Price.DOLLARS
        found.add(_ONCE_FOR_DOLLARS if is_once else _named("price", ability.price))
    return found | _of_effects(effects_of(ability))


def _of_when(when: When) -> set[str]:
    found = {_named("event", when.event)}
    if when.event.said.is_turn:
        return found | {_named("turn", when.subject.filter.side)}
    found.add(_named("when", when.subject.mode))
    return found | (_of_filter(when.subject.filter) if when.subject.mode is Mode.EACH else set())


def _of_static(static: Static) -> set[str]:
    found = {_named("condition", static.condition), _named("bonus for", static.subject.mode)}
    signed = static.bonus.said.signed
    found.add(f"bonus: {signed[static.amount < 0]}" if signed else _named("bonus", static.bonus))
    if static.keyword is not None:
        found.add(_named("keyword", static.keyword))
    if static.per_counter:
        found.add("bonus: per counter")
    return found | (_of_filter(static.subject.filter) if static.subject.mode is Mode.EACH else set())


def _of_effects(effects: tuple[Effect, ...]) -> set[str]:
    found = _of_row(effects)
    for effect in every_effect(effects):
        found |= _of_effect(effect)
    return found


def _of_row(effects: tuple[Effect, ...]) -> set[str]:
    return {"does: then"} if len(effects) > 1 else set()


def _of_effect(effect: Effect) -> set[str]:
    found = {f"does: {name}" for name in effect.features()}
    found = found.union(*map(_of_row, effect.inside()))
    if isinstance(effect, ToTroops):
        found |= _of_who(effect.who)
        if isinstance(effect.which, Keyword):
            found.add(_named("keyword", effect.which))
    elif isinstance(effect, ForPlayer):
        found.add(_named("player", effect.player))
    elif isinstance(effect, Fetch):
        found |= _of_filter(effect.filter)
    return found


def _of_who(who: Who) -> set[str]:
    found = {_named("who", who.mode)}
    if who.mode is Mode.THEM and who.number > 1:
        found.add("who: them all")
    if who.mode not in {Mode.TARGET, Mode.EACH, Mode.RANDOM}:
        return found
    if who.number > 1:
        found.add("who: several targets" if who.mode is Mode.TARGET else "who: several random")
    if who.up_to:
        found.add("who: up to")
    return found | _of_filter(who.filter)


def _of_filter(filter: Filter) -> set[str]:
    found = {_named("side", filter.side), _named("noun", filter.noun), _named("in", filter.line)}
    if filter.another:
        found.add("filter: another")
    if filter.damaged:
        found.add("filter: damaged")
    if filter.measure:
        found |= {_named("with", filter.measure.by), "filter: or more" if filter.measure.or_more else "filter: or less"}
    return found

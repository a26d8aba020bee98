"""The grammar of a line, put together from `sentences.lark`, `phrases` and what is declared."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from catspaw.games.claw_and_order.language.declaration import Declared
from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.kinds import KINDS, ONLY_ON, OnlyOn
from catspaw.games.claw_and_order.language.lines import LINES, PRICES, Static
from catspaw.games.claw_and_order.language.phrases import CHOICES, PHRASES, SHAPES, STOPS, pattern
from catspaw.games.claw_and_order.language.terms import Term
from catspaw.games.claw_and_order.language.wording import QUOTED, alternative

DECLARED: Final[tuple[type[Declared], ...]] = (*LINES, *PRICES, *EFFECTS)
_CONDITIONAL: Final = f"conditional: {alternative(Static.conditional_english)}"
_END: Final = "$END"
_GENERAL: Final = {phrase: terminal for terminal, phrase in (PHRASES | STOPS).items()}


def terminal_for(phrase: str) -> str:
    """What the grammar calls a phrase of a declaration: `_DAMAGE_TO`."""
    if phrase in _GENERAL:
        return _GENERAL[phrase]
    return "_" + re.sub(r"[^A-Z]+", "_", phrase.upper().replace("'", "")).strip("_")


def _said() -> Iterator[tuple[str, OnlyOn | None]]:
    """All phrases of declarations, and on which cards each of them is said there."""
    yield from ((phrase, None) for phrase in QUOTED.findall(_CONDITIONAL))
    for declared in DECLARED:
        yield from ((phrase, declared.only_on) for phrase in declared.phrases() if phrase not in STOPS.values())


_SAID: Final = tuple(dict.fromkeys(_said()))
SINGLE: Final = PHRASES | {terminal_for(phrase): phrase for phrase, _ in _SAID} | STOPS
"""All single phrases; those of declarations in their order."""
ORDER: Final = {terminal: place for place, terminal in enumerate([*CHOICES, *SINGLE, *SHAPES, _END])}
"""In which order they are proposed for a line that cannot be read."""


def _only_on() -> dict[str, OnlyOn]:
    """By phrases in small letters; a declaration is known by the phrases that nothing else has."""
    terms = [(phrase, term) for choice in CHOICES.values() for phrase, term in choice.items() if isinstance(term, Term)]
    found = ONLY_ON | {phrase.casefold(): term.said.only_on for phrase, term in terms if term.said.only_on}
    phrases = [phrase for phrase, _ in _SAID]
    return found | {phrase.casefold(): only_on for phrase, only_on in _SAID if only_on and phrases.count(phrase) == 1}


_ONLY_ON: Final = _only_on()


def grammar_text(keywords: tuple[str, ...] = ()) -> str:
    """All of it, as lark reads it, with the keywords that a set has of its own."""
    rules = files("catspaw.games.claw_and_order.language").joinpath("sentences.lark").read_text("utf-8")
    declared = "\n".join([_CONDITIONAL, *(declared.grammar() for declared in DECLARED)])
    groups = (
        _any_of("_other_line", (line for line in LINES if not issubclass(line, Static))),
        _any_of("_static", (line for line in LINES if issubclass(line, Static))),
        _any_of("_price", (price for price in PRICES if price.implies_once)) + " | _paid",
        _any_of("_paid", (price for price in PRICES if not price.implies_once)),
        _any_of("_second", (price for price in PRICES if price.may_be_second)),
        _any_of("_step", (effect for effect in EFFECTS if effect.is_step)),
    )
    return "\n".join([rules, *groups, QUOTED.sub(lambda match: terminal_for(match[1]), declared), _terminals(keywords)])


def _any_of(rule: str, declared: Iterable[type[Declared]]) -> str:
    return f"{rule}: {' | '.join(one.rule() for one in declared)}"


def _terminals(keywords: tuple[str, ...]) -> str:
    """Of phrases that begin alike the longest is read."""
    choices = CHOICES | {"KEYWORD": dict.fromkeys([*CHOICES["KEYWORD"], *keywords])}
    longest = {name: sorted(phrases, key=len, reverse=True) for name, phrases in choices.items()}
    lines = [f"{name}: /{'|'.join(map(pattern, phrases))}/" for name, phrases in longest.items()]
    lines += [f"{name}: /{pattern(phrase)}/" for name, phrase in SINGLE.items()]
    lines += [f"{name}: /{shape}/" for name, (shape, _) in SHAPES.items()]
    return "\n".join([*lines, r"%ignore /[ \t]+/", ""])


def phrases_of(terminal: str) -> tuple[str, ...]:
    """What a designer calls it, one or several phrases."""
    if terminal in CHOICES:
        return tuple(CHOICES[terminal])
    if terminal in SINGLE:
        return (SINGLE[terminal],)
    return ("the end of the line",) if terminal == _END else (SHAPES[terminal][1],)


@cache
def all_phrases() -> tuple[str, ...]:
    """Everything with fixed words that consists of words."""
    chosen = [phrase for choice in CHOICES.values() for phrase in choice]
    return tuple(dict.fromkeys([*chosen, *(phrase for phrase in SINGLE.values() if phrase[0].isalpha())]))


def may_say(kind: str, phrase: str) -> bool:
    """Whether a phrase may stand on such a card at all."""
    return kind in _ONLY_ON.get(phrase.casefold(), OnlyOn(KINDS, "")).kinds


def why_not(phrase: str) -> str:
    """The reason why it may not."""
    return _ONLY_ON[phrase.casefold()].why

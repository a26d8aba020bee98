"""The grammar of a line, put together from `sentences.lark`, `phrases` and the declared effects."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Final

from catspaw.games.claw_and_order.language.ability import AnyNumber, MayRespond
from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.effects.wording import QUOTED
from catspaw.games.claw_and_order.language.kinds import KINDS, ONLY_ON
from catspaw.games.claw_and_order.language.phrases import CHOICES, PHRASES, SHAPES, STOPS, pattern
from catspaw.games.claw_and_order.language.terms import Term

_END: Final = "$END"
_GENERAL: Final = {phrase: terminal for terminal, phrase in (PHRASES | STOPS).items()}


def terminal_for(phrase: str) -> str:
    """What the grammar calls a phrase of an effect: `_DAMAGE_TO`."""
    if phrase in _GENERAL:
        return _GENERAL[phrase]
    return "_" + re.sub(r"[^A-Z]+", "_", phrase.upper().replace("'", "")).strip("_")


_SAID: Final = Counter(phrase for effect in EFFECTS for phrase in dict.fromkeys(effect.phrases()))
"""By how many effects each phrase is used."""
SINGLE: Final = PHRASES | {terminal_for(phrase): phrase for phrase in _SAID} | STOPS
"""All single phrases; those of effects in the order of their declaration."""
ORDER: Final = {terminal: place for place, terminal in enumerate([*CHOICES, *SINGLE, *SHAPES, _END])}
"""In which order they are proposed for a line that cannot be read."""
_OF_TERMS: Final = {
    phrase.casefold(): term.said.only_on
    for choice in CHOICES.values()
    for phrase, term in choice.items()
    if isinstance(term, Term) and term.said.only_on
}
_OF_EFFECTS: Final = {
    phrase.casefold(): effect.only_on
    for effect in EFFECTS
    if effect.only_on
    for phrase in effect.phrases()
    if _SAID[phrase] == 1 and phrase not in _GENERAL
}
_OF_LINES: Final = {line.english.casefold(): line.only_on for line in (AnyNumber, MayRespond)}
_ONLY_ON: Final = ONLY_ON | _OF_LINES | _OF_TERMS | _OF_EFFECTS


def grammar_text() -> str:
    """All of it, as lark reads it."""
    rules = files("catspaw.games.claw_and_order.language").joinpath("sentences.lark").read_text("utf-8")
    effects = [QUOTED.sub(lambda match: terminal_for(match[1]), effect.grammar()) for effect in EFFECTS]
    steps = " | ".join(effect.rule() for effect in EFFECTS if effect.is_step)
    return "\n".join([rules, f"_step: {steps}", *effects, _terminals()])


def _terminals() -> str:
    lines = [f"{name}: /{'|'.join(map(pattern, phrases))}/" for name, phrases in CHOICES.items()]
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
    return kind in _ONLY_ON.get(phrase.casefold(), (KINDS, ""))[0]


def why_not(phrase: str) -> str:
    """The reason why it may not."""
    return _ONLY_ON[phrase.casefold()][1]

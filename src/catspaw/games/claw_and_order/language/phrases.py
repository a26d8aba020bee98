"""The words of the card language but for those of declarations, by the names that `sentences.lark` has for them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from catspaw.games.claw_and_order.language.terms import (
    BattleLine,
    By,
    Condition,
    Event,
    Keyword,
    Mode,
    Noun,
    Player,
    Side,
    Stat,
)
from catspaw.games.claw_and_order.language.terms.conditions import Of

_SAID_OTHERWISE: Final = ("", "damaged", *(line.said.english for line in BattleLine))
"""Conditions that have no phrase of their own."""


def _conditions(of: Of) -> dict[str, Condition]:
    found = [condition for condition in Condition if condition.said.of is of]
    return {state.said.english: state for state in found if state.said.english not in _SAID_OTHERWISE}


CHOICES: Final[dict[str, dict[str, Any]]] = {
    "KEYWORD": {keyword.said.english: keyword for keyword in Keyword},
    "EVENT": {event.said.english: event for event in Event if not event.said.is_turn},
    "MOMENT": {event.said.english: event for event in Event if event.said.is_turn},
    "TURN": {side.said.turn: side for side in sorted(Side, key=lambda side: side is Side.ANY)},
    "STATE": _conditions(Of.THIS),
    "YOUR_STATE": _conditions(Of.YOU),
    "CLAUSE": _conditions(Of.CLAUSE),
    "STAT": {stat.said.english: stat for stat in Stat},
    "CHEAPER": {"less": -1, "more": 1},
    "SELF": {mode.said.english: mode for mode in Mode if mode.said.is_itself},
    "KNOWN": {mode.said.english: mode for mode in Mode if mode.said.english and not mode.said.is_itself},
    "SIDE": {side.said.english: side for side in Side if side.said.english},
    "NOUN": {noun.said.english: noun for noun in Noun},
    "NOUNS": {noun.said.plural: noun for noun in Noun},
    "LINE": {line.said.english: line for line in BattleLine if line.said.to},
    "EITHER_LINE": {line.said.english: line for line in BattleLine if line.said.english and not line.said.to},
    "TO_LINE": {line.said.to: line for line in BattleLine if line.said.to},
    "BY": {by.said.english: by for by in By},
    "OR_MORE": {"or less": False, "or more": True},
    "PLAYER": {player.said.english: player for player in Player if player.said.english},
    "OF_DECK": {player.said.deck: player for player in Player},
}
"""Phrases of which one is chosen, and what each of them means."""

PHRASES: Final[dict[str, str]] = {
    "ONCE_PER_TURN": "once per turn",
    "_THIS_IS": Of.THIS.value,
    "_YOU_ARE": Of.YOU.value,
    "PER_COUNTER": "for each counter on it",
    "PER_COUNTERS": "for each counter on them",
    "THEM": "them",
    "THEY": "they",
    "TARGET": "target",
    "EACH": "each",
    "RANDOM": "random",
    "UP_TO": "up to",
    "ANOTHER": "another",
    "OTHER": "other",
    "DAMAGED": "damaged",
}
"""Single phrases. An underscore in front: glue that the parsed form does not need."""

STOPS: Final[dict[str, str]] = {
    "_THEN": ", then",
    "_OR": "; or",
    "_NEXT": ";",
    "_COMMA": ",",
    "_COLON": ":",
    "_STOP": ".",
}
"""What stands between phrases."""

SHAPES: Final[dict[str, tuple[str, str]]] = {
    "_A": (r"[Aa]n?(?!\w)", "a"),
    "NUMBER": (r"[0-9]+(?!\w)", "a number"),
    "DOLLARS": (r"\$ *[0-9]+(?!\w)", "dollars such as $2"),
    "PLUS": (r"\+ *[0-9]+(?!\w)", "a bonus such as +1"),
    "MINUS": (r"[-−] *[0-9]+(?!\w)", "a penalty such as -1"),
    "NAME": (r"[^\W_](?:[\w -]*\w)?", "the name of a token"),
}
"""What has no fixed words: a pattern, and what we call it."""


def singular(token: str) -> str:
    """What a token is called in a sentence, by its id."""
    return token.replace("-", " ")


def meaning(terminal: str, words: str) -> Any:
    """What a chosen phrase means, however it was spaced."""
    return _meanings(terminal)[" ".join(words.split()).replace("’", "'").casefold()]


@cache
def _meanings(terminal: str) -> Mapping[str, Any]:
    return {phrase.casefold(): value for phrase, value in CHOICES[terminal].items()}


@cache
def phrase_for(terminal: str, value: Any) -> str:
    """The words for a meaning."""
    return next(phrase for phrase, found in CHOICES[terminal].items() if found == value)


def pattern(phrase: str) -> str:
    """Any number of spaces between words, a first letter of either case, either apostrophe, and whole words."""
    words = [re.escape(word).replace("'", "['’]") for word in phrase.split()]
    first = phrase[0]
    if first.isalpha():
        words[0] = f"[{first.upper()}{first.lower()}]{words[0][1:]}"
    return "[ \\t]+".join(words) + (r"(?![\w'’])" if phrase[-1].isalpha() else "")

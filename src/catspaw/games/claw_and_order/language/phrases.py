"""The words of the card language but for those of declarations, by the names that `sentences.lark` has for them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from catspaw.games.claw_and_order.language.terms import (
    BattleLine,
    By,
    Condition,
    Event,
    Keyword,
    Mode,
    Noun,
    Player,
    Response,
    Side,
    Standing,
    Stat,
)
from catspaw.games.claw_and_order.language.terms.conditions import Of
from catspaw.games.claw_and_order.language.terms.events import OF_PLAYERS, TURNS, WITHOUT_TROOP


class Phase(NamedTuple):
    """Whose Attack Phase a line waits for."""

    side: Side


_SAID_OTHERWISE: Final = ("", "damaged", *(line.said.english for line in BattleLine))
"""Conditions that have no phrase of their own."""


def _conditions(of: Of) -> dict[str, Condition]:
    found = [condition for condition in Condition if condition.said.of is of and not condition.said.asks]
    return {state.said.english: state for state in found if state.said.english not in _SAID_OTHERWISE}


def _stands() -> dict[str, Standing]:
    first = {standing.said.english: standing for standing in Standing}
    return first | {phrase: standing for standing in Standing for phrase in standing.said.also}


def _doings() -> dict[str, Event]:
    """What a player does, as it is said of you and of others."""
    found = {event.said.yours: event for event in OF_PLAYERS}
    return found | {event.said.english: event for event in OF_PLAYERS}


CHOICES: Final[dict[str, dict[str, Any]]] = {
    "KEYWORD": {keyword.said.english: keyword for keyword in Keyword},
    "EVENT": {event.said.english: event for event in Event if event not in WITHOUT_TROOP},
    "MOMENT": {event.said.english: event for event in TURNS if event is not Event.ATTACK_STARTS},
    "DOER": {side.said.doer: side for side in Side},
    "DOING": _doings(),
    "TURN": {side.said.turn: side for side in sorted(Side, key=lambda side: side is Side.ANY)},
    "PHASE": {side.said.phase: Phase(side) for side in Side},
    "STATE": _conditions(Of.THIS) | {"alone": Condition.IS_ALONE},
    "YOUR_STATE": _conditions(Of.YOU),
    "CLAUSE": _conditions(Of.CLAUSE),
    "STANDS": _stands(),
    "RESPONSE": {response.said.english: response for response in Response},
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
    "HAND": {player.said.hand: player for player in Player},
    "LINES": {player.said.lines: player for player in Player},
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
    "_OR_A": "or",
    "_AND_A": "and",
    "WITH": "with",
    "WITHOUT": "without",
    "NO_COMMANDER": "that is no commander",
    "NO_COMMANDERS": "that are no commander",
    "_NAMED": "named",
    "_FOR_EACH": "for each",
    "_YOU_CONTROL": "you control",
    "_OPPONENT_CONTROLS": "your opponent controls",
    "_ONE_OF": "one of",
    "_THEIR": "their",
    "_YOUR": "your",
}
"""Single phrases. An underscore in front: glue that the parsed form does not need."""

STOPS: Final[dict[str, str]] = {
    "_IF_YOU_DO": ". If you do,",
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
    "QUOTED": (r"[“„\"][^“”„\"]{1,60}[”“\"]", "a name in quotation marks"),
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

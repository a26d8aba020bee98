"""The words of the card language but for its effects, by the names that `sentences.lark` has for them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from catspaw.games.claw_and_order.language.ability import (
    Bonus,
    By,
    Condition,
    Event,
    Keyword,
    LogLine,
    Mode,
    Noun,
    Player,
    Side,
)

CHOICES: Final[dict[str, dict[str, Any]]] = {
    "KEYWORD": {
        "Flying": Keyword.FLYING,
        "Reach": Keyword.REACH,
        "Observer": Keyword.OBSERVER,
        "Retreat": Keyword.RETREAT,
        "Stealth": Keyword.STEALTH,
    },
    "EVENT": {
        "is deployed": Event.DEPLOYED,
        "moves to the Front Line": Event.MOVED_UP,
        "attacks": Event.ATTACKS,
        "is attacked": Event.IS_ATTACKED,
        "deals damage": Event.DEALS_DAMAGE,
        "kills a troop": Event.KILLS,
        "is killed": Event.IS_KILLED,
        "is destroyed": Event.IS_DESTROYED,
        "is piloted": Event.IS_PILOTED,
        "is equipped": Event.IS_EQUIPPED,
        "equips a troop": Event.EQUIPS,
    },
    "MOMENT": {"at the start of": Event.TURN_STARTS, "at the end of": Event.TURN_ENDS},
    "TURN": {"your turn": Side.FRIENDLY, "your opponent's turn": Side.OPPOSING, "each turn": Side.ANY},
    "STATE": {
        "piloting": Condition.IS_PILOTING,
        "piloted": Condition.HAS_PILOT,
        "behind in battles": Condition.IS_BEHIND,
    },
    "STAT": {"damage": Bonus.DAMAGE, "health": Bonus.HEALTH},
    "CHEAPER": {"less": -1, "more": 1},
    "SELF": {"this": Mode.THIS, "the equipped troop": Mode.HOST, "its vehicle": Mode.VEHICLE},
    "KNOWN": {"that troop": Mode.THAT, "the other troop": Mode.OTHER, "it": Mode.THEM},
    "SIDE": {"friendly": Side.FRIENDLY, "opposing": Side.OPPOSING},
    "NOUN": {
        "troop": Noun.TROOP,
        "cat": Noun.CAT,
        "vehicle": Noun.VEHICLE,
        "commander": Noun.COMMANDER,
        "shorthair": Noun.SHORTHAIR,
        "longhair": Noun.LONGHAIR,
        "item": Noun.ITEM,
        "card": Noun.CARD,
    },
    "NOUNS": {
        "troops": Noun.TROOP,
        "cats": Noun.CAT,
        "vehicles": Noun.VEHICLE,
        "commanders": Noun.COMMANDER,
        "shorthairs": Noun.SHORTHAIR,
        "longhairs": Noun.LONGHAIR,
        "items": Noun.ITEM,
        "cards": Noun.CARD,
    },
    "LINE": {"in the Front Line": LogLine.FRONT, "in the Back Line": LogLine.BACK},
    "EITHER_LINE": {"in either line": LogLine.EITHER},
    "TO_LINE": {"to the Front Line": LogLine.FRONT, "to the Back Line": LogLine.BACK},
    "BY": {"with cost": By.COST, "with health": By.HEALTH, "with damage": By.DAMAGE},
    "OR_MORE": {"or less": False, "or more": True},
    "PLAYER": {"your opponent": Player.OPPONENT, "each player": Player.EACH},
    "OF_DECK": {
        "of your deck": Player.YOU,
        "of your opponent's deck": Player.OPPONENT,
        "of each player's deck": Player.EACH,
    },
}
"""Phrases of which one is chosen, and what each of them means."""

PHRASES: Final[dict[str, str]] = {
    "_WHEN": "when",
    "_WHILE": "while",
    "_PAY": "pay",
    "REMOVE_A_COUNTER": "remove a counter",
    "ONCE_PER_TURN": "once per turn",
    "_ANY_NUMBER": "A deck may contain any number of this card",
    "_MAY_RESPOND": "May be played when an opposing troop attacks",
    "_EQUIPS": "equips",
    "_THIS_IS": "this is",
    "_YOU_ARE": "you are",
    "_GETS": "gets",
    "_GET": "get",
    "PER_COUNTER": "for each counter on it",
    "PER_COUNTERS": "for each counter on them",
    "_COSTS": "costs",
    "_COST": "cost",
    "_HAS": "has",
    "_HAVE": "have",
    "_LOSES": "loses",
    "_LOSE": "lose",
    "_GAINS": "gains",
    "_GAIN": "gain",
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
"""Single phrases. An underscore in front: glue that the parsed form does not need.

Those of effects stand in their declarations.
"""

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

"""Reading one line of a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from catspaw.core.errors import Unknown
from catspaw.games.claw_and_order.language.check import Checker, check_card
from catspaw.games.claw_and_order.language.grammar import ORDER, SINGLE, all_phrases, may_say, phrases_of, why_not
from catspaw.games.claw_and_order.language.instead import said_instead
from catspaw.games.claw_and_order.language.kinds import KINDS, TROOPS
from catspaw.games.claw_and_order.language.lines import Line
from catspaw.games.claw_and_order.language.own_keywords import NO_WORDS, SetWords
from catspaw.games.claw_and_order.language.phrases import CHOICES, pattern, singular
from catspaw.games.claw_and_order.language.refusal import CannotRead, Places

if TYPE_CHECKING:
    from lark import Token
    from lark.parsers.lalr_interactive_parser import InteractiveParser

__all__ = ["CannotRead", "check_card", "parse_line"]

_ALIKE: Final = 0.6
_BEFORE_A_STOP: Final = re.compile(r"[,.;:]|[^,.;:]+")


def parse_line(text: str, *, kind: str, tokens: Sequence[str], words: SetWords = NO_WORDS) -> Line:
    """The ability that a line of a card of this kind states; `tokens` are the ids of what may be summoned.

    `words` are what else the set has: names, keywords of its own, nouns.
    """
    from lark.exceptions import VisitError  # noqa: PLC0415 – most who start the game read no card

    from catspaw.games.claw_and_order.language.reader import Reader  # noqa: PLC0415

    if kind not in KINDS:
        raise Unknown("kind of card", kind, list(KINDS))
    places = Places(text)
    tree, said = _tree(text, kind, tokens, words)
    for word in said:
        _check_word(word, kind, places)
    try:
        ability = Reader(places, tokens, words).transform(tree)
    except VisitError as error:
        raise error.orig_exc from None
    Checker(kind, places).check(ability)
    return ability


def _tree(text: str, kind: str, tokens: Sequence[str], own: SetWords) -> tuple[Any, list[Token]]:
    """Lark's tree of the line and all its words."""
    from lark.exceptions import UnexpectedInput  # noqa: PLC0415

    parser = _begun(text, own)
    try:
        words = parser.exhaust_lexer()
        return parser.feed_eof(), words  # type: ignore[no-untyped-call]
    except UnexpectedInput as error:
        at = error.pos_in_stream
        if at is None or getattr(getattr(error, "token", None), "type", "") == "$END":
            at = len(text.rstrip())
        possible = _accepted(parser) if text[:at].strip() else _beginnings(kind)
        raise _cannot_read(text, at, _expected(possible, kind, tokens)) from None


def _begun(text: str, own: SetWords = NO_WORDS) -> InteractiveParser:
    from catspaw.games.claw_and_order.language.reader import parser_of_lines  # noqa: PLC0415

    keywords = tuple(sorted(keyword.english for keyword in own.keywords.values()))
    return parser_of_lines(keywords).parse_interactive(text)


def _accepted(parser: InteractiveParser) -> set[str]:
    return parser.accepts()  # type: ignore[no-any-return, no-untyped-call]


@cache
def _beginnings(kind: str) -> set[str]:
    """With what a line may begin: with a bare effect only on a One-Time Item, with a bonus only on others."""
    bonus, effect = _begun("while damaged,"), _begun("once per turn:")
    bonus.exhaust_lexer()
    effect.exhaust_lexer()
    bonuses, effects = _accepted(bonus), _accepted(effect)
    never = bonuses - effects if kind == "one-time" else effects - bonuses
    return _accepted(_begun("")) - never - (set() if kind in TROOPS else {"KEYWORD"})


def _check_word(word: Token, kind: str, places: Places) -> None:
    phrase = " ".join(word.split()).replace("’", "'")
    if (word.type in CHOICES or word.type in SINGLE) and not may_say(kind, phrase):
        places.refuse_words(word.start_pos or 0, word.end_pos or 0, why_not(phrase))


def _expected(possible: set[str], kind: str, tokens: Sequence[str]) -> list[str]:
    """What may stand at a place on such a card, in the order of the tables."""
    found = sorted(possible - ({"_STOP"} if "$END" in possible else set()), key=lambda terminal: ORDER[terminal])
    phrases = [phrase for terminal in found for phrase in phrases_of(terminal) if may_say(kind, phrase)]
    names = [singular(token) for token in tokens] if "NAME" in found else []
    return list(dict.fromkeys([*phrases, *names]))


def _cannot_read(text: str, at: int, expected: list[str]) -> CannotRead:
    choice = f"expected: {' | '.join(expected)}"
    if not text[at:].strip():
        return CannotRead(f"the line ends too early; {choice}", at + 1, "", expected)
    nearest, words = _nearest(text[at:], expected)
    instead = said_instead(text, at)
    hint = f"did you mean “{nearest}”? " * bool(nearest) + f"{instead}; " * bool(instead)
    return CannotRead(f"cannot read “{words}”; {hint}{choice}", at + 1, words, expected, nearest, instead)


def _nearest(rest: str, expected: Sequence[str]) -> tuple[str | None, str]:
    """The expected phrase that looks most like the next words, and those words."""
    begun = _BEFORE_A_STOP.match(rest)
    written = begun.group().split() if begun else []
    best, nearest, words = _ALIKE, None, _known_fields(rest) or "".join(written[:1])
    for phrase in expected:
        if phrase not in all_phrases():
            continue
        some = " ".join(written[: len(phrase.split())])
        alike = SequenceMatcher(None, some.casefold(), phrase.casefold()).ratio()
        if alike > best:
            best, nearest, words = alike, phrase, some
    return nearest, words


def _known_fields(rest: str) -> str:
    """The longest phrase of the language with which the rest begins, if it begins with any."""
    found = (re.match(pattern(phrase), rest) for phrase in all_phrases())
    return max((" ".join(match.group().split()) for match in found if match), key=len, default="")

"""Why something was refused, in the language of whoever tried it."""

from __future__ import annotations

from typing import Final

from catspaw.core.checking import instance
from catspaw.core.errors import (
    CannotReplay,
    CannotUndo,
    CatspawError,
    IllegalAnswer,
    InUse,
    Malformed,
    NotYours,
    Stale,
    Unknown,
)
from catspaw.core.texts import LANGUAGES, Texts, check_language
from catspaw.games.fluent_texts import capital, sentence

PACKAGE: Final = "catspaw.table"
LONGEST: Final = 900
"""So many characters of a value are told; Fluent takes no more than a thousand."""
_KINDS: Final = {
    IllegalAnswer: "illegal",
    NotYours: "not-yours",
    Stale: "stale",
    CannotUndo: "cannot-undo",
    CannotReplay: "cannot-replay",
    InUse: "in-use",
    Unknown: "unknown",
    Malformed: "malformed",
}


def refusal(error: CatspawError, language: str, texts: Texts | None = None) -> str:
    """By its reason, or by its kind with what it says itself; with the table's texts, seats and rules are named too.

    >>> import catspaw
    >>> try:
    ...     catspaw.new("cat-and-mouse", seed="7")
    ... except catspaw.Malformed as error:
    ...     print(refusal(error, "de"))
    Seed: Erwartet wurde eine ganze Zahl, nicht '7'.
    """
    instance("error", error, CatspawError)
    if check_language(language) == LANGUAGES[0] and not isinstance(error, IllegalAnswer) and not error.reason:
        return capital(str(error))
    values: dict[str, str | int] = {key: _short(value) for key, value in {**error.values, "text": str(error)}.items()}
    if texts is not None:
        values |= {key: texts.name(id) for key, id in error.values.items() if id in texts.setup.seats}
    kind = next((message for kind, message in _KINDS.items() if isinstance(error, kind)), "refused")
    text = sentence(PACKAGE, language, error.reason or kind, **values)
    if isinstance(error, IllegalAnswer) and texts is not None:
        text = f"{text} {texts.rule(error.rule)}"
    return capital(text)


def _short(value: str | int) -> str | int:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value

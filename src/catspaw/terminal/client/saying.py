"""What the client itself says, and the titles of games."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Protocol

from catspaw.core.errors import CannotReplay, CannotUndo, CatspawError, IllegalAnswer, InUse, NotYours, Stale
from catspaw.games.words import capital, sentence

PACKAGE: Final = "catspaw.terminal"
_REFUSALS: Final = {
    CannotUndo: "cannot-undo",
    InUse: "in-use",
    NotYours: "not-yours",
    Stale: "stale",
    CannotReplay: "cannot-replay",
}


def say(language: str, message: str, **values: Any) -> str:
    """One message of the client."""
    return sentence(PACKAGE, language, message, **values)


class Sayer(Protocol):
    """`say` in one language."""

    def __call__(self, message: str, **values: Any) -> str: ...


def sayer(language: str) -> Sayer:
    return partial(say, language)


def refusal(language: str, error: CatspawError) -> str:
    """Why something was refused."""
    if isinstance(error, IllegalAnswer):
        return say(language, "illegal", rule=error.rule)
    message = _REFUSALS.get(type(error))
    return say(language, message) if message else capital(str(error))

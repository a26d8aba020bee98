"""What the client itself says, and the titles of games."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Protocol

from catspaw.games.fluent_texts import sentence

PACKAGE: Final = "catspaw.terminal"


def say(language: str, message: str, **values: Any) -> str:
    """One message of the client."""
    return sentence(PACKAGE, language, message, **values)


class Sayer(Protocol):
    """`say` in one language."""

    def __call__(self, message: str, **values: Any) -> str: ...


def sayer(language: str) -> Sayer:
    return partial(say, language)

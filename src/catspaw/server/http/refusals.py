"""What went wrong, as clients are told: one of a closed list of codes, with words."""

from __future__ import annotations

from msgspec import DecodeError, ValidationError

from catspaw.core.errors import (
    CannotReplay,
    CannotUndo,
    CatspawError,
    IllegalAnswer,
    Malformed,
    NotYours,
    Stale,
    Unknown,
)
from catspaw.core.texts import LANGUAGES, Texts
from catspaw.server.protocol import Code, Refusal
from catspaw.server.store import Barred, Taken, Unavailable
from catspaw.table import refusal


class TooFast(CatspawError):
    """More than anybody needs."""


_CODES: dict[type[Exception], Code] = {
    Malformed: "malformed",
    ValidationError: "malformed",
    DecodeError: "malformed",
    IllegalAnswer: "illegal",
    CannotUndo: "illegal",
    CannotReplay: "illegal",
    Stale: "stale",
    NotYours: "not-yours",
    Unknown: "unknown",
    Taken: "taken",
    TooFast: "too-fast",
    Unavailable: "unavailable",
    Barred: "barred",
}


def refused(error: CatspawError | DecodeError, language: str = LANGUAGES[0], texts: Texts | None = None) -> Refusal:
    """The refusal for an error that was expected; its text is meant for people and holds nothing secret."""
    code = next(code for kind, code in _CODES.items() if isinstance(error, kind))
    text = refusal(error, language, texts) if isinstance(error, CatspawError) else str(error)
    if isinstance(error, IllegalAnswer):
        return Refusal(code, text, error.rule, tuple(error.allowed))
    return Refusal(code, text)

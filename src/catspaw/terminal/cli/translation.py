"""What goes wrong on the command line, in words of either language."""

from __future__ import annotations

from typing import Final

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from catspaw.core.errors import CatspawError, IllegalAnswer, Unknown
from catspaw.core.texts import LANGUAGES
from catspaw.table.refusals import refusal
from catspaw.terminal.cli.sentences import catalogue, said

_OF: Final = " of "
_OR: Final = " or "


def told(language: str, error: CatspawError | CycloptsError) -> str:
    """What went wrong, in words. What files and records say of themselves is told as it was found."""
    if isinstance(error, Unknown):
        return _unknown(language, error)
    if isinstance(error, IllegalAnswer):
        refused = "{answer} is not allowed by {rule}; allowed: {allowed}"
        allowed = ", ".join(error.allowed)
        return said(language, refused, answer=repr(error.answer), rule=error.rule, allowed=allowed)
    if isinstance(error, CatspawError):
        if error.reason and language != LANGUAGES[0]:
            return refusal(error, language)
        return _filled(language, error) if error.values else catalogue(language).get(error.text, error.text)
    return str(error) if language == LANGUAGES[0] else _misused(language, error)


def _filled(language: str, error: CatspawError) -> str:
    """How many may play is told as `2, 3 or 4`; an error that led to this one, in its own words."""
    values = dict(error.values)
    cause = error.__cause__
    if isinstance(cause, CatspawError):
        values = {name: told(language, cause) if value == str(cause) else value for name, value in values.items()}
    if "counts" in values:
        values["counts"] = str(values["counts"]).replace(_OR, said(language, _OR))
    return said(language, error.text, **values)


def _unknown(language: str, error: Unknown) -> str:
    """`variant of cat-and-mouse` is a noun, and whose it is."""
    noun, of, whose = error.what.partition(_OF)
    what = said(language, noun) + (said(language, _OF) if of else "") + whose
    known = ", ".join(error.known) or said(language, "none")
    return said(language, "unknown {what} {name}; known: {known}", what=what, name=repr(error.name), known=known)


def _misused(language: str, error: CycloptsError) -> str:
    """What cyclopts says of a command that was typed wrongly, where it has no language but English."""
    token = getattr(error, "token", None)
    name = error.argument.name if error.argument else ""
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        return said(language, "Unknown command {name}.", name=repr(error.unused_tokens[0]))
    if isinstance(error, UnknownOptionError) and token:
        return said(language, "Unknown option {name}.", name=token.keyword or token.value)
    if isinstance(error, CoercionError) and token:
        return said(language, "{value} is no value for {name}.", value=repr(token.value), name=name)
    if isinstance(error, MissingArgumentError):
        return said(language, "{name} needs a value.", name=name)
    if isinstance(error, RepeatArgumentError) and token:
        return said(language, "{name} is there more than once.", name=token.keyword)
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return said(language, "What is {words} meant to be?", words=" ".join(error.unused_tokens))
    return str(error)

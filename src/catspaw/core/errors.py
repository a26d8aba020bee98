"""Everything that can be wrong with what somebody sent us, as one closed list."""

from __future__ import annotations


class CatspawError(Exception):
    """The root of the list. Its text is meant for people."""

    def __init__(self, text: str = "", /, **values: object) -> None:
        """What varies may be left open in the text, as `{name}`, so that it can be told in other languages."""
        super().__init__(text.format(**values) if values else text)
        self.text = text
        self.values = values


class Malformed(CatspawError):
    """Not readable at all: a record, a file or an answer that is none."""


class Unknown(CatspawError):
    """Names something that does not exist; says what does."""

    def __init__(self, what: str, name: str, known: list[str]) -> None:
        super().__init__(f"unknown {what} {name!r}; known: {', '.join(known) or 'none'}")
        self.what = what
        self.name = name
        self.known = known


class IllegalAnswer(CatspawError):
    """The rules forbid it: carries the rule and what is allowed instead."""

    def __init__(self, answer: str, rule: str, allowed: list[str]) -> None:
        super().__init__(f"{answer!r} is not allowed by {rule}; allowed: {', '.join(allowed)}")
        self.answer = answer
        self.rule = rule
        self.allowed = allowed


class NotYours(CatspawError):
    """The question is put to somebody else, or to nobody any more."""


class Stale(CatspawError):
    """The answer was meant for an earlier question."""


class InUse(CatspawError):
    """Somebody else has it open."""


class CannotUndo(CatspawError):
    """It would take back what somebody has learnt."""


class CannotReplay(CatspawError):
    """The record was played under other rules, so that only its last position can be shown, or with another box."""

"""Everything that can be wrong with what somebody sent us, as one closed list."""

from __future__ import annotations

from typing import Any


class CatspawError(Exception):
    """The root of the list. Its text is meant for people, in English; from its parts it is told in other languages.

    `catspaw.table.refusal` tells it. Errors can be pickled, so those of a worker reach whoever waits.
    """

    def __init__(self, text: str = "", /, *, reason: str = "", **values: str | int) -> None:
        """Where there are values, the text leaves them open, as `{name}`."""
        super().__init__(text.format(**values) if values else text)
        self.text = text
        self.reason = reason
        """Which sentence of `table/text` it is at a table; empty if only its kind has one."""
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        """An error of a worker reaches whoever waits for it, with all that it carries."""
        return _again, (type(self), self.args, vars(self))


def _again(kind: type[CatspawError], arguments: tuple[Any, ...], carried: dict[str, Any]) -> CatspawError:
    error = kind.__new__(kind, *arguments)
    vars(error).update(carried)
    return error


class Malformed(CatspawError):
    """Not readable at all: a record, a file or an answer that is none, or a value of a wrong type.

    >>> import catspaw
    >>> catspaw.replay("catspaw=2")
    Traceback (most recent call last):
    catspaw.core.errors.Malformed: record: column 10: 'game=' is missing
    """


class Unknown(CatspawError):
    """Names something that does not exist; says what does.

    >>> import catspaw
    >>> catspaw.new("cluedo")
    Traceback (most recent call last):
    catspaw.core.errors.Unknown: unknown game 'cluedo'; known: cat-and-mouse, red-claw, claw-and-order
    """

    def __init__(self, what: str, name: str, known: list[str]) -> None:
        listed = ", ".join(known) or "none"
        super().__init__("unknown {what} {name}; known: {known}", what=what, name=repr(name), known=listed)
        self.what = what
        self.name = name
        self.known = known


class IllegalAnswer(CatspawError):
    """The rules forbid it: carries the rule and what is allowed instead.

    >>> import catspaw
    >>> try:
    ...     catspaw.new("cat-and-mouse").answer("smoke-bomb")
    ... except catspaw.IllegalAnswer as error:
    ...     print(error.rule, error.allowed[:2])
    CM-1.3 ['glory-10', 'glory-20']
    """

    def __init__(self, answer: str, rule: str, allowed: list[str]) -> None:
        listed = ", ".join(allowed)
        text = "{answer} is not allowed by {rule}; allowed: {allowed}"
        super().__init__(text, answer=repr(answer), rule=rule, allowed=listed)
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

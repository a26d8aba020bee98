"""Checks of what callers pass in: a wrong type is Malformed, with the parameter's name and what was expected.

`True` is no 1 and 2.0 is no 2; what counts as a whole number elsewhere, such as numpy's, counts here too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import index
from os import PathLike, fspath
from reprlib import Repr
from typing import Final, Literal, SupportsIndex, TypeVar, cast

from catspaw.core.errors import Malformed

EXPECTED: Final = {
    "expected-number": "{parameter}: a whole number was expected, not {given}",
    "expected-range": "{parameter}: a whole number from {least} to {most} was expected, not {given}",
    "expected-text": "{parameter}: a text was expected, not {given}",
    "expected-texts": "{parameter}: a list of texts was expected, not {given}",
    "expected-mapping": "{parameter}: names with texts were expected (a dict), not {given}",
    "expected-list": "{parameter}: a list was expected, not {given}",
    "expected-edition": "{parameter} {given}: a name, the path of a file or an edition was expected",
    "expected-deck": "{parameter} {given}: a name, the path of a file or a deck was expected",
    "expected-records": "{parameter} {given}: the path of a file was expected",
    "expected-game": "{parameter}: the id of a game or a game was expected, not {given}",
    "expected-seat": "{parameter}: the name or the number of a seat was expected, not {given}",
    "expected-object": "{parameter}: {kind} was expected, not {given}",
}
"""What was expected, by the reason that `table/text` has a sentence for."""
LONGEST_NUMBER: Final = 4096
"""No number has more bits."""

Kind = TypeVar("Kind")
_short = Repr()
_short.maxstring = _short.maxother = 60


def shown(given: object) -> str:
    """What was given, briefly, whatever it is."""
    try:
        return _short.repr(given)
    except Exception:  # noqa: BLE001 – anybody's __repr__, or a number too long to write
        return f"some {type(given).__name__}"


def unexpected(reason: str, parameter: str, given: object, **values: str | int) -> Malformed:
    """The error for a parameter that is something else."""
    return Malformed(EXPECTED[reason], reason=reason, parameter=parameter, given=shown(given), **values)


def is_whole(given: object) -> bool:
    """Whether it is a whole number, and neither a truth value nor a float."""
    return not isinstance(given, bool) and hasattr(given, "__index__") and not isinstance(given, type)


def whole_number(parameter: str, given: object, least: int | None = None, most: int | None = None) -> int:
    """The number as a plain int; where there are bounds, it lies between them."""
    if not is_whole(given):
        raise unexpected("expected-number", parameter, given)
    try:
        number = index(cast("SupportsIndex", given))
    except Exception as error:
        raise unexpected("expected-number", parameter, given) from error
    if number.bit_length() > LONGEST_NUMBER:
        raise unexpected("expected-number", parameter, given)
    if least is not None and most is not None and not least <= number <= most:
        raise unexpected("expected-range", parameter, given, least=least, most=most)
    return number


def text(parameter: str, given: object) -> str:
    """The text."""
    if not isinstance(given, str):
        raise unexpected("expected-text", parameter, given)
    return given


def texts(parameter: str, given: object) -> tuple[str, ...]:
    """The texts; one alone need not be in a list."""
    if isinstance(given, str):
        return (given,)
    if isinstance(given, bytes) or not isinstance(given, Iterable):
        raise unexpected("expected-texts", parameter, given)
    found = tuple(given)
    if not all(isinstance(each, str) for each in found):
        raise unexpected("expected-texts", parameter, given)
    return found


def mapping(parameter: str, given: object) -> dict[str, str]:
    """Texts by names."""
    if not isinstance(given, Mapping):
        raise unexpected("expected-mapping", parameter, given)
    if not all(isinstance(each, str) for pair in given.items() for each in pair):
        raise unexpected("expected-mapping", parameter, given)
    return dict(given)


def listed(parameter: str, given: object) -> tuple[object, ...]:
    """The members of anything that can be gone through, but a text."""
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        raise unexpected("expected-list", parameter, given)
    return tuple(given)


def numbers(parameter: str, given: object) -> list[int]:
    """A list of whole numbers."""
    return [whole_number(parameter, each) for each in listed(parameter, given)]


def instance(parameter: str, given: Kind, kind: type[object]) -> Kind:
    """An object of a class."""
    if not isinstance(given, kind):
        raise unexpected("expected-object", parameter, given, kind=kind.__name__)
    return given


def file_name(parameter: Literal["edition", "deck", "records"], given: str | PathLike[str]) -> str:
    """A name, or a path that a system could have."""
    name = fspath(given) if isinstance(given, str | PathLike) else None
    if not isinstance(name, str) or "\0" in name or not _can_be_written(name):
        raise unexpected(f"expected-{parameter}", parameter, given)
    return name


def _can_be_written(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True

"""What a seat may know, as typed values: the form in which a sight leaves the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Meta, Struct


class View(Struct, frozen=True):
    """What the view of any game has; each game adds its own fields."""

    seat: str | None
    """Whose view it is; None for an onlooker, and where nothing is hidden."""
    asked: str | None
    """The seat that is asked, or `chance`; None when the game is over."""
    prompt: str | None
    """What is asked."""


def one_of(names: Iterable[str]) -> Meta:
    """Of a string in a view: all that it may be. Written into JSON schema and TypeScript."""
    values = list(names)
    return Meta(extra={"values": tuple(values)}, extra_json_schema={"enum": values})


NOT_ALL_KEYS: Final = Meta(extra={"partial": True})
"""Of a dict in a view whose keys are `one_of`: some may be missing."""

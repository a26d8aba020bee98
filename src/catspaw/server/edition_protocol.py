"""Editions over HTTP: the built-in ones, and sets that people bring."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from catspaw.core.findings import Finding

EditionName = Annotated[str, Meta(min_length=1, max_length=80)]
"""A built-in edition by its id, or one that somebody has brought by its contents: `my-set@` and 32 digits."""


class EditionSchema(Struct, frozen=True):
    """A box, the decks that come with it, and the rulings of which it has a default of its own."""

    id: str
    name: str
    """What people call it; empty where clients have a name for it."""
    decks: tuple[str, ...]
    rulings: dict[str, str]
    lists: dict[str, str] = {}
    """Its decks as lists, where one edition was asked for."""


class EditionFiles(Struct, frozen=True, forbid_unknown_fields=True):
    """A set of one's own: its files by name, such as `cats.toml` and `decks/velvet-paws.txt`."""

    files: Annotated[dict[str, Annotated[str, Meta(max_length=65_536)]], Meta(max_length=64)]


class EditionRead(Struct, frozen=True):
    """What became of it."""

    edition: EditionSchema | None
    """None if something is wrong with it; then nothing was stored."""
    findings: tuple[Finding, ...]

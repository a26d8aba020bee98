"""What is found in a file that somebody has written."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Finding(Struct, frozen=True):
    """Something that is wrong, or hardly meant, and where it stands."""

    kind: Literal["error", "warning"]
    text: str
    file: str | None = None
    line: int | None = None
    """From 1; so is the column."""
    column: int | None = None

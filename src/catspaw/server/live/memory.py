"""Memory that was freed, given back to the system: the C library keeps it where something beside it is still used."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Final

MANY: Final = 100
"""Tables put away at once, after which it is worth the few milliseconds."""

_trim: Callable[[int], int] | None
try:
    _trim = ctypes.CDLL(None).malloc_trim
except (AttributeError, OSError, TypeError):  # another C library
    _trim = None


def give_back() -> None:
    """To be called in a thread."""
    if _trim is not None:
        _trim(0)

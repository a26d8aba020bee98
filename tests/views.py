"""Views as JSON has them."""

from __future__ import annotations

from typing import Any

from msgspec import json

from catspaw.core.view import View


def plain(view: View) -> dict[str, Any]:
    """A view as a client gets it, to be compared as a whole."""
    return json.decode(json.encode(view))  # type: ignore[no-any-return]

"""Headers that every response has."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import ResponseHeader

SAFELY: Final = (
    ResponseHeader(
        name="content-security-policy",
        value="default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    ),
    ResponseHeader(name="referrer-policy", value="no-referrer"),
    ResponseHeader(name="x-content-type-options", value="nosniff"),
)
"""Nothing comes from another host, no other host's page holds ours, and none learns a table's address."""

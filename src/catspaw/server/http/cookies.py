"""Cookies that say who somebody is: a random token, signed, of which only a hash is stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "catspaw"
_SIGNED: Final = b"catspaw cookie"


def cookie_named(name: str, header: str) -> str | None:
    """One of ours in a `Cookie` header, which needs no quotes; the last one, if there are several."""
    for pair in reversed(header.split(";")):
        named, _, value = pair.partition("=")
        if named.strip() == name:
            return value.strip()
    return None


def new_token() -> str:
    """Nobody guesses it."""
    return secrets.token_urlsafe(32)


def signed(token: str, key: bytes) -> str:
    """What goes into the cookie."""
    return f"{token}.{_signature(token, key)}"


def read(cookie: str, key: bytes) -> str | None:
    """The token of a cookie that we have signed; None of any other."""
    token, _, signature = cookie.rpartition(".")
    return token if hmac.compare_digest(signature.encode(), _signature(token, key).encode()) else None


def stored(token: str) -> bytes:
    """What the store knows of a token."""
    return hashlib.sha256(token.encode()).digest()


def _signature(token: str, key: bytes) -> str:
    return hmac.new(key, _SIGNED + token.encode(), hashlib.sha256).hexdigest()

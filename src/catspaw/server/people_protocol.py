"""What clients and the server say to each other about people: who one is, where one is known, accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct, frozen=True):
    """Who the cookie says one is."""

    id: str
    name: str | None
    """None for a guest."""


class Browser(Struct, frozen=True):
    """Where one is known."""

    id: str
    agent: str
    created: int
    seen: int
    """To the minute."""
    this: bool


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """For an account; with a new name it is opened, and takes the guest's games along."""

    name: Annotated[str, Meta(min_length=2, max_length=24, pattern=r"^\S(.*\S)?$(?!\n)")]
    password: Password


class PasswordChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password for one's account; every other session ends."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password

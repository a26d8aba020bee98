"""What clients and the server say to each other about people: who one is, where one is known, accounts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct, frozen=True):
    """Who the cookie says one is."""

    id: str
    name: str | None
    """None for a guest."""
    nickname: str | None = None
    """What a guest is called, if they have said so."""


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


class Nickname(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called; nothing: just a guest."""

    name: Annotated[str, Meta(max_length=24, pattern=r"^(\S(.*\S)?)?$(?!\n)")]


class Tally(Struct, frozen=True):
    """What one's games of a kind came to."""

    game: str
    title: str
    won: int
    lost: int
    drawn: int


class Played(Struct, frozen=True):
    """A game that is over."""

    table: str
    game: str
    title: str
    seat: str
    """What one's seat is called."""
    result: Literal["won", "lost", "drawn"]
    finished: int
    opponents: tuple[str, ...]
    guided: bool


class Opponent(Struct, frozen=True):
    """Somebody one has played against."""

    name: str
    bot: bool
    games: int
    won: int
    """How often one has won oneself."""


class Profile(Struct, frozen=True):
    """What somebody has played: the latest games, and what the latest hundred came to."""

    name: str | None
    since: int
    codes: int
    """Recovery codes that are left."""
    tallies: tuple[Tally, ...]
    games: tuple[Played, ...]
    opponents: tuple[Opponent, ...]
    """Those one has played most."""


class Confirmation(Struct, frozen=True, forbid_unknown_fields=True):
    """The password again, before something that matters."""

    password: Annotated[str, Meta(max_length=200)]


class Codes(Struct, frozen=True):
    """Recovery codes, shown this once."""

    codes: tuple[str, ...]


class Recovered(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password for whoever has a code."""

    name: Annotated[str, Meta(min_length=2, max_length=24)]
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    new: Password

"""What the store gives and takes, as plain values."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from catspaw.table.entries import Entry

Spectators: TypeAlias = Literal["public", "delayed", "none"]
"""Who may look on, and when."""
Role: TypeAlias = Literal["player", "organiser"]
Result: TypeAlias = Literal["won", "lost", "drawn"]
Kind: TypeAlias = Literal["ban", "mute"]
"""What may be imposed on somebody."""


class Person(Struct, frozen=True):
    """Somebody who plays here: a guest, or an account if there is a name."""

    id: str
    name: str | None
    created: int
    """As all times here: milliseconds of the caller's clock."""
    role: Role = "player"
    nickname: str | None = None
    """What a guest is called, if they have said so."""

    @property
    def called(self) -> str | None:
        """The account's name, or a guest's nickname; None for a guest without one."""
        return self.name or self.nickname


class Session(Struct, frozen=True):
    """A browser in which a person is known."""

    person_id: str
    created: int
    seen: int
    """To the minute."""
    agent: str
    token_hash: bytes
    """What `end_session` knows it by."""


class Sanction(Struct, frozen=True):
    """A ban or a mute."""

    person_id: str
    name: str | None
    kind: Kind
    since: int
    until: int | None
    """None: for good."""
    why: str


class Listed(Struct, frozen=True):
    """A person as operators see them."""

    id: str
    name: str | None
    role: Role
    created: int
    seen: int | None
    """When any of their sessions was last seen; None if they have none."""
    banned: bool
    muted: bool


class Audited(Struct, frozen=True):
    """Something that an organiser or an operator has done."""

    number: int
    """In the order in which it was stored."""
    time_ms: int
    by: str
    what: str
    person_id: str | None
    table_id: str | None
    detail: str


class NewTable(Struct, frozen=True):
    """A table that is about to be opened."""

    id: str
    game: str
    host: str
    """The person who opens it."""
    public: bool
    spectators: Spectators
    seats: dict[str, str | None]
    """The seats for people, in order, and who sits there. A seat of None is open; a bot's is not listed."""
    settings: dict[str, Any]
    """Whatever else JSON can hold."""
    nonces: dict[str, str] = {}
    """What the people who sit there add to the shuffle, as they sent it."""
    reserved: dict[str, str] = {}
    """Open seats that only one person may take."""


class TableRow(Struct, frozen=True):
    """A table as the lobby knows it; the game itself is in its entries."""

    id: str
    number: int
    """Later tables have higher numbers."""
    game: str
    host: str
    public: bool
    spectators: Spectators
    seats: dict[str, str | None]
    nonces: dict[str, str]
    decks: dict[str, str]
    """What people brought to play with, instead of what lay there."""
    settings: dict[str, Any]
    created: int
    changed: int
    """When the last entry was written."""
    entries: int
    """How many there are, which is the number of the next one."""
    said: int
    """How many lines of chat there are."""
    over: bool
    version: int
    """Counts every change."""
    asked: str | None
    """The seat whose answer is waited for; None before the first entry, and once it is over."""
    due: int | None
    """When that seat will be out of time."""
    rematch: str | None
    """The table where they play again."""
    reserved: dict[str, str]
    """Open seats that only one person may take."""
    passes: dict[str, dict[str, int | None]]
    """For each seat the windows it lets pass, in one turn or, without a number, in all."""


class StoredEntry(Struct, frozen=True):
    """An entry, and when it was made."""

    entry: Entry
    time_ms: int


class Said(Struct, frozen=True):
    """A line of chat."""

    number: int
    """Counted for each table, from 0."""
    person_id: str
    text: str
    time_ms: int


class Finished(Struct, frozen=True):
    """A game that is over, as one of its players sees it."""

    table: TableRow
    seat: str
    result: Result
    finished: int

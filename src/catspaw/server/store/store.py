"""The store of the server: one database, and a part for each kind of thing in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from sqlalchemy import Connection, select

from catspaw.server.store.audit import Audit
from catspaw.server.store.chat import Chat
from catspaw.server.store.database import Database, milliseconds
from catspaw.server.store.editions import Editions
from catspaw.server.store.entries import Entries
from catspaw.server.store.expiry import Expiry
from catspaw.server.store.hours import Hours
from catspaw.server.store.known import KnownPeople
from catspaw.server.store.people import People
from catspaw.server.store.recovery import Recovery
from catspaw.server.store.results import Results
from catspaw.server.store.sanctions import Sanctions
from catspaw.server.store.seats import Seats
from catspaw.server.store.sessions import Sessions
from catspaw.server.store.tables import Tables


class Store:
    """Everything the server must not forget. What has returned is on disk; what has raised has changed nothing."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = database.now
        self.known = KnownPeople(database.now)
        self.sessions = Sessions(database, self.known)
        self.people = People(database, self.known)
        self.tables = Tables(database)
        self.seats = Seats(database)
        self.entries = Entries(database)
        self.editions = Editions(database)
        self.chat = Chat(database)
        self.hours = Hours(database)
        self.sanctions = Sanctions(database)
        self.results = Results(database)
        self.recovery = Recovery(database, self.known)
        self.audit = Audit(database)
        self.expiry = Expiry(database, self.known)
        self.ping = database.reads(_answer)

    @classmethod
    async def open(cls, url: str = "sqlite:///catspaw.db", *, now: Callable[[], int] = milliseconds) -> Self:
        """The store in the database of a URL, `sqlite:///path` or `postgresql://…`, which is migrated first."""
        return cls(await Database.open(url, now))

    @classmethod
    async def beside(cls, url: str, *, now: Callable[[], int] = milliseconds) -> Self:
        """The store in a database that a server may be using: it is neither made nor migrated.

        SQLite's write-ahead log lets this process write between the server's transactions. Of two servers at one
        file nothing is said here either: each appends only what comes next. What must not happen beside a server
        is a migration, or that the file is replaced, and for those `admin.restore` has the database alone.
        """
        return cls(await Database.open(url, now, migrate=False))

    async def close(self) -> None:
        """Closes every connection, once what waits has been written."""
        await self.database.close()


def _answer(on: Connection) -> None:
    """Raises Unavailable unless the database answers."""
    on.execute(select(1))

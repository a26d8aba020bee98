"""The tables of the database. What changes here needs a revision in `migrations/versions`, and a test compares them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

from catspaw.core.errors import Malformed

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)


class PortableText(TypeDecorator[str]):
    """Text that every database holds: PostgreSQL knows no NUL, and neither knows halves of characters."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        if value is not None:
            check_portable(value)
        return value


def check_portable(text: str) -> None:
    """Malformed if not every database holds it."""
    if "\0" in text or not (text.isascii() or _is_whole(text)):
        raise Malformed("a text holds characters that cannot be stored")


def _is_whole(text: str) -> bool:
    """Whether all characters are."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def insert_new(on: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that knows ON CONFLICT, for which each database has a class of its own."""
    return new_rows(on.dialect.name, table)


def new_rows(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    """The same, where only the kind of database is known."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


people = Table(
    "people",
    metadata,
    Column("id", PortableText, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("nickname", PortableText),  # what somebody without an account is called
)

accounts = Table(
    "accounts",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("name", PortableText, nullable=False),
    Column("name_key", PortableText, nullable=False, unique=True),  # what `name_key` makes of the name
    Column("password_hash", PortableText, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("role", PortableText, nullable=False, server_default="player"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("code_hash", PortableText, nullable=False),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("kind", PortableText, primary_key=True),  # ban or mute
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # none: for good
    Column("why", PortableText, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # in the order of their transactions
    Column("at", BigInteger, nullable=False),
    Column("by", PortableText, nullable=False),  # an organiser's name, or who used the command line
    Column("what", PortableText, nullable=False),
    Column("person_id", PortableText),  # whom it was done to
    Column("table_id", PortableText),
    Column("detail", PortableText, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("agent", PortableText, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("id", PortableText, nullable=False, unique=True),
    Column("game", PortableText, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("spectators", PortableText, nullable=False),
    Column("settings", PortableText, nullable=False),  # JSON
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("entries", Integer, nullable=False),  # the number of the next entry
    Column("said", Integer, nullable=False),  # the number of the next line of chat
    Column("over", Boolean, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),  # counts every change, also of its seats
    Column("asked", PortableText),  # the seat whose answer is waited for
    Column("due", BigInteger, index=True),  # when it will be out of time
    Column("rematch", PortableText),  # the table where they play again
    Index("ix_tables_lobby", "public", "over", "number"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", PortableText, primary_key=True),
    Column("place", Integer, nullable=False),  # in which order they sit
    Column("person_id", ForeignKey("people.id"), index=True),
    Column("nonce", PortableText),  # what that person adds to the shuffle
    Column("kept_for", PortableText),  # who alone may sit down, if it is open
    Column("passes", PortableText),  # JSON: windows that are let pass, and in which turn
    Column("deck", PortableText),  # what that person brought to play with
    Column("result", PortableText),  # won, lost or drawn, once it is over
    Column("finished", BigInteger),  # when that was
    Index("ix_seats_finished", "person_id", "finished"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", PortableText, nullable=False),  # JSON
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("text", PortableText, nullable=False),
    Column("at", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("other_id", ForeignKey("people.id"), primary_key=True, index=True),
)

editions = Table(
    "editions",
    metadata,
    Column("name", PortableText, primary_key=True),  # an id, and the hash of the files
    Column("game", PortableText, nullable=False),
    Column("files", PortableText, nullable=False),  # JSON
    Column("size", Integer, nullable=False),  # of that, in bytes
    Column("person_id", ForeignKey("people.id"), index=True),  # none: whoever runs the server
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # when it was last brought, or a table set up with it
)

edition_uses = Table(
    "edition_uses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("edition", ForeignKey("editions.name"), nullable=False, index=True),
)

closures = Table(
    "closures",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("name", PortableText, primary_key=True),
    Column("value", PortableText, nullable=False),
)

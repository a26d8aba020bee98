"""What is said at the tables, and who does not want to hear whom."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from catspaw.server.store.database import Database
from catspaw.server.store.errors import Missing
from catspaw.server.store.rows import Said
from catspaw.server.store.sanctions import check_sanction
from catspaw.server.store.schema import chat, insert_new, mutes, tables


class Chat:
    """Chat and mutes; each call is a transaction."""

    def __init__(self, database: Database) -> None:
        self.say = database.writes(say)
        self.lines = database.reads(lines)
        self.mute = database.writes(mute)
        self.muted = database.reads(muted_by)


def say(on: Connection, table_id: str, person_id: str, text: str, time_ms: int) -> int:
    """Store a line of chat; its number. Barred if the person is muted, from the moment it was imposed."""
    check_sanction(on, person_id, "mute", time_ms)
    counted = update(tables).where(tables.c.id == table_id)
    counts = {"said": tables.c.said + 1, "version": tables.c.version + 1}
    after: int | None = on.scalar(counted.values(counts).returning(tables.c.said))
    if after is None:
        raise Missing("table")
    number = after - 1
    line = {"table_id": table_id, "number": number, "person_id": person_id, "text": text, "at": time_ms}
    on.execute(insert(chat).values(line))
    return number


def lines(on: Connection, table_id: str, since: int = 0, limit: int = 200) -> list[Said]:
    """The last lines from a number on, in order."""
    found = select(chat.c.number, chat.c.person_id, chat.c.text, chat.c.at)
    chosen = found.where(chat.c.table_id == table_id, chat.c.number >= since)
    rows = on.execute(chosen.order_by(chat.c.number.desc()).limit(limit))
    return [Said(*row) for row in rows][::-1]


def mute(on: Connection, person_id: str, other_id: str, muted: bool) -> None:
    """A person does not want to hear another, or does again."""
    if muted:
        pair = insert_new(on, mutes).values(person_id=person_id, other_id=other_id)
        on.execute(pair.on_conflict_do_nothing())
    else:
        on.execute(delete(mutes).where(mutes.c.person_id == person_id, mutes.c.other_id == other_id))


def muted_by(on: Connection, person_id: str) -> set[str]:
    """Whom a person does not want to hear."""
    return set(on.scalars(select(mutes.c.other_id).where(mutes.c.person_id == person_id)))

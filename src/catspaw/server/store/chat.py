"""What is said at the tables, and who does not want to hear whom."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from catspaw.server.store.database import Database, reading, writing
from catspaw.server.store.errors import Missing
from catspaw.server.store.rows import Said
from catspaw.server.store.schema import chat, mutes, tables


class Chat(Database):
    """Chat and mutes."""

    @writing
    async def say(self, on: AsyncConnection, table_id: str, person_id: str, text: str, at: int) -> int:
        """Keep a line of chat; its number."""
        counted = update(tables).where(tables.c.id == table_id)
        counts = {"said": tables.c.said + 1, "version": tables.c.version + 1}
        after: int | None = await on.scalar(counted.values(counts).returning(tables.c.said))
        if after is None:
            raise Missing("table")
        number = after - 1
        line = {"table_id": table_id, "number": number, "person_id": person_id, "text": text, "at": at}
        await on.execute(insert(chat).values(line))
        return number

    @reading
    async def chat(self, on: AsyncConnection, table_id: str, since: int = 0, limit: int = 200) -> list[Said]:
        """The last lines from a number on, in order."""
        lines = select(chat.c.number, chat.c.person_id, chat.c.text, chat.c.at)
        chosen = lines.where(chat.c.table_id == table_id, chat.c.number >= since)
        rows = await on.execute(chosen.order_by(chat.c.number.desc()).limit(limit))
        return [Said(*row) for row in rows][::-1]

    @writing
    async def mute(self, on: AsyncConnection, person_id: str, other_id: str, muted: bool) -> None:
        """A person does not want to hear another, or does again."""
        if muted:
            pair = self._insert(mutes).values(person_id=person_id, other_id=other_id)
            await on.execute(pair.on_conflict_do_nothing())
        else:
            await on.execute(delete(mutes).where(mutes.c.person_id == person_id, mutes.c.other_id == other_id))

    @reading
    async def muted(self, on: AsyncConnection, person_id: str) -> set[str]:
        """Whom a person does not want to hear."""
        return set(await on.scalars(select(mutes.c.other_id).where(mutes.c.person_id == person_id)))

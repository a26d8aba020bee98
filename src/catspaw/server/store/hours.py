"""The installation: its key, and when it was open, since clocks stand still while nobody is served."""

from __future__ import annotations

import secrets

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from catspaw.server.store.database import Database, reading, writing
from catspaw.server.store.schema import closures, facts


class Hours(Database):
    """A key that never changes, a sign of life now and then, and the gaps between them."""

    @writing
    async def key(self, on: AsyncConnection) -> bytes:
        """What cookies are signed with, by every process that shares this database."""
        return bytes.fromhex(await self._fact(on, "key", secrets.token_hex(32)))

    @writing
    async def beat(self, on: AsyncConnection, longest: int) -> None:
        """Some process serves now. If none has for longer than that, the server was closed meanwhile."""
        now = self.now()
        last = int(await self._fact(on, "beat", str(now)))
        if now - last > longest:
            await on.execute(self._insert(closures).values(since=last, until=now).on_conflict_do_nothing())
        if now > last:
            await on.execute(update(facts).where(facts.c.name == "beat").values(value=str(now)))

    @reading
    async def closed(self, on: AsyncConnection, since: int = 0) -> list[tuple[int, int]]:
        """From when to when the server was closed, as far as it ended after a time."""
        chosen = select(closures.c.since, closures.c.until).where(closures.c.until > since)
        return [(begin, end) for begin, end in await on.execute(chosen.order_by(closures.c.since))]

    async def _fact(self, on: AsyncConnection, name: str, at_first: str) -> str:
        """What is noted under a name; nobody else changes it before we are done."""
        await on.execute(self._insert(facts).values(name=name, value=at_first).on_conflict_do_nothing())
        value: str = (
            await on.execute(select(facts.c.value).where(facts.c.name == name).with_for_update())
        ).scalar_one()
        return value

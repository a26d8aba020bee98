"""Guests, accounts and the browsers they are known in."""

from __future__ import annotations

import secrets

from sqlalchemy import bindparam, delete, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from catspaw.core.errors import NotYours
from catspaw.server.store.database import Database, reading, writing
from catspaw.server.store.errors import Missing, Taken
from catspaw.server.store.names import name_key
from catspaw.server.store.rows import Person, Session
from catspaw.server.store.schema import accounts, chat, mutes, people, seats, sessions, tables

_PERSON = select(people.c.id, accounts.c.name, people.c.created).join_from(people, accounts, isouter=True)
_SESSION = select(sessions.c.person_id, sessions.c.created, sessions.c.seen, sessions.c.agent, sessions.c.token_hash)
_BY_ID = _PERSON.where(people.c.id == bindparam("id"))
_BY_TOKEN = (
    _PERSON.add_columns(sessions.c.seen)
    .join(sessions, sessions.c.person_id == people.c.id)
    .where(sessions.c.token_hash == bindparam("token_hash"))
)
_A_MINUTE = 60_000


class People(Database):
    """People and their sessions."""

    @writing
    async def add_person(self, on: AsyncConnection) -> Person:
        """A new guest, whose id nobody can guess."""
        guest = Person(secrets.token_urlsafe(16), None, self.now())
        await on.execute(insert(people).values(id=guest.id, created=guest.created))
        return guest

    @reading
    async def person(self, on: AsyncConnection, id: str) -> Person | None:
        return await _person(on, id)

    @writing
    async def register(self, on: AsyncConnection, id: str, name: str, password_hash: str) -> Person:
        """A guest becomes an account; Taken if somebody has the name, in whatever spelling, or the guest has one."""
        if await _person(on, id) is None:
            raise Missing("person")
        account = {"person_id": id, "name": name, "name_key": name_key(name), "password_hash": password_hash}
        new = self._insert(accounts).values(**account, created=self.now())
        if await on.scalar(new.on_conflict_do_nothing().returning(accounts.c.person_id)) is None:
            person = await _person(on, id)
            raise Taken("this name is taken" if person and person.name is None else "this person has a name already")
        person = await _person(on, id)
        assert person
        return person

    @reading
    async def account(self, on: AsyncConnection, name: str) -> tuple[Person, str] | None:
        """Who has a name, in whatever spelling, and the hash of the password."""
        columns = (people.c.id, accounts.c.name, people.c.created, accounts.c.password_hash)
        chosen = select(*columns).join_from(accounts, people).where(accounts.c.name_key == name_key(name))
        row = (await on.execute(chosen)).first()
        return (Person(*row[:3]), row[3]) if row else None

    @writing
    async def adopt(self, on: AsyncConnection, guest_id: str, account_id: str) -> None:
        """What a guest has becomes an account's: seats, tables, chat and mutes. The guest's sessions end."""
        guest, account = await _person(on, guest_id), await _person(on, account_id)
        if guest is None or account is None:
            raise Missing("person")
        if guest.name is not None or account.name is None:
            raise NotYours("only a guest can become an account's")
        for owner in (seats.c.person_id, seats.c.kept_for, tables.c.host, chat.c.person_id):
            await on.execute(update(owner.table).where(owner == guest_id).values({owner: account_id}))
        for own, other in ((mutes.c.person_id, mutes.c.other_id), (mutes.c.other_id, mutes.c.person_id)):
            pairs = select(literal(account_id), other).where(own == guest_id, other != account_id)
            await on.execute(self._insert(mutes).from_select([own.name, other.name], pairs).on_conflict_do_nothing())
            await on.execute(delete(mutes).where(own == guest_id))
        await on.execute(delete(sessions).where(sessions.c.person_id == guest_id))

    # Sessions.

    @writing
    async def add_session(self, on: AsyncConnection, person_id: str, token_hash: bytes, agent: str) -> None:
        """Know a person by a token, of which only the hash is kept."""
        now = self.now()
        session = {"token_hash": token_hash, "person_id": person_id, "agent": agent, "created": now, "seen": now}
        await on.execute(insert(sessions).values(session))

    async def person_of(self, token_hash: bytes) -> Person | None:
        """Who is known by a token, unless that session has ended."""
        found = await self._person_of(token_hash)
        if found and self.now() - found[1] >= _A_MINUTE:
            await self._see(token_hash)
        return found[0] if found else None

    @reading
    async def _person_of(self, on: AsyncConnection, token_hash: bytes) -> tuple[Person, int] | None:
        row = (await on.execute(_BY_TOKEN, {"token_hash": token_hash})).first()
        return (Person(*row[:3]), row[3]) if row else None

    async def session(self, token_hash: bytes) -> Session | None:
        """The session of a token, unless it has ended. It counts as seen now, which is written down once a minute."""
        session = await self._session(token_hash)
        if session and self.now() - session.seen >= _A_MINUTE:
            await self._see(token_hash)
            session = await self._session(token_hash)
        return session

    @reading
    async def _session(self, on: AsyncConnection, token_hash: bytes) -> Session | None:
        row = (await on.execute(_SESSION.where(sessions.c.token_hash == token_hash))).first()
        return Session(*row) if row else None

    @writing
    async def _see(self, on: AsyncConnection, token_hash: bytes) -> None:
        await on.execute(update(sessions).where(sessions.c.token_hash == token_hash).values(seen=self.now()))

    @reading
    async def sessions(self, on: AsyncConnection, person_id: str) -> list[Session]:
        """Where a person is known, the latest first."""
        chosen = _SESSION.where(sessions.c.person_id == person_id)
        rows = await on.execute(chosen.order_by(sessions.c.seen.desc(), sessions.c.created.desc()))
        return [Session(*row) for row in rows]

    @writing
    async def end_session(self, on: AsyncConnection, person_id: str, token_hash: bytes) -> None:
        """Forget one of a person's sessions; nobody else's."""
        own = (sessions.c.person_id == person_id, sessions.c.token_hash == token_hash)
        await on.execute(delete(sessions).where(*own))

    @writing
    async def end_sessions(self, on: AsyncConnection, person_id: str) -> None:
        """Forget all of a person's sessions."""
        await on.execute(delete(sessions).where(sessions.c.person_id == person_id))


async def _person(on: AsyncConnection, id: str) -> Person | None:
    row = (await on.execute(_BY_ID, {"id": id})).first()
    return Person(*row) if row else None

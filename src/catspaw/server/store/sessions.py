"""Sessions: the browsers in which people are known, each by a token of which only the hash is stored."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, exists, insert, select, update

from catspaw.server.store.database import Database
from catspaw.server.store.known import KnownPeople
from catspaw.server.store.people import PERSON
from catspaw.server.store.rows import Person, Session
from catspaw.server.store.sanctions import IN_FORCE
from catspaw.server.store.schema import people, sanctions, sessions
from catspaw.server.store.statements import rows_of

SEEN_EVERY_MS: Final = 60_000
"""How exactly it is known when a session was last seen, so that not every request writes."""
_SESSION = select(sessions.c.person_id, sessions.c.created, sessions.c.seen, sessions.c.agent, sessions.c.token_hash)
_BY_TOKEN = (
    PERSON.add_columns(sessions.c.seen)
    .join(sessions, sessions.c.person_id == people.c.id)
    .where(sessions.c.token_hash == bindparam("token_hash"))
    .where(~exists().where(sanctions.c.person_id == people.c.id, sanctions.c.kind == "ban", IN_FORCE))
)


class Sessions:
    """Sessions of people; each call is a transaction, unless it notes that a session was seen."""

    def __init__(self, database: Database, known: KnownPeople) -> None:
        self.add = database.writes_with_time(add_session)
        self.of = database.reads(sessions_of)
        self.end = known.forgotten_after(database.writes(end_session))
        self.end_all = known.forgotten_after(database.writes(end_sessions))
        self._known = known
        self._find = database.reads(find_session)
        self._find_person = database.reads(find_person_by_token)
        self._see = database.writes_with_time(see_session)
        self._look = database.look
        self._now = database.now

    async def find(self, token_hash: bytes) -> Session | None:
        """The session of a token, unless it has ended. It counts as seen now, which is written down once a minute."""
        session = await self._find(token_hash)
        if session and self._is_to_be_noted(session.seen):
            await self._see(token_hash)
            session = await self._find(token_hash)
        return session

    async def person_of(self, token_hash: bytes) -> Person | None:
        """Who is known by a token, unless that session has ended or the person is banned."""
        now, changes = self._now(), self._known.changes
        rows = self._look(_BY_TOKEN, {"token_hash": token_hash, "now": now})
        if rows is None:
            rows = await self._find_person(token_hash, now)
        person, seen = (Person(*rows[0][:5]), rows[0][5]) if rows else (None, 0)
        if person and self._is_to_be_noted(seen):
            await self._see(token_hash)
        if person:
            self._known.note(token_hash, person, changes)
        return person

    async def known_person_of(self, token_hash: bytes) -> Person | None:
        """The same, where it is enough to know who it was a moment ago."""
        return self._known.by_session(token_hash) or await self.person_of(token_hash)

    def _is_to_be_noted(self, seen: int) -> bool:
        return self._now() - seen >= SEEN_EVERY_MS


def add_session(on: Connection, time_ms: int, person_id: str, token_hash: bytes, agent: str) -> None:
    """Know a person by a token."""
    session = {"token_hash": token_hash, "person_id": person_id, "agent": agent, "created": time_ms, "seen": time_ms}
    on.execute(insert(sessions).values(session))


def find_session(on: Connection, token_hash: bytes) -> Session | None:
    row = on.execute(_SESSION.where(sessions.c.token_hash == token_hash)).first()
    return Session(*row) if row else None


def find_person_by_token(on: Connection, token_hash: bytes, now: int) -> list[Any]:
    """The columns of whoever is known by a token, and when the session was last seen: one row, or none."""
    return rows_of(on, _BY_TOKEN, {"token_hash": token_hash, "now": now})


def see_session(on: Connection, time_ms: int, token_hash: bytes) -> None:
    on.execute(update(sessions).where(sessions.c.token_hash == token_hash).values(seen=time_ms))


def sessions_of(on: Connection, person_id: str) -> list[Session]:
    """Where a person is known, the latest first."""
    chosen = _SESSION.where(sessions.c.person_id == person_id)
    rows = on.execute(chosen.order_by(sessions.c.seen.desc(), sessions.c.created.desc()))
    return [Session(*row) for row in rows]


def end_session(on: Connection, person_id: str, token_hash: bytes) -> None:
    """Forget one of a person's sessions; nobody else's."""
    own = (sessions.c.person_id == person_id, sessions.c.token_hash == token_hash)
    on.execute(delete(sessions).where(*own))


def end_sessions(on: Connection, person_id: str) -> None:
    """Forget all of a person's sessions."""
    on.execute(delete(sessions).where(sessions.c.person_id == person_id))

"""Guests from the first click, accounts for those who want one."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from catspaw.core.errors import NotYours, Unknown
from catspaw.server import protocol as p
from catspaw.server.http import cookies as tokens
from catspaw.server.http.refusals import TooFast
from catspaw.server.store import Person, Session, Store
from catspaw.server.store.names import name_key

_hasher: Final = PasswordHasher()
TRIES: Final = 10
"""Passwords that may be tried in a minute."""
A_MINUTE: Final = 60.0
REMEMBERED: Final = 10_000
_NOBODYS: Final = _hasher.hash("a password that nobody has")


class People:
    """Who is who, by cookie or by name and password."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._tries: OrderedDict[str, list[float]] = OrderedDict()
        """When passwords were tried, by name."""

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """The person of a session that goes on; a forged cookie is not looked up."""
        token = tokens.read(cookie, self._key) if cookie else None
        return await self._store.sessions.person_of(tokens.stored(token)) if token else None

    async def come_in(self, agent: str) -> tuple[Person, str]:
        """A new guest, with a cookie."""
        person = await self._store.people.add()
        return person, await self.begin_session(person, agent)

    async def begin_session(self, person: Person, agent: str) -> str:
        """A cookie for somebody."""
        token = tokens.new_token()
        await self._store.sessions.add(person.id, tokens.stored(token), agent[:200])
        return tokens.signed(token, self._key)

    def session_of(self, cookie: str) -> bytes:
        """What the store knows the session by."""
        token = tokens.read(cookie, self._key)
        return tokens.stored(token) if token else b""

    async def end_session(self, person: Person, cookie: str) -> None:
        await self._store.sessions.end(person.id, self.session_of(cookie))

    async def browsers(self, person: Person, cookie: str) -> list[p.Browser]:
        """Where a person is known, the latest first."""
        here = self.session_of(cookie)
        return [
            p.Browser(_id(found), found.agent, found.created, found.seen, found.token_hash == here)
            for found in await self._store.sessions.of(person.id)
        ]

    async def end_browser(self, person: Person, id: str) -> None:
        """End one of a person's sessions."""
        for found in await self._store.sessions.of(person.id):
            if _id(found) == id:
                await self._store.sessions.end(person.id, found.token_hash)
                return
        raise Unknown("session", id, [])

    async def open_account(self, guest: Person, name: str, password: str) -> Person:
        """The guest gets a name and a password, and keeps all games."""
        if guest.name is not None:
            raise NotYours("you have an account already")
        return await self._store.people.register(guest.id, name, await asyncio.to_thread(_hasher.hash, password))

    async def log_in(self, guest: Person | None, name: str, password: str) -> Person:
        """Whoever knows the password; a guest's games come along. It takes as long if there is no such account."""
        self._check_pace(name)
        found = await self._store.people.account(name)
        hashed = found[1] if found else _NOBODYS
        try:
            await asyncio.to_thread(_hasher.verify, hashed, password)
        except VerificationError:
            found = None
        if found is None:
            raise NotYours("name and password do not go together")
        await self._store.sanctions.check(found[0].id, "ban", self._store.now())
        if guest and guest.name is None and guest.id != found[0].id:
            await self._store.people.adopt(guest.id, found[0].id)
        return found[0]

    def _check_pace(self, name: str) -> None:
        """Nobody tries one password after the other: so many a minute for each name, whether there is one or not."""
        now, key = time.monotonic(), name_key(name)
        recent = [at for at in self._tries.pop(key, []) if now - at < A_MINUTE]
        self._tries[key] = [*recent, now][-TRIES:]
        while len(self._tries) > REMEMBERED:
            self._tries.popitem(last=False)
        if len(recent) >= TRIES:
            raise TooFast("too many tries for this name; wait a minute")


def _id(session: Session) -> str:
    return session.token_hash.hex()[:16]

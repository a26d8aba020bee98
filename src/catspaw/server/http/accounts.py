"""Guests from the first click, accounts for those who want one."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from catspaw.core.errors import NotYours, Unknown
from catspaw.server.http import cookies as tokens
from catspaw.server.http.names import checked_name
from catspaw.server.http.passwords import Passwords
from catspaw.server.http.recovery import new_codes, recover
from catspaw.server.people_protocol import Browser
from catspaw.server.store import Person, Session, Store

COOKIES: Final = 20_000
"""Cookies whose signature is not looked at again."""
SESSIONS: Final = 20
"""Sessions of one person; the longest unused ends when there is one more."""


class People:
    """Who is who, by cookie or by name and password."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._passwords = Passwords()
        self._sessions: OrderedDict[str, bytes] = OrderedDict()
        """Of cookies that were signed by us, what the store knows their sessions by."""

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """The person of a session that goes on; a forged cookie is not looked up."""
        session = self.session_of(cookie) if cookie else b""
        return await self._store.sessions.person_of(session) if session else None

    async def by_session(self, session: bytes) -> Person | None:
        """Who is about to play, by what the store knows the session by, which is nothing for a forged cookie."""
        return await self._store.sessions.known_person_of(session) if session else None

    async def come_in(self, agent: str) -> tuple[Person, str]:
        """A new guest, with a cookie."""
        person = await self._store.people.add()
        return person, await self.begin_session(person, agent)

    async def begin_session(self, person: Person, agent: str) -> str:
        """A cookie for somebody."""
        token = tokens.new_token()
        await self._store.sessions.add(person.id, tokens.stored(token), agent[:200])
        if person.name is not None:
            await self._store.expiry.trim_sessions(person.id, SESSIONS)
        return tokens.signed(token, self._key)

    def session_of(self, cookie: str) -> bytes:
        """What the store knows the session by; nothing if we have not signed the cookie."""
        found = self._sessions.get(cookie)
        if found is None:
            token = tokens.read(cookie, self._key)
            if token is None:
                return b""
            found = self._sessions[cookie] = tokens.stored(token)
            if len(self._sessions) > COOKIES:
                self._sessions.popitem(last=False)
        return found

    async def end_session(self, person: Person, cookie: str) -> None:
        await self._store.sessions.end(person.id, self.session_of(cookie))

    async def browsers(self, person: Person, cookie: str) -> list[Browser]:
        """Where a person is known, the latest first."""
        here = self.session_of(cookie)
        return [
            Browser(_id(found), found.agent, found.created, found.seen, found.token_hash == here)
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
            raise NotYours("you have an account already", reason="has-account")
        checked = checked_name(name)
        return await self._store.people.register(guest.id, checked, await self._passwords.hash(password))

    async def log_in(self, guest: Person, name: str, password: str) -> Person:
        """Whoever knows the password; a guest's games come along. It takes as long if there is no such account."""
        found = await self._store.people.account(name)
        if not await self._passwords.matches(found[1] if found else None, password) or found is None:
            raise NotYours("name and password do not go together", reason="wrong-password")
        await self._store.sanctions.check(found[0].id, "ban", self._store.now())
        await self._adopt(guest, found[0])
        return found[0]

    async def _adopt(self, guest: Person, account: Person) -> None:
        if guest.name is None and guest.id != account.id:
            await self._store.people.adopt(guest.id, account.id)

    async def recovery_codes(self, person: Person, password: str) -> tuple[str, ...]:
        """New ones, for whoever knows the password."""
        return await new_codes(self._store, self._passwords, person, password)

    async def recover(self, guest: Person, name: str, code: str, password: str) -> Person:
        """Whoever has a code gets another password, and all sessions end; a guest's games come along."""
        person = await recover(self._store, self._passwords, name, code, password)
        await self._adopt(guest, person)
        return person

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Whoever knows the old one; every session ends."""
        found = await self._store.people.account(person.name) if person.name else None
        if not await self._passwords.matches(found[1] if found else None, old):
            raise NotYours("that is not the password", reason="wrong-password")
        await self._store.people.change_password(person.id, await self._passwords.hash(new))
        await self._store.sessions.end_all(person.id)


def _id(session: Session) -> str:
    return session.token_hash.hex()[:16]

"""Guests and accounts."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, func, insert, literal, or_, select, update

from catspaw.core.errors import NotYours, Unknown
from catspaw.server.store.database import Database
from catspaw.server.store.errors import Missing, Taken
from catspaw.server.store.known import KnownPeople
from catspaw.server.store.names import name_key
from catspaw.server.store.rows import Kind, Listed, Person, Role
from catspaw.server.store.sanctions import IN_FORCE, adopt_sanctions
from catspaw.server.store.schema import (
    accounts,
    chat,
    editions,
    insert_new,
    mutes,
    people,
    sanctions,
    seats,
    sessions,
    tables,
)

_ROLE = func.coalesce(accounts.c.role, "player")
PERSON = select(people.c.id, accounts.c.name, people.c.created, _ROLE, people.c.nickname).join_from(
    people, accounts, isouter=True
)
"""The columns of a Person."""
_BY_ID = PERSON.where(people.c.id == bindparam("id"))

_CALLED = func.coalesce(accounts.c.name, people.c.nickname)
_NAME = select(_CALLED).join_from(people, accounts, isouter=True).where(people.c.id == bindparam("id"))
_NAMES = (
    select(people.c.id, _CALLED)
    .join_from(people, accounts, isouter=True)
    .where(people.c.id.in_(bindparam("ids", expanding=True)), _CALLED.is_not(None))
)


class People:
    """Guests and accounts; each call is a transaction."""

    def __init__(self, database: Database, known: KnownPeople) -> None:
        self.add = database.writes_with_time(add_person)
        self.find = database.reads(find_person)
        self._names = database.reads(names_of)
        self._look = database.look
        self.account = database.reads(find_account)
        self.search = database.reads(search_people)
        self.change_password = database.writes(change_password)
        self.register = known.forgotten_after(database.writes_with_time(register))
        self.adopt = known.forgotten_after(database.writes(adopt))
        self.rename = known.forgotten_after(database.writes(rename_guest))
        self._known = known

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """What those are called who have an account or a nickname."""
        found: dict[str, str | None] = {}
        for id in ids:
            known = self._known.by_id(id)
            rows = [(known.called,)] if known else self._look(_NAME, {"id": id})
            if rows is None:
                return await self._names(ids)
            found.update((id, name) for (name,) in rows)
        return {id: name for id, name in found.items() if name}


def add_person(on: Connection, time_ms: int) -> Person:
    """A new guest, whose id nobody can guess."""
    guest = Person(secrets.token_urlsafe(16), None, time_ms)
    on.execute(insert(people).values(id=guest.id, created=guest.created))
    return guest


def find_person(on: Connection, id: str) -> Person | None:
    row = on.execute(_BY_ID, {"id": id}).first()
    return Person(*row) if row else None


def names_of(on: Connection, ids: Collection[str]) -> dict[str, str]:
    """What those are called who have an account or a nickname."""
    rows = on.execute(_NAMES, {"ids": list(ids)})
    return {id: name for id, name in rows}  # noqa: C416 – dict() does not take rows


def register(on: Connection, time_ms: int, id: str, name: str, password_hash: str) -> Person:
    """A guest becomes an account; Taken if somebody has the name, in whatever spelling, or the guest has one."""
    guest = find_person(on, id)
    if guest is None:
        raise Missing("person")
    account = {"person_id": id, "name": name, "name_key": name_key(name), "password_hash": password_hash}
    new = insert_new(on, accounts).values(**account, created=time_ms)
    if on.scalar(new.on_conflict_do_nothing().returning(accounts.c.person_id)) is None:
        person = find_person(on, id)  # whom somebody may have registered meanwhile
        raise Taken("this name is taken" if person and person.name is None else "this person has a name already")
    return Person(id, name, guest.created)


def find_account(on: Connection, name: str) -> tuple[Person, str] | None:
    """Who has a name, in whatever spelling, and the hash of the password."""
    columns = (people.c.id, accounts.c.name, people.c.created, _ROLE, people.c.nickname, accounts.c.password_hash)
    chosen = select(*columns).join_from(accounts, people).where(accounts.c.name_key == name_key(name))
    row = on.execute(chosen).first()
    return (Person(*row[:5]), row[5]) if row else None


def rename_guest(on: Connection, id: str, nickname: str | None) -> None:
    """A guest is called otherwise, or no longer anything; Taken if an account has the name, in whatever spelling."""
    if nickname and on.scalar(select(accounts.c.person_id).where(accounts.c.name_key == name_key(nickname))):
        raise Taken("this name is taken")
    person = find_person(on, id)
    if person is None or person.name is not None:
        raise NotYours("you have an account already", reason="has-account")
    on.execute(update(people).where(people.c.id == id).values(nickname=nickname))


def change_password(on: Connection, id: str, password_hash: str) -> None:
    """An account gets another hash; Missing if there is none."""
    changed = update(accounts).where(accounts.c.person_id == id).values(password_hash=password_hash)
    if on.execute(changed).rowcount == 0:
        raise Missing("account")


def adopt(on: Connection, guest_id: str, account_id: str) -> None:
    """What a guest has becomes an account's: seats, tables, chat, editions and mutes. The guest's sessions end."""
    guest, account = find_person(on, guest_id), find_person(on, account_id)
    if guest is None or account is None:
        raise Missing("person")
    if guest.name is not None or account.name is None:
        raise NotYours("only a guest can become an account's")
    for owner in (seats.c.person_id, seats.c.kept_for, tables.c.host, chat.c.person_id, editions.c.person_id):
        on.execute(update(owner.table).where(owner == guest_id).values({owner: account_id}))
    for own, other in ((mutes.c.person_id, mutes.c.other_id), (mutes.c.other_id, mutes.c.person_id)):
        pairs = select(literal(account_id), other).where(own == guest_id, other != account_id)
        on.execute(insert_new(on, mutes).from_select([own.name, other.name], pairs).on_conflict_do_nothing())
        on.execute(delete(mutes).where(own == guest_id))
    adopt_sanctions(on, guest_id, account_id)
    on.execute(delete(sessions).where(sessions.c.person_id == guest_id))


# What operators do.


def search_people(
    on: Connection, time_ms: int, part: str = "", *, guests: bool = False, limit: int = 50
) -> list[Listed]:
    """Accounts, and guests too if they are asked for, whose name holds a part or whose id it is; the newest first."""
    seen = select(func.max(sessions.c.seen)).where(sessions.c.person_id == people.c.id).scalar_subquery()
    columns = (people.c.id, accounts.c.name, _ROLE, people.c.created, seen, _sanctioned("ban"), _sanctioned("mute"))
    chosen = select(*columns).join_from(people, accounts, isouter=True)
    if not guests:
        chosen = chosen.where(accounts.c.name.is_not(None))
    if part:
        chosen = chosen.where(or_(accounts.c.name_key.contains(name_key(part), autoescape=True), people.c.id == part))
    rows = on.execute(chosen.order_by(people.c.created.desc(), people.c.id).limit(limit), {"now": time_ms})
    return [Listed(*row) for row in rows]


def _sanctioned(kind: Kind) -> ColumnElement[bool]:
    return exists().where(sanctions.c.person_id == people.c.id, sanctions.c.kind == kind, IN_FORCE)


def person_called(on: Connection, name: str) -> Person:
    """Who has an id, which nobody chooses, or else a name, in whatever spelling; Unknown if nobody has."""
    person = find_person(on, name)
    found = None if person else find_account(on, name)
    if found:
        return found[0]
    if person is None:
        raise Unknown("person", name, [])
    return person


def set_role(on: Connection, person_id: str, role: Role) -> None:
    """Only accounts have one."""
    on.execute(update(accounts).where(accounts.c.person_id == person_id).values(role=role))


def set_password(on: Connection, person_id: str, password_hash: str) -> None:
    on.execute(update(accounts).where(accounts.c.person_id == person_id).values(password_hash=password_hash))

"""Codes that replace a forgotten password, each of them once. Only their hashes are stored."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select

from catspaw.core.errors import NotYours
from catspaw.server.store.database import Database
from catspaw.server.store.known import KnownPeople
from catspaw.server.store.people import change_password, find_account
from catspaw.server.store.rows import Person
from catspaw.server.store.schema import recovery_codes
from catspaw.server.store.sessions import end_sessions


class Recovery:
    """Recovery codes; each call is a transaction."""

    def __init__(self, database: Database, known: KnownPeople) -> None:
        self.replace = database.writes(replace_codes)
        self.find = database.reads(find_code)
        self.use = known.forgotten_after(database.writes(use_code))
        self.left = database.reads(codes_left)


def replace_codes(on: Connection, person_id: str, hashes: Sequence[str]) -> None:
    """New ones, from number 1 on; those before no longer work."""
    on.execute(delete(recovery_codes).where(recovery_codes.c.person_id == person_id))
    rows = [{"person_id": person_id, "number": number, "code_hash": one} for number, one in enumerate(hashes, 1)]
    on.execute(insert(recovery_codes), rows)


def find_code(on: Connection, name: str, number: int) -> tuple[Person, str] | None:
    """Whose name it is, and the hash of the code of this number, if there is one left."""
    found = find_account(on, name)
    if found is None:
        return None
    chosen = select(recovery_codes.c.code_hash).where(
        recovery_codes.c.person_id == found[0].id, recovery_codes.c.number == number
    )
    stored = on.scalar(chosen)
    return (found[0], stored) if stored else None


def use_code(on: Connection, person_id: str, number: int, code_hash: str, password_hash: str) -> None:
    """Use a code up for another password; all sessions end. NotYours if it was used meanwhile."""
    the_code = (
        recovery_codes.c.person_id == person_id,
        recovery_codes.c.number == number,
        recovery_codes.c.code_hash == code_hash,
    )
    if on.execute(delete(recovery_codes).where(*the_code)).rowcount == 0:
        raise NotYours("name and code do not go together", reason="wrong-code")
    change_password(on, person_id, password_hash)
    end_sessions(on, person_id)


def codes_left(on: Connection, person_id: str) -> int:
    return (
        on.scalar(select(func.count()).select_from(recovery_codes).where(recovery_codes.c.person_id == person_id)) or 0
    )

"""What is done to people: roles, passwords, bans and mutes. Each is one transaction with its line of the audit."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection

from catspaw.core.errors import Malformed
from catspaw.server.http.passwords import HASHER
from catspaw.server.store.audit import add_audit
from catspaw.server.store.people import person_called, set_password, set_role
from catspaw.server.store.rows import Kind, Person, Role
from catspaw.server.store.sanctions import impose, lift, told_time
from catspaw.server.store.sessions import end_sessions

SHORTEST, LONGEST = 8, 200
"""Characters of a password, as for those that people choose."""
ENDED: Final = ("ban", "reset-password")
"""What ends the sessions of whom it is done to."""


def sanction(
    on: Connection, time_ms: int, by: str, name: str, kind: Kind, lasting_ms: int | None = None, why: str = ""
) -> Person:
    """Ban or mute somebody, by name or id, for a while or for good. Who is banned is logged out everywhere."""
    person = person_called(on, name)
    until = None if lasting_ms is None else time_ms + lasting_ms
    impose(on, time_ms, person.id, kind, until, why)
    if kind == "ban":
        end_sessions(on, person.id)
    detail = f"until {told_time(until)}: {why}" if until else why
    add_audit(on, time_ms, by, kind, person_id=person.id, detail=detail)
    return person


def end_sanction(on: Connection, time_ms: int, by: str, name: str, kind: Kind) -> Person:
    """End a ban or a mute before its time."""
    person = person_called(on, name)
    if not lift(on, person.id, kind):
        raise Malformed(
            "{name} is not banned" if kind == "ban" else "{name} is not muted", name=person.name or person.id
        )
    add_audit(on, time_ms, by, f"un{kind}", person_id=person.id)
    return person


def reset_password(on: Connection, time_ms: int, by: str, name: str, password_hash: str) -> Person:
    """Give an account another password; it is logged out everywhere."""
    person = _account(on, name)
    set_password(on, person.id, password_hash)
    end_sessions(on, person.id)
    add_audit(on, time_ms, by, "reset-password", person_id=person.id)
    return person


def give_role(on: Connection, time_ms: int, by: str, name: str, role: Role) -> Person:
    """Make an account an organiser, or a player again."""
    person = _account(on, name)
    set_role(on, person.id, role)
    add_audit(on, time_ms, by, "role", person_id=person.id, detail=role)
    return person


def _account(on: Connection, name: str) -> Person:
    person = person_called(on, name)
    if person.name is None:
        raise Malformed("{name} is a guest, and only accounts have a role and a password", name=person.id)
    return person


def new_password() -> str:
    """One that nobody guesses, and that can be read aloud: five groups of four letters and digits."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "-".join("".join(secrets.choice(letters) for _ in range(4)) for _ in range(5))


def hashed(password: str) -> str:
    """What is stored of a password; Malformed if it is too short or too long."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Malformed("a password has {shortest} to {longest} characters", shortest=SHORTEST, longest=LONGEST)
    return HASHER.hash(password)

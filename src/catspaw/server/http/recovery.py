"""Recovery codes: made when somebody asks for them, shown once, each good for one new password."""

from __future__ import annotations

import re
import secrets
from typing import Final

from catspaw.core.errors import NotYours
from catspaw.server.http.passwords import Passwords
from catspaw.server.store import Person, Store

CODES: Final = 8
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None that could be taken for another."""
LENGTH: Final = 16
GROUP: Final = 4
_WRITTEN: Final = re.compile(rf"(\d)([{LETTERS}]{{{LENGTH}}})")


async def new_codes(store: Store, passwords: Passwords, person: Person, password: str) -> tuple[str, ...]:
    """New codes for whoever knows the password; those before no longer work."""
    found = await store.people.account(person.name) if person.name else None
    if not await passwords.matches(found[1] if found else None, password):
        raise NotYours("that is not the password", reason="wrong-password")
    codes = ["".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(CODES)]
    await store.recovery.replace(person.id, await passwords.hash_all(codes))
    return tuple(_shown(number, code) for number, code in enumerate(codes, 1))


async def recover(store: Store, passwords: Passwords, name: str, written: str, password: str) -> Person:
    """Another password for whoever has a code, which is used up. It takes as long if there is no such account."""
    number, code = _read(written)
    found = await store.recovery.find(name, number)
    if not await passwords.matches(found[1] if found else None, code) or found is None:
        raise NotYours("name and code do not go together", reason="wrong-code")
    person, code_hash = found
    await store.sanctions.check(person.id, "ban", store.now())
    await store.recovery.use(person.id, number, code_hash, await passwords.hash(password))
    return person


def _shown(number: int, code: str) -> str:
    """Such as `3-ABCD-EFGH-JKLM-NPQR`: the number says which one it is, so that only one hash has to be compared."""
    return "-".join([str(number), *(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))])


def _read(written: str) -> tuple[int, str]:
    """However it was typed; what is no code is compared with nothing, and takes as long."""
    found = _WRITTEN.fullmatch(re.sub(r"[\s-]", "", written).upper())
    return (int(found[1]), found[2]) if found else (0, "")

"""Passwords by argon2, in threads of their own: it takes long on purpose, and lets the interpreter go meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from catspaw.server.http.aside import Aside

THREADS: Final = 2
WAITING: Final = 16
"""Passwords that are hashed or wait for it; each takes 19 MB while it is hashed."""
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""With the least that OWASP advises: a flood of guesses costs the tables an eighth of what argon2's defaults would."""
NOBODYS: Final = HASHER.hash("a password that nobody has")


class Passwords:
    """Hashes and compares, a few at a time; TooFast while too many wait."""

    def __init__(self) -> None:
        self._aside = Aside("passwords", THREADS, WAITING)

    async def hash(self, password: str) -> str:
        return await self._aside.run(lambda: HASHER.hash(password))

    async def hash_all(self, passwords: Sequence[str]) -> list[str]:
        """One after the other, as one piece of work."""
        return await self._aside.run(lambda: [HASHER.hash(password) for password in passwords])

    async def matches(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password of a hash; it takes as long if there is none."""
        return await self._aside.run(lambda: _verify(hashed or NOBODYS, password)) and hashed is not None


def _verify(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except VerificationError:
        return False

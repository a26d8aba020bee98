"""Known people: whoever was looked up a moment ago is not looked up again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from catspaw.server.store.rows import Person

_P = ParamSpec("_P")
_R = TypeVar("_R")

FOR_MS: Final = 2_000
"""For so long at most. It is as long as another process may take to tell us that sessions have ended."""
MOST: Final = 20_000
"""So many sessions; with one more all are forgotten."""


class KnownPeople:
    """Who is known by which session, from one look into the store to the next.

    What this process writes of people is followed at once, and so is what other servers tell us.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._since = now()
        self._by_session: dict[bytes, Person] = {}
        self._by_id: dict[str, Person] = {}
        self.changes = 0
        """Counts what was forgotten: whoever looked somebody up before that must not note them."""

    def by_session(self, token_hash: bytes) -> Person | None:
        self._forget_in_time()
        return self._by_session.get(token_hash)

    def by_id(self, id: str) -> Person | None:
        self._forget_in_time()
        return self._by_id.get(id)

    def note(self, token_hash: bytes, person: Person, changes: int) -> None:
        """Somebody was looked up; `changes` is what it was before that."""
        if changes == self.changes:
            self._by_session[token_hash] = self._by_id[person.id] = person

    def forget(self) -> None:
        self.changes += 1
        self._since = self._now()
        self._by_session.clear()
        self._by_id.clear()

    def forgotten_after(self, transaction: Callable[_P, Awaitable[_R]]) -> Callable[_P, Awaitable[_R]]:
        """A transaction that changes what is known of people."""

        @wraps(transaction)
        async def forgetting(*args: _P.args, **kwargs: _P.kwargs) -> _R:
            try:
                return await transaction(*args, **kwargs)
            finally:
                self.forget()

        return forgetting

    def _forget_in_time(self) -> None:
        if not 0 <= self._now() - self._since < FOR_MS or len(self._by_session) >= MOST:
            self.forget()

"""A process's place among those of a server on one machine, and which of them a table belongs to.

That a table is in the memory of one process at a time is only cheaper: should two of them take it for theirs for a
moment, the store still takes every entry once.
"""

from __future__ import annotations

import hashlib
import mmap
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from catspaw.server.http.limits import Tally
from catspaw.server.processes.post import CONNECTION, NEWS, Inbox, Letter
from catspaw.server.processes.shared import SharedTally

MORE: Final = 1
"""How many more tables a process may have than another and still keep new ones."""


class Place:
    """Made before the processes are; each then takes its number."""

    def __init__(self, processes: int = 1) -> None:
        self.number = 0
        self.processes = processes
        self.sockets: Tally = SharedTally(processes) if processes > 1 else Tally()
        """Open conversations by person and by address."""
        self.connections: Tally = SharedTally(processes) if processes > 1 else Tally()
        """Connections by address, and all of them."""
        self.inboxes = [Inbox() for _ in range(processes)] if processes > 1 else []
        self._serving = mmap.mmap(-1, processes)
        self._tables = memoryview(mmap.mmap(-1, 4 * processes)).cast("i")

    def take(self, number: int) -> None:
        """From now on we are this process."""
        self.number = number
        for tally in (self.sockets, self.connections):
            if isinstance(tally, SharedTally):
                tally.me = number

    def begin(self, number: int) -> None:
        """A process serves now."""
        self._serving[number] = 1

    def stop(self, number: int) -> None:
        """A process takes no more tables."""
        self._serving[number] = 0

    def is_serving(self, number: int) -> bool:
        return bool(self._serving[number])

    def end(self, number: int) -> None:
        """A process is gone: its tables are others' from now on, and what it counted is no more."""
        self.stop(number)
        self._tables[number] = 0
        self.inboxes[number].clear()
        for tally in (self.sockets, self.connections):
            if isinstance(tally, SharedTally):
                tally.forget(number)

    def close(self) -> None:
        """When no process is left."""
        for inbox in self.inboxes:
            inbox.close()

    @property
    def is_alone(self) -> bool:
        return self.processes == 1

    # Whose a table is.

    def owner(self, table: str) -> int:
        """The process that a table belongs to."""
        return 0 if self.is_alone else _owner(table, self._serving[:])

    def owns(self, table: str) -> bool:
        return self.is_alone or self.owner(table) == self.number

    def has_tables(self, many: int) -> None:
        """How many of ours somebody is at, now and then; until the next time new ones are counted as they are drawn."""
        self._tables[self.number] = many

    def drawn(self, draw: Callable[[], str]) -> str:
        """An id for a new table that makes it ours, so that nobody has to be handed over, unless others have fewer."""
        serving = self._serving[:]  # others may begin and end meanwhile
        numbers = [number for number, is_serving in enumerate(serving) if is_serving]
        if not numbers:
            return draw()
        least = min(numbers, key=self._tables.__getitem__)
        is_fair = self._tables[self.number] <= self._tables[least] + MORE
        owner = self.number if is_fair and self.number in numbers else least
        while _owner(found := draw(), serving) != owner:
            pass
        self._tables[owner] += 1
        return found

    # Post.

    def tell(self, news: bytes, table: str) -> None:
        """The process that a table belongs to, unless that is us; without a table, all others."""
        others = range(self.processes) if not table else [self.owner(table)]
        for number in others:
            if number != self.number:
                self.inboxes[number].put(Letter(NEWS, news, None))

    def hand_over(self, connection: int, text: bytes, table: str) -> bool:
        """Give a connection, by its descriptor, to the process that a table belongs to; False if that has too many."""
        return self.inboxes[self.owner(table)].put(Letter(CONNECTION, text, connection))


ALONE: Final = Place()
"""Of a server of one process."""


@lru_cache(1 << 14)
def _owner(table: str, serving: bytes) -> int:
    """By rendezvous: when a process ends its tables are divided among the others, and nobody else's move."""
    numbers = [number for number, is_serving in enumerate(serving) if is_serving] or range(len(serving))
    return max(numbers, key=lambda number: hashlib.blake2b(b"%d %s" % (number, table.encode()), digest_size=8).digest())

"""Turns: a lock that callbacks can hold as well as tasks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """One at a time, in the order in which they came."""

    def __init__(self) -> None:
        self.is_taken = False
        """Whether somebody has it."""
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, then: Callable[[], None]) -> None:
        """Calls back when it is one's turn, at once if nobody else has it. Whoever has had it gives it back."""
        if self.is_taken:
            self._waiting.append(then)
        else:
            self.is_taken = True
            then()

    def give_back(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.is_taken = False

    async def __aenter__(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(lambda: self.give_back() if turn.cancelled() else turn.set_result(None))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it has come just now
                self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()

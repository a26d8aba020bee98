"""Outbox: while much is to be sent, what several clients are sent goes out close together.

A write to a socket wakes whoever reads it on this machine, usually the proxy, and waking takes as long as the rest of
the write. Between two writes with an answer's work in between the reader falls asleep again; among many it stays awake.
While little is sent, nobody waits for anybody else's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

FEW: Final = 8
"""So many in one turn of the event loop are sent at once, unless there were more in the last one."""
TOGETHER: Final = 16
"""Once so many wait nobody waits for more; with what it takes to make them that is a few tenths of a millisecond."""


class Outbox:
    """Sends at once what is little; else in the next turn of the event loop, or when enough wait."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._added = 0
        """In this turn of the event loop."""
        self._are_many = False
        """Whether there were more than a few in the last turn that had any."""

    def add(self, send: Callable[[], None]) -> None:
        if not self._added:
            asyncio.get_running_loop().call_soon(self._end_turn)
        self._added += 1
        self._waiting.append(send)
        wait = self._are_many or self._added > FEW
        if len(self._waiting) >= (TOGETHER if wait else 1):
            self._send()

    def _end_turn(self) -> None:
        self._are_many, self._added = self._added > FEW, 0
        self._send()

    def _send(self) -> None:
        """Whatever is wrong with one client is none of the others' business."""
        waiting, self._waiting = self._waiting, []
        for send in waiting:
            try:
                send()
            except Exception as error:  # noqa: BLE001 – the others are sent theirs nevertheless
                failure = {"message": "what was to be sent could not be", "exception": error}
                asyncio.get_running_loop().call_exception_handler(failure)

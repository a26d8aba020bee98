"""Outbox: what several clients are sent goes out close together.

A write to a socket wakes whoever reads it on this machine, usually the proxy, and waking takes as long as the rest of
the write. Between two writes with an answer's work in between the reader falls asleep again; among many it stays awake.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

TOGETHER: Final = 16
"""Once so many wait nobody waits for more; with what it takes to make them that is a few tenths of a millisecond."""


class Outbox:
    """Sends in the next turn of the event loop, or when enough wait."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._is_due = False

    def add(self, send: Callable[[], None]) -> None:
        self._waiting.append(send)
        if len(self._waiting) >= TOGETHER:
            self.send()
        elif not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._send_in_turn)

    def send(self) -> None:
        """Whatever is wrong with one client is none of the others' business."""
        waiting, self._waiting = self._waiting, []
        for send in waiting:
            try:
                send()
            except Exception as error:  # noqa: BLE001 – the others are sent theirs nevertheless
                failure = {"message": "what was to be sent could not be", "exception": error}
                asyncio.get_running_loop().call_exception_handler(failure)

    def _send_in_turn(self) -> None:
        self._is_due = False
        self.send()

"""News: what processes tell each other, of tables and of people. They may get lost: the store has the truth."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct, json


class News(Struct, frozen=True):
    """A table has changed, or somebody is at it; or sessions have ended."""

    table: str
    here: frozenset[str] | None = None
    """The seats of those who are at it, if that is the news."""
    person: str | None = None
    """Whose sessions."""


class Message(Struct, frozen=True):
    """What a process has to say at once."""

    process: str
    news: list[News]


read_message: Final = json.Decoder(Message).decode


class Sender:
    """Sends the news of one process: all of one turn of the event loop in one message.

    What a message takes, through Redis and at every process that reads it, hardly depends on how much is in it.
    """

    def __init__(self, process: str, send: Callable[[bytes], None]) -> None:
        self._process = process
        self._send = send
        self._unsent: list[News] = []
        self._own = written(process, []).partition(b"[")[0]

    def add(self, news: News) -> None:
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._unsent.append(news)

    def has_sent(self, message: bytes) -> bool:
        """Whether it is one of ours, which comes back from Redis, too."""
        return message.startswith(self._own)

    def _send_all(self) -> None:
        """Of the same news the last: between two that are the same there may be others that they undo."""
        news, self._unsent = dict.fromkeys(reversed(self._unsent)), []
        self._send(written(self._process, list(news)[::-1]))


def written(process: str, news: Sequence[News]) -> bytes:
    """A message as it is sent."""
    return json.encode(Message(process, list(news)))

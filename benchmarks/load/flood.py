"""A flood from one address: whatever takes a server long, again and again, without waiting for the answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from typing import Any, Final

from msgspec import json

from load.catspaw_server import CatspawServer
from load.wire import Http, Socket

ALLOWED: Final = 100.0
"""Requests a second that one address may send for long, with the settings as they come."""
GUESTS: Final = 20
WAITING: Final = 400
"""Requests that may be under way at once."""
_NONCE: Final = "ab" * 16


class Flood:
    """Guests behind one address who look at the lobby, check decks, set up tables, open sockets and talk nonsense."""

    def __init__(self, url: str) -> None:
        self._http = Http(url, connections=64)
        self._sockets_at = url.replace("http", "ws", 1)
        self._setup = CatspawServer(url, addresses=lambda: "10.9.9.9")
        self._guests: list[dict[str, str]] = []
        self._sockets: list[Socket] = []
        self._number = 0
        self._under_way: set[asyncio.Task[None]] = set()
        self.sent = 0

    async def come_in(self) -> None:
        """Guests, one of whom sits at a table that all of them look at."""
        self._guests = [await self._setup.guest() for _ in range(GUESTS)]
        wish = {"game": "claw-and-order", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "nonce": _NONCE}
        found = await self._http.ask("POST", "/api/tables", wish, **self._guests[0])
        self._table = found.json()["id"]

    async def run(self, pace: float) -> None:
        """So many requests and messages a second, until it is cancelled."""
        loop = asyncio.get_running_loop()
        kinds, due = (
            cycle((self._check_deck, self._look, self._set_up, self._arrive, self._connect, self._talk)),
            loop.time(),
        )
        while True:
            due += 1 / pace
            if len(self._under_way) < WAITING:
                self._start(next(kinds))
            await asyncio.sleep(max(0.0, due - loop.time()))

    def _start(self, kind: Callable[[dict[str, str]], Awaitable[object]]) -> None:
        self._number += 1
        self.sent += 1
        task = asyncio.create_task(self._try(kind(self._guests[self._number % GUESTS])))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _try(self, work: Awaitable[object]) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):  # it is refused
            await work

    def _check_deck(self, guest: dict[str, str]) -> Awaitable[object]:
        lines = [f"3 Alley Cat {self._number} {line}" for line in range(100)]
        return self._post("/api/games/claw-and-order/decks/check", {"text": "\n".join(lines)}, guest)

    def _look(self, guest: dict[str, str]) -> Awaitable[object]:
        return self._http.try_ask("GET", "/api/tables?which=mine", **guest)

    def _set_up(self, guest: dict[str, str]) -> Awaitable[object]:
        wish = {"game": "cat-and-mouse", "seats": [{"who": "me"}, {"who": "open"}], "nonce": _NONCE}
        return self._post("/api/tables", wish, guest)

    def _arrive(self, guest: dict[str, str]) -> Awaitable[object]:
        return self._http.try_ask("GET", "/api/me", x_forwarded_for=guest["x-forwarded-for"])

    def _post(self, path: str, body: Any, guest: dict[str, str]) -> Awaitable[object]:
        return self._http.try_ask("POST", path, body, **guest)

    async def _connect(self, guest: dict[str, str]) -> None:
        socket = Socket(f"{self._sockets_at}/api/tables/{self._table}/socket", guest, _ignore, _nothing)
        await socket.open()
        self._sockets.append(socket)
        if len(self._sockets) > GUESTS:
            self._sockets.pop(0).close()

    async def _talk(self, _: dict[str, str]) -> None:
        """Undo requests and answers that nobody asked for."""
        if self._sockets:
            socket = self._sockets[self._number % len(self._sockets)]
            socket.send(
                json.encode({"type": "undo"} if self._number % 2 else {"type": "answer", "question": 0, "option": 0})
            )

    def close(self) -> None:
        for task in self._under_way:
            task.cancel()
        for socket in self._sockets:
            socket.close()
        self._setup.http.close()
        self._http.close()


@asynccontextmanager
async def flooding(url: str, pace: float) -> AsyncIterator[None]:
    """A flood while the block lasts; none if the pace is 0."""
    if not pace:
        yield
        return
    flood = Flood(url)
    await flood.come_in()
    task = asyncio.create_task(flood.run(pace))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        flood.close()


def _ignore(_text: bytes) -> None:
    pass


def _nothing() -> None:
    pass

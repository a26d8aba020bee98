"""People who play at many tables at once over real sockets, come back whenever a server is gone, and remember
what was acknowledged.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.clients import NONCE, PLAIN

GAMES = ("cat-and-mouse", "red-claw")
GONE = (WebSocketException, OSError, TimeoutError)
"""What a client sees of a server that was killed."""
PATIENCE = 30
A_WHILE = 3


# What is remembered.


@dataclass
class Asked:
    """A question that was put to a person, and the options they have tried."""

    texts: tuple[str, ...]
    tried: list[int] = field(default_factory=list)
    refused: set[int] = field(default_factory=set)
    """Which of the tries were certainly not taken."""
    acknowledged: bool = False
    """Whether the server has shown that the question is answered."""

    def may_be(self, text: str) -> bool:
        """Whether an answer that is stored is one of those that were given."""
        return text in [self.texts[option] for at, option in enumerate(self.tried) if at not in self.refused]


@dataclass
class Table:
    """A table as the people at it remember it."""

    game: str
    id: str = ""
    commitment: str = ""
    asked: dict[tuple[str, int], Asked] = field(default_factory=dict)
    """By seat and the number of the question."""
    over: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """That an answer was acknowledged, or that it is over."""

    @property
    def acknowledged(self) -> int:
        return sum(asked.acknowledged for asked in self.asked.values())

    def __str__(self) -> str:
        return f"{self.game} {self.id} after {self.acknowledged} answers"


@dataclass
class Report:
    """What a run has come to."""

    seed: int
    blows: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    returns: int = 0
    """How often somebody had to connect anew."""
    tables: list[Table] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    @property
    def acknowledged(self) -> int:
        return sum(table.acknowledged for table in self.tables)

    async def next_acknowledged(self) -> None:
        """Until somebody was able to play, or for a while."""
        self.news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), A_WHILE)

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.stuck or self.broken)

    def __str__(self) -> str:
        over = sum(table.over for table in self.tables)
        told = [
            f"seed {self.seed}: {self.acknowledged} answers acknowledged at {len(self.tables)} tables, {over} over",
            f"struck: {dict(self.blows)}; refused: {dict(self.refusals)}; connected anew: {self.returns}",
            f"lost {len(self.lost)}, doubled {len(self.doubled)}, stuck {len(self.stuck)}, broken {len(self.broken)}",
        ]
        return "\n".join([*told, *self.lost, *self.doubled, *self.stuck, *self.broken])


# People.


class Person:
    """Somebody with a browser, who tries again elsewhere whenever something does not work."""

    def __init__(self, urls: Sequence[str], draw: random.Random, report: Report) -> None:
        self._urls = urls
        self._draw = draw
        self._report = report
        self._http = httpx.AsyncClient(timeout=PATIENCE, trust_env=False, verify=PLAIN)

    def _somewhere(self) -> str:
        return self._draw.choice(self._urls)

    async def _ask(self, method: str, path: str, **more: Any) -> Any:
        """What a request that was understood comes to; None if nobody knows."""
        token = self._http.cookies.get("catspaw-csrf")
        headers = {"x-csrf-token": token} if token and method != "GET" else {}
        try:
            answer = await self._http.request(method, f"{self._somewhere()}{path}", headers=headers, **more)
        except httpx.TransportError:
            answer = None
        if answer is None or answer.status_code == 503:
            await self._pause()
            return None
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json()

    async def _pause(self) -> None:
        self._report.returns += 1
        await asyncio.sleep(self._draw.uniform(0.2, 0.6))

    async def set_up(self, table: Table, other: str) -> str:
        """Have a table with a seat for another; that seat. Who does not know whether there is one looks for it."""
        while await self._ask("GET", "/api/me") is None:
            pass
        seats = [{"who": "me"}, {"who": other}]
        body = {"game": table.game, "seats": seats, "nonce": NONCE}
        made = await self._ask("POST", "/api/tables", json=body)
        while made is None:
            mine = await self._ask("GET", "/api/tables", params={"which": "mine"})
            if mine is not None:
                made = mine[0] if mine else await self._ask("POST", "/api/tables", json=body)
        table.id, table.commitment = made["id"], made["commitment"]
        seat: str = made["seats"][1]["seat"]
        return seat

    async def join(self, table: Table, seat: str) -> None:
        """Sit down. Who does not know whether they do looks, and asks again only if not."""
        while await self._ask("GET", "/api/me") is None:
            pass
        path = f"/api/tables/{table.id}"
        while await self._ask("POST", f"{path}/seats/{seat}", json={"nonce": NONCE}) is None:
            while (seen := await self._ask("GET", path)) is None:
                pass
            if any(one["mine"] for one in seen["seats"]):
                return

    async def play(self, table: Table) -> None:
        """Until it is over, through whichever server there is."""
        while not table.over:
            cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
            url = f"{self._somewhere()}/api/tables/{table.id}/socket".replace("http://", "ws://")
            try:
                async with connect(url, additional_headers={"Cookie": cookie}, max_size=None, proxy=None) as socket:
                    await Conversation(socket, table, self._draw, self._report).hold()
            except GONE:
                pass
            if not table.over:
                await self._pause()

    async def close(self) -> None:
        await self._http.aclose()


class Conversation:
    """One socket of one person: every question is answered once, unless the answer may not have arrived."""

    def __init__(self, socket: ClientConnection, table: Table, draw: random.Random, report: Report) -> None:
        self._socket = socket
        self._table = table
        self._draw = draw
        self._report = report
        self._seat = ""
        self._at: int | None = None
        """The question that was answered here."""

    async def hold(self) -> None:
        async for text in self._socket:
            message = json.decode(text)
            if message["type"] == "state":
                await self._see(message)
            elif message["type"] == "refused":
                await self._be_refused(message["code"], message["message"])
            if self._table.over:
                return

    async def _see(self, state: dict[str, Any]) -> None:
        question, self._seat = state["question"], state["seat"]
        at = question["number"] if question else None
        if state["view"] is not None:
            self._acknowledge(at)
        if at is not None and at != self._at:
            key = (self._seat, at)
            self._table.asked.setdefault(key, Asked(tuple(option["text"] for option in question["options"])))
            await self._answer(at)
        if state["ending"]:
            self._table.over = True
            self._table.news.set()

    def _acknowledge(self, at: int | None) -> None:
        """Whatever we have answered and are no longer asked is acknowledged."""
        for (seat, number), asked in self._table.asked.items():
            if seat == self._seat and number != at and asked.tried and not asked.acknowledged:
                asked.acknowledged = True
                self._table.news.set()
                self._report.news.set()

    async def _answer(self, at: int) -> None:
        asked = self._table.asked[self._seat, at]
        self._at = at
        asked.tried.append(self._draw.randrange(len(asked.texts)))
        await self._socket.send(json.encode({"type": "answer", "question": at, "option": asked.tried[-1]}).decode())

    async def _be_refused(self, code: str, why: str) -> None:
        """Stale answers were certainly not taken; what the store did not confirm may have been.

        Whoever has answered twice, since the first answer might have been lost, may see the next question, and answer
        it, before the second answer is refused: the message says which question that was for.
        """
        self._report.refusals[code] += 1
        if code == "unavailable" and self._at is not None:
            await asyncio.sleep(self._draw.uniform(0.02, 0.2))
            await self._answer(self._at)
        elif code in ("stale", "not-yours") and self._at is not None:
            named = re.match(r"That answers question (\d+)", why)
            asked = self._table.asked[self._seat, int(named[1]) if named else self._at]
            asked.refused.add(len(asked.tried) - 1)


class Load:
    """So many tables at a time: half of them between two people, half against a bot. One that is over makes room."""

    def __init__(self, urls: Sequence[str], many: int, report: Report) -> None:
        self._urls = urls
        self._many = many
        self._report = report
        self._goes_on = True

    async def run(self) -> None:
        """Until calm has come and the last table is over."""
        async with asyncio.TaskGroup() as group:
            for number in range(self._many):
                group.create_task(self._one_after_the_other(number))

    async def calm(self) -> None:
        """No further tables; each that there is must go on."""
        self._goes_on = False
        going = [table for table in self._report.tables if not table.over]
        for table in going:
            table.news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for table in going:
                    await table.news.wait()
        self._report.stuck += [str(table) for table in going if not table.news.is_set()]

    async def _one_after_the_other(self, number: int) -> None:
        draw = random.Random(f"{self._report.seed} {number}")
        while self._goes_on:
            table = Table(GAMES[number // 2 % len(GAMES)])
            self._report.tables.append(table)
            await self._one(table, draw, "open" if number % 2 else "bot")

    async def _one(self, table: Table, draw: random.Random, other: str) -> None:
        anna, ben = (Person(self._urls, draw, self._report) for _ in range(2))
        try:
            seat = await anna.set_up(table, other)
            async with asyncio.TaskGroup() as group:
                group.create_task(anna.play(table))
                if other == "open":
                    await ben.join(table, seat)
                    group.create_task(ben.play(table))
        finally:
            await anna.close()
            await ben.close()

"""Connections are looked at a part at a time, so that very many at once hold up nobody."""

from __future__ import annotations

import asyncio
from weakref import ref

import pytest

from catspaw.server.http.connections import PARTS, Connections, Watched
from catspaw.server.settings import Settings

MANY = 45
SETTINGS = Settings(crowd=100)

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _look_in_each_turn_of_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("catspaw.server.http.connections.EVERY", 0.0)


class Eyes:
    """Notes who is looked at."""

    def __init__(self) -> None:
        self.looks: list[Watched] = []
        self.looked = asyncio.Event()


class Seen(Watched):
    """A connection that nobody is at the other end of."""

    def __init__(self, eyes: Eyes) -> None:
        super().__init__()
        self._eyes = eyes

    def waits_since(self, now: float) -> float | None:
        self._eyes.looks.append(self)
        self._eyes.looked.set()
        return now


def crowd(connections: Connections, eyes: Eyes, many: int = MANY) -> list[Seen]:
    everybody = [Seen(eyes) for _ in range(many)]
    assert all(connections.enter(one, None) for one in everybody)
    return everybody


async def test_all_of_them_are_looked_at_a_few_at_once() -> None:
    eyes, connections = Eyes(), Connections(SETTINGS, 100)
    everybody = crowd(connections, eyes)
    connections.leave(everybody.pop())
    many = []
    while len(eyes.looks) < 3 * len(everybody):
        before = len(eyes.looks)
        await asyncio.sleep(0)
        many.append(len(eyes.looks) - before)
    assert {*eyes.looks[: len(everybody)]} == {*everybody} == {*eyes.looks[-len(everybody) :]}
    assert max(many) <= 1 + MANY // PARTS
    for one in everybody:
        connections.leave(one)


async def test_who_comes_when_many_have_left_is_looked_at_as_soon_as_ever() -> None:
    eyes, of_the_last, connections = Eyes(), Eyes(), Connections(SETTINGS, 1001)
    everybody = crowd(connections, eyes, 1000)
    await eyes.looked.wait()
    [last] = crowd(connections, of_the_last, 1)
    for one in everybody:
        connections.leave(one)
    for _ in range(3 * PARTS):
        await asyncio.sleep(0)
    assert of_the_last.looks
    connections.leave(last)


async def test_nothing_is_kept_of_them_once_all_have_left() -> None:
    eyes, connections = Eyes(), Connections(SETTINGS, 100)
    gone = [ref(one) for one in crowd(connections, eyes)]
    await eyes.looked.wait()  # at some of them; the others are about to be looked at
    eyes.looks.clear()
    for found in gone:
        if one := found():
            connections.leave(one)
    del one
    for _ in range(PARTS):
        await asyncio.sleep(0)
    assert [found() for found in gone] == [None] * MANY

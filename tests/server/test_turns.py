"""Turns at a table, and texts as they go over the wire."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from catspaw.server.live.frames import framed
from catspaw.server.live.turns import Turns

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_callbacks_and_tasks_take_turns_in_the_order_in_which_they_came() -> None:
    turns, done = Turns(), []

    async def task(name: str) -> None:
        async with turns:
            done.append(name)
            await asyncio.sleep(0)
            done.append(name)

    turns.take(lambda: done.append("first"))
    second = asyncio.create_task(task("second"))
    await asyncio.sleep(0)
    turns.take(lambda: done.append("third"))
    fourth = asyncio.create_task(task("fourth"))
    await asyncio.sleep(0)
    assert done == ["first"], "it has not been given back"
    turns.give_back()
    await second
    await asyncio.sleep(0)
    assert done == ["first", "second", "second", "third"]
    turns.give_back()
    await fourth
    turns.take(lambda: done.append("at once"))
    assert done[4:] == ["fourth", "fourth", "at once"]


@pytest.mark.parametrize("when", ["while it waits", "as its turn comes"])
async def test_who_gives_up_holds_up_nobody(when: str) -> None:
    turns, done = Turns(), []

    async def wait() -> None:
        async with turns:
            done.append("never")

    turns.take(lambda: None)
    given_up = asyncio.create_task(wait())
    await asyncio.sleep(0)
    turns.take(lambda: done.append("next"))
    if when == "as its turn comes":
        turns.give_back()
        await asyncio.sleep(0)
        given_up.cancel()
    else:
        given_up.cancel()
        turns.give_back()
    await asyncio.gather(given_up, return_exceptions=True)
    for _ in range(3):
        await asyncio.sleep(0)
    assert done == ["next"] and given_up.cancelled()


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_everybody_frames_it(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)

"""Rooms within one process: there is one for each table, for as long as anybody is in it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from catspaw.core.errors import CatspawError, NotYours, Stale, Unknown
from catspaw.server import protocol as p
from catspaw.server.http.limits import Limits
from catspaw.server.http.previews import AGAIN, LOOKUPS, Endings
from catspaw.server.live.broadcast import Broadcast
from catspaw.server.live.channels import channels_at
from catspaw.server.live.conversation import converse
from catspaw.server.live.room import Room
from catspaw.server.live.rooms import A_WHILE, AN_HOUR, Tables
from catspaw.server.live.visitor import Visitor
from catspaw.server.processes.place import Place
from catspaw.server.settings import Settings
from catspaw.server.store import Person, Store, Unavailable
from catspaw.server.store.entries import NewEntry
from catspaw.table import Sitting
from server.clients import NONCE, database_in
from table.test_sitting import count_work

pytestmark = [pytest.mark.anyio, pytest.mark.contract, pytest.mark.slow]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await Store.open(database_in(tmp_path))
    channels = channels_at("memory://")
    async with channels:
        tables = Tables(store, bytes(32), Settings(bot_pace=0), channels)
        async with tables.open():
            yield tables


def heist(who: str) -> p.NewTable:
    seats = (p.SeatRequest("me"), p.SeatRequest("bot", "random") if who == "bot" else p.SeatRequest("open"))
    return p.NewTable(game="cat-and-mouse", seats=seats, nonce=NONCE)


async def host(tables: Tables) -> Person:
    return await tables.store.people.add()


async def test_whoever_comes_while_somebody_goes_is_in_the_same_room(tables: Tables) -> None:
    """Otherwise one of them would never hear of the other's moves."""
    id = (await tables.set_up(heist("open"), (await host(tables)).id)).id
    found = set()

    async def come_and_go() -> None:
        for _ in range(5):
            async with tables.room(id) as room:
                found.add(room)

    async with tables.room(id) as room:
        await asyncio.gather(*(come_and_go() for _ in range(8)))
        assert found == {room}
        assert room.holders == 1


async def test_a_room_that_nobody_is_in_is_kept_a_while_then_put_away_and_found_again(tables: Tables) -> None:
    id = (await tables.set_up(heist("open"), (await host(tables)).id)).id
    async with tables.room(id) as room:
        first = room
        tables.put_away(0)
    tables.put_away(60)
    async with tables.room(id) as room:
        assert room is first
    tables.put_away(0)
    async with tables.room(id) as room:
        assert room is not first
    with pytest.raises(Unknown):
        async with tables.room("nowhere"):
            pass


async def test_a_room_that_is_put_away_leaves_nothing_behind(tables: Tables) -> None:
    """Without waiting for the garbage collector, which seldom looks at what has been there for long."""

    def there() -> int:
        return sum(type(thing) in (Room, Broadcast, Sitting) for thing in gc.get_objects())

    gc.collect()
    before = there()
    id = (await tables.set_up(heist("open"), (await host(tables)).id)).id
    await tables.join(id, "mouse", (await host(tables)).id, p.Join(NONCE))
    async with tables.room(id) as room:
        await room.resign("inspector")
        room.broadcast.send_soon()
        room.broadcast.send_when_left()  # in a minute
        while room.is_busy:  # results are kept
            await host(tables)
    await host(tables)  # so that the thread that writes has let go of what it wrote before
    assert there() == before + 3
    del room
    gc.disable()
    tables.put_away(0)
    gc.enable()
    assert there() == before


class Hasty:
    """A socket whose client says two things and is gone."""

    def __init__(self) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self, *texts: bytes) -> None: ...

    def listen(self, hear: Callable[[bytes], None]) -> None:
        hear(b'{"type":"say","text":"Good luck!"}')
        hear(b'{"type":"answer","question":1,"option":0}')
        self.ended.set_result(None)


async def test_what_was_said_before_leaving_is_done_though_the_table_is_another_process_s(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The room stays until it is, and the other process is told."""
    anna, ben = await host(tables), await host(tables)
    id = (await tables.set_up(heist("open"), anna.id)).id
    await tables.join(id, "mouse", ben.id, p.Join(NONCE))
    told: list[str] = []
    place = Place(2)
    monkeypatch.setattr(tables, "_place", place)
    monkeypatch.setattr(place, "owns", lambda _: False)  # it has come back
    monkeypatch.setattr(place, "tell", lambda _, table: told.append(table))
    with closing(place), Limits(Settings()).socket("192.0.2.1", anna.id) as allowance:
        async with tables.room(id) as room:
            visitor = Visitor(cast("Any", Hasty()), anna.id, b"", "inspector", "en")
            await converse(room, visitor, allowance, lambda: None)
        while room.is_busy:
            await host(tables)
    assert len(room.entries) == 2 and await tables.store.tables.find(id) == room.row
    assert told == [id, id]
    tables.put_away(0)


async def test_garbage_is_looked_for_when_nobody_has_been_there_for_a_while(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[None] = []
    monkeypatch.setattr("catspaw.server.live.rooms.gc.collect", lambda: looked.append(None))
    id = (await tables.set_up(heist("open"), (await host(tables)).id)).id

    def times_looked(numbers: range) -> int:
        looked.clear()
        for number in numbers:
            tables.forget_garbage(number)
        return len(looked)

    async with tables.room(id):
        assert times_looked(range(20)) == 0
    assert times_looked(range(A_WHILE - 1)) == 0
    assert times_looked(range(20)) == 1
    assert times_looked(range(2 * AN_HOUR)) == 2


async def test_an_answer_is_checked_once_and_played_once(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whoever gives it, and once more by a process that reads it from the store."""
    anna, ben = await host(tables), await host(tables)
    id = (await tables.set_up(heist("open"), anna.id)).id
    await tables.join(id, "mouse", ben.id, p.Join(NONCE))
    async with tables.room(id) as room:
        work = count_work(monkeypatch)
        answered: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        room.answer("inspector", room.question_number("inspector"), 4, answered.set_result)
        assert await answered is None
        assert work == {"played": 1, "checked": 1}
        stored = await tables.store.tables.find(id)
        assert stored == await tables.row(id) == room.row
        assert stored and stored.asked == room.dealt.asked == "mouse"
    tables.put_away(0)
    async with tables.room(id) as again:
        assert again is not room and again.dealt.record() == room.dealt.record()
    assert work == {"played": 2, "checked": 2}


@pytest.mark.parametrize("told", [Unavailable("the database cannot be reached"), Stale("that number is taken")])
async def test_an_answer_that_was_stored_is_not_refused_because_the_word_of_it_got_lost(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, told: CatspawError
) -> None:
    """Or because it was stored late, and then found its own number taken."""
    anna, ben = await host(tables), await host(tables)
    id = (await tables.set_up(heist("open"), anna.id)).id
    await tables.join(id, "mouse", ben.id, p.Join(NONCE))
    entries = tables.store.entries
    put = entries.put

    def put_and_lose(new: NewEntry, done: Callable[[Exception | None], None]) -> None:
        put(new, lambda _: done(told))

    async with tables.room(id) as room:
        monkeypatch.setattr(entries, "put", put_and_lose)
        answered: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        room.answer("inspector", room.question_number("inspector"), 4, answered.set_result)
        assert await answered is None
        assert room.dealt.asked == "mouse" and len(room.entries) == 2


async def test_strangers_who_look_at_links_do_not_have_games_played_again_and_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = [await _resigned(tables) for _ in range(int(5 * LOOKUPS) + 1)]
    work, now = count_work(monkeypatch), 0.0
    endings = Endings(lambda: now)

    async def looked_up(id: str) -> bool:
        """Whether its game was played again, of which nothing is in memory."""
        before = work["played"]
        tables.put_away(0)
        await endings.at(id, "en", tables)
        return work["played"] > before

    assert await looked_up(ended[0])
    assert not await looked_up(ended[0])
    assert [await looked_up(id) for id in ended[1:]].count(False) == 1, "so many at once"
    now = AGAIN
    assert await looked_up(ended[0]), "who may know may have changed"
    assert await endings.at(ended[0], "en", tables) == "The Inspector has resigned. The Mouse wins."
    assert await endings.at(ended[0], "de", tables) == "Der Inspektor hat aufgegeben. Die Maus gewinnt."


async def _resigned(tables: Tables) -> str:
    id = (await tables.set_up(heist("open"), (await host(tables)).id)).id
    await tables.join(id, "mouse", (await host(tables)).id, p.Join(NONCE))
    async with tables.room(id) as room:
        answered: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        room.answer("inspector", room.question_number("inspector"), 4, answered.set_result)
        assert await answered is None
        await room.resign("inspector")
    return id


async def test_what_fails_inside_leaves_nobody_behind(tables: Tables) -> None:
    id = (await tables.set_up(heist("open"), (await host(tables)).id)).id
    with pytest.raises(NotYours):
        async with tables.room(id) as room:
            await room.resign("inspector")
    assert room.holders == 0

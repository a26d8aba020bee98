"""Threads for SQLite and group commit: what runs at the same time, what waits, and what is given up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from catspaw.core.errors import CatspawError, Stale
from catspaw.server.store import Store, Unavailable
from catspaw.server.store.batches import MOST, Batches
from catspaw.server.store.people import add_person
from catspaw.server.store.schema import people
from catspaw.server.store.sqlite import READERS

pytestmark = pytest.mark.anyio
PATIENCE = 60  # seconds until a thread that waits for nothing is given up


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{tmp_path / 'catspaw.db'}")
    yield store
    await store.close()


class Gate:
    """A transaction that stays open until it is told to end."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.opened = threading.Event()

    def __call__(self, on: Connection) -> str:
        """The id of a new person."""
        self.wait(on)
        return add_person(on, 1).id

    def wait(self, _on: Connection) -> str:
        """The name of the thread."""
        self.begun.set()
        assert self.opened.wait(PATIENCE)
        return threading.current_thread().name

    async def has_begun(self) -> None:
        assert await asyncio.to_thread(self.begun.wait, PATIENCE)


async def test_one_thread_writes_and_others_read(store: Store) -> None:
    first, later = Gate(), Gate()
    later.opened.set()
    writing = asyncio.create_task(store.database.write(first.wait))
    await first.has_begun()
    queue = asyncio.gather(*(store.database.write(later.wait) for _ in range(5)))
    readers = set(await asyncio.gather(*(store.database.read(later.wait) for _ in range(20))))
    first.opened.set()
    writers = {await writing, *await queue}
    assert len(writers) == 1 and len(readers) <= READERS
    assert writers.isdisjoint(readers)


async def test_readers_do_not_wait_for_a_writer(store: Store) -> None:
    gate = Gate()
    writing = asyncio.create_task(store.database.write(gate))
    await gate.has_begun()
    assert await store.people.find("nobody") is None
    gate.opened.set()
    assert await store.people.find(await writing)


async def test_whoever_gives_up_before_their_turn_writes_nothing(store: Store) -> None:
    gate, ran = Gate(), []
    first = asyncio.create_task(store.database.write(gate))
    await gate.has_begun()
    given_up = asyncio.create_task(store.database.write(lambda _: ran.append("given up")))
    await asyncio.sleep(0)  # until it stands in the queue
    given_up.cancel()
    next_one = asyncio.create_task(store.database.write(lambda _: ran.append("next")))
    gate.opened.set()
    await asyncio.gather(first, next_one)
    assert given_up.cancelled() and ran == ["next"]


async def test_whoever_gives_up_while_writing_holds_up_nobody(store: Store) -> None:
    gate = Gate()
    given_up = asyncio.create_task(store.database.write(gate))
    await gate.has_begun()
    given_up.cancel()
    after = asyncio.create_task(store.people.add())
    gate.opened.set()
    assert await store.people.find((await after).id)


async def test_closing_waits_for_what_is_being_written(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'catspaw.db'}"
    store, gate = await Store.open(url), Gate()
    writing = asyncio.create_task(store.database.write(gate))
    await gate.has_begun()
    closing = asyncio.create_task(store.close())
    for _ in range(5):
        await asyncio.to_thread(int)  # as long as closing would take if it did not wait
    assert not closing.done()
    gate.opened.set()
    await closing
    again = await Store.open(url)
    assert await again.people.find(await writing)
    await again.close()


async def test_a_transaction_that_fails_leaves_nothing(store: Store) -> None:
    def fail(on: Connection) -> None:
        on.execute(insert(people).values(id="anna", created=1))
        raise Stale("too late")

    def fail_in_the_database(on: Connection) -> None:
        for _ in range(2):
            on.execute(insert(people).values(id="anna", created=1))

    with pytest.raises(Stale, match="too late"):
        await store.database.write(fail)
    with pytest.raises(Unavailable, match="SQLITE_CONSTRAINT_PRIMARYKEY"):
        await store.database.write(fail_in_the_database)
    assert await store.people.find("anna") is None


# Group commit.


class Written:
    """Batches as they are written, each held back until it is let go; whatever is "bad" is refused."""

    def __init__(self) -> None:
        self.batches: list[dict[str, str]] = []
        self.let_go = asyncio.Event()
        self.failure: CatspawError | None = None

    async def __call__(self, batch: Mapping[str, str]) -> Mapping[str, CatspawError]:
        self.batches.append(dict(batch))
        await self.let_go.wait()
        if self.failure:
            raise self.failure
        return {key: Stale(key) for key, item in batch.items() if item == "bad"}


async def added(batches: Batches[str], *items: tuple[str, str]) -> list[asyncio.Task[None]]:
    tasks = [asyncio.create_task(batches.add(key, item)) for key, item in items]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks


async def test_what_comes_while_a_batch_is_written_makes_up_the_next() -> None:
    written = Written()
    batches = Batches(written)
    tasks = await added(batches, ("a", "1"))
    tasks += await added(batches, ("a", "2"), ("b", "1"), ("a", "3"))
    written.let_go.set()
    await asyncio.gather(*tasks)
    assert written.batches == [{"a": "1"}, {"a": "2", "b": "1"}, {"a": "3"}]


async def test_a_batch_is_only_so_long() -> None:
    written = Written()
    written.let_go.set()
    await asyncio.gather(*await added(Batches(written), *((f"{key}", "") for key in range(MOST + 1))))
    assert [len(batch) for batch in written.batches] == [MOST, 1]


async def test_a_refusal_concerns_one_and_a_failure_all_of_a_batch() -> None:
    written = Written()
    batches = Batches(written)
    written.let_go.set()
    outcomes = await asyncio.gather(*await added(batches, ("a", "bad"), ("b", "good")), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Stale, type(None)]
    written.failure = Unavailable("gone")
    outcomes = await asyncio.gather(*await added(batches, ("a", "1"), ("b", "1")), return_exceptions=True)
    assert outcomes == [written.failure] * 2


async def test_flushing_waits_for_all_and_whoever_gave_up_is_passed_over() -> None:
    written = Written()
    batches = Batches(written)
    given_up, _ = await added(batches, ("a", "1"), ("a", "2"))
    given_up.cancel()
    flushing = asyncio.create_task(batches.flush())
    await asyncio.sleep(0)
    assert not flushing.done()
    written.let_go.set()
    await flushing
    assert written.batches == [{"a": "1"}, {"a": "2"}]

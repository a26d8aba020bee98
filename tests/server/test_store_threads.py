"""Threads for SQLite and group commit: what runs at the same time, what waits, and what is given up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, insert

from catspaw.core.errors import Stale
from catspaw.server.store import Person, Store, Unavailable
from catspaw.server.store.batches import MOST, TURNS, Batches, Outcome
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


async def test_writes_that_wait_share_a_transaction_of_which_one_may_fail(store: Store) -> None:
    gate, begun = Gate(), []

    def note(_on: Connection) -> None:
        begun.append(threading.current_thread().name)

    event.listen(Engine, "begin", note)
    writing = asyncio.create_task(store.database.write(gate))
    await gate.has_begun()

    def fail(on: Connection) -> None:
        on.execute(insert(people).values(id="fail", created=1))
        raise Stale("too late")

    others = asyncio.gather(store.people.add(), store.database.write(fail), store.people.add(), return_exceptions=True)
    await asyncio.sleep(0)  # until they stand in the queue
    gate.opened.set()
    anna, refused, bert = await others
    event.remove(Engine, "begin", note)
    assert isinstance(refused, Stale) and isinstance(anna, Person) and isinstance(bert, Person)
    assert len([name for name in begun if name.startswith("store-writer")]) == 2
    assert [bool(await store.people.find(id)) for id in (await writing, anna.id, "fail", bert.id)] == [1, 1, 0, 1]


class Written:
    """Batches as they are written, each until it is let go; what is "bad" is refused."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.outcomes: list[Outcome] = []
        self._end: list[Callable[[], None]] = []

    def __call__(self, batch: list[str], end: Callable[[Sequence[Outcome]], None]) -> None:
        self.batches.append(batch)
        self._end.append(lambda: end([Stale(item) if item == "bad" else item for item in batch]))

    async def let_go(self) -> None:
        """The batch that is being written is done, and everybody has been told."""
        self._end.pop(0)()
        await turns(TURNS + 1)


async def turns(many: int) -> None:
    """Of the event loop; after so many as others may join in, what was added is being written."""
    for _ in range(many):
        await asyncio.sleep(0)


async def added(batches: Batches[str], written: Written, *items: str) -> None:
    for item in items:
        batches.add(item, written.outcomes.append)
    await turns(TURNS + 1)


async def test_what_comes_while_a_batch_is_written_makes_up_the_next() -> None:
    written = Written()
    batches = Batches(written)
    await added(batches, written, "a", "b")
    await added(batches, written, "c", "bad")
    await added(batches, written, "d")
    assert (written.batches, written.outcomes) == ([["a", "b"]], [])
    await written.let_go()
    assert (written.batches, written.outcomes) == ([["a", "b"], ["c", "bad", "d"]], ["a", "b"])
    await written.let_go()
    assert [type(outcome) for outcome in written.outcomes[2:]] == [str, Stale, str]
    await added(batches, written, "e")
    assert written.batches[2:] == [["e"]]


async def test_what_those_who_are_told_add_is_in_the_next_batch() -> None:
    """It begins once all are told: they answer at once, and the fewer batches there are the less each entry costs."""
    written = Written()
    batches = Batches(written)
    batches.add("a", lambda _: batches.add("c", written.outcomes.append))
    await turns(TURNS + 1)
    await added(batches, written, "b")
    await written.let_go()
    assert written.batches == [["a"], ["b", "c"]]


async def test_who_comes_a_moment_later_joins_unless_that_goes_on_and_on() -> None:
    written = Written()
    batches = Batches(written)
    for item in map(str, range(2 * TURNS)):
        batches.add(item, written.outcomes.append)
        await turns(1)
    assert written.batches == [[str(number) for number in range(TURNS + 1)]]


async def test_who_comes_alone_is_written_in_the_next_turn_but_one() -> None:
    written = Written()
    Batches(written).add("a", written.outcomes.append)
    await turns(2)
    assert written.batches == [["a"]]


async def test_a_batch_is_only_so_long() -> None:
    written = Written()
    await added(Batches(written), written, *map(str, range(MOST + 1)))
    await written.let_go()
    assert [len(batch) for batch in written.batches] == [MOST, 1]


async def test_who_fails_at_an_outcome_keeps_it_from_nobody_else() -> None:
    written, failures = Written(), []
    batches = Batches(written)
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
    batches.add("a", lambda outcome: [][int(outcome == "b")])
    await added(batches, written, "b")
    await written.let_go()
    await added(batches, written, "c")
    assert written.outcomes == ["b"] and written.batches[1:] == [["c"]]
    assert [type(failure) for failure in failures] == [IndexError]


async def test_flushing_waits_for_all() -> None:
    written = Written()
    batches = Batches(written)
    await batches.flush()
    await added(batches, written, "a")
    await added(batches, written, "b")
    flushing = asyncio.create_task(batches.flush())
    await written.let_go()
    assert not flushing.done()
    await written.let_go()
    await flushing
    assert written.outcomes == ["a", "b"]


# Several processes at one file, each with a store of its own.


async def test_stores_of_one_file_take_turns(store: Store, tmp_path: Path) -> None:
    other = await Store.beside(f"sqlite:///{tmp_path / 'catspaw.db'}")
    first, second = Gate(), Gate()
    second.opened.set()
    writing = asyncio.create_task(store.database.write(first.wait))
    await first.has_begun()
    waiting = asyncio.create_task(other.database.write(second.wait))
    assert await other.people.find("nobody") is None  # time enough to begin
    assert not second.begun.is_set()
    first.opened.set()
    await asyncio.gather(writing, waiting)
    await other.close()


async def test_who_may_not_take_turns_writes_nevertheless(tmp_path: Path) -> None:
    (tmp_path / "catspaw.db.turn").mkdir()
    store = await Store.open(f"sqlite:///{tmp_path / 'catspaw.db'}")
    person = await store.people.add()
    assert await store.people.find(person.id)
    await store.close()

"""What several processes share: whose a table is, limits in one memory, and post with connections in it."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import CollectorRegistry, Counter

from catspaw.server.http.limits import Buckets, Limits
from catspaw.server.http.refusals import TooFast
from catspaw.server.live.news import News, Sender, read_message
from catspaw.server.processes import post
from catspaw.server.processes.figures import FiguresOfAll, written_figures
from catspaw.server.processes.place import MORE, Place
from catspaw.server.processes.post import CONNECTION, FIGURES, NEWS, Inbox, Letter
from catspaw.server.processes.shared import SharedBuckets, SharedTally
from catspaw.server.processes.supervisor import FIRST_PAUSE, LONGEST_PAUSE, QUICK, Child
from catspaw.server.settings import Settings

MANY = 4
TABLES = [f"table {number}" for number in range(400)]


@contextmanager
def places() -> Iterator[list[Place]]:
    """As several processes that serve see it: the same memory, each with its number."""
    place = Place(MANY)
    seen = []
    for number in range(MANY):
        place.begin(number)
        other = Place.__new__(Place)
        other.__dict__.update(place.__dict__)
        other.number = number
        seen.append(other)
    with closing(place):
        yield seen


@pytest.fixture
def seen() -> Iterator[list[Place]]:
    with places() as found:
        yield found


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    with closing(Inbox()) as found:
        yield found


def in_child(work: object) -> None:
    """What a forked process does to shared memory."""
    assert callable(work)
    child = os.fork()
    if not child:
        work()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0


# Whose a table is.


def test_every_table_has_one_owner_and_all_agree(seen: list[Place]):
    for table in TABLES:
        assert [place.owns(table) for place in seen].count(True) == 1
        assert len({place.owner(table) for place in seen}) == 1


@given(st.integers(0, MANY - 1))
def test_only_the_tables_of_a_process_that_ends_move_and_they_come_back(ended: int):
    with places() as (place, *_):
        before = {table: place.owner(table) for table in TABLES}
        place.end(ended)
        for table, owner in before.items():
            assert (place.owner(table) == owner) == (owner != ended)
        place.begin(ended)
        assert {table: place.owner(table) for table in TABLES} == before


@given(st.lists(st.tuples(st.integers(0, MANY - 1), st.booleans())))
def test_new_tables_stay_with_whoever_is_asked_until_others_have_fewer(asked: list[tuple[int, bool]]):
    """Though it is only now and then that a process says how many it has."""
    ids = iter(f"new {number}" for number in range(100_000))
    owned = [0] * MANY
    with places() as seen:
        for number, says_so in asked:
            owner = seen[number].owner(seen[number].drawn(lambda: next(ids)))
            assert owner == number or owned[number] - owned[owner] > MORE
            owned[owner] += 1
            assert max(owned) <= min(owned) + MORE + 1
            if says_so:
                seen[number].has_tables(owned[number])


def test_a_process_that_does_not_serve_gives_its_tables_to_others(seen: list[Place]):
    here = seen[0]
    here.stop(0)
    assert here.owner(here.drawn(iter(TABLES).__next__)) != 0
    for number in range(MANY):
        here.stop(number)
    assert here.drawn(lambda: "any") == "any"


def test_a_new_table_is_somebody_s_though_the_process_that_was_to_have_it_ends(seen: list[Place]):
    here = seen[0]
    here.has_tables(100)
    ids = iter(TABLES)  # which come to an end

    def draw() -> str:
        for number in range(1, MANY):
            here.end(number)
        return next(ids)

    assert here.drawn(draw) in TABLES


def test_what_was_said_last_is_heard_last():
    """Of the same news in one turn of the event loop there is one."""
    messages: list[bytes] = []
    here, both = (News("t1", frozenset(seats)) for seats in (["mouse"], ["mouse", "inspector"]))

    async def say() -> None:
        sender = Sender("me", messages.append)
        for news in (here, here, both, News("t2"), here):
            sender.add(news)
        await asyncio.sleep(0)

    asyncio.run(say())
    assert [read_message(message).news for message in messages] == [[both, News("t2"), here]]


# Limits.


@given(st.lists(st.tuples(st.sampled_from(["anna", "ben"]), st.integers(0, 24), st.integers(1, 3)), max_size=40))
def test_shared_buckets_hold_as_much_as_those_of_one_process(taken: list[tuple[str, int, int]]):
    """At times that are sums of eighths, so that nothing is rounded in either."""
    now = [1000.0]
    own, shared = (kind(2, 6, lambda: now[0]) for kind in (Buckets, SharedBuckets))
    for key, eighths, tokens in taken:
        now[0] += eighths / 8
        assert own.take(key, tokens) == shared.take(key, tokens)
        own.give_back("clara")
        shared.give_back("clara")


def test_what_one_process_takes_another_does_not_have():
    limits = Limits(Settings(rate=5), buckets=SharedBuckets, sockets=SharedTally(2))

    def take_all() -> None:
        for _ in range(10):
            limits.check_request("192.0.2.1", "anna")

    in_child(take_all)
    with pytest.raises(TooFast):
        limits.check_request("192.0.2.1", "anna")
    limits.check_request("192.0.2.1", "ben")


def test_a_tally_counts_all_processes_until_one_is_gone():
    tally = SharedTally(2)
    tally.add("anna", 2)

    def another() -> None:
        tally.me = 1
        tally.add("anna", 3)
        tally.add("ben")

    in_child(another)
    assert (tally.count("anna"), tally.count("ben"), tally.count("clara")) == (5, 1, 0)
    tally.forget(1)
    assert (tally.count("anna"), tally.count("ben")) == (2, 0)


# Post.


def test_letters_come_in_order_with_the_connections_in_them(inbox: Inbox):
    ours, theirs = socket.socketpair()
    assert inbox.put_now(Letter(NEWS, b"first", None))
    assert inbox.put_now(Letter(CONNECTION, b"second", theirs.fileno()))
    theirs.close()
    first, second = inbox.letters()
    assert first == (NEWS, b"first", None)
    assert second[:2] == (CONNECTION, b"second")
    with ours, socket.socket(fileno=second.file) as handed:
        handed.sendall(b"it is still open")
        assert ours.recv(100) == b"it is still open"


def test_what_does_not_fit_waits_until_it_is_read(inbox: Inbox, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(post, "MOST", 2_000)
    texts = [b"%d" % number + bytes(1000) for number in range(2_000)]

    async def run() -> list[bytes]:
        read: list[bytes] = []
        all_read = asyncio.Event()
        assert all(inbox.put(Letter(NEWS, text, None)) for text in texts)
        assert not inbox.put(Letter(NEWS, bytes(post.LARGEST), None))

        def note(letter: Letter) -> None:
            read.append(letter.text)
            if len(read) == len(texts):
                all_read.set()

        inbox.open(note)
        await all_read.wait()
        inbox.stop()
        return read

    assert asyncio.run(run()) == texts


@pytest.mark.parametrize("size", [post.LARGEST - 1, post.LARGEST])
def test_a_letter_comes_whole_or_not_at_all(inbox: Inbox, size: int):
    text = bytes(size)
    assert inbox.put(Letter(NEWS, text, None)) == (size < post.LARGEST)
    assert list(inbox.letters()) == ([(NEWS, text, None)] if size < post.LARGEST else [])


def test_connections_on_their_way_to_a_process_that_is_gone_are_closed(seen: list[Place]):
    place = seen[0]
    ours, theirs = socket.socketpair()
    table = next(table for table in TABLES if place.owner(table) == 1)
    assert asyncio.run(handed(place, theirs, table))
    theirs.close()
    place.end(1)
    with ours:
        assert ours.recv(1) == b""


async def handed(place: Place, connection: socket.socket, table: str) -> bool:
    return place.hand_over(connection.fileno(), b"GET / HTTP/1.1\r\n", table)


# Figures.


def test_the_figures_of_all_say_whose_they_are(seen: list[Place], monkeypatch: pytest.MonkeyPatch):
    place = seen[0]
    place.stop(2)

    def answered(inbox: Inbox, letter: Letter) -> bool:
        """As each process does: the second has done twice as much."""
        assert letter.kind == FIGURES and letter.file is not None
        registry = CollectorRegistry()
        counter = Counter("answers", "Answers", ["game"], registry=registry)
        counter.labels("heist").inc(place.inboxes.index(inbox) + 1)
        os.write(letter.file, written_figures(registry))
        return True

    monkeypatch.setattr(Inbox, "put_now", answered)
    found = {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for metric in FiguresOfAll(place).collect()
        for sample in metric.samples
    }
    assert found["answers_total", ("game", "heist"), ("process", "1")] == 1
    assert found["answers_total", ("game", "heist"), ("process", "2")] == 2
    assert found["catspaw_processes",] == MANY - 1


# Starting again.


def test_a_process_that_ends_again_and_again_is_started_ever_more_slowly(monkeypatch: pytest.MonkeyPatch):
    now = [1000.0]
    monkeypatch.setattr("catspaw.server.processes.supervisor.time.monotonic", lambda: now[0])
    monkeypatch.setattr("catspaw.server.processes.supervisor.get_context", mock.MagicMock())
    child = Child(0)

    def lasts(seconds: float) -> float:
        child.start(mock.Mock(), (0, 0))
        now[0] += seconds
        _, pause = child.ended()
        assert child.due == now[0] + pause
        return pause

    pauses = [lasts(1) for _ in range(12)]
    assert pauses[:3] == [2 * FIRST_PAUSE, 4 * FIRST_PAUSE, 8 * FIRST_PAUSE]
    assert pauses[-1] == LONGEST_PAUSE
    assert lasts(QUICK + 1) == FIRST_PAUSE

"""The store's functions over a plain connection, without threads or an event loop."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import json
from sqlalchemy import Connection, create_engine

from catspaw.core.errors import Stale
from catspaw.server.store import Missing, NewTable, StoredEntry
from catspaw.server.store.entries import NewEntry, append_entries, read_entries
from catspaw.server.store.hours import beat, closed, signing_key
from catspaw.server.store.people import add_person, find_account, find_person, register
from catspaw.server.store.schema import metadata
from catspaw.server.store.seats import leave_seat, take_seat
from catspaw.server.store.tables import add_table, due_tables, find_table
from catspaw.table.entries import Answered, Opened, Player

OPENED = Opened("cat-and-mouse", 1, (Player("Anna"), Player("Sleuth", "heuristic")), "00" * 32)
ANSWERED = Answered("mouse", 3)


@pytest.fixture
def on() -> Iterator[Connection]:
    """A transaction in an empty database in memory."""
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def table(on: Connection, id: str, first: Opened | None = OPENED) -> str:
    """Set up a table with an open seat; its host."""
    host = add_person(on, 1).id
    add_table(on, 2, NewTable(id, "cat-and-mouse", host, True, "public", {"inspector": host, "mouse": None}, {}), first)
    return host


def new(id: str, number: int) -> NewEntry:
    return NewEntry(id, number, json.encode(ANSWERED).decode(), 7, "mouse", 90, False)


def test_a_batch_tells_which_entries_are_refused_and_stores_the_others(on: Connection) -> None:
    for id in ("t1", "t2"):
        table(on, id)
    batch = [new("t1", 1), new("t2", 4), new("t1", 1), new("nowhere", 0), new("t1", 2)]
    refused = append_entries(on, batch)
    assert list(map(type, refused)) == [type(None), Stale, Stale, Missing, type(None)]
    assert str(refused[1]) == "entry 4 does not come next, entry 1 does"
    assert read_entries(on, "t1") == [StoredEntry(OPENED, 2), StoredEntry(ANSWERED, 7), StoredEntry(ANSWERED, 7)]
    assert read_entries(on, "t2") == [StoredEntry(OPENED, 2)]
    row = find_table(on, "t1")
    assert row
    assert (row.entries, row.changed, row.asked, row.due, row.version) == (3, 7, "mouse", 90, 2)
    assert (due_tables(on, 89), due_tables(on, 90)) == ([], ["t1"])


def test_a_new_table_is_returned_as_it_will_be_found(on: Connection) -> None:
    host = add_person(on, 1).id
    seats, settings = {"inspector": host, "mouse": None}, {"variants": [], "decks": ("a", "b")}
    nonces, reserved = {"inspector": "ab"}, {"mouse": host}
    new = NewTable("t1", "cat-and-mouse", host, False, "delayed", seats, settings, nonces, reserved)
    assert add_table(on, 2, new) == find_table(on, "t1")


def test_the_last_to_leave_clears_the_table(on: Connection) -> None:
    host, bert = table(on, "t1", None), add_person(on, 3).id
    assert take_seat(on, "t1", "mouse", bert).seats == {"inspector": host, "mouse": bert}
    leave_seat(on, "t1", "inspector", host)
    row = find_table(on, "t1")
    assert row
    assert row.seats == {"inspector": None, "mouse": bert}
    leave_seat(on, "t1", "mouse", bert)
    assert find_table(on, "t1") is None


def test_whoever_registers_is_found_by_name(on: Connection) -> None:
    guest = add_person(on, 5)
    anna = register(on, 6, guest.id, "Anna", "hash")
    assert (anna.id, anna.name, anna.created) == (guest.id, "Anna", 5)
    assert find_person(on, guest.id) == anna
    assert find_account(on, "aNNA") == (anna, "hash")


def test_a_gap_between_two_signs_of_life_is_a_closure(on: Connection) -> None:
    for time_ms in (100, 110, 121, 125):
        beat(on, time_ms, 10)
    assert closed(on) == [(110, 121)]
    beat(on, 50, 10)  # from a process whose clock is behind
    beat(on, 130, 10)
    assert closed(on) == [(110, 121)]
    assert signing_key(on) == signing_key(on)

"""The store, on both databases: nothing acknowledged is lost, and of those who race exactly one wins."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from types import NoneType
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, text

from catspaw.core.errors import CatspawError, Malformed, Stale
from catspaw.server.store import Missing, Said, Store, Taken, Unavailable
from catspaw.table.entries import Answered, Entry, Player, Resigned, Seated, Undone
from server.at_once import open_at_once
from server.databases import (
    OPENED,
    TimeControl,
    check_restored,
    compared,
    count_people,
    guests,
    killed_while_appending,
    opened,
    outcomes,
    restore,
    seen,
    stored,
)

pytest_plugins = ["server.databases"]
pytestmark = [pytest.mark.anyio, pytest.mark.contract, pytest.mark.slow]

NOBODY = "nobody"
END_OTHERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""
WRITTEN = "xyzzy-of-anna"  # what people write, and logs must not hold


def execute(on: Connection, statement: str) -> None:
    on.execute(text(statement))


def pragma(on: Connection, name: str) -> object:
    return on.scalar(text(f"PRAGMA {name}"))


async def test_a_table_is_as_it_was_opened(store: Store, clock: TimeControl) -> None:
    (host,) = await guests(store, 1)
    seats = {"white": None, "black": host, "grey": None, "brown": host}
    settings = {"clock": {"each": 600, "bonus": 2.5}, "title": "Straße \0 \u2028 🐈", "bots": [None, True]}
    chosen: dict[str, Any] = {"game": "red-claw", "seats": seats, "settings": settings, "public": False}
    table = await opened(store, host=host, spectators="delayed", **chosen)
    row = await seen(store)
    assert (row.id, row.game, row.host, row.public, row.spectators) == ("t1", "red-claw", host, False, "delayed")
    assert (row.settings, row.created, row.changed, row.entries, row.over) == (settings, clock(), clock(), 1, False)
    assert list(row.seats.items()) == list(seats.items())
    with pytest.raises(Taken, match="there is a table of this id"):
        await store.tables.add(replace(table, game="cat-and-mouse"), Undone(0))
    assert await seen(store) == row and await stored(store) == [OPENED]
    assert await store.tables.find(NOBODY) is None and await stored(store, NOBODY) == []


async def test_a_table_is_opened_whole_or_not_at_all(store: Store) -> None:
    (host,) = await guests(store, 1)
    with pytest.raises(Unavailable):
        await opened(store, host=host, seats={"inspector": host, "mouse": NOBODY})
    assert await store.tables.find("t1") is None
    await opened(store, host=host)
    assert await stored(store) == [OPENED]


async def test_the_lobby_is_searched(store: Store) -> None:
    anna, bert = await guests(store, 2)
    await opened(store, "open", host=anna)
    await opened(store, "full", host=anna, seats={"inspector": bert, "mouse": anna})
    await opened(store, "private", host=bert, public=False)
    await opened(store, "watching", host=bert, seats={})
    await store.entries.append("full", 1, Resigned("mouse"), over=True)

    async def found(**wanted: Any) -> list[str]:
        return [row.id for row in await store.tables.search(**wanted)]

    newest = ["watching", "private", "full", "open"]
    pages = [await found(limit=3), await found(limit=3, before=(await seen(store, "private")).number)]
    assert await found() == newest and pages == [newest[:3], newest[2:]]
    for person, own in ((anna, ["full", "open"]), (bert, ["watching", "private", "full"]), (NOBODY, [])):
        rows = await store.tables.own(person)
        assert rows == [await seen(store, id) for id in own]
    assert [await found(public=yes) for yes in (True, False)] == [["watching", "full", "open"], ["private"]]
    assert [await found(open_seat=yes) for yes in (True, False)] == [["private", "open"], ["watching", "full"]]
    assert [await found(over=yes) for yes in (True, False)] == [["full"], ["watching", "private", "open"]]
    assert await found(public=True, open_seat=True, over=False) == ["open"]


async def test_entries_come_back_in_order(store: Store, clock: TimeControl) -> None:
    seated: list[Entry] = [Seated("mouse", Player("Zoë \0 “🐭”")), Seated("mouse", Player("Sleuth", "heuristic"))]
    new = [Answered("inspector", 12), Undone(0), *seated, Resigned("mouse")]
    await opened(store)
    for number, entry in enumerate(new, 1):
        clock.time += 1
        await store.entries.append("t1", number, entry)
    assert await stored(store) == [OPENED, *new]
    assert [await stored(store, "t1", since) for since in (4, 6)] == [new[3:], []]
    row = await seen(store)
    assert (row.entries, row.changed - row.created) == (6, 5)


async def test_only_the_next_entry_fits(store: Store) -> None:
    await opened(store)
    await store.entries.append("t1", 1, Undone(0))
    for number in (-1, 0, 1, 3, 4, 2**31, 2**63):
        with pytest.raises((Stale, Malformed) if number >= 2**31 else Stale):
            await store.entries.append("t1", number, Undone(1), over=True)
    with pytest.raises(Missing, match="no such table"):
        await store.entries.append(NOBODY, 1, Undone(0))
    row = await seen(store)
    assert (row.entries, row.over) == (2, False)
    for number, over in ((2, True), (3, False)):  # an answer may be taken back
        await store.entries.append("t1", number, Undone(number), over=over)
        assert (await seen(store)).over is over
    assert await stored(store) == [OPENED, Undone(0), Undone(2), Undone(3)]


async def test_only_one_gets_the_name_and_only_one_the_seat(store: Store, other: Store) -> None:
    await opened(store)
    ids = await guests(store, 10)
    names = [(store if at % 2 else other).people.register(id, "Anna", "hash") for at, id in enumerate(ids)]
    assert await outcomes(*names) == ["Taken"] * 9 + ["done"]
    seats = [(store if at % 2 else other).seats.take("t1", "mouse", id) for at, id in enumerate(ids)]
    assert await outcomes(*seats) == ["Taken"] * 9 + ["done"]


async def test_of_many_entries_with_one_number_one_wins(store: Store, other: Store) -> None:
    await opened(store)
    for number in range(1, 6):
        tries = [(store if to % 2 else other).entries.append("t1", number, Undone(to)) for to in range(12)]
        assert await outcomes(*tries) == ["Stale"] * 11 + ["done"]
    found = await stored(store)
    assert len(found) == 6 and found == await stored(other)


async def test_many_tables_at_once(store: Store, other: Store) -> None:
    (host,) = await guests(store, 1)
    await asyncio.gather(*(opened(one, f"t{at}", host=host) for at, one in enumerate([store, other] * 4)))

    async def play(at: int) -> None:
        for number in range(1, 6):
            await (store if number % 2 else other).entries.append(f"t{at}", number, Undone(at))

    await asyncio.gather(*map(play, range(8)))
    for at in range(8):
        assert await stored(other, f"t{at}") == [OPENED, *[Undone(at)] * 5]


async def test_entries_that_are_written_together_fit_or_are_refused_each_by_itself(store: Store) -> None:
    (host,) = await guests(store, 1)
    for table in ("t1", "t2"):
        await opened(store, table, host=host)
    new = [("t1", 1), ("t1", 2), ("t2", 1), ("t2", 1), ("t1", 4), (NOBODY, 1), ("t2", 2)]
    several = [store.entries.append(table, number, Undone(to)) for to, (table, number) in enumerate(new)]
    came = await asyncio.gather(*several, return_exceptions=True)
    assert [type(outcome) for outcome in came] == [NoneType, NoneType, NoneType, Stale, Stale, Missing, NoneType]
    assert await stored(store, "t1") == [OPENED, Undone(0), Undone(1)]
    assert await stored(store, "t2") == [OPENED, Undone(2), Undone(6)]
    row = await seen(store)
    assert (row.id, row.entries, row.version) == ("t1", 3, 2)


async def test_whoever_hangs_up_holds_up_nobody(store: Store, other: Store) -> None:
    """Given up at any moment, an entry is there or not, once, and others go on after it."""
    await opened(store)
    for steps in range(40):
        attempt = asyncio.create_task(store.entries.append("t1", len(await stored(other)), Undone(steps)))
        for _ in range(steps):
            await asyncio.sleep(0)
        attempt.cancel()
        await asyncio.gather(attempt, return_exceptions=True)
        with suppress(Stale):
            await other.entries.append("t1", len(await stored(other)), Undone(100))
        await store.entries.append("t1", len(await stored(other)), Undone(200))
    found = [entry.to for entry in await stored(store) if isinstance(entry, Undone)]
    assert all(found.count(steps) <= 1 for steps in range(40))
    assert found.count(200) == 40


async def test_a_killed_process_loses_no_entry_it_has_acknowledged(store: Store, database_url: str) -> None:
    await opened(store)
    acknowledged = await killed_while_appending(database_url)
    found = await stored(store)
    assert found == [OPENED, *map(Undone, range(1, len(found)))]
    assert len(found) - 1 in {acknowledged, acknowledged + 1}
    await store.entries.append("t1", len(found), Undone(0))


async def test_chat_is_counted_and_stored_in_order(store: Store) -> None:
    anna = (await opened(store)).host
    await opened(store, "t2", host=anna)
    said = [Said(number, anna, f"line {number} 🐈", 1000 + number) for number in range(5)]
    assert [await store.chat.say("t1", anna, line.text, line.time_ms) for line in said] == [0, 1, 2, 3, 4]
    assert await store.chat.say("t2", anna, "", 7) == 0
    assert await store.chat.lines("t1") == said
    assert await store.chat.lines("t1", since=3) == await store.chat.lines("t1", limit=2) == said[3:]
    assert await store.chat.lines(NOBODY) == []
    with pytest.raises(Missing, match="no such table"):
        await store.chat.say(NOBODY, anna, "hello", 1)


async def test_all_may_talk_at_once(store: Store, other: Store) -> None:
    anna = (await opened(store)).host
    numbers = await asyncio.gather(
        *((store if at % 2 else other).chat.say("t1", anna, f"{at}", at) for at in range(12))
    )
    assert sorted(numbers) == list(range(12))
    assert [line.time_ms for line in await store.chat.lines("t1")] == [numbers.index(number) for number in range(12)]


async def test_people_mute_each_other(store: Store) -> None:
    anna, bert, cleo = await guests(store, 3)
    for one in (bert, cleo, bert):
        await store.chat.mute(anna, one, True)
    assert await store.chat.muted(anna) == {bert, cleo} and await store.chat.muted(bert) == set()
    for _ in range(2):
        await store.chat.mute(anna, bert, False)
    assert await store.chat.muted(anna) == {cleo}


async def test_text_that_cannot_be_stored_is_refused_on_both(store: Store) -> None:
    anna = (await opened(store)).host
    for bad in (f"{WRITTEN}\0", f"{WRITTEN}\ud800"):
        write = (
            store.chat.say("t1", anna, bad, 1),
            store.people.register(anna, bad, "hash"),
            store.sessions.add(anna, b"1", bad),
            store.seats.take("t1", "mouse", anna, deck=bad),
        )
        for attempt in (*write, store.tables.find(bad), store.people.account(bad)):
            with pytest.raises(Malformed, match=r"^a text holds characters that cannot be stored$"):
                await attempt
    assert await store.chat.say("t1", anna, "fine", 1) == 0


async def test_errors_do_not_tell_what_people_wrote(store: Store) -> None:
    """PostgreSQL quotes values in its errors; neither they nor what they are chained to may reach a log."""
    anna = (await opened(store)).host
    await store.sessions.add(anna, WRITTEN.encode(), "")
    say = store.chat.say("t1", WRITTEN, WRITTEN, 1), store.chat.say("t1", anna, WRITTEN, 2**70)
    sessions = store.sessions.add(anna, WRITTEN.encode(), WRITTEN), store.sessions.add(WRITTEN, b"2", "")
    others = store.seats.take("t1", "mouse", WRITTEN), store.chat.mute(anna, WRITTEN, True)
    attempts: list[Awaitable[object]] = [*say, *sessions, *others, store.entries.append("t1", 2, Resigned(WRITTEN))]
    for attempt in attempts:
        with pytest.raises(CatspawError) as caught:
            await attempt
        assert caught.value.__context__ is None and caught.value.__cause__ is None
        assert WRITTEN not in "".join(traceback.format_exception(caught.value))


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_connections_that_postgresql_has_ended_are_replaced(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that was just used is not asked whether it is still there: whoever has it is told, and nobody else."""
    await opened(store)
    await store.entries.append("t1", 1, Undone(0))
    await other.database.write(execute, END_OTHERS)
    with pytest.raises(Unavailable, match=r"the database has failed: AdminShutdown \(57P01\)|cannot be reached"):
        await store.entries.append("t1", 2, Undone(1))
    await store.entries.append("t1", 2, Undone(2))
    await other.database.write(execute, END_OTHERS)
    store.database._backend._used -= 2  # type: ignore[attr-defined]  # seconds, in which nobody has played
    await store.entries.append("t1", 3, Undone(3))
    monkeypatch.setattr("catspaw.server.store.postgresql.PAUSE", -1)
    await other.database.write(execute, END_OTHERS)
    await store.entries.append("t1", 4, Undone(4))
    assert await stored(store) == [OPENED, Undone(0), Undone(2), Undone(3), Undone(4)]


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_who_meets_an_ended_connection_is_told_and_nobody_after_them(store: Store, other: Store) -> None:
    """Whatever was sent over it, and even if all of them were in use a moment ago."""
    anna = (await opened(store)).host
    for attempt in (store.tables.find("t1"), store.seats.take("t1", "mouse", anna), store.chat.lines("t1")):
        await store.ping()
        await other.database.write(execute, END_OTHERS)
        with pytest.raises(Unavailable):
            await attempt
    await store.seats.take("t1", "mouse", anna)
    assert (await seen(store)).seats["mouse"] == anna


async def test_an_entry_that_is_damaged_is_named(store: Store) -> None:
    await opened(store)
    await store.database.write(execute, 'UPDATE entries SET entry = \'{"type": "invented"}\'')
    with pytest.raises(Malformed, match="entry 0: Invalid value 'invented'"):
        await stored(store)


async def test_a_database_answers_or_is_not_there(store: Store, tmp_path: Path) -> None:
    await store.ping()
    for url in (f"postgresql://anna:{WRITTEN}@/catspaw?host={tmp_path}", f"sqlite:///{__file__}/catspaw.db"):
        with pytest.raises(Unavailable) as caught:
            await Store.open(url)
        assert WRITTEN not in "".join(traceback.format_exception(caught.value))


async def test_other_databases_are_refused() -> None:
    for url in ("", "sqlite://", "sqlite:///:memory:", "mysql://a:xyz@b/c", "xyz", "postgresql://a:xyz@h:x/"):
        with pytest.raises(Malformed, match=r"^a database is named by sqlite:///path or postgresql://[^x]*$"):
            await Store.open(url)


async def test_revisions_make_what_the_schema_says_and_leave_newer_ones_alone(store: Store, database_url: str) -> None:
    assert await store.database.read(compared) == []
    await store.database.write(execute, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Unavailable, match="made by a newer Catspaw"):
        await Store.open(database_url)


async def test_servers_may_start_at_once(database_url: str) -> None:
    assert await asyncio.to_thread(open_at_once, database_url, 4) == [0] * 4
    assert await count_people(database_url) == 4


async def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a folder" / "catspaw 100%.db"
    store = await Store.open(f"sqlite:///{path}")
    pragmas = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 30_000}
    for run in (store.database.read, store.database.write):
        assert {name: await run(pragma, name) for name in pragmas} == pragmas
    await store.people.add()
    assert {file.stat().st_mode & 0o77 for file in path.parent.glob("*.db*") if file.suffix != ".lock"} == {0}
    await store.close()


async def test_an_old_database_keeps_loading(database_url: str) -> None:
    restore(database_url)
    store = await Store.open(database_url)
    await check_restored(store)
    await store.entries.append("t1", 3, Undone(0))
    await opened(store, "t2")
    assert [(row.id, row.over) for row in await store.tables.search()] == [("t2", False), ("t1", False)]
    await store.close()

"""Seats, rematches and clocks in the store, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest
from msgspec.structs import replace

from catspaw.core.errors import NotYours, Unknown
from catspaw.server.store import Missing, Store, Taken
from catspaw.table.entries import Resigned, Undone
from server.databases import OPENED, TimeControl, guests, new, opened, seen, waiting

pytest_plugins = ["server.databases"]
pytestmark = [pytest.mark.anyio, pytest.mark.contract, pytest.mark.slow]

NOBODY = "nobody"


async def test_seats_are_taken(store: Store) -> None:
    host = (await opened(store)).host
    bert, cleo = await guests(store, 2)
    for _ in range(2):
        await store.seats.take("t1", "mouse", bert)
    for seat in ("mouse", "inspector"):
        with pytest.raises(Taken, match="somebody sits there"):
            await store.seats.take("t1", seat, cleo)
    assert (await seen(store)).seats == {"inspector": host, "mouse": bert}
    with pytest.raises(NotYours, match="have been dealt"):
        await store.seats.leave("t1", "mouse", bert)


async def test_seats_are_left_until_the_cards_are_dealt_and_the_last_to_go_clears_the_table(store: Store) -> None:
    host = await waiting(store)
    bert, cleo = await guests(store, 2)
    await store.seats.take("t1", "mouse", bert, deck="a list\n")
    assert (await seen(store)).decks == {"mouse": "a list\n"}
    with pytest.raises(NotYours, match="you do not sit there"):
        await store.seats.leave("t1", "mouse", cleo)
    await store.seats.leave("t1", "mouse", bert)
    await store.seats.take("t1", "mouse", cleo)
    assert (await seen(store)).seats == {"inspector": host, "mouse": cleo}
    assert (await seen(store)).decks == {}
    await store.chat.say("t1", host, "Anybody?", 1)
    await store.seats.leave("t1", "mouse", cleo)
    assert (await seen(store)).seats == {"inspector": host, "mouse": None}
    await store.seats.leave("t1", "inspector", host)
    assert await store.tables.find("t1") is None
    assert await store.chat.lines("t1") == []


async def test_who_may_not_sit_down_has_changed_nothing(store: Store) -> None:
    """Neither the row that was counted up by then, nor the seat, in the next transaction over the same connection."""
    await opened(store)
    bert, cleo = await guests(store, 2)
    await store.seats.take("t1", "mouse", bert)
    before = await seen(store)
    with pytest.raises(Taken):
        await store.seats.take("t1", "mouse", cleo)
    await store.chat.mute(bert, cleo, True)
    assert await seen(store) == before


async def test_unknown_seats_and_tables_are_said_to_be(store: Store) -> None:
    await opened(store)
    (cleo,) = await guests(store, 1)
    for attempt in (store.seats.take("t1", "cook", cleo), store.seats.leave("t1", "cook", cleo)):
        with pytest.raises(Unknown, match="unknown seat 'cook'; known: inspector, mouse"):
            await attempt
    for attempt in (store.seats.take(NOBODY, "mouse", cleo), store.seats.leave(NOBODY, "mouse", cleo)):
        with pytest.raises(Missing, match="no such table"):
            await attempt


async def test_a_rematch_is_set_up_once_and_its_seats_are_reserved(store: Store, other: Store) -> None:
    first = await opened(store)
    bert, cleo = await guests(store, 2)
    seats: dict[str, str | None] = {"inspector": None, "mouse": None}
    again = [replace(first, id=id, seats=seats, reserved={"mouse": bert}, nonces={}) for id in ("t2", "t3")]
    found = await asyncio.gather(store.tables.add_rematch("t1", again[0]), other.tables.add_rematch("t1", again[1]))
    assert len(set(found)) == 1
    assert (await seen(store)).rematch == found[0]
    assert len(await store.tables.search()) == 2
    with pytest.raises(Taken, match="reserved for somebody"):
        await store.seats.take(found[0], "mouse", cleo)
    await store.seats.take(found[0], "mouse", bert)
    await store.seats.take(found[0], "inspector", cleo)
    with pytest.raises(Missing, match="no such table"):
        await store.tables.add_rematch(NOBODY, replace(first, id="t4"))


async def test_every_change_is_counted(store: Store) -> None:
    host = await waiting(store)
    (bert,) = await guests(store, 1)
    changes: list[Awaitable[object]] = [
        store.seats.take("t1", "mouse", bert),
        store.chat.say("t1", host, "Hello", 1),
        store.seats.let_pass("t1", "mouse", {"after": None, "announced": 3}),
        store.entries.append("t1", 0, OPENED, asked="inspector", due=17),
        store.tables.add_rematch("t1", replace(await new(store), id="t2")),
    ]
    for number, change in enumerate(changes):
        assert await store.tables.changed({"t1": number}) == []
        await change
        assert await store.tables.changed({"t1": number}) == ["t1"]
    assert sorted(await store.tables.changed({"t1": 5, NOBODY: 0, "t2": 0})) == [NOBODY]
    row = await seen(store)
    assert row.passes == {"mouse": {"after": None, "announced": 3}}
    assert (row.asked, row.due, row.said, row.rematch) == ("inspector", 17, 1, "t2")


async def test_tables_where_somebody_is_out_of_time_are_found(store: Store) -> None:
    await opened(store)
    await store.entries.append("t1", 1, Undone(0), asked="mouse", due=500)
    assert [await store.tables.due(now) for now in (499, 500)] == [[], ["t1"]]
    await store.tables.postpone("t1", 1, 900)
    assert await store.tables.due(600) == ["t1"]
    await store.tables.postpone("t1", 2, 900)
    assert await store.tables.due(600) == []
    await store.entries.append("t1", 2, Resigned("mouse"), over=True)
    assert await store.tables.due(1000) == []


async def test_the_house_has_one_key_and_knows_when_it_was_closed(
    store: Store, other: Store, clock: TimeControl
) -> None:
    assert await store.hours.key() == await other.hours.key()
    assert len(await store.hours.key()) == 32
    await store.hours.beat(10)
    for wait, by in ((10, other), (11, store), (5, other), (100, store)):
        clock.time += wait
        await by.hours.beat(10)
    end = clock.time
    assert await store.hours.closed() == [(end - 116, end - 105), (end - 100, end)]
    assert await other.hours.closed(end - 100) == [(end - 100, end)]

"""Editions in the store: by their contents, within bounds, as long as a table needs them."""

from __future__ import annotations

import pytest

from catspaw.core.errors import Malformed
from catspaw.server.store import Missing, Store
from catspaw.server.store.editions import JUST_NOW, NewEdition, Room
from server.databases import TimeControl, guests, new

pytest_plugins = ["server.databases"]
pytestmark = [pytest.mark.anyio, pytest.mark.contract, pytest.mark.slow]

ROOM = Room(of_person=1000, in_all=2500)


def named(id: str) -> str:
    return f"{id}@{'0' * 32}"


def edition(id: str, person: str | None, size: int = 400) -> NewEdition:
    return NewEdition(named(id), "claw-and-order", {"cards.toml": "x" * size}, person)


async def is_there(store: Store, id: str) -> bool:
    try:
        await store.editions.files("claw-and-order", named(id))
    except Missing:
        return False
    return True


async def test_files_are_found_by_game_and_name(store: Store):
    [anna] = await guests(store, 1)
    await store.editions.add(edition("a", anna), ROOM)
    assert await store.editions.files("claw-and-order", named("a")) == {"cards.toml": "x" * 400}
    with pytest.raises(Missing):
        await store.editions.files("red-claw", named("a"))


async def test_a_person_has_room_for_so_much_and_the_oldest_unused_goes_first(store: Store, clock: TimeControl):
    [anna] = await guests(store, 1)
    for id in "abc":
        clock.time += 1
        await store.editions.add(edition(id, anna), ROOM)
    assert [await is_there(store, id) for id in "abc"] == [False, True, True]
    with pytest.raises(Malformed):
        await store.editions.add(edition("d", anna, 1200), ROOM)


async def test_what_is_played_stays(store: Store, clock: TimeControl):
    [anna] = await guests(store, 1)
    for id in "ab":
        await store.editions.add(edition(id, anna), ROOM)
        await store.tables.add(await new(store, f"table-{id}", settings={"edition": named(id)}))
    with pytest.raises(Malformed):
        await store.editions.add(edition("c", anna), ROOM)
    clock.time += 10_000_000
    assert await store.editions.give_back(1) == 0
    assert [await is_there(store, id) for id in "ab"] == [True, True]


async def test_all_together_have_room_for_so_much(store: Store, clock: TimeControl):
    people = await guests(store, 7)
    for number, person in enumerate(people[:5]):
        await store.editions.add(edition(f"s{number}", person), ROOM)
    with pytest.raises(Malformed):
        await store.editions.add(edition("s5", people[5]), ROOM)
    clock.time += JUST_NOW + 1
    await store.editions.add(edition("s6", people[6]), ROOM)
    assert await is_there(store, "s6")


async def test_unused_ones_are_given_back(store: Store, clock: TimeControl):
    [anna] = await guests(store, 1)
    await store.editions.add(edition("a", anna), ROOM)
    await store.editions.add(edition("house", None), ROOM)
    clock.time += 5000
    await store.editions.add(edition("house", None), ROOM)
    assert await store.editions.give_back(4000) == 1
    assert (await is_there(store, "a"), await is_there(store, "house")) == (False, True)


async def test_a_table_needs_an_edition_that_is_there(store: Store):
    with pytest.raises(Missing):
        await store.tables.add(await new(store, "t9", settings={"edition": named("gone")}))

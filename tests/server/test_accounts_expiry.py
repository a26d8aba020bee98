"""Sessions and guests that are not used any more are forgotten, on both databases; whoever has played stays."""

from __future__ import annotations

import pytest

from catspaw.server.http.expiry import A_DAY, expire
from catspaw.server.settings import Settings
from catspaw.server.store import Store, expiry
from server.databases import TimeControl, guests, new, opened, registered

pytest_plugins = ["server.databases"]
pytestmark = [pytest.mark.anyio, pytest.mark.contract, pytest.mark.slow]
SETTINGS = Settings(session_days=100, guest_days=10)


async def test_sessions_end_when_nobody_uses_them(store: Store, clock: TimeControl) -> None:
    anna = (await registered(store, "Anna")).id
    await store.sessions.add(anna, b"old", "a browser")
    clock.time += 60 * A_DAY
    await store.sessions.add(anna, b"new", "a browser")
    clock.time += 41 * A_DAY
    await expire(store, SETTINGS)
    assert [session.token_hash for session in await store.sessions.of(anna)] == [b"new"]
    assert await store.people.find(anna)


async def test_guests_are_forgotten_unless_something_tells_of_them(store: Store, clock: TimeControl) -> None:
    host = (await opened(store)).host
    unused, here, speaker, muted, muting, kept = await guests(store, 6)
    named = (await registered(store, "Anna")).id
    await store.sessions.add(unused, b"unused", "")
    await store.sessions.add(here, b"here", "")
    await store.chat.say("t1", speaker, "Hello", 1)
    await store.chat.mute(muting, muted, True)
    waiting = await new(store, "t2", reserved={"mouse": kept})
    await store.tables.add(waiting)
    clock.time += 9 * A_DAY
    await store.sessions.person_of(b"here")
    clock.time += 2 * A_DAY
    await expire(store, SETTINGS)
    for person in (host, here, speaker, muted, muting, kept, named):
        assert await store.people.find(person), person
    assert await store.people.find(unused) is None
    assert await store.sessions.person_of(b"unused") is None
    assert (await store.sessions.person_of(b"here")).id == here  # type: ignore[union-attr]


async def test_many_are_forgotten_a_few_at_a_time(
    store: Store, clock: TimeControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "BATCH", 3)
    many = await guests(store, 7)
    for number, guest in enumerate(many):
        await store.sessions.add(guest, b"%d" % number, "")
    clock.time += 101 * A_DAY
    assert await store.expiry.forget_guests(A_DAY) == 3
    await expire(store, SETTINGS)
    assert [await store.people.find(guest) for guest in many] == [None] * 7


async def test_only_the_latest_sessions_stay(store: Store, clock: TimeControl) -> None:
    anna = (await registered(store, "Anna")).id
    for number in range(5):
        clock.time += 1
        await store.sessions.add(anna, b"%d" % number, "")
    await store.expiry.trim_sessions(anna, 2)
    assert [session.token_hash for session in await store.sessions.of(anna)] == [b"4", b"3"]


async def test_a_password_is_changed_where_there_is_one(store: Store) -> None:
    anna = (await registered(store, "Anna")).id
    await store.people.change_password(anna, "another hash")
    assert (await store.people.account("Anna"))[1] == "another hash"  # type: ignore[index]

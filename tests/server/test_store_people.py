"""People and sessions in the store, on both databases."""

from __future__ import annotations

import re

import pytest

from catspaw.core.errors import NotYours
from catspaw.server.store import Missing, Person, Said, Session, Store, Taken
from catspaw.server.store.names import name_key
from server.databases import TimeControl, guests, opened, registered, seen

pytest_plugins = ["server.databases"]
pytestmark = [pytest.mark.anyio, pytest.mark.contract, pytest.mark.slow]

NOBODY = "nobody"


async def test_a_guest_has_an_id_that_nobody_guesses_and_no_name(store: Store, clock: TimeControl) -> None:
    ids = await guests(store, 20)
    assert len(set(ids)) == 20 and all(re.fullmatch(r"[\w-]{22}", id) for id in ids)
    assert await store.people.find(ids[3]) == Person(ids[3], None, clock.time)
    assert await store.people.find(NOBODY) is None


async def test_a_guest_becomes_an_account_once(store: Store) -> None:
    guest = await store.people.add()
    anna = await store.people.register(guest.id, "Anna", "hash")
    assert anna == await store.people.find(guest.id) == Person(guest.id, "Anna", guest.created)
    assert await store.people.account("Anna") == (anna, "hash")
    with pytest.raises(Taken, match="has a name already"):
        await store.people.register(anna.id, "Bert", "hash")
    with pytest.raises(Missing, match="there is no such person"):
        await store.people.register(NOBODY, "Bert", "hash")
    assert await store.people.account("Bert") is None


SPELLINGS = "Anna=aNNA|Straße=STRASSE|José=Jose\u0301|Ｅｖａ=eva|Åsa=A\u030asa|ΣΊΣΥΦΟΣ=σίσυφος|ﬁnn=FINN|İbo=i\u0307bo"
INVISIBLE = "Be\u200brt=bert|  Anna\u00a0 Maria =anna maria"


async def test_a_name_is_taken_in_every_spelling(store: Store) -> None:
    for pair in f"{SPELLINGS}|{INVISIBLE}".split("|"):
        name, same = pair.split("=")
        person = await registered(store, name)
        assert person.name == name
        with pytest.raises(Taken, match="this name is taken"):
            await registered(store, same)
        assert await store.people.account(same) == (person, f"hash of {name}")
    for name in ("Änna", "Anna 2", "安娜", "🐁", "%", "_"):
        assert await store.people.account(name) is None and (await registered(store, name)).name == name


def test_a_key_is_its_own_key() -> None:
    for code in range(0x20000):
        key = name_key(chr(code))
        assert name_key(key) == key, hex(code)


async def test_what_a_guest_has_becomes_the_accounts(store: Store) -> None:
    guest, friend, foe = await guests(store, 3)
    anna = (await registered(store, "Anna")).id
    await opened(store, host=guest)
    await store.chat.say("t1", guest, "hello", 5)
    await store.sessions.add(guest, b"guest", "browser")
    for one, two in ((guest, foe), (guest, anna), (anna, foe), (friend, guest), (anna, guest)):
        await store.chat.mute(one, two, True)
    for _ in range(2):
        await store.people.adopt(guest, anna)
        table = await seen(store)
        assert table.host == anna and table.seats == {"inspector": anna, "mouse": None}
        assert await store.tables.own(guest) == []
        assert await store.chat.lines("t1") == [Said(0, anna, "hello", 5)]
        assert [await store.chat.muted(id) for id in (anna, friend, guest)] == [{foe}, {anna}, set()]
        assert await store.sessions.find(b"guest") is None


async def test_only_guests_are_adopted_and_only_by_accounts(store: Store) -> None:
    (guest,) = await guests(store, 1)
    anna, bert = [(await registered(store, name)).id for name in ("Anna", "Bert")]
    for ids in ((anna, bert), (anna, anna), (guest, guest), (anna, guest)):
        with pytest.raises(NotYours, match="only a guest"):
            await store.people.adopt(*ids)
    for ids in ((NOBODY, anna), (guest, NOBODY)):
        with pytest.raises(Missing, match="no such person"):
            await store.people.adopt(*ids)


async def test_a_session_is_known_until_it_ends(store: Store, clock: TimeControl) -> None:
    anna, bert = await guests(store, 2)
    first = Session(anna, clock.time, clock.time, "Firefox", b"\x00\xff1")
    await store.sessions.add(anna, first.token_hash, "Firefox")
    clock.time += 1
    await store.sessions.add(anna, b"2", "Lynx")
    await store.sessions.add(bert, b"3", "")
    assert [session.agent for session in await store.sessions.of(anna)] == ["Lynx", "Firefox"]
    await store.sessions.end(bert, first.token_hash)
    assert await store.sessions.find(first.token_hash) == first, "nobody ends another's"
    for _ in range(2):
        await store.sessions.end(anna, first.token_hash)
        assert await store.sessions.find(first.token_hash) is None
        assert [session.agent for session in await store.sessions.of(anna)] == ["Lynx"]
    await store.sessions.end_all(anna)
    assert await store.sessions.of(anna) == []
    assert len(await store.sessions.of(bert)) == 1 and await store.sessions.find(b"4") is None


async def test_a_session_is_seen_to_the_minute(store: Store, clock: TimeControl) -> None:
    (anna,), begun = await guests(store, 1), clock.time
    await store.sessions.add(anna, b"1", "")
    for later, noted in ((59_999, begun), (60_000, begun + 60_000), (100_000, begun + 60_000)):
        clock.time = begun + later
        assert await store.sessions.find(b"1") == Session(anna, begun, noted, "", b"1")


async def test_a_person_is_known_by_a_session_until_it_ends(store: Store, clock: TimeControl) -> None:
    anna = await registered(store, "Anna")
    await store.sessions.add(anna.id, b"one", "")
    clock.time += 60_000
    assert await store.sessions.person_of(b"one") == anna
    assert [session.seen for session in await store.sessions.of(anna.id)] == [clock.time]
    await store.sessions.end(anna.id, b"one")
    assert await store.sessions.person_of(b"one") is None

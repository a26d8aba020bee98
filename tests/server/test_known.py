"""Whoever was looked up a moment ago is not looked up again, and what changes about them is followed nevertheless."""

from __future__ import annotations

import pytest

from catspaw.core.errors import NotYours
from catspaw.server.store import Person, Store
from catspaw.server.store.known import FOR_MS, MOST, KnownPeople
from catspaw.server.store.people import set_role
from catspaw.server.store.sanctions import impose
from server.databases import TimeControl

pytest_plugins = ["server.databases"]
pytestmark = [pytest.mark.anyio, pytest.mark.contract, pytest.mark.slow]
TOKEN, OTHER = b"a token", b"another"


async def known(store: Store, token: bytes = TOKEN) -> Person:
    person = await store.people.add()
    await store.sessions.add(person.id, token, "")
    assert await store.sessions.known_person_of(token) == person
    return person


async def test_somebody_is_looked_up_once_for_a_while(store: Store, other: Store, clock: TimeControl) -> None:
    person = await known(store)
    await other.database.write(impose, clock.time, person.id, "ban", None, "")
    clock.time += FOR_MS - 1
    assert await store.sessions.known_person_of(TOKEN) == person
    clock.time += 1
    assert await store.sessions.known_person_of(TOKEN) is None


async def test_whoever_must_be_sure_looks_anew(store: Store, other: Store, clock: TimeControl) -> None:
    """An organiser is one from the next request on, and no longer one likewise."""
    guest = await known(store)
    await store.people.register(guest.id, "Olga", "hash")
    assert (await store.sessions.known_person_of(TOKEN) or guest).role == "player"
    await other.database.write(set_role, guest.id, "organiser")
    assert (await store.sessions.known_person_of(TOKEN) or guest).role == "player"
    assert (await store.sessions.person_of(TOKEN) or guest).role == "organiser"
    assert (await store.sessions.known_person_of(TOKEN) or guest).role == "organiser"


async def test_a_clock_that_is_set_back_makes_nobody_known_for_ever(
    store: Store, other: Store, clock: TimeControl
) -> None:
    person = await known(store)
    await other.database.write(impose, clock.time, person.id, "ban", None, "")
    clock.time -= 3_600_000
    assert await store.sessions.known_person_of(TOKEN) is None


async def test_news_of_an_operator_are_followed_at_once(store: Store, other: Store, clock: TimeControl) -> None:
    person = await known(store)
    await other.database.write(impose, clock.time, person.id, "ban", None, "")
    store.known.forget()
    assert await store.sessions.known_person_of(TOKEN) is None


async def test_a_session_that_we_end_is_over_at_once(store: Store) -> None:
    person = await known(store)
    await store.sessions.add(person.id, OTHER, "")
    assert await store.sessions.known_person_of(OTHER) == person
    await store.sessions.end(person.id, TOKEN)
    assert [await store.sessions.known_person_of(token) for token in (TOKEN, OTHER)] == [None, person]
    await store.sessions.end_all(person.id)
    assert await store.sessions.known_person_of(OTHER) is None


async def test_the_session_that_is_one_too_many_is_over_at_once(store: Store) -> None:
    person = await known(store)
    await store.expiry.trim_sessions(person.id, 0)
    assert await store.sessions.known_person_of(TOKEN) is None


async def test_a_new_name_is_known_at_once(store: Store) -> None:
    guest = await known(store)
    assert await store.people.names([guest.id]) == {}
    await store.people.rename(guest.id, "Tom")
    assert await store.people.names([guest.id]) == {guest.id: "Tom"}
    await store.people.register(guest.id, "Anna", "hash")
    assert await store.sessions.known_person_of(TOKEN) == Person(guest.id, "Anna", guest.created, "player", "Tom")
    assert await store.people.names([guest.id]) == {guest.id: "Anna"}


async def test_names_of_those_who_are_known_are_not_looked_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await known(store)
    await store.people.rename(anna.id, "Anna")
    await store.sessions.known_person_of(TOKEN)
    monkeypatch.setattr(store.people, "_look", lambda *_: pytest.fail("looked up"))
    assert await store.people.names([anna.id]) == {anna.id: "Anna"}


async def test_who_was_looked_up_before_a_change_is_not_noted_after_it(clock: TimeControl) -> None:
    people, guest = KnownPeople(clock), Person("guest", None, 1)
    changes = people.changes
    people.forget()
    people.note(TOKEN, guest, changes)
    assert people.by_session(TOKEN) is None
    people.note(TOKEN, guest, people.changes)
    assert people.by_session(TOKEN) == people.by_id("guest") == guest


async def test_a_transaction_that_fails_may_have_changed_something(clock: TimeControl) -> None:
    people = KnownPeople(clock)

    async def fail() -> None:
        raise NotYours("too late")

    people.note(TOKEN, Person("guest", None, 1), people.changes)
    with pytest.raises(NotYours):
        await people.forgotten_after(fail)()
    assert people.by_session(TOKEN) is None


def test_only_so_many_are_known(clock: TimeControl) -> None:
    people = KnownPeople(clock)
    for number in range(MOST):
        people.note(number.to_bytes(4), Person("guest", None, 1), people.changes)
    assert people.by_session(TOKEN) is people.by_session(bytes(4)) is None

"""Accounts: names that nobody takes for another, passwords, and sessions that begin anew."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher
from msgspec import ValidationError, convert

from catspaw.core.errors import CatspawError, Malformed
from catspaw.server import protocol as p
from catspaw.server.http import passwords
from catspaw.server.http.names import checked_name
from catspaw.server.http.passwords import Passwords
from catspaw.server.http.refusals import TooFast, refused
from catspaw.server.people_protocol import Credentials
from catspaw.server.store import Taken
from server.clients import NONCE, Guest, Server, database_in

PASSWORD = "nine lives and more"  # noqa: S105 – of nobody


# Names.


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna   B. ", "Anna B."),
        ("Ａnna", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("Jürgen-Östlund", "Jürgen-Östlund"),
        ("Мурзик", "Мурзик"),
        ("Γάτα", "Γάτα"),
        ("ねこ猫ネコ", "ねこ猫ネコ"),
        ("cat 9", "cat 9"),
        ("l33t_cat", "l33t_cat"),
    ],
)
def test_names_are_written_the_way_they_are_meant(name: str, shown: str):
    assert checked_name(name) == shown


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("An\u200bna", "name-characters"),  # a space of no width
        ("An\u00adna", "name-characters"),  # a hyphen that is not there
        ("\u202eannA", "name-characters"),  # written backwards
        ("Anna\nAdmin", None),
        ("Anna 🐈", "name-characters"),
        ("A" + "\u0316" * 5 + "nna", "name-characters"),  # marks upon marks
        ("...", "name-characters"),
        ("x", "name-length"),
        ("x" * 25, "name-length"),
        ("Аnna", "name-look"),
        ("Annа", "name-look"),
        ("Αnna", "name-look"),
        ("сосо", "name-look"),
        ("ΑΝΝΑ", "name-look"),
        ("An\u0be6", "name-look"),  # a zero of another script
        ("heuristic", "name-reserved"),
        ("RANDOM", "name-reserved"),
        ("Ｇｕｅｓｔ", "name-reserved"),
        ("Catspaw", "name-reserved"),
    ],
)
def test_names_that_play_tricks_are_refused_in_both_languages(name: str, reason: str | None):
    if reason is None:
        assert checked_name(name) == " ".join(name.split())
        with pytest.raises(ValidationError):
            convert({"name": name, "password": PASSWORD}, Credentials)
        return
    with pytest.raises((Malformed, Taken)) as error:
        checked_name(name)
    assert error.value.reason == reason
    told = {refused(error.value, language).message for language in ("en", "de")}
    assert len(told) == 2


@pytest.mark.parametrize("name", ["Anna\n", "\nAnna", " Anna", "Anna\t"])
def test_a_name_does_not_end_in_what_nobody_sees(name: str):
    with pytest.raises(ValidationError):
        convert({"name": name, "password": PASSWORD}, Credentials)


@pytest.mark.parametrize(
    "nonce", ["ab" * 16 + "\n", "\n" + "ab" * 16, "ab" * 16 + "\n\n", "ab" * 15 + "a\n", "AB" * 16]
)
def test_a_nonce_has_no_last_line_break(nonce: str):
    for kind in (p.Join, p.Again):
        with pytest.raises(ValidationError):
            convert({"nonce": nonce}, kind)
    assert convert({"nonce": NONCE}, p.Join).nonce == NONCE


# Passwords.


def test_only_so_many_passwords_wait_and_the_loop_goes_on(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(passwords, "WAITING", 3)
    may_go = threading.Event()

    class Slow:
        def hash(self, password: str) -> str:
            may_go.wait(30)
            return password.upper()

    monkeypatch.setattr(passwords, "HASHER", Slow())

    async def crowd() -> list[object]:
        hashing = Passwords()
        asked = [asyncio.create_task(hashing.hash(f"password {number}")) for number in range(3)]
        await asyncio.sleep(0)
        asked[2].cancel()
        refusals: list[object] = []
        for _ in range(2):
            try:
                await hashing.hash("one more")
            except TooFast as error:
                refusals.append(error.reason)
        may_go.set()
        found = await asyncio.gather(*asked, return_exceptions=True)
        return [*refusals, *found[:2], await hashing.hash("and later")]

    assert asyncio.run(crowd()) == ["busy", "busy", "PASSWORD 0", "PASSWORD 1", "AND LATER"]


def test_a_password_that_was_hashed_at_another_cost_is_still_the_persons():
    dearer = PasswordHasher(time_cost=3, memory_cost=64, parallelism=1).hash(PASSWORD)
    assert asyncio.run(Passwords().matches(dearer, PASSWORD))
    assert not asyncio.run(Passwords().matches(dearer, PASSWORD + "!"))


def test_whoever_has_no_password_matches_none():
    async def compare() -> tuple[bool, bool, bool]:
        hashing = Passwords()
        hashed = await hashing.hash(PASSWORD)
        return (
            await hashing.matches(hashed, PASSWORD),
            await hashing.matches(hashed, "another"),
            await hashing.matches(None, "a password that nobody has"),
        )

    assert asyncio.run(compare()) == (True, False, False)


@pytest.mark.parametrize(
    "reason",
    [
        *("too-fast", "newcomers", "undo-too-fast", "wrong-passwords", "too-many-sockets", "busy", "by-turns", "dealt"),
        *("long-path", "unknown-host", "other-origin", "has-account", "wrong-password", "rematch-closed"),
        *("hint-too-fast", "no-hints"),
    ],
)
def test_refusals_are_told_in_both_languages(reason: str):
    error: CatspawError = TooFast("x", reason=reason)
    english, german = (refused(error, language).message for language in ("en", "de"))
    assert len({english, german, ""}) == 3


# Over HTTP.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database_in(tmp_path_factory.mktemp("accounts"))) as running:
        yield running


slow = pytest.mark.slow


def opened(guest: Guest, name: str) -> dict[str, str]:
    """An account of a name."""
    who = {"name": name, "password": PASSWORD}
    answer = guest.http.post("/api/account", json=who)
    assert answer.json()["name"] == name, answer.text
    return who


@slow
def test_who_opens_an_account_or_logs_in_gets_a_new_session(server: Server):
    """A cookie that somebody has planted, or seen, before is worth nothing afterwards."""
    with Guest(server) as anna, Guest(server) as eve, Guest(server) as elsewhere:
        planted = anna.http.cookies["catspaw"]
        who = opened(anna, "Annabel")
        assert anna.http.cookies["catspaw"] != planted
        assert anna.http.get("/api/me").json()["name"] == "Annabel"
        assert len(anna.http.get("/api/sessions").json()) == 1
        eve.http.cookies.set("catspaw", planted, domain="127.0.0.1")
        assert eve.http.get("/api/me").json()["name"] is None
        guest = elsewhere.http.cookies["catspaw"]
        assert elsewhere.http.post("/api/session", json=who).json()["name"] == "Annabel"
        assert elsewhere.http.cookies["catspaw"] != guest


@slow
def test_an_account_logs_in_as_another_and_leaves_no_session_behind(server: Server):
    with Guest(server) as one, Guest(server) as two:
        opened(one, "First Cat")
        who = opened(two, "Second Cat")
        before = one.http.cookies["catspaw"]
        assert one.http.post("/api/session", json=who).json()["name"] == "Second Cat"
        with Guest(server) as eve:
            eve.http.cookies.set("catspaw", before, domain="127.0.0.1")
            assert eve.http.get("/api/me").json()["name"] is None


@slow
def test_a_password_is_changed_by_whoever_knows_it_and_other_sessions_end(server: Server):
    with Guest(server) as here, Guest(server) as there, Guest(server) as guest:
        who = opened(here, "Moritz the Cat")
        there.http.post("/api/session", json=who)
        path, new = "/api/account/password", "ten lives, no less"
        assert here.http.post(path, json={"old": "wrong", "new": new}).json()["code"] == "not-yours"
        assert here.http.post(path, json={"old": PASSWORD, "new": "short"}).json()["code"] == "malformed"
        assert guest.http.post(path, json={"old": PASSWORD, "new": new}).json()["code"] == "not-yours"
        before = here.http.cookies["catspaw"]
        with there.sit(there.set_up("cat-and-mouse", "me", "bot")["id"]) as seat:
            seat.wait_to_be_asked()
            assert here.http.post(path, json={"old": PASSWORD, "new": new}).json()["name"] == "Moritz the Cat"
            seat.listen_to_the_end()
        assert here.http.cookies["catspaw"] != before
        assert [session["this"] for session in here.http.get("/api/sessions").json()] == [True]
        assert there.http.get("/api/me").json()["name"] is None
        assert guest.http.post("/api/session", json=who).json()["code"] == "not-yours"
        assert guest.http.post("/api/session", json=who | {"password": new}).status_code == 201


@slow
def test_a_guesser_is_slowed_and_the_owner_is_not(server: Server):
    with Guest(server) as owner, Guest(server) as guesser, Guest(server) as browser:
        who = opened(owner, "Owner of It")
        wrong = who | {"password": "something else"}
        codes = [guesser.http.post("/api/session", json=wrong).json()["code"] for _ in range(20)]
        assert codes[:10] == ["not-yours"] * 10
        assert codes.count("too-fast") > 3
        assert browser.http.post("/api/session", json=who).json()["name"] == "Owner of It"


@slow
def test_only_the_latest_sessions_of_an_account_go_on(server: Server):
    with Guest(server) as owner:
        who = opened(owner, "Many Browsers")
        for _ in range(21):
            with Guest(server) as browser:
                assert browser.http.post("/api/session", json=who).status_code == 201
                last = browser.http.cookies
        assert owner.http.get("/api/me").json()["name"] is None
        owner.http.cookies = last
        assert len(owner.http.get("/api/sessions").json()) == 20


@slow
def test_names_are_checked_before_anything_is_hashed(server: Server):
    with Guest(server) as guest:
        for name, code in (("heuristic", "taken"), ("Аnna", "malformed"), ("An\u200bna", "malformed")):
            answer = guest.http.post(
                "/api/account", json={"name": name, "password": PASSWORD}, params={"language": "de"}
            )
            assert answer.json()["code"] == code
        assert guest.http.post("/api/account", json={"name": "Kater\n", "password": PASSWORD}).status_code == 400

"""Limits: people and addresses apart, in bounded memory, and whose word about an address is taken."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from catspaw.core.errors import Malformed
from catspaw.server.http import limits as limiting
from catspaw.server.http.addresses import Hosts, Proxies, counted_address, same_place
from catspaw.server.http.connections import Connections, Watched, room_for_connections
from catspaw.server.http.limits import Buckets, Limits, Pace
from catspaw.server.http.refusals import TooFast
from catspaw.server.settings import Settings, settings_from


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def how_often(allows: Callable[[], object], most: int = 100_000) -> int:
    """How often something is allowed before it is refused."""
    for times in range(most):
        try:
            if allows() is False:
                return times
        except TooFast:
            return times
    return most


# Buckets.


def test_a_bucket_is_emptied_and_fills_again():
    clock = Clock()
    bucket = Buckets(rate=2, size=6, clock=clock)
    assert how_often(lambda: bucket.take("anna")) == 6
    assert how_often(lambda: bucket.take("ben")) == 6
    clock.now += 1.5
    assert how_often(lambda: bucket.take("anna")) == 3
    clock.now += 1000
    assert how_often(lambda: bucket.take("anna")) == 6


def test_what_is_refused_costs_nothing_and_what_is_given_back_never_overflows():
    bucket = Buckets(rate=1, size=4, clock=Clock())
    assert not bucket.take("anna", 5)
    bucket.give_back("anna", 3)
    assert how_often(lambda: bucket.take("anna")) == 4


def test_buckets_of_long_ago_are_forgotten_so_that_memory_is_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limiting, "REMEMBERED", 3)
    bucket = Buckets(rate=1, size=1, clock=Clock())
    for key in ("a", "b", "c", "a", "d"):
        bucket.take(key)
    assert len(bucket) == 3
    assert [bucket.take(key) for key in ("a", "c", "d")] == [False, False, False]
    assert bucket.take("b")


def test_what_comes_at_once_is_done_one_after_the_other():
    clock = Clock()
    pace = Pace(rate=4, clock=clock)
    assert [pace.wait("school") for _ in range(4)] == [0, 0.25, 0.5, 0.75]
    assert pace.wait("home") == 0
    clock.now += 0.9
    assert pace.wait("school") == pytest.approx(0.1)
    clock.now += 1000
    assert pace.wait("school") == 0


def test_addresses_of_long_ago_wait_for_nothing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limiting, "REMEMBERED", 2)
    pace = Pace(rate=1, clock=Clock())
    assert [pace.wait(key) for key in ("a", "b", "a", "c", "b", "a")] == [0, 0, 1, 0, 0, 0]


def test_a_person_who_loads_a_page_hardly_waits_and_a_flood_is_spread_over_seconds():
    limits = Limits(Settings(), Clock())
    waits = [limits.pace.wait("school") for _ in range(400)]
    assert waits[9] < 0.05
    assert waits[-1] == pytest.approx(2, abs=0.01)


# People and addresses.


def test_twenty_guests_behind_one_address_come_in_at_once_and_a_flood_from_there_does_not():
    clock = Clock()
    limits = Limits(Settings(), clock)
    for number in range(20):
        limits.check_newcomer("school")
        for _ in range(10):
            limits.check_request("school", f"pupil {number}")
    assert how_often(lambda: limits.check_request("school", None)) < 400
    with pytest.raises(TooFast):
        limits.check_request("school", "pupil 1")
    limits.check_request("home", "somebody else")


def test_one_person_is_stopped_wherever_the_requests_come_from():
    limits = Limits(Settings(rate=5), Clock())
    addresses = iter(range(1000))
    assert how_often(lambda: limits.check_request(f"address {next(addresses)}", "anna")) == 10


def test_new_guests_of_one_address_are_counted_apart():
    limits = Limits(Settings(), Clock())
    assert 30 <= how_often(lambda: limits.check_newcomer("school")) <= 200
    limits.check_request("school", "one who is there")


def test_all_sockets_of_a_person_share_what_may_be_said():
    limits = Limits(Settings(rate=5), Clock())
    with limits.socket("home", "anna") as one, limits.socket("home", "anna") as two:
        assert how_often(one.check_talk) == 4
        with pytest.raises(TooFast):
            two.check_talk()
        assert how_often(one.allows_message) == 10
        assert not two.allows_message()


def test_sockets_of_a_person_and_of_an_address_are_bounded_and_counted_down():
    limits = Limits(Settings(sockets=2, crowd=2), Clock())
    with limits.socket("home", "anna"), limits.socket("home", "anna"):
        with pytest.raises(TooFast), limits.socket("elsewhere", "anna"):
            pass
        with ExitStack() as others:
            for person in ("ben", "cleo"):
                others.enter_context(limits.socket("home", person))
            with pytest.raises(TooFast):
                others.enter_context(limits.socket("home", "dan"))
    with limits.socket("home", "anna"), limits.socket("home", "anna"):
        pass


def test_wrong_passwords_are_paid_for_by_the_guesser():
    limits = Limits(Settings(), Clock())

    assert how_often(lambda: limits.check_password_try("school", "eve")) == limiting.WRONG
    limits.check_password_try("school", "owner")
    guests = (f"eve as guest {number}" for number in range(1000))
    assert how_often(lambda: limits.check_password_try("school", next(guests))) < 100
    limits.check_password_try("home", "owner")


def test_a_password_that_was_right_costs_nothing():
    limits = Limits(Settings(), Clock())
    for _ in range(1000):
        limits.check_password_try("home", "anna")
        limits.forgive_password_try("home", "anna")


# Whose word is taken.


def forwarded(**headers: str) -> list[tuple[bytes, bytes]]:
    return [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]


TOLD = forwarded(host="10.0.0.9", x_forwarded_for="6.6.6.6, 203.0.113.7", x_forwarded_proto="https")
NONE, LOCAL = Proxies(()), Proxies(("127.0.0.1", "10.0.0.0/8"))


@pytest.mark.parametrize(
    ("proxies", "client", "headers", "address"),
    [
        (NONE, "127.0.0.1", TOLD, "127.0.0.1"),
        (LOCAL, "127.0.0.1", TOLD, "203.0.113.7"),
        (LOCAL, "192.0.2.1", TOLD, "192.0.2.1"),
        (LOCAL, "10.1.2.3", forwarded(x_forwarded_for="203.0.113.7, 10.9.9.9"), "203.0.113.7"),
        (LOCAL, "10.1.2.3", forwarded(x_forwarded_for="10.9.9.9"), "10.1.2.3"),
        (LOCAL, "10.1.2.3", forwarded(x_forwarded_for="unknown"), "10.1.2.3"),
        (LOCAL, "10.1.2.3", forwarded(x_forwarded_for="203.0.113.7:4711"), "203.0.113.7"),
        (LOCAL, "::ffff:127.0.0.1", TOLD, "203.0.113.7"),
        (
            LOCAL,
            "127.0.0.1",
            forwarded(forwarded='for=6.6.6.6, for="[2001:db8::17]:4711";proto=https'),
            "2001:db8::/64",
        ),
        (LOCAL, "127.0.0.1", [*TOLD, (b"forwarded", b"for=6.6.6.6")], "127.0.0.1"),  # nginx passes it on unread
        (LOCAL, "127.0.0.1", [*TOLD, (b"forwarded", b"for=203.0.113.7")], "203.0.113.7"),
        (LOCAL, "127.0.0.1", [], "127.0.0.1"),
        (LOCAL, None, TOLD, "nowhere"),
    ],
)
def test_addresses_are_believed_only_of_configured_proxies(
    proxies: Proxies, client: str | None, headers: list[tuple[bytes, bytes]], address: str
):
    assert proxies.origin(client, headers, "http").address == address


def test_so_are_hosts_and_schemes():
    headers = forwarded(host="127.0.0.1:8000", x_forwarded_host="cats.example", x_forwarded_proto="https")
    by_proxy, by_anybody = LOCAL.origin("127.0.0.1", headers, "http"), NONE.origin("127.0.0.1", headers, "http")
    assert (by_proxy.host, by_proxy.scheme) == ("cats.example", "https")
    assert (by_anybody.host, by_anybody.scheme) == ("127.0.0.1:8000", "http")
    standard = forwarded(host="127.0.0.1", forwarded="for=203.0.113.7;host=cats.example:8443;proto=https")
    assert LOCAL.origin("127.0.0.1", standard, "http").host == "cats.example:8443"


def test_ipv6_addresses_of_one_network_are_one():
    assert counted_address("2001:db8:1:2:3::4") == counted_address("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert counted_address("2001:db8:1:3::1") != counted_address("2001:db8:1:2::1")
    assert counted_address("::ffff:192.0.2.1") == "192.0.2.1"
    assert counted_address("fe80::1%eth0") == "fe80::/64"


def test_a_network_that_is_none_is_told_at_the_start():
    with pytest.raises(Malformed, match="proxies"):
        Proxies(("10.0.0.0/99",))


@pytest.mark.parametrize(
    ("page", "own", "scheme", "same"),
    [
        ("cats.example", "cats.example", "https", True),
        ("cats.example", "cats.example:443", "https", True),
        ("cats.example", "cats.example:443", "http", False),
        ("cats.example:8443", "cats.example", "https", False),
        ("[::1]:8000", "[::1]:8000", "http", True),
        ("[::1]:8000", "[::1]:8001", "http", False),
        ("evil.example", "cats.example", "https", False),
        ("", "", "", False),
    ],
)
def test_a_page_is_ours_if_it_has_our_host_and_port(page: str, own: str, scheme: str, same: bool):
    assert same_place(page, own, scheme) is same


@pytest.mark.parametrize(
    ("settings", "known", "unknown"),
    [
        (Settings(), ["127.0.0.1:8000", "localhost", "[::1]:80", "LOCALHOST"], ["evil.example", "", "192.0.2.1"]),
        (Settings(host="192.0.2.1"), ["192.0.2.1:8000", "localhost"], ["192.0.2.2", "evil.example"]),
        (Settings(host="0.0.0.0"), ["192.0.2.7:80", "[2001:db8::1]", "box", "box.local"], ["evil.example"]),  # noqa: S104
        (Settings(host="::", hosts=("cats.example",)), ["cats.example", "localhost"], ["box", "192.0.2.7"]),
        (Settings(origins=("https://cats.example",)), ["cats.example"], ["dogs.example"]),
    ],
)
def test_a_server_answers_to_its_own_names(settings: Settings, known: list[str], unknown: list[str]):
    hosts = Hosts(settings, "box")
    assert [host for host in known + unknown if hosts.include(host)] == known


def test_settings_of_several_values_are_given_with_commas():
    found = settings_from({"proxies": "127.0.0.1, 10.0.0.0/8"}, {"CATSPAW_HOSTS": "cats.example,www.cats.example"})
    assert found.proxies == ("127.0.0.1", "10.0.0.0/8")
    assert found.hosts == ("cats.example", "www.cats.example")
    with pytest.raises(Malformed, match="rate"):
        settings_from({"rate": 0}, {})


# Connections.


class Waiting(Watched):
    """A connection that nobody is at the other end of."""

    def waits_since(self, now: float) -> float | None:
        return now


def entered(connections: Connections, *clients: str | None) -> list[bool]:
    async def enter() -> list[bool]:
        return [connections.enter(Waiting(), client) for client in clients]

    return asyncio.run(enter())


def test_connections_are_bounded_together_and_from_one_address():
    few = Settings(sockets=1, crowd=1)  # two from one address
    clients = ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2")
    assert entered(Connections(few, 100), *clients) == [True, True, False, True]
    assert entered(Connections(few, 100), "2001:db8::1", "2001:db8::2", "2001:db8::3") == [True, True, False]
    assert entered(Connections(few, 3), *(f"192.0.2.{number}" for number in range(5))) == [True] * 3 + [False] * 2


def test_all_connections_of_a_proxy_come_in():
    behind = Settings(sockets=1, crowd=1, proxies=("10.0.0.0/8",))
    assert entered(Connections(behind, 100), *["10.0.0.1"] * 9) == [True] * 9


def test_a_connection_that_has_left_makes_room():
    connections = Connections(Settings(), 1)

    async def come_and_go() -> list[bool]:
        first, second = Waiting(), Waiting()
        found = [connections.enter(first, None), connections.enter(second, None)]
        for leaving in (second, first, first):
            connections.leave(leaving)
        return [*found, connections.enter(second, None)]

    assert asyncio.run(come_and_go()) == [True, False, True]
    assert len(connections) == 1


@pytest.mark.parametrize(
    ("files", "wanted", "room", "asked"),
    [
        ((1024, 4096), 500, 500, None),
        ((1024, 4096), 3000, 3000, (3128, 4096)),
        ((1024, 4096), 9000, 3968, (4096, 4096)),
        ((1024, -1), 9000, 9000, (9128, -1)),
        ((-1, -1), 9000, 9000, None),
    ],
)
def test_there_are_files_for_every_connection(
    monkeypatch: pytest.MonkeyPatch, files: tuple[int, int], wanted: int, room: int, asked: tuple[int, int] | None
):
    set_to: list[tuple[int, int]] = []

    class Limited:
        RLIMIT_NOFILE, RLIM_INFINITY = 7, -1

        def getrlimit(self, _: int) -> tuple[int, int]:
            return files

        def setrlimit(self, _: int, limits: tuple[int, int]) -> None:
            set_to.append(limits)

    monkeypatch.setattr("catspaw.server.http.connections.resource", Limited())
    assert room_for_connections(wanted) == room
    assert set_to == ([asked] if asked else [])

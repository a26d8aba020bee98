"""The server behind a real nginx and a real Caddy, as `deploy/` sets them up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from deploy.proxies import Certificate, Visitor, caddy, caddy_of_compose, first_message, nginx
from server.clients import Server, database_in, free_port

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # several programs have to start

Proxy = Callable[[Path, Server, Certificate, int], AbstractContextManager[None]]
EVIL = "https://evil.example"
LITTLE = {"rate": "20", "crowd": "1"}


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return Certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(params=[nginx, caddy, caddy_of_compose], ids=["nginx", "caddy", "caddy-of-compose"], scope="module")
def proxy(request: pytest.FixtureRequest) -> Proxy:
    chosen: Proxy = request.param
    return chosen


@pytest.fixture(scope="module")
def url(proxy: Proxy, certificate: Certificate, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where people find the server, set up as deploy/catspaw.env has it; from one address little is taken."""
    folder, port = tmp_path_factory.mktemp("proxy"), free_port()
    settings = {"hosts": "localhost", "origins": f"https://localhost:{port}", "secure": "true", "proxies": "127.0.0.1"}
    with Server(database_in(folder), folder, **settings, **LITTLE) as server, proxy(folder, server, certificate, port):
        yield f"https://localhost:{port}"


def test_the_page_loads_and_a_socket_answers(url: str, certificate: Certificate):
    with Visitor(url, "127.0.0.1", certificate) as anna:
        page = anna.http.get("/")
        assert (page.status_code, "<title>Catspaw</title>" in page.text) == (200, True)
        assert page.headers["content-security-policy"].startswith("default-src 'self'")
        anna.come_in()
        table = anna.set_up(url)
        assert table.status_code == 201, table.text
        with anna.socket(table.json()["id"], url) as socket:
            assert first_message(socket)["type"] == "welcome"


def test_cookies_are_for_https_only(url: str, certificate: Certificate):
    with Visitor(url, "127.0.0.1", certificate) as anna:
        cookies = anna.http.get("/api/me").headers.get_list("set-cookie")
        assert cookies
        assert all("; secure" in cookie.lower() for cookie in cookies)


def test_pages_from_elsewhere_are_refused(url: str, certificate: Certificate):
    with Visitor(url, "127.0.0.1", certificate) as anna:
        anna.come_in()
        assert anna.set_up(EVIL).status_code == 403
        table = anna.set_up(url).json()["id"]
        with pytest.raises(InvalidStatus) as refused, anna.socket(table, EVIL):
            pass
        assert refused.value.response.status_code == 403


def test_a_page_from_elsewhere_cannot_say_that_it_is_ours(url: str, certificate: Certificate):
    with Visitor(url, "127.0.0.1", certificate) as anna:
        anna.come_in()
        for header, value in (("X-Forwarded-Host", "evil.example"), ("Forwarded", "host=evil.example;proto=https")):
            anna.http.headers[header] = value
            assert anna.set_up(EVIL).status_code == 403, header
            del anna.http.headers[header]


def test_another_name_is_not_answered(url: str, certificate: Certificate):
    with Visitor(url, "127.0.0.1", certificate) as anna:
        asked_for = anna.http.get("/api/me", headers={"Host": "evil.example"})
        assert "set-cookie" not in asked_for.headers  # some proxies say something themselves, but the server does not
        forwarded = anna.http.get("/api/me", headers={"X-Forwarded-Host": "evil.example"})
        assert "set-cookie" in forwarded.headers  # the proxy knows better


def test_addresses_reach_the_server_through_the_proxy(url: str, certificate: Certificate):
    with Visitor(url, "127.0.0.2", certificate) as busy, Visitor(url, "127.0.0.3", certificate) as other:
        assert busy.is_refused_at_last()
        assert other.http.get("/api/games").status_code == 200


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
def test_nobody_can_pretend_to_come_from_elsewhere(url: str, certificate: Certificate, header: str):
    value = "for=203.0.113.{number}" if header == "Forwarded" else "203.0.113.{number}"
    with Visitor(url, "127.0.0.4", certificate) as busy:
        assert busy.is_refused_at_last(header, value)


@pytest.mark.parametrize(("proxies", "address"), [("", "127.0.0.1"), ("127.0.0.1", "127.0.0.5")])
def test_without_a_proxy_that_is_named_nobody_is_believed(proxies: str, address: str, tmp_path: Path):
    with (
        Server(database_in(tmp_path), tmp_path, proxies=proxies, **LITTLE) as server,
        Visitor(server.url, address) as busy,
    ):
        assert busy.is_refused_at_last("X-Forwarded-For", "203.0.113.{number}")

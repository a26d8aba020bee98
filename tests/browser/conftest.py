"""Debian's Chromium without a window, a real server with the client as it was built, and people who click."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from catspaw.server.http.pages import BUILT
from server.clients import PATIENCE, Server, database_in

CHROMIUM = shutil.which("chromium-headless-shell")
"""Which `make test` installs."""
PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1280, "height": 800}
expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": quiet}


@pytest.fixture(scope="module")
def browser(browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """Gone after this module: while Playwright is up, no other event loop can run in the process."""
    with sync_playwright() as playwright, playwright.chromium.launch(**browser_type_launch_args) as chromium:
        yield chromium


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (BUILT / "index.html").is_file(), "the browser client has not been built: python3 run.py build"
    with Server(database_in(tmp_path_factory.mktemp("browser")), leaver_after="0") as running:
        yield running


class Somebody:
    """A browser of their own, and what went wrong in it."""

    def __init__(self, browser: Browser, server: Server, **settings: Any) -> None:
        options = {"viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce", **settings}
        self.context: BrowserContext = browser.new_context(base_url=server.url, **options)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(error.stack or str(error)))
        self.page.on("request", self._note_foreign)
        self._url = server.url

    def _note_foreign(self, request: Any) -> None:
        if not request.url.startswith((self._url, self._url.replace("http", "ws"), "data:", "blob:")):
            self.troubles.append(f"another host was asked: {request.url}")


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Any]:
    """Makes somebody; in the end nothing must have gone wrong with any of them."""
    came: list[Somebody] = []

    def come(**settings: Any) -> Somebody:
        came.append(Somebody(browser, server, **settings))
        return came[-1]

    yield come
    for somebody in came:
        somebody.context.close()
    assert [trouble for somebody in came for trouble in somebody.troubles] == []

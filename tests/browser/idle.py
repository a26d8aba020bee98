"""Measures idle tables: `cd tests && python -m browser.idle` prints which share of a processor a browser takes at each.

Counted are all processes of the browser, its page, its drawing and itself, while somebody is asked and does nothing.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.conftest import CHROMIUM, Somebody
from browser.playing import MINE, play_now
from browser.test_browser import GAMES
from server.clients import Server, database_in

SECONDS = 5


def come_to_rest(page: Page, game: str) -> None:
    """A table with a question, on which nothing moves any more."""
    play_now(page, game)
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator(f".glows, {MINE} .answers button").first).to_be_visible()
    page.wait_for_function("!document.getAnimations().some((one) => one.playState === 'running')")


def share_of_processor(browser: Browser, page: Page, seconds: float = SECONDS) -> float:
    session = browser.new_browser_cdp_session()

    def taken() -> float:
        return sum(float(each["cpuTime"]) for each in session.send("SystemInfo.getProcessInfo")["processInfo"])

    before, begun = taken(), time.monotonic()
    page.wait_for_timeout(1000 * seconds)
    share = (taken() - before) / (time.monotonic() - begun)
    session.detach()
    return share


def main() -> None:
    with tempfile.TemporaryDirectory() as name, Server(database_in(Path(name))) as server, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in GAMES:
            somebody = Somebody(browser, server, reduced_motion="no-preference")
            come_to_rest(somebody.page, game)
            print(f"{game}: {share_of_processor(browser, somebody.page):.2%} of a processor")  # noqa: T201
            somebody.context.close()
        browser.close()


if __name__ == "__main__":
    main()

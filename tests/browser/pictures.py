"""Draws the pictures of the browser in `docs/pictures/browser`: `cd tests && python -m browser.pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser.conftest import CHROMIUM, LAPTOP, PHONE, Somebody
from browser.playing import OVER, answer_by_click, play_now, wait_for_turn
from server.clients import Server, database_in

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "browser"
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "new-table": "/new",
    "rules": "/rules/cat-and-mouse",
    "cards": "/cards",
    "decks": "/decks",
    "account": "/account",
}
TABLES = {"cat-and-mouse": 5, "red-claw": 8, "claw-and-order": 16}
"""How many answers until the picture is taken."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, Server(database_in(Path(name))) as server, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for size, viewport in (("laptop", LAPTOP), ("phone", PHONE)):
            for theme in ("dark", "light"):
                page = Somebody(browser, server, viewport=viewport, color_scheme=theme).page
                for title, address in PAGES.items():
                    page.goto(address)
                    page.wait_for_selector("main h1")
                    page.wait_for_load_state("networkidle")
                    page.screenshot(path=FOLDER / f"{title}-{size}-{theme}.jpg", type="jpeg", quality=80)
                invite(page)
                page.screenshot(path=FOLDER / f"invite-{size}-{theme}.jpg", type="jpeg", quality=80)
                for game, answers in TABLES.items():
                    play_now(page, game)
                    for _ in range(answers):
                        if wait_for_turn(page):
                            answer_by_click(page)
                    wait_for_turn(page)
                    page.screenshot(path=FOLDER / f"{game}-{size}-{theme}.jpg", type="jpeg", quality=80)
                play_now(page, "cat-and-mouse")
                while wait_for_turn(page):
                    answer_by_click(page)
                page.screenshot(path=FOLDER / f"after-{size}-{theme}.jpg", type="jpeg", quality=80)
                page.locator(f"{OVER} a[href$='/replay']").click()
                page.wait_for_selector(".replay .board")
                page.keyboard.press("End")
                page.wait_for_selector(".board [data-place]")
                page.screenshot(path=FOLDER / f"replay-{size}-{theme}.jpg", type="jpeg", quality=80)


def invite(page: Page) -> None:
    """A table that waits for a friend."""
    page.goto("/new?game=claw-and-order")
    page.locator("select[aria-labelledby='seat-two']").select_option("open")
    page.locator("form button.first").click()
    page.wait_for_selector(".invite svg")


if __name__ == "__main__":
    main()

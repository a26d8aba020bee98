"""Counts clicks: `cd tests && python -m browser.clicks` plays the first game of each box, and prints what it took.

*Questions* are those a seat was asked, each of which took a click before questions with one answer went by themselves;
*clicks* are those that were made.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from msgspec import json
from playwright.sync_api import Page, WebSocket, sync_playwright

from browser.conftest import CHROMIUM, Somebody
from browser.playing import Beginner, wait_for_turn
from browser.test_browser import GAMES
from browser.test_guided import learn
from server.clients import Server, database_in


class Answers:
    """What a page sends: an answer to every question of its seat, by a click or by itself."""

    def __init__(self, page: Page) -> None:
        self.number = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)

    def _sent(self, frame: Any) -> None:
        self.number += json.decode(frame)["type"] == "answer"


def main() -> None:
    with tempfile.TemporaryDirectory() as name, Server(database_in(Path(name))) as server, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in GAMES:
            page = Somebody(browser, server).page
            answers = Answers(page)
            learn(page, game)
            beginner = Beginner(page)
            while wait_for_turn(page):
                beginner.answer()
            print(f"{game}: {answers.number} questions, {beginner.clicks} clicks")  # noqa: T201
        browser.close()


if __name__ == "__main__":
    main()

"""Somebody brings a set of their own in a real browser, and plays with it at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import wait_for_turn
from browser.test_browser import check_with_axe
from catspaw.games.claw_and_order.cards.new_set import begin_set

pytestmark = [pytest.mark.contract, pytest.mark.slow]
BUSY = 120_000
"""Milliseconds in which a process that reads sets is started, on however busy a machine."""


def bring(page: Page, folder: Path) -> None:
    page.goto("/new?game=claw-and-order")
    page.get_by_text("Bring a set of your own").click()
    page.locator("input[webkitdirectory]").set_input_files(folder)


def test_a_set_is_brought_played_and_has_a_deck_builder(people: Any, tmp_path: Path) -> None:
    page: Page = people().page
    begin_set(tmp_path / "own-set")
    (tmp_path / "own-set" / "notes.txt").write_text("no file of a set", "utf-8")
    bring(page, tmp_path / "own-set")
    expect(page.get_by_text("Own Set is there to be played with.")).to_be_visible(timeout=BUSY)
    check_with_axe(page)
    expect(page.get_by_label("Deck of Player one")).to_have_value("first-patrol")
    page.get_by_role("button", name="Open the table").click()
    assert wait_for_turn(page)
    expect(page.locator(".board")).to_contain_text(
        re.compile("Cadet|Lookout|Medic|Glider|Marmalade|Helmet|Bell|Pistol")
    )
    page.goto("/decks")
    page.get_by_label("Set of cards").select_option(label="Own Set")
    expect(page.get_by_role("button", name="One more Water Pistol").first).to_be_visible()
    check_with_axe(page)


def test_what_is_wrong_with_a_set_is_told_by_its_place(people: Any, tmp_path: Path) -> None:
    page: Page = people(locale="de-DE").page
    begin_set(tmp_path / "own-set")
    file = tmp_path / "own-set" / "cards.toml"
    file.write_text(file.read_text("utf-8").replace("Deal 3 damage", "Deal 3 fleas"), "utf-8")
    page.goto("/new?game=claw-and-order")
    page.get_by_text("Ein eigenes Set mitbringen").click()
    page.locator("input[webkitdirectory]").set_input_files(tmp_path / "own-set")
    expect(page.get_by_text("cards.toml, Zeile 95, Spalte 16")).to_be_visible(timeout=BUSY)

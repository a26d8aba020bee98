"""A game from outside in a real browser, on the plain board."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE
from browser.playing import OVER, answer_by_click, answer_by_key, play_now, wait_for_turn
from browser.test_browser import check_with_axe
from catspaw.server.http.pages import BUILT
from server.clients import Server, database_in

pytestmark = [pytest.mark.contract, pytest.mark.slow]
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (BUILT / "index.html").is_file(), "the browser client has not been built: python3 run.py build"
    games = f"{EXAMPLES / 'tiptoe'}:Tiptoe,{EXAMPLES / 'kuhn_poker'}:KuhnPoker"
    with Server(database_in(tmp_path_factory.mktemp("guests")), games=games) as running:
        yield running


def picture(page: Page, name: str) -> None:
    """For people to look at, in the folder that CATSPAW_PICTURES names."""
    if folder := os.environ.get("CATSPAW_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@pytest.mark.parametrize("game", ["tiptoe", pytest.param("kuhn-poker", marks=pytest.mark.long)])
def test_a_game_from_outside_is_played_by_clicks_and_seen_again(people: Any, game: str) -> None:
    page: Page = people().page
    play_now(page, game)
    assert wait_for_turn(page)
    check_with_axe(page)
    picture(page, f"{game}-question")
    while wait_for_turn(page):
        answer_by_click(page)
    expect(page.locator(f"{OVER} .rule-id").first).to_be_visible()
    picture(page, f"{game}-over")
    check_with_axe(page)
    page.locator(f"{OVER} a[href$='/replay']").click()
    expect(page.locator(".replay .board .plain")).to_be_visible()
    picture(page, f"{game}-replay")


def test_it_speaks_german_on_a_phone_with_the_names_of_the_game(people: Any) -> None:
    page: Page = people(viewport=PHONE, locale="de-DE", has_touch=True).page
    page.goto("/")
    expect(page.get_by_role("heading", name="Auf leisen Pfoten")).to_be_visible()
    picture(page, "home-de")
    play_now(page, "tiptoe")
    expect(page.locator(".board .plain")).to_contain_text("Karten in der Speisekammer")
    wait_for_turn(page)
    picture(page, "tiptoe-phone-de")
    while wait_for_turn(page):
        answer_by_key(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_it_has_a_box_a_set_up_and_rules(people: Any) -> None:
    page: Page = people().page
    page.goto("/")
    expect(page.locator("article[aria-labelledby='box-tiptoe'] .about")).to_contain_text("past a sleeping cat")
    picture(page, "home")
    page.locator("article[aria-labelledby='box-tiptoe'] a[href='/rules/tiptoe']").click()
    expect(page.get_by_text("Every mouse has two whistles.")).to_be_visible()
    expect(page.get_by_role("link", name="Kuhn poker")).to_be_visible()
    picture(page, "rules")
    page.goto("/new?game=tiptoe")
    page.get_by_role("radio", name="3").check()
    expect(page.get_by_text("The white mouse")).to_be_visible()
    picture(page, "new")
    page.get_by_role("button", name="Open the table").click()
    assert wait_for_turn(page)

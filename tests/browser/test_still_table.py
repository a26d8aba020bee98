"""A table at rest costs nothing, keeps still, and asks again before it lets somebody lose at once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import LAPTOP, PHONE
from browser.idle import come_to_rest, share_of_processor
from browser.playing import MINE, PERIL, answer_by_click, play_now, wait_for_turn
from browser.test_browser import GAMES
from browser.test_last_minute import as_guest
from server.clients import Guest, Server

pytestmark = [pytest.mark.contract, pytest.mark.slow]

AT_MOST = 0.02
"""The share of a processor that a browser with an idle table may take."""


OTHERS = ("cat-and-mouse", "red-claw")
"""Games whose boards have less on them that could move."""


@pytest.mark.parametrize("game", ["claw-and-order", *(pytest.param(game, marks=pytest.mark.long) for game in OTHERS)])
def test_an_idle_table_animates_nothing(people: Any, game: str) -> None:
    come_to_rest(people(reduced_motion="no-preference").page, game)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_an_idle_table_costs_no_processor(browser: Browser, people: Any, game: str) -> None:
    page: Page = people(reduced_motion="no-preference").page
    come_to_rest(page, game)
    assert share_of_processor(browser, page) <= AT_MOST


CUT = """() => [...document.querySelectorAll('section.question button')]
  .filter((button) => button.offsetHeight && button.getBoundingClientRect().bottom > innerHeight)
  .map((button) => button.innerText)"""
"""Which buttons end below the window."""


def test_the_table_keeps_still_from_question_to_question(people: Any) -> None:
    """On a phone, where there is least room: board, battlefield and player have their places, cards their size.

    No answer is cut off.
    """
    page: Page = people(viewport=PHONE).page
    play_now(page, "claw-and-order")
    seen = set()
    for _ in range(10):
        if wait_for_turn(page):
            boxes = [page.locator(part).bounding_box() for part in ("main.board", ".battlefield", ".side.near .who")]
            width = page.locator("section.hand .card").first.evaluate("card => card.offsetWidth")
            seen.add((str(boxes), width))
            assert page.evaluate(CUT) == []
            answer_by_click(page)
    assert len(seen) == 1, seen


COVERED = """() => [...document.querySelectorAll('.preview')].flatMap((preview) => {
  const over = preview.getBoundingClientRect()
  return [...preview.parentElement.querySelectorAll('.name > *, .numbers')].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return left < right && over.left < right && left < over.right && over.top < bottom - 1 && top < over.bottom - 1
  }).map((part) => part.innerText)
})"""
"""What previews lie over."""


@pytest.mark.parametrize("viewport", [PHONE, pytest.param(LAPTOP, marks=pytest.mark.long)])
def test_what_an_attack_will_do_covers_neither_names_nor_numbers(
    people: Any, server: Server, viewport: dict[str, int]
) -> None:
    with Guest(server) as guest:
        table = come_to_a_choice_of_targets(guest)
        page = as_guest(people(viewport=viewport), guest, f"/tables/{table}")
        expect(page.locator(".preview").nth(1)).to_be_visible()
        assert page.evaluate(COVERED) == []


def come_to_a_choice_of_targets(guest: Guest) -> str:
    """A table at which one is asked whom to attack, and has a choice."""
    for _ in range(20):
        table: str = guest.set_up("claw-and-order", "me", "random")["id"]
        with guest.sit(table) as seat:
            while seat.wait_to_be_asked():
                question = seat.state["question"]
                if question["prompt"] == "attack-whom" and len(question["options"]) > 1:
                    return table
                seat.answer(0)
    raise AssertionError("nobody had a choice of whom to attack")


def test_a_trap_where_she_cannot_be_does_not_glow_and_is_asked_again(people: Any) -> None:
    page: Page = people().page
    play_now(page, "cat-and-mouse")
    for _ in range(12):
        assert wait_for_turn(page)
        if page.locator(".answers button", has_text="Spring the trap").count():
            break
        answer_by_click(page)
    number = page.locator(MINE).get_attribute("data-number")
    page.locator(".answers button", has_text="Spring the trap").click()
    page.wait_for_selector(f"{MINE}:not([data-number='{number}'])")
    page.locator(".board .perilous").first.click()
    expect(page.locator(PERIL)).to_be_visible()
    page.locator(f"{PERIL} button.first").click()
    expect(page.locator(PERIL)).to_have_count(0)
    expect(page.locator(".board .glows").first).to_be_visible()

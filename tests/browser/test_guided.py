"""Learn by playing: the first game of each box, to its end, on a laptop and on a phone; and what is round it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE
from browser.playing import MINE, OVER, Beginner, answer_by_click, play_now, wait_for_turn
from browser.test_browser import GAMES, check_with_axe

pytestmark = [pytest.mark.contract, pytest.mark.slow]

LESSON = "aside.lesson .leads"


def learn(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"article[aria-labelledby='box-{game}'] .learn").click()
    expect(page.locator(MINE)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "viewport"),
    [
        ("cat-and-mouse", "phone"),
        pytest.param("red-claw", "laptop", marks=pytest.mark.long),
        pytest.param("cat-and-mouse", "laptop", marks=pytest.mark.long),
        pytest.param("red-claw", "phone", marks=pytest.mark.long),
        pytest.param("claw-and-order", "laptop", marks=pytest.mark.long),
        pytest.param("claw-and-order", "phone", marks=pytest.mark.long),
    ],
)
def test_a_first_game_explains_itself_to_its_end(people: Any, game: str, viewport: str) -> None:
    settings = {"viewport": PHONE, "has_touch": True, "locale": "de-DE"} if viewport == "phone" else {}
    page: Page = people(**settings).page
    learn(page, game)
    check_with_axe(page)
    expect(page.locator("aside.lesson .goal")).to_be_visible()
    lessons: set[str] = set()
    beginner = Beginner(page)
    while wait_for_turn(page):
        lesson = page.locator(f"{LESSON}.new")
        if lesson.count():
            lessons.add(lesson.inner_text())
        beginner.answer()
    assert len(lessons) >= 4
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator("aside.lesson")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]


def test_a_lesson_is_told_once_and_a_reload_forgets_nothing(people: Any) -> None:
    page: Page = people().page
    learn(page, "cat-and-mouse")
    first = page.locator(f"{LESSON}.new").inner_text()
    page.reload()
    expect(page.locator(f"{LESSON}.new")).to_have_text(first, use_inner_text=True)
    answer_by_click(page)
    assert wait_for_turn(page)
    expect(page.locator(LESSON)).not_to_have_text(first, use_inner_text=True)
    expect(page).to_have_title(re.compile("^● Your turn"))


def test_a_term_says_what_it_means_to_the_keyboard(people: Any) -> None:
    page: Page = people().page
    learn(page, "cat-and-mouse")
    page.locator(f"{MINE} h2 .term").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("tooltip")).to_contain_text("three treasures of one theme")


def test_how_each_game_goes_is_shown_in_pictures(people: Any) -> None:
    page: Page = people(viewport=PHONE, color_scheme="light").page
    for game in GAMES:
        page.goto(f"/how-to/{game}")
        expect(page.locator("main li.panel")).to_have_count(6)
        page.wait_for_load_state("networkidle")
        check_with_axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("link", name="Every rule").click()
    expect(page.locator("main h1")).to_be_visible()


def test_a_guest_has_a_nickname_games_and_an_account_with_codes(people: Any) -> None:
    page: Page = people().page
    page.goto("/")
    page.locator("section[aria-labelledby='with-friend'] button").first.click()
    page.get_by_label("What are you called?").fill("Whiskers")
    page.keyboard.press("Enter")
    friend: Page = people(viewport=PHONE).page
    expect(page.get_by_text("what the others will read")).to_be_visible()
    friend.goto(page.url)
    friend.get_by_role("button", name="Sit down here").first.click()
    expect(friend.locator("section.seats")).to_contain_text("Whiskers")
    page.goto("/account")
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    check_with_axe(page)
    page.get_by_label("Name", exact=True).fill("Whiskers the First")
    page.locator("form input[type=password]").first.fill("nine lives and more")
    page.locator("form .button.first").click()
    page.locator("form[aria-labelledby='recovery'] input").fill("nine lives and more")
    page.get_by_role("button", name="Make new codes").click()
    expect(page.locator("form[aria-labelledby='recovery'] li")).to_have_count(8)
    check_with_axe(page)


@pytest.mark.parametrize("game", ["cat-and-mouse", "claw-and-order"])
def test_the_board_of_a_game_against_a_bot_is_there_after_a_reload_without_a_line(people: Any, game: str) -> None:
    somebody = people()
    page: Page = somebody.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    play_now(page, game)
    assert wait_for_turn(page)
    answer_by_click(page)
    assert wait_for_turn(page)
    asked, places = page.locator(f"{MINE} h2").inner_text(), page.locator(".board [data-place]").count()
    page.wait_for_load_state("networkidle")
    somebody.context.set_offline(True)
    page.reload()
    expect(page.locator(f"{MINE} h2")).to_have_text(asked, use_inner_text=True)
    expect(page.locator(".board [data-place]")).to_have_count(places)
    assert page.locator("header img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    expect(page.locator(".notice")).to_be_visible()
    somebody.context.set_offline(False)
    expect(page.locator(".notice")).to_have_count(0)
    answer_by_click(page)


def test_the_client_opens_without_a_line_and_can_be_installed(people: Any) -> None:
    somebody = people()
    page: Page = somebody.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_load_state("networkidle")
    manifest = page.request.get("/manifest.json").json()
    assert all(page.request.get(icon["src"]).ok for icon in manifest["icons"])
    assert f"{page.url}preview-house.jpg" in page.request.get("/").text()
    somebody.context.set_offline(True)
    page.reload()
    expect(page.locator("main h1")).to_be_visible()
    page.goto("/nowhere-at-all")
    expect(page.get_by_role("link", name="Lobby").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Esc")

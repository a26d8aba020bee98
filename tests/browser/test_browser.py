"""The tables in a real browser, played as people play them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, Route, expect

from browser.conftest import PHONE, Somebody
from browser.playing import (
    MINE,
    OVER,
    WATCH_FOCUS,
    Beginner,
    answer_by_click,
    answer_by_key,
    is_over,
    play_now,
    wait_for_turn,
    wait_until_answered,
)
from server.clients import Server, database_in, free_port

pytestmark = [pytest.mark.contract, pytest.mark.slow]

GAMES = ("cat-and-mouse", "red-claw", "claw-and-order")
CONTRAST = (Path(__file__).parent / "contrast.js").read_text("utf-8")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:])])
def test_a_whole_game_is_played_by_clicks(people: Any, game: str) -> None:
    page: Page = people().page
    play_now(page, game)
    while wait_for_turn(page):
        answer_by_click(page)
    expect(page.locator(f"{OVER} .rule-id").first).to_be_visible()
    expect(page.locator(f"{OVER} .how li").last).to_be_visible()
    check_with_axe(page)
    if game == "claw-and-order":
        see_both_hands(page)


@pytest.mark.long
def test_a_match_is_played_by_clicks_for_a_while_and_then_given_up(people: Any) -> None:
    page: Page = people().page
    play_now(page, "claw-and-order")
    for _ in range(25):
        assert wait_for_turn(page)
        answer_by_click(page)
    resign(page)
    check_with_axe(page)
    see_both_hands(page)


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(OVER)).to_be_visible()


def see_both_hands(page: Page) -> None:
    """A finished match is seen again with all hands open, until somebody's eyes are chosen."""
    page.locator(f"{OVER} a[href$='/replay']").click()
    hands = page.locator(".replay .board section.hand")
    expect(hands).to_have_count(2)
    page.get_by_label("Through whose eyes").select_option("one")
    expect(hands).to_have_count(1)


def test_whoever_clicks_before_all_is_loaded_is_one_guest(people: Any) -> None:
    """Requests that go out together must not each be let in as somebody of their own."""
    page: Page = people().page
    answers: list[Response] = []
    held: list[Route] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 – Playwright marks it
    page.route("**/api/me", lambda route: held.append(route), times=1)  # noqa: PLW0108
    with page.expect_request("**/api/me"):
        page.goto("/")
    page.locator(".play").first.click()
    held.pop().continue_()
    expect(page.locator("section.question")).to_be_visible()
    cookies = [cookie for answer in answers for cookie in answer.headers_array() if cookie["name"] == "set-cookie"]
    assert len([cookie for cookie in cookies if cookie["value"].startswith("catspaw=")]) == 1


def test_a_game_that_is_over_is_seen_again_and_played_on_from(people: Any) -> None:
    page: Page = people().page
    play_now(page, "cat-and-mouse")
    while wait_for_turn(page):
        answer_by_click(page)
    page.locator(f"{OVER} a[href$='/replay']").click()
    expect(page.locator(".replay .board")).to_be_visible()
    check_with_axe(page)
    log = page.locator(".log")
    everything = log.inner_text()
    page.get_by_label("Through whose eyes").select_option("inspector")
    expect(log).not_to_have_text(everything, use_inner_text=True)
    page.keyboard.press("Home")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".number")).to_contain_text("2/")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="as the Mouse").click()
    page.wait_for_url(lambda url: not url.endswith("/replay"))
    assert wait_for_turn(page)


def test_a_hint_is_taken_and_the_game_reviewed_afterwards(people: Any) -> None:
    page: Page = people().page
    play_now(page, "cat-and-mouse")
    hint = page.get_by_role("button", name="Hint", exact=True)
    while wait_for_turn(page) and not hint.count():
        answer_by_click(page)
    number = page.locator(MINE).get_attribute("data-number")
    hint.click()
    advised = page.get_by_role("dialog").locator("li")
    expect(advised.first).to_be_visible()
    assert 1 < advised.count() <= 3
    chances = [int(text.removesuffix("%")) for text in advised.locator(".chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    assert all(advised.locator("p").all_inner_texts()), "each has its reason"
    check_with_axe(page)
    advised.first.get_by_role("button").click()
    wait_until_answered(page, number)
    expect(page.get_by_role("dialog")).to_have_count(0)
    if not is_over(page):
        resign(page)
    page.locator(OVER).get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Where it turned")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("from question to question"))).to_be_visible()
    check_with_axe(page)
    page.get_by_text("As a table").click()
    page.get_by_role("row").nth(1).get_by_role("link", name="See it").click()
    expect(page.locator(".replay .board")).to_be_visible()


def test_a_deck_is_built_checked_and_played(people: Any) -> None:
    page: Page = people().page
    page.goto("/decks")
    page.get_by_role("combobox", name="Start from a built-in deck").select_option(index=1)
    page.get_by_role("button", name="One more").first.click()
    expect(page.locator(".rule-id").first).to_be_visible()
    page.get_by_role("button", name="less").locator("visible=true").first.click()
    page.get_by_role("button", name="Draw a sample hand").click()
    hand = page.get_by_role("list", name="Draw a sample hand").get_by_role("button")
    expect(hand).to_have_count(5)
    first = hand.first.get_attribute("aria-label") or ""
    hand.first.click()
    expect(page.get_by_role("dialog")).to_contain_text(first)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Play with this deck").click()
    expect(page.get_by_label("Deck of Player one")).to_have_value(re.compile("\n"))
    page.get_by_role("button", name="Open the table").click()
    assert wait_for_turn(page)


@pytest.mark.parametrize(
    ("game", "answers"),
    [
        ("cat-and-mouse", None),
        ("red-claw", 4),
        ("claw-and-order", 6),
        pytest.param("red-claw", None, marks=pytest.mark.long),
        pytest.param("claw-and-order", None, marks=pytest.mark.long),
    ],
)
def test_a_game_is_played_with_the_keyboard_alone_in_german_on_a_phone(
    people: Any, game: str, answers: int | None
) -> None:
    """To its end, or for so many answers; the keyboard is never nowhere."""
    page: Page = people(viewport=PHONE, locale="de-DE", has_touch=True).page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    button = page.locator(f"article[aria-labelledby='box-{game}'] .play")
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    wait_for_turn(page)
    expect(page.locator(f"{MINE} h2")).to_be_focused()
    page.evaluate(WATCH_FOCUS)
    player = Beginner(page, answer_by_key)
    while (answers is None or player.answered < answers) and wait_for_turn(page):
        player.answer()
    wait_for_turn(page)
    assert page.evaluate("window.lost") == []
    if is_over(page):
        expect(page.locator(f"{OVER} h2")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_friend_joins_through_the_link_and_an_onlooker_sees_only_what_is_public(people: Any) -> None:
    host: Page = people().page
    host.goto("/new?game=cat-and-mouse")
    host.locator("select[aria-labelledby='seat-mouse']").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/tables/*")
    expect(host.locator(".invite svg").first).to_be_visible()
    check_with_axe(host)
    link = host.url
    friend: Page = people(viewport=PHONE).page
    friend.goto(link)
    friend.get_by_role("button", name="Sit down here").first.click()
    as_list = host.locator(f"{MINE} .ways [aria-pressed]").first
    as_list.click()
    friend.goto("about:blank")
    expect(host.locator(".seats")).to_contain_text("away")
    expect(as_list).to_have_attribute("aria-pressed", "true")  # who comes and goes closes nothing that was opened
    as_list.click()
    while host.locator(MINE).count():
        answer_by_click(host)
    host.get_by_role("button", name="Let a bot play on").click()
    assert wait_for_turn(host)
    friend.goto(link)
    friend.get_by_role("button", name="Play on myself").click()
    expect(friend.get_by_text("A bot plays for you.")).to_have_count(0)
    onlooker: Page = people().page
    onlooker.goto(link)
    expect(onlooker.locator(".board")).to_be_visible()
    expect(onlooker.locator(MINE)).to_have_count(0)
    for _ in range(6):
        for page in (host, friend):
            if page.locator(MINE).count() and not is_over(page):
                answer_by_click(page)
    assert onlooker.locator(".log").inner_text() != ""


def test_a_reload_and_a_restart_of_the_server_are_harmless(browser: Browser, tmp_path: Path) -> None:
    port = str(free_port())
    with Server(database_in(tmp_path), port=port) as before:
        somebody = Somebody(browser, before)
        page = somebody.page
        play_now(page, "red-claw")
        wait_for_turn(page)
        answer_by_click(page)
        wait_for_turn(page)
        asked = page.locator(f"{MINE} h2").inner_text()
        page.reload()
        expect(page.locator(f"{MINE} h2")).to_have_text(asked)
        before.kill()
        down = page.get_by_role("status").filter(has_text="Trying again")
        expect(down).to_be_visible()
    with Server(database_in(tmp_path), port=port):
        expect(down).to_have_count(0)
        expect(page.locator(f"{MINE} h2")).to_have_text(asked)
        answer_by_click(page)
        somebody.context.close()


def test_what_is_clicked_offline_is_said_to_be_unheard_and_the_game_goes_on(people: Any) -> None:
    somebody = people()
    page: Page = somebody.page
    play_now(page, "cat-and-mouse")
    wait_for_turn(page)
    asked = page.locator(f"{MINE} h2").inner_text()
    somebody.context.set_offline(True)
    expect(page.get_by_text("You are offline")).to_be_visible()
    page.keyboard.press("1")
    expect(page.get_by_text("That was not sent")).to_be_visible()
    expect(page.locator(f"{MINE} h2")).to_have_text(asked)
    somebody.context.set_offline(False)
    expect(page.get_by_text("You are offline")).to_have_count(0)
    answer_by_click(page)


@pytest.mark.parametrize(
    ("theme", "viewport"),
    [
        ("dark", "phone"),
        pytest.param("light", "laptop", marks=pytest.mark.long),
        pytest.param("dark", "laptop", marks=pytest.mark.long),
        pytest.param("light", "phone", marks=pytest.mark.long),
    ],
)
def test_nothing_keeps_anybody_out(people: Any, theme: str, viewport: str) -> None:
    """Axe finds nothing on any page: names, roles, order, contrast."""
    more = {"viewport": PHONE} if viewport == "phone" else {}
    page: Page = people(color_scheme=theme, **more).page
    pages = ["/", "/lobby", "/new", "/account", "/cards", "/decks", *(f"/rules/{game}" for game in GAMES)]
    for address in pages:
        page.goto(address)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")  # nor does any page ask for ever
        check_with_axe(page)
        check_contrast(page)
    for game in GAMES:
        play_now(page, game)
        wait_for_turn(page)
        check_with_axe(page)
        check_contrast(page)


def check_contrast(page: Page) -> None:
    """In the dark and in the light."""
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        assert page.evaluate(CONTRAST) == [], f"{page.url} {theme}"


def check_with_axe(page: Page) -> None:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]] == [], page.url

"""How a table is played in a browser: by clicks on what glows, or with the keyboard."""

from __future__ import annotations

from playwright.sync_api import Page, expect

MINE = "section.question.mine"
GLOWING = ".board .glows"
ANSWERS = f"{MINE} .answers button"
OVER = "section.after"
PERIL = "[role=alertdialog]"


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def wait_for_turn(page: Page) -> bool:
    """Until one is asked; not so when the game is over."""
    page.wait_for_selector(f"{MINE}, {OVER}")
    return not is_over(page)


def answer_by_click(page: Page) -> None:
    """Something that glows on the table, or else a button under the question."""
    before = page.locator(MINE).get_attribute("data-number")
    glowing = page.locator(f"{GLOWING} >> visible=true")
    if glowing.count():
        glowing.first.click()
        several = page.locator(".bubble button >> visible=true")
        if several.count():
            several.first.click()
    else:
        page.locator(ANSWERS).first.click()
    wait_until_answered(page, before)


def answer_by_key(page: Page) -> None:
    before = page.locator(MINE).get_attribute("data-number")
    page.keyboard.press("1")
    wait_until_answered(page, before)


def wait_until_answered(page: Page, before: str | None) -> None:
    """Another question, or none; what would lose at once is asked again first."""
    answered = f"{OVER}, section.question:not([data-number='{before}'])"
    page.wait_for_selector(f"{answered}, {PERIL}")
    if page.locator(PERIL).count():
        page.locator(f"{PERIL} button:not(.first)").click()
        page.wait_for_selector(answered)


def play_now(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"article[aria-labelledby='box-{game}'] .play").click()
    expect(page.locator("section.question")).to_be_visible()

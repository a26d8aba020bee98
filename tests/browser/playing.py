"""How a table is played in a browser: by clicks on what glows, or with the keyboard."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Page, Position, expect

MINE = "section.question.mine"
GLOWING = ".board .glows"
ANSWERS = f"{MINE} .answers button"
OVER = "section.after"
EDGE: Position = {"x": 3, "y": 20}
"""Of a card: where it is seen even if others lie over it."""
PERIL = "[role=alertdialog]"


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def wait_for_turn(page: Page) -> bool:
    """Until one is asked; not so when the game is over."""
    page.wait_for_selector(f"{MINE}, {OVER}")
    return not is_over(page)


def answer_by_click(page: Page, *, ends: bool = False) -> int:
    """Something that glows on the table, or else a button under the question; how many clicks it took.

    With `ends` rather the last button, such as the one that ends a part of a turn.
    """
    before, clicks = page.locator(MINE).get_attribute("data-number"), 1
    glowing = page.locator(f"{GLOWING} >> visible=true")
    if glowing.count() and not (ends and page.locator(ANSWERS).count()):
        is_card = "card" in (glowing.first.get_attribute("class") or "").split()
        glowing.first.click(position=EDGE if is_card else None)
        several = page.locator(".bubble button >> visible=true")
        if several.count():
            several.first.click()
            clicks += 1
    else:
        (page.locator(ANSWERS).last if ends else page.locator(ANSWERS).first).click()
    return clicks + wait_until_answered(page, before)


WATCH_FOCUS = """() => {
  window.lost = []
  const look = () => {
    const asked = document.querySelector('section.question, section.after')
    if (asked && document.activeElement === document.body) window.lost.push(asked.innerText)
    requestAnimationFrame(look)
  }
  look()
}"""
"""Notes in every frame whether the keyboard is nowhere."""


def answer_by_key(page: Page, *, ends: bool = False) -> int:
    """The first or, with `ends`, the last thing that arrows lead to; how often it was chosen."""
    before = page.locator(MINE).get_attribute("data-number")
    page.locator(f"{MINE} h2").focus()
    page.keyboard.press("ArrowLeft" if ends else "ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{OVER}, section.question:not([data-number='{before}']), {PERIL}, .bubble")
    several = page.locator(".bubble").count()
    if several:
        page.keyboard.press("Enter")
    return 1 + several + wait_until_answered(page, before)


class Answer(Protocol):
    def __call__(self, page: Page, *, ends: bool) -> int: ...


class Beginner:
    """Plays what glows, but answers the same kind of question only so often in a row, and then ends it."""

    MOST = 3

    def __init__(self, page: Page, answers: Answer = answer_by_click) -> None:
        self._page = page
        self._answers = answers
        self._asked: str | None = None
        self._times = 0
        self.answered = 0
        self.clicks = 0

    def answer(self) -> None:
        asked = self._page.locator(MINE).get_attribute("data-prompt")
        self._asked, self._times = asked, self._times + 1 if asked == self._asked else 1
        self.clicks += self._answers(self._page, ends=self._times > self.MOST)
        self.answered += 1


def wait_until_answered(page: Page, before: str | None) -> int:
    """Another question, or none; what would lose at once is asked again first, which takes a click more."""
    answered = f"{OVER}, section.question:not([data-number='{before}'])"
    page.wait_for_selector(f"{answered}, {PERIL}")
    if page.locator(PERIL).count():
        page.locator(f"{PERIL} button:not(.first)").click()
        page.wait_for_selector(answered)
        return 1
    return 0


def play_now(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"article[aria-labelledby='box-{game}'] .play").click()
    expect(page.locator("section.question")).to_be_visible()

"""Between battles, and after the game: who won, where one goes on, and a link to show it to others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Somebody
from browser.playing import OVER
from browser.test_browser import check_with_axe
from server.clients import Guest, Seat, Server

pytestmark = [pytest.mark.contract, pytest.mark.slow]


def give_in(seat: Seat, until: Callable[[dict[str, Any]], bool]) -> None:
    """Answer what is no card, wherever that may be answered, so that the game is soon lost."""
    while seat.wait_to_be_asked() and not until(seat.state["question"]):
        options = seat.state["question"]["options"]
        seat.answer(next((at for at, option in enumerate(options) if option["place"] is None), 0))


def as_guest(somebody: Somebody, guest: Guest, address: str) -> Page:
    """The same person in a browser."""
    cookies = [
        {"name": name, "value": value, "url": str(guest.http.base_url)} for name, value in guest.http.cookies.items()
    ]
    somebody.context.add_cookies(cookies)  # type: ignore[arg-type]
    somebody.page.goto(address)
    return somebody.page


@pytest.mark.parametrize("viewport", ["laptop", "phone"])
def test_whoever_loses_a_battle_chooses_the_next_one_among_cards(people: Any, server: Server, viewport: str) -> None:
    with Guest(server) as guest:
        table = guest.set_up("claw-and-order", "me", "heuristic")["id"]  # at random one may win against any deck
        with guest.sit(table) as seat:
            give_in(seat, lambda question: question["prompt"] == "choose-battlefield")
            options = len(seat.state["question"]["options"])
        page = as_guest(people(**({"viewport": PHONE} if viewport == "phone" else {})), guest, f"/tables/{table}")
        expect(page.locator(".battlefields .glows")).to_have_count(options)
        expect(page.locator(".banner")).to_contain_text("Player two has won battle 1. You 0 : 1 Player two")
        expect(page.locator(".answers button")).to_have_count(0)
        check_with_axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
        page.locator(".battlefields .glows").first.click()
        expect(page.locator(".banner")).to_contain_text("Next:")


def test_a_game_that_is_over_is_shown_to_others_by_a_link(people: Any, server: Server) -> None:
    with Guest(server) as guest:
        table = guest.set_up("cat-and-mouse", "me", "random")["id"]
        with guest.sit(table) as seat:
            give_in(seat, lambda _: False)
        page = as_guest(people(), guest, f"/tables/{table}")
        page.locator(OVER).get_by_role("button", name="Share").click()
        link = page.get_by_role("dialog").locator("input").input_value()
        check_with_axe(page)
    other: Page = people().page
    other.goto(link)
    expect(other.locator(".replay .board")).to_be_visible()

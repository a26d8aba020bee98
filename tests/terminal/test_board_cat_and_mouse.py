"""The mansion, drawn from what a seat may know."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

import catspaw
from cat_and_mouse.heist import SMOKE_BOMB, heist, mouse_in
from catspaw.core.bits import one
from catspaw.core.position import NOBODY, Position
from catspaw.core.sampler import Sampler
from catspaw.games.cat_and_mouse.edge.texts import HeistTexts
from catspaw.terminal.tui.boards.cat_and_mouse import draw
from catspaw.terminal.tui.boards.spots import Spots
from contract.combinations import FEW

GAME = catspaw.games()[0]
EVERY_WAY = [combination for combination in FEW if combination.game is GAME]
NOWHERE = Spots({}, {})
SPOKEN = ("en", "de")
in_both = pytest.mark.parametrize("language", SPOKEN)


def spots_of(position: Position) -> Spots:
    """What the asked seat may point at here."""
    sight = GAME.sight_of_asked(position)
    places = {number: GAME.points_at(sight, number) for number in GAME.named(sight)}
    allowed = {place: number for number, place in places.items() if place and position.options & one(number)}
    refused = {place: number for number, place in places.items() if place and not position.options & one(number)}
    return Spots(allowed, refused)


def drawn(position: Position, seat: int, language: str, width: int, spots: Spots = NOWHERE) -> tuple[str, set[str]]:
    """The lines of a board, and the places one can click."""
    texts = HeistTexts(GAME.setup(), language)
    console = Console(width=200, legacy_windows=False)
    board = draw(GAME.view(GAME.sight(position, seat)), texts, spots, width)
    segments = list(console.render(board, console.options))
    clicks = {str(segment.style.meta.get("@click")) for segment in segments if segment.style and segment.style.meta}
    lines = "".join(segment.text for segment in segments).splitlines()
    text = "\n".join(line.rstrip() for line in lines)
    assert max(cell_len(line) for line in text.splitlines()) <= width, text
    return text, {click.removeprefix("screen.point('").removesuffix("')") for click in clicks}


def questions(seed: int, every: int) -> Iterator[Position]:
    """Moments of random games played every way, and how they ended."""
    sampler = Sampler(seed)
    for way in EVERY_WAY[::3]:
        position = way.start()
        while position.asked != NOBODY:
            if position.asked >= 0 and not sampler.below(every):
                yield position
            position.answer(sampler.pick(position.options))
        yield position


@in_both
def test_it_fits_its_width_for_everybody(language: str):
    for position in questions(3, 6):
        for seat in (-3, 0, 1):
            narrow, _ = drawn(position, seat, language, 78)
            wide, _ = drawn(position, seat, language, 120)
            assert len(narrow.splitlines()) <= 17
            assert len(wide.splitlines()) <= 34


def test_a_usual_table_leaves_room_for_the_question():
    position = mouse_in(7, holding=[SMOKE_BOMB]).quiet_check().table._position
    for language in SPOKEN:
        assert len(drawn(position, 1, language, 78)[0].splitlines()) <= 14


@pytest.mark.parametrize("width", [78, 120])
def test_whatever_may_be_answered_can_be_clicked(width: int):
    for position in questions(5, 3):
        if position.asked >= 0:
            spots = spots_of(position)
            _, clicks = drawn(position, position.asked, "en", width, spots)
            assert set(spots.allowed) <= clicks
            assert clicks <= {*spots.allowed, *spots.refused}


@pytest.mark.slow
@pytest.mark.contract
def test_equal_views_are_drawn_alike():
    """Nothing but the view is drawn: a world the seat cannot tell from the real one looks the same."""
    imagined = Sampler(9)
    for position in questions(4, 6):
        slot = position.clone()
        for seat in (0, 1):
            GAME.sight(position, seat).sample_into(slot, imagined)
            assert drawn(position, seat, "en", 78) == drawn(slot, seat, "en", 78)


def test_the_inspector_does_not_see_where_she_is():
    position = mouse_in(7).quiet_check().table._position
    assert "◆" in drawn(position, 1, "en", 78)[0]
    assert "◆" not in drawn(position, 0, "en", 78)[0]
    assert drawn(position, 0, "en", 78)[0].count("?") > 5


def test_signs_have_words():
    """Every sign that stands in a room is explained below."""
    text, _ = drawn(mouse_in(7).quiet_check().table._position, 1, "de", 78)
    assert re.search(r"└─ ◆ die Maus .*» genannt", text)


def test_rooms_say_when_they_were_named():  # CM-3.1
    game = mouse_in(7)
    for name in ("room 12", "room 7"):
        game.inspector_draws().says("check for clues").says(name)
        game.says("loot the room").says(sorted(game.options)[0]).stays_if_asked()
    game.inspector_draws().says("check for clues").says("room 12")
    for seat in (0, 1, -3):
        for width in (78, 120):
            text, _ = drawn(game.table._position, seat, "en", width)
            assert text.count("»1 »3") == 1
            assert text.count("»2") == 1


def test_the_loot_deck_lies_open_to_the_inspector_who_searches_it():
    position = heist().table._position
    assert "Smoke Bomb" in drawn(position, 0, "en", 78)[0]
    assert "Smoke Bomb" not in drawn(position, 1, "en", 78)[0]

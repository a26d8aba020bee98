"""The table of The Red Claw, drawn from what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import catspaw
from catspaw.core.bits import one
from catspaw.core.position import NOBODY, ONLOOKER, Position
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.games.red_claw.cards.editions import edition_text, read_box
from catspaw.games.red_claw.edge.texts import HuntTexts
from catspaw.terminal.tui.boards import drawn as board_of
from catspaw.terminal.tui.boards.spots import Spots
from contract.combinations import ONCE
from red_claw.hunt import Hunt, arranged

GAME = next(game for game in catspaw.games() if game.id == "red-claw")
EVERY_WAY = [combination for combination in ONCE if combination.game is GAME]
NOWHERE = Spots({}, {})
SPOKEN = ("en", "de")
in_both = pytest.mark.parametrize("language", SPOKEN)
of_each_width = pytest.mark.parametrize("width", [78, 100, 120])


def spots_of(position: Position) -> Spots:
    """What the asked seat may point at here."""
    sight = GAME.sight_of_asked(position)
    places = {number: GAME.points_at(sight, number) for number in GAME.named(sight)}
    allowed = {place: number for number, place in places.items() if place and position.options & one(number)}
    refused = {place: number for number, place in places.items() if place and not position.options & one(number)}
    return Spots(allowed, refused)


def drawn(
    position: Position,
    setup: TableSetup,
    seat: int,
    language: str,
    width: int,
    spots: Spots = NOWHERE,
    *,
    shows_seen: bool = False,
) -> tuple[list[str], set[str]]:
    """The lines of a board, and the places one can click."""
    console = Console(width=400, legacy_windows=False)
    view = GAME.view(GAME.sight(position, seat))
    board = board_of(GAME.id, view, HuntTexts(setup, language), spots, width, shows_seen=shows_seen)
    segments = list(console.render(board, console.options))
    clicks = {str(segment.style.meta.get("@click")) for segment in segments if segment.style and segment.style.meta}
    lines = [line.rstrip() for line in "".join(segment.text for segment in segments).splitlines()]
    assert max(cell_len(line) for line in lines) <= width, lines
    return lines, {click.removeprefix("screen.point('").removesuffix("')") for click in clicks}


def seen_by_white(game: Hunt, language: str = "en", width: int = 78, *, shows_seen: bool = False) -> str:
    table = game.table
    return "\n".join(drawn(table._position, table.setup, 0, language, width, shows_seen=shows_seen)[0])


def questions(seed: int, every: int) -> Iterator[tuple[Position, TableSetup]]:
    """Moments of random games played some ways, and how they ended."""
    sampler = Sampler(seed)
    for way in EVERY_WAY[::4]:
        position = way.start()
        while position.asked != NOBODY:
            if position.asked >= 0 and not sampler.below(every):
                yield position, way.setup
            position.answer(sampler.pick(position.options))
        yield position, way.setup


@pytest.mark.slow
@pytest.mark.contract
@in_both
def test_it_fits_its_width_for_everybody(language: str):
    for position, setup in questions(3, 50):
        for seat in (-3, *range(len(setup.seats))):
            for width, most in ((78, 8 + 3 * len(setup.seats)), (120, 34)):
                lines, _ = drawn(position, setup, seat, language, width)
                assert len(lines) <= most, lines


@in_both
def test_a_usual_table_leaves_room_for_the_question(language: str):
    hand = ["red 1", "red 2", "yellow 3", "blue 12"]
    two = arranged(2, hands={"white": hand, "black": ["green 4", "green 5", "red 13"]})
    assert len(seen_by_white(two, language).splitlines()) <= 14
    four = arranged(4, hands={"white": hand, "grey": ["green 4", "green 5"]})
    assert len(seen_by_white(four, language).splitlines()) <= 17


@pytest.mark.slow
@pytest.mark.contract
@of_each_width
def test_whatever_may_be_answered_can_be_clicked(width: int):
    for position, setup in questions(5, 20):
        if position.asked >= 0:
            spots = spots_of(position)
            _, clicks = drawn(position, setup, position.asked, "de", width, spots)
            assert set(spots.allowed) <= clicks
            assert clicks <= {*spots.allowed, *spots.refused}


@pytest.mark.slow
@pytest.mark.contract
def test_equal_views_are_drawn_alike():
    """Nothing but the view is drawn: a world the seat cannot tell from the real one looks the same."""
    imagined = Sampler(9)
    for position, setup in questions(4, 50):
        slot = position.clone()
        for seat in range(len(setup.seats)):
            GAME.sight(position, seat).sample_into(slot, imagined)
            assert drawn(position, setup, seat, "en", 78) == drawn(slot, setup, seat, "en", 78)


def test_the_card_that_is_taken_next_stands_in_brackets():
    text = seen_by_white(arranged(rows={"red": [3, 12, 5]}, hands={"white": ["blue 1"]}))
    assert "♥ red     3  12 [ 5]→♠♠" in text


def test_own_cards_show_their_symbols():
    text = seen_by_white(arranged(hands={"white": ["green 9", "blue 13", "red 0"]}))
    assert "♥0→??" in text and "♣9→♥★" in text and "♠13→ΨΨ" in text


def test_markers_stand_on_the_capture_row():
    text = seen_by_white(arranged(hands={"white": ["green 9"]}, levels={"white": 3, "black": 6}))
    assert "3▸○" in text and "6•●" in text


@in_both
def test_every_ability_is_told_where_there_is_room(language: str):  # RC-8.1, RC-8.2
    game = arranged(hands={"white": ["green 9"]})
    text = " ".join(seen_by_white(game, language, 400).split())
    texts = HuntTexts(game.table.setup, language)
    for number in range(1, 10):
        assert texts.does(number) in text


HIDDEN = {"white": ["green 9", "red 2"], "black": ["blue 13", "red 0", "yellow 4"]}


@pytest.mark.parametrize(("language", "told"), [("en", "▒▒▒ 3 cards, face down"), ("de", "▒▒▒ 3 Karten, verdeckt")])
@of_each_width
def test_a_hidden_hand_lies_face_down_and_only_its_number_is_told(
    width: int, language: str, told: str
):  # RC-R.L, RC-8.3
    game = arranged(hands=HIDDEN, levels={"black": 6})
    text = seen_by_white(game, language, width)
    assert told in text
    assert not any(card in text for card in ("♠13", "♥0→", "★4→"))
    assert "♣9→" in text and "♥2→" in text


def test_what_was_seen_is_drawn_faintly_for_those_who_want_it():  # RC-R.L
    game = arranged(hands=HIDDEN, levels={"black": 6})
    text = seen_by_white(game, shows_seen=True)
    assert all(card in text for card in ("♠13→ΨΨ", "♥0→??", "★4→"))
    assert "face down" not in text
    table, texts = game.table, HuntTexts(game.table.setup, "en")
    board = board_of(GAME.id, table.view("white"), texts, NOWHERE, 78, shows_seen=True)
    console = Console(width=400, legacy_windows=False)
    faint = {segment.text for segment in console.render(board) if segment.style and segment.style.dim}
    assert {"♠13", "♥0", "★4"} <= faint
    assert not faint & {"♣9", "♥2"}


def test_ones_own_hidden_hand_lies_open_to_oneself_and_to_nobody_else():  # RC-R.L
    game = arranged(hands=HIDDEN, levels={"white": 6})
    assert "♣9→" in seen_by_white(game)
    position, setup = game.table._position, game.table.setup
    for seat in (1, ONLOOKER):
        text = "\n".join(drawn(position, setup, seat, "en", 78)[0])
        assert "▒▒ 2 cards, face down" in text
        assert "♣9→" not in text
        assert "♠13→ΨΨ" in text


def test_what_was_lost_track_of_is_told_with_what_it_may_be():  # RC-R.L
    hands = {"black": ["blue 13", "red 0"], "grey": ["yellow 4", "yellow 5"], "white": ["green 9"]}
    game = arranged(3, hands=hands, levels={"black": 6, "grey": 6}, first="black")
    game.says("exchange-with-opponent", "a card of grey", "red 0")
    assert "▒▒ 2 cards, face down" in seen_by_white(game)
    assert "2 of" in seen_by_white(game, shows_seen=True)


def test_a_level_that_gives_nothing_is_drawn_with_its_colour(tmp_path: Path):  # RC-1.4
    text = edition_text("mouse-agents").replace('"purple swap-last-two"', '"green none"')
    path = tmp_path / "own.toml"
    path.write_text(text.replace('"green escape-ties"', '"none"'), "utf-8")
    game = arranged(hands={"white": ["green 9"]}, edition=read_box(str(path)))
    small, wide = seen_by_white(game), seen_by_white(game, width=120)
    assert "3•" in small and "4 " in small and "3▸" not in small
    assert " 3 • –" in wide and " 4   –" in wide

"""States are put together of bytes that were encoded before: the same as if the protocol's own were encoded."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import convert, json
from msgspec.structs import replace

from catspaw.games import game_by_id
from catspaw.games.fluent_texts import capital
from catspaw.server import protocol as p
from catspaw.server.http.table_setup import new_table
from catspaw.server.live.audience import Audience, rest_of_state
from catspaw.server.live.visitor import setup_of, table_info
from catspaw.server.store import TableRow
from catspaw.table import Choice, Player, Sitting, choices, opening
from catspaw.table.entries import Resigned

NONCE = "ab" * 16


def set_up(game: str, secret: bytes = bytes(32)) -> tuple[TableRow, Sitting]:
    new = new_table(p.NewTable(game, (p.SeatRequest("me"), p.SeatRequest("me")), NONCE), "anna")
    kept = {"id": new.id, "game": new.game, "host": new.host, "public": new.public, "spectators": new.spectators}
    nothing: dict[str, object] = {"decks": {}, "reserved": {}, "passes": {}, "over": False}
    unknown = dict.fromkeys(("asked", "due", "rematch"))
    numbers = dict.fromkeys(("number", "created", "changed", "said", "version"), 0) | {"entries": 1}
    played = {"seats": new.seats, "nonces": new.nonces, "settings": new.settings}
    row = convert(kept | nothing | unknown | numbers | played, TableRow)
    setup = setup_of(row)
    return row, Sitting(opening(game_by_id(game), setup, [Player("Anna") for _ in setup.seats], secret=secret))


def option(choice: Choice) -> p.Option:
    return p.Option(capital(choice.text), choice.rule, choice.place, choice.peril, choice.preview)


def expected(row: TableRow, sitting: Sitting, seat: str | None, language: str, number: int | None) -> bytes:
    """As the protocol says, encoded as a whole."""
    table, asked = sitting.table, sitting.asked
    assert asked
    texts = sitting.game.texts(sitting.setup, language)
    question = p.Question(asked, sitting.game.prompts[table.prompt], texts.pending(table.sight(seat)))
    if seat == asked:
        found = choices(table, language)
        question = replace(
            question,
            number=number,
            options=tuple(option(choice) for choice in found if choice.allowed),
            refused=tuple(option(choice) for choice in found if not choice.allowed),
            window=table.prompt in sitting.game.windows,
        )
    info = table_info(row, sitting, "anna", language, frozenset())
    return json.encode(p.State(info, seat, table.view(seat), question, None))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["cat-and-mouse", "red-claw", "claw-and-order"])
def test_every_audience_is_sent_what_the_protocol_says(game: str, language: str) -> None:
    row, sitting = set_up(game)
    audiences = {seat: Audience(seat, language) for seat in (*sitting.setup.seats, None)}
    for number in range(12):
        for seat, audience in audiences.items():
            table = audience.table(row, sitting, "anna", frozenset())
            state = audience.state(table, sitting, number if seat else None, rest_of_state())
            assert state == expected(row, sitting, seat, language, number)
        asked = sitting.asked
        assert asked
        sitting.apply(sitting.propose_option(0, seat=asked))


@pytest.mark.parametrize("game", ["cat-and-mouse", "red-claw"])
def test_answers_that_are_kept_are_those_of_every_other_game(game: str) -> None:
    """They were put into words at another table, so nothing of that table may be in them."""
    chance = Random(17)
    for _ in range(6):
        row, sitting = set_up(game, chance.randbytes(32))
        for number in range(60):
            asked = sitting.asked
            if asked is None:
                break
            audience = Audience(asked, "en")
            state = audience.state(audience.table(row, sitting, "anna", frozenset()), sitting, number, rest_of_state())
            assert state == expected(row, sitting, asked, "en", number)
            question = sitting.table.question
            assert question
            sitting.apply(sitting.propose_option(chance.randrange(len(question.options)), seat=asked))


def test_what_is_rarely_so_comes_at_the_end_of_a_state() -> None:
    row, sitting = set_up("cat-and-mouse")
    audience = Audience("mouse", "en")
    rest = rest_of_state("inspector", (p.SeatClock("mouse", 5),), ("search",), "t2")
    state = json.decode(audience.state(audience.table(row, sitting, "anna", frozenset()), sitting, 1, rest))
    assert state["undo_requested_by"] == "inspector"
    assert [clock["bank"] for clock in state["clocks"]] == [5]
    assert (state["passing"], state["rematch"]) == (["search"], "t2")


def test_once_it_is_over_nothing_is_asked_and_the_ending_is_told() -> None:
    row, sitting = set_up("cat-and-mouse")
    audience = Audience("mouse", "en")
    sitting.apply(sitting.propose(Resigned("mouse")))
    state = json.decode(audience.state(audience.table(row, sitting, "anna", frozenset()), sitting, 1, rest_of_state()))
    assert state["question"] is None
    assert (state["ending"]["ending"], state["ending"]["losers"]) == ("resigned", ["mouse"])

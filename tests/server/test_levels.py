"""Named opponents at online tables."""

from __future__ import annotations

import pytest

from catspaw.bots import levels_of
from catspaw.core.errors import Unknown
from catspaw.core.texts import LANGUAGES
from catspaw.games import GAMES, game_by_id
from catspaw.server import protocol as p
from catspaw.server.http.catalogue import setup_schemas
from catspaw.server.http.table_setup import new_table

HUNT = game_by_id("red-claw")


def bots_at(*seats: p.SeatRequest) -> dict[str, str]:
    """Which bots sit at a table of The Red Claw that Anna opens."""
    body = p.NewTable("red-claw", (p.SeatRequest("me"), *seats))
    found: dict[str, str] = new_table(body, "anna").settings["bots"]
    return found


def test_where_nobody_has_chosen_the_second_level_sits():
    assert bots_at(p.SeatRequest("bot")) == {"black": "nibble"}


def test_a_level_is_chosen_by_its_id_and_others_are_refused():
    assert bots_at(p.SeatRequest("bot", "colonel"), p.SeatRequest("bot", "random")) == {
        "black": "colonel",
        "grey": "random",
    }
    with pytest.raises(Unknown, match="marshal"):
        bots_at(p.SeatRequest("bot", "marshal"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_every_level_and_who_comes_next(language: str):
    for game, schema in zip(GAMES, setup_schemas(language), strict=False):
        told = schema.levels
        assert [level.id for level in told] == [level.id for level in levels_of(game)]
        assert [level.next for level in told] == [*(level.id for level in told[1:]), None][: len(told)]
        assert {level.id for level in told} <= set(schema.bots)
        assert all(level.name and level.style for level in told)

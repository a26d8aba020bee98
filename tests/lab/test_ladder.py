"""How strong levels are, measured."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from kuhn_poker import KuhnPoker

from catspaw.bots import levels_of
from catspaw.core.errors import Malformed
from catspaw.games import game_by_id
from catspaw.lab import ladder
from catspaw.lab.ladder import Ladder, Rung, climb, elo_gain, fair_setups
from catspaw.lab.ladder_picture import drawn

HUNT, MATCH = game_by_id("red-claw"), game_by_id("claw-and-order")


def rung(level: str, below: str, low: float) -> Rung:
    return Rung(level, below, 100, 64.0, (0.64, low, 0.72), (elo_gain(0.64), elo_gain(low), elo_gain(0.72)))


LADDER = Ladder("red-claw", 1, "crumb", (rung("nibble", "crumb", 0.56), rung("snoop", "nibble", 0.54)))


def test_an_even_score_is_no_gain_and_ten_to_one_is_four_hundred_points():
    assert elo_gain(0.5) == 0
    assert round(elo_gain(10 / 11)) == 400
    assert elo_gain(1.0) < 1200


def test_a_level_is_one_if_it_surely_wins_more_than_55_percent():
    assert [one.holds for one in LADDER.rungs] == [True, False]


def test_elo_numbers_add_up_and_so_do_their_doubts():
    lowest, second, third = LADDER.elo()
    assert lowest == ("crumb", 0.0, 0.0)
    assert third[1] == 2 * second[1]
    assert third[2] > second[2] > 0


def test_the_picture_names_every_level():
    root = ET.fromstring(drawn(HUNT, LADDER))  # noqa: S314 – we have just drawn it
    said = [text.text for text in root.iter() if text.tag.endswith("text")]
    assert {"Crumb", "Nibble", "Snoop"} < set(said)


def test_tables_favour_neither():
    assert [len(setup.seats) for setup in fair_setups(HUNT)] == [2]
    decks = [tuple(deck.label for deck in setup.decks) for setup in fair_setups(MATCH)]
    assert len(decks) == 3 and all(one == two for one, two in decks)


def test_a_game_without_levels_has_no_ladder():
    with pytest.raises(Malformed, match="kuhn-poker has no levels"):
        climb(KuhnPoker(), 2, 1)


@pytest.mark.slow
@pytest.mark.contract
def test_a_ladder_has_a_rung_for_each_level_above_the_lowest(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ladder, "levels_of", lambda game: levels_of(game)[:3])  # the others think for long
    done: list[int] = []
    found = climb(HUNT, 2, 1, done.append, workers=2)
    assert [one.level for one in found.rungs] == ["nibble", "snoop"]
    assert done[-1] == 4
    assert all(one.games == 2 for one in found.rungs)

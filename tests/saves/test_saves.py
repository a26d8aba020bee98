"""Old records keep loading."""

from pathlib import Path

import pytest

import catspaw
from catspaw.core.record import read_record

LINES = [
    line
    for file in sorted(Path(__file__).parent.glob("*.records"))
    for line in file.read_text().splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize("line", LINES)
def test_a_saved_game_plays_as_it_did(line: str):
    table = catspaw.replay(line)
    assert table.record() == line
    assert list(read_record(line).end) == table._position.words()
    assert table.outcome is not None


def test_there_are_saves_of_every_game_and_variant():
    saved = {(read_record(line).game, variant) for line in LINES for variant in read_record(line).variants}
    assert {(game.id, variant.id) for game in catspaw.games() for variant in game.variants} <= saved
    assert {game.id for game in catspaw.games()} == {read_record(line).game for line in LINES}

"""Old records keep loading, or are refused by name where the rules have changed."""

from pathlib import Path

import pytest

import catspaw
from catspaw.core.record import read_record
from catspaw.games import game_by_id
from catspaw.table.replaying import snapshot

HERE = Path(__file__).parent
REFUSED = HERE / "refused"
"""Records of rules that have changed since."""


def lines_of(folder: Path) -> list[str]:
    texts = [file.read_text() for file in sorted(folder.glob("*.records"))]
    return [line for text in texts for line in text.splitlines() if line and not line.startswith("#")]


LINES = lines_of(HERE)


@pytest.mark.parametrize("line", LINES)
def test_a_saved_game_plays_as_it_did(line: str):
    """The same answers to the same end, though a record from before a word was added ends without it."""
    record, table = read_record(line), catspaw.replay(line)
    state = table._position.state()
    assert len(state) - len(record.end) in (0, table._position.ADDED)
    assert state[: len(record.end)] == list(record.end)
    assert table.record() == str(record._replace(end=tuple(state)))
    assert table.outcome is not None


def test_an_older_end_is_compared_as_far_as_it_goes():
    line = (Path(__file__).parent / "cat-and-mouse.records").read_text().splitlines()[1]
    record, state = read_record(line), catspaw.replay(line)._position.state()
    assert list(record.end) == state[:-1]
    for end in (record.end[:-1], (*record.end[:-1], 1), (*record.end, 1), (*state, 0)):
        with pytest.raises(catspaw.Malformed, match="another position"):
            catspaw.replay(str(record._replace(end=tuple(end))))


def test_there_are_saves_of_every_game_and_variant():
    saved = {(read_record(line).game, variant) for line in LINES for variant in read_record(line).variants}
    assert {(game.id, variant.id) for game in catspaw.games() for variant in game.variants} <= saved
    assert {game.id for game in catspaw.games()} == {read_record(line).game for line in LINES}


@pytest.mark.parametrize("line", lines_of(REFUSED), ids=lambda line: line[:90])
def test_a_game_of_older_rules_is_refused_by_name(line: str):
    record = read_record(line)
    game = game_by_id(record.game)
    assert record.rules < game.version
    told = f"this record was played under rules {record.rules} of {game.id}, and these are rules {game.version}"
    with pytest.raises(catspaw.CannotReplay, match=told):
        catspaw.replay(line)


def test_the_end_of_an_older_game_can_be_seen_while_its_words_can_be_read():
    record = next(record for record in map(read_record, lines_of(REFUSED)) if record.game == "red-claw")
    game, setup, position = snapshot(record)
    assert position.state() == list(record.end)
    assert game.outcome(position, setup) is not None


def test_there_are_records_of_rules_that_were_changed():
    changed = {game.id for game in catspaw.games() if game.version > 1}
    assert {record.game for record in map(read_record, lines_of(REFUSED))} == changed

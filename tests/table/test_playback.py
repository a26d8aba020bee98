"""The positions that answers lead through."""

from __future__ import annotations

import pytest

import catspaw
from catspaw.core.errors import Malformed
from catspaw.core.journal import Journal
from catspaw.core.position import CHANCE, NOBODY
from catspaw.table import Table, positions
from catspaw.table.playback import stops


def played(game_id: str = "cat-and-mouse") -> Table:
    """A whole game, in which everybody takes the last option."""
    table = catspaw.new(game_id, seed=7)
    while table.question:
        table.answer(table.question.options[-1].number)
    return table


@pytest.mark.parametrize("game", catspaw.games(), ids=lambda game: game.id)
def test_every_position_is_played_once_from_the_opening_to_the_end(game: catspaw.Game):
    table, journal = played(game.id), Journal()
    found = [position.state() for position in positions(game, table.setup, table.answers, journal)]
    assert len(found) == len(table.answers) + 1
    assert found[0] == game.start(table.setup).state()
    assert table.is_recorded_as(found[-1])
    assert journal.events == table.all_events()


def test_stops_are_where_a_seat_is_asked_and_the_last_position():
    table = played()
    found = [(after, position.asked) for after, position in stops(table.game, table.setup, table.answers)]
    assert found[-1] == (len(table.answers), NOBODY)
    everything = [position.asked for position in positions(table.game, table.setup, table.answers)]
    assert found == [(after, asked) for after, asked in enumerate(everything) if asked != CHANCE]
    before_a_draw = table.answers[:2]
    assert [after for after, _ in stops(table.game, table.setup, before_a_draw)] == [0, 1, 2]


def test_an_answer_that_is_not_allowed_is_named():
    table = played()
    with pytest.raises(Malformed, match="answer 1 of 2: 'pickpocket' is not allowed by CM-1"):
        list(positions(table.game, table.setup, [11, 0]))
    with pytest.raises(Malformed, match="answer 1 of 1: 62 answers nothing here"):
        list(positions(table.game, table.setup, [62]))
    answers = table.answers
    with pytest.raises(Malformed, match=f"the game is over after {len(answers)} of {len(answers) + 1} answers"):
        list(positions(table.game, table.setup, [*answers, 0]))


def test_a_step_changes_nothing_until_it_is_taken_and_serves_once():
    table = catspaw.new("cat-and-mouse", seed=7)
    before, step = table.record(), table.step(4)
    assert (step.asked, table.record()) == ("mouse", before)
    table.take(step)
    assert table.answers == (4,)
    with pytest.raises(catspaw.Stale):
        table.take(step)
    back = table.step_back(0)
    assert (back.asked, table.answers) == ("inspector", (4,))
    table.take(back)
    assert (table.record(), table.times_undone) == (before, 1)

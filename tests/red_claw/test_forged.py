"""A record of older rules is shown from its words; whatever somebody wrote there is shown or refused."""

from __future__ import annotations

import pytest

import catspaw
from catspaw.core.position import Position
from catspaw.core.record import read_record
from catspaw.core.sampler import Sampler
from catspaw.games.red_claw.edge.view import HuntView
from catspaw.games.red_claw.state.questions import Prompt
from catspaw.table import snapshot

FORGED = (-1, 1, 4, 9, 50, 62, 63, 64, 255, 1 << 24, 1 << 60)


def reached(prompt: int) -> str:
    """A record that stops at a question in mid-game, said to be of other rules."""
    for seed in range(100):
        table, sampler = catspaw.new("red-claw", players=3, seed=seed), Sampler(seed)
        while table.question:
            if table._position.prompt == prompt and len(table.answers) > 120:
                return table.record().replace("rules=1", "rules=9")
            table.answer(int(sampler.pick(table._position.options)))
    raise AssertionError("no such question")


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("line", [reached(Prompt.PLAY), reached(Prompt.PASS_ON)], ids=["play", "pass-on"])
def test_whatever_is_written_into_a_position_is_shown_or_refused(line: str):
    record = read_record(line)
    shown = 0
    for word in range(len(record.end)):
        for forged in FORGED:
            end = (*record.end[:word], forged, *record.end[word + 1 :])
            try:
                game, setup, position = snapshot(record._replace(end=end))
            except catspaw.Malformed:
                continue
            shown += 1
            for seat in (*setup.seats, None):
                game.view(game.sight(position, setup.seat_number(seat)))
    assert shown < len(record.end) * len(FORGED) // 3


def test_an_unchanged_position_is_shown():
    record = read_record(reached(Prompt.PLAY))
    game, setup, position = snapshot(record)
    assert isinstance(position, Position)
    assert position.conserved()
    view = game.view(game.sight(position, setup.seat_number("white")))
    assert isinstance(view, HuntView)
    assert view.turn > 0

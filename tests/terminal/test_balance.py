"""`catspaw balance`: the decks of a set against each other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terminal.test_command import catspaw

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # commands take their time, and are tried as installed

WORDS = ("balance", "claw-and-order", "--edition", "starter", "--bot", "random")


def test_a_balance_is_told_drawn_kept_and_gone_on_from(tmp_path: Path):
    kept, picture = tmp_path / "decks.json", tmp_path / "decks.svg"
    told = catspaw(*WORDS, "--workers", "1", "--battles", "4", "--progress", str(kept), "--picture", str(picture))
    assert "motor-column" in told.stdout and "over by turn 2" in told.stdout
    assert picture.read_text("utf-8").startswith("<svg")
    assert told.returncode == ("out of bounds" in told.stdout)
    again = catspaw(*WORDS, "--workers", "1", "--battles", "4", "--progress", str(kept), "--json")
    assert [pair["matches"] for pair in json.loads(again.stdout)["pairs"]] == [2, 2, 2]


@pytest.mark.parametrize("words", [("--battles", "0"), ("--workers", "0")])
def test_less_than_one_of_anything_is_refused(words: tuple[str, ...]):
    refused = catspaw(*WORDS, *words)
    assert refused.returncode == 2
    assert "at least" in refused.stderr

"""Player counts and editions on the command line, with a game that has several of both."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from forked import run

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # commands take their time, and are tried as installed

TESTS = Path(__file__).parents[1]


def catspaw(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run(*arguments, NO_COLOR="1", CATSPAW_GAMES="contract.straws:Straws")


@pytest.fixture
def own_box(tmp_path: Path) -> str:
    path = tmp_path / "shed.toml"
    path.write_text('straws = ["nail", "screw", "bolt"]')
    return str(path)


def test_games_lists_player_counts_and_editions():
    lines = catspaw("games").stdout.splitlines()
    at = lines.index("straws  Drawing straws: ann, ben, cleo")
    assert lines[at + 1 : at + 3] == [
        "  --players 3 | 2  default 3",
        "  --edition field | barn | FILE  default field",
    ]


SMOOTH_FIRST = ("smooth", "knotted", "knotted")


@pytest.mark.parametrize(
    ("arguments", "edition", "bots", "decks"),
    [
        ([], "field", ["random"] * 3, SMOOTH_FIRST),
        (["--players", "2"], "field", ["random"] * 2, SMOOTH_FIRST[:2]),
        (["--bots", "random,own_bot:First"], "field", ["random", "own_bot:First"], SMOOTH_FIRST[:2]),
        (["--bots", "own_bot:First", "--edition", "barn"], "barn", ["own_bot:First"] * 3, ["knotted"] * 3),
        (["--bots", "random,random", "--players", "2"], "field", ["random"] * 2, SMOOTH_FIRST[:2]),
    ],
)
def test_bots_are_one_for_all_or_one_for_each(
    arguments: list[str], edition: str, bots: list[str], decks: list[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(Path(__file__).parent)
    done = catspaw("watch", "straws", "--seed", "7", *arguments)
    assert done.stderr == ""
    seated = [f"{seat} {bot} ({deck})" for seat, bot, deck in zip(("ann", "ben", "cleo"), bots, decks, strict=False)]
    assert done.stdout.splitlines()[0] == f"Drawing straws ({edition})  seed 7: {', '.join(seated)}"


@pytest.mark.parametrize("command", ["watch", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "4"], "straws is for 2 or 3 players, not 4"),
        (["--bots", "random,random,random,random"], "4 players, but straws is for 2 or 3"),
        (["--bots", "random,random", "--players", "3"], "2 players for 3 seats (ann, ben, cleo)"),
        (["--edition", "attic.toml"], "attic.toml: No such file or directory"),
        (["--bots", "clever"], "unknown bot 'clever'; known: random, heuristic, module:Class"),
        (["--ruling", "x"], "--ruling x: expected name=reading"),
    ],
)
def test_what_does_not_fit_is_said_in_one_line(command: str, arguments: list[str], complaint: str):
    done = catspaw(command, "straws", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("catspaw: ") and done.stderr.count("\n") == 1
    assert complaint in done.stderr


def test_simulate_reports_the_seats_that_play_and_the_edition():
    text = catspaw("simulate", "straws", "--games", "20", "--players", "2", "--edition", "barn").stdout
    assert "barn" in text.splitlines()[1]
    assert "ben" in text and "cleo" not in text
    arguments = ["--games", "20", "--bots", "random,random", "--json"]
    values = json.loads(catspaw("simulate", "straws", *arguments).stdout)
    assert (values["edition"], list(values["wins"])) == ("field", ["ann", "ben"])


def test_a_game_with_ones_own_edition_is_told_again_with_its_file(own_box: str):
    told = catspaw("watch", "straws", "--seed", "7", "--edition", own_box).stdout.splitlines()
    again = catspaw("replay", told[-1], "--edition", own_box)
    assert again.stdout.splitlines() == told[1:-2]
    assert any("draws a screw" in line for line in told)
    for line in (told[-1], told[-1].replace("rules=1", "rules=0")):
        without = catspaw("replay", line)
        assert (without.returncode, without.stdout) == (2, "")
        assert "which has to be given with --edition FILE" in without.stderr
        assert without.stderr.count("\n") == 1
    wrong = catspaw("replay", told[-1], "--edition", "barn")
    assert "was played with the edition shed@" in wrong.stderr and "the one given is barn" in wrong.stderr


def test_a_record_of_older_rules_shows_its_last_position_with_its_edition(own_box: str):
    line = catspaw("watch", "straws", "--seed", "7", "--edition", own_box).stdout.splitlines()[-1]
    shown = catspaw("replay", line.replace("rules=1", "rules=0"), "--edition", own_box)
    assert shown.returncode == 2
    assert json.loads(shown.stdout)["drawn"] == 3
    assert "played under rules 0 of straws" in shown.stderr

"""The command line, run as a person would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from catspaw import __version__
from forked import run

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # commands take their time, and are tried as installed

ROOT = Path(__file__).parents[2]
EXAMPLES = Path(__file__).parent


def catspaw(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return run(*arguments, folder=EXAMPLES, stdin=stdin, COLUMNS="100", NO_COLOR="1")


def record(seed: int = 7) -> str:
    return catspaw("watch", "--seed", str(seed)).stdout.splitlines()[-1]


def test_the_version_says_how_the_rules_run():
    assert catspaw("--version").stdout.strip() in (
        f"catspaw {__version__} (interpreted rules)",
        f"catspaw {__version__} (compiled rules)",
    )


def test_games_lists_seats_variants_and_rulings():
    text = catspaw("games").stdout
    assert "cat-and-mouse  Cat & The Mouse: inspector, mouse" in text
    assert "--variant deep-pockets  CM-7.2" in text
    assert "--ruling smoke_bomb=any-time | before-result | own-turn  CM-R.O, default any-time" in text


def test_rules_have_one_line_each():
    lines = catspaw("rules", "cat-and-mouse").stdout.splitlines()
    assert len(lines) == 51
    assert " ".join(lines[1].split()) == "CM-1.1 One of you plays the Inspector, the other the Mouse."
    assert lines[-1].split()[0] == "CM-R.X"


def test_watch_tells_a_game_and_ends_with_its_record():
    one, two = catspaw("watch", "--seed", "7"), catspaw("watch", "--seed", "7")
    assert one.returncode == 0
    assert one.stdout == two.stdout
    lines = one.stdout.splitlines()
    assert lines[0] == "Cat & The Mouse  seed 7: inspector random, mouse random"
    assert lines[-1].startswith("catspaw=1 game=cat-and-mouse rules=1 ")


def test_watching_from_a_seat_hides_what_it_may_not_know():
    text = catspaw("watch", "--seed", "7", "--seat", "mouse").stdout
    assert "The Inspector pockets a treasure." in text
    assert "The Inspector draws a map card." in text


def test_replay_tells_the_game_of_a_record(tmp_path: Path):
    told = catspaw("watch", "--seed", "7").stdout.splitlines()
    file = tmp_path / "game.txt"
    file.write_text(told[-1] + "\n")
    for source, stdin in ((str(file), ""), (told[-1], ""), ("-", told[-1])):
        again = catspaw("replay", source, stdin=stdin)
        assert again.stdout.splitlines() == told[1:-2]
        assert again.returncode == 0


def test_a_record_of_older_rules_shows_its_last_position_and_says_so():
    old = record().replace("rules=1", "rules=0")
    shown = catspaw("replay", old)
    assert shown.returncode == 2
    assert json.loads(shown.stdout)["turn"] >= 1
    assert "played under rules 0 of cat-and-mouse" in shown.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["replay", "nowhere.txt"], "nowhere.txt: No such file or directory"),
        (["replay", "-"], "standard input: empty, where a record was expected"),
        (["replay", "catspaw=1 nonsense"], "column 11: 'nonsense' is not one of"),
        (["rules", "chess"], "unknown game 'chess'; known: cat-and-mouse"),
        (["simulate", "cat-and-mouse", "--bots", "random,random,random"], "3 players, but cat-and-mouse is for 2"),
        (["simulate", "cat-and-mouse", "--players", "3"], "cat-and-mouse is for 2 players, not 3"),
        (["watch", "--edition", "standees"], "unknown edition of cat-and-mouse 'standees'; known: none"),
        (["simulate", "cat-and-mouse", "--bots", "random,clever"], "unknown bot 'clever'; known: random, heuristic"),
        (["simulate", "cat-and-mouse", "--bots", "random,nobody:Bot"], "No module named 'nobody'"),
        (["simulate", "cat-and-mouse", "--bots", ":x,random"], "bot :x: importing nothing raised ValueError"),
        (["simulate", "cat-and-mouse", "--bots", ".x:Bot,random"], "importing .x raised TypeError"),
        (
            ["simulate", "cat-and-mouse", "--bots", "random,own_bot:Shy"],
            "made with (game, seat, seed), it raised TypeError",
        ),
        (
            ["simulate", "cat-and-mouse", "--ruling", "peek=free", "--ruling", "peek=free"],
            "peek was read as free already",
        ),
        (["simulate", "cat-and-mouse", "--bots", "random,json:Bot"], "json has no Bot"),
        (["simulate", "cat-and-mouse", "--bots", "random,json:loads"], "a class with a method choose(sight)"),
        (["simulate", "cat-and-mouse", "--games", "0"], "--games 0: at least one game"),
        (["simulate", "cat-and-mouse", "--games", "many"], "many"),
        (["simulate", "cat-and-mouse", "--from", "0"], "--from 0: the first game is game 1"),
        (["simulate", "cat-and-mouse", "--workers", "0"], "--workers 0: at least one process"),
        (
            ["simulate", "cat-and-mouse", "--records", "nowhere/x"],
            "nowhere/x.part cannot be written: No such file or directory",
        ),
        (["simulate", "cat-and-mouse", "--ruling", "own_room"], "expected name=reading, such as own_room=forbidden"),
        (["simulate", "cat-and-mouse", "--ruling", "own_room=no"], "unknown reading of own_room 'no'"),
        (["simulate", "cat-and-mouse", "--variant", "x"], "unknown variant of cat-and-mouse 'x'"),
        (["watch", "--seat", "cat"], "unknown seat 'cat'"),
        (["dance"], "dance"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(arguments: list[str], complaint: str):
    done = catspaw(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert complaint in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stderr.startswith("catspaw: ")


def test_simulate_reports_wins_endings_and_lengths():
    done = catspaw("simulate", "cat-and-mouse", "--games", "200", "--seed", "3", "--bots", "random,random")
    assert done.returncode == 0
    assert "cat-and-mouse: 200 games from seed 3" in done.stdout
    assert "wrong-trap  CM-4.3" in done.stdout
    assert "answers a game: mean" in done.stdout


def test_simulate_gives_values_for_machines():
    arguments = ["simulate", "cat-and-mouse", "--games", "60", "--variant", "deep-pockets", "--ruling",
                 "own_room=forbidden", "--json"]  # fmt: skip
    values = json.loads(catspaw(*arguments).stdout)
    assert values["games"] == 60
    assert values["variants"] == ["deep-pockets"]
    assert values["rulings"]["own_room"] == "forbidden"
    assert values["wins"]["inspector"]["games"] + values["wins"]["mouse"]["games"] + values["won_by_nobody"] == 60
    low, high = values["wins"]["mouse"]["interval"]
    assert low < values["wins"]["mouse"]["share"] < high
    assert sum(ending["games"] for ending in values["endings"].values()) == 60


def test_a_persons_own_bot_can_play():
    values = json.loads(
        catspaw("simulate", "cat-and-mouse", "--games", "20", "--bots", "random,own_bot:First", "--json").stdout
    )
    assert values["bots"]["mouse"] == "own_bot:First"


def test_a_bot_that_cheats_is_stopped():
    done = catspaw("simulate", "cat-and-mouse", "--games", "20", "--bots", "random,own_bot:Cheat")
    assert done.returncode == 2
    assert "Cheat on seat mouse answered 61 to 'start', which is not one of its options" in done.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("json_flag", [[], ["--json"]])
def test_a_bot_that_raises_is_named_with_its_game_and_no_traceback(workers: str, json_flag: list[str]):
    arguments = ["--games", "40", "--bots", "random,own_bot:Breaks", "--workers", workers, *json_flag]
    done = catspaw("simulate", "cat-and-mouse", *arguments)
    assert done.returncode == 2
    complaint, _, so_far = done.stderr.rstrip().partition("; its record so far: ")
    assert complaint.startswith(
        "catspaw: game 3: bot own_bot:Breaks on seat mouse raised KeyError('room 7') (own_bot.py, "
    )
    assert complaint.endswith("--from 3 --games 1 plays it alone")
    assert len(done.stderr.splitlines()) == 1
    assert catspaw("replay", so_far).returncode == 0
    if json_flag:
        fault = json.loads(done.stdout)["fault"]
        assert (fault["bot"], fault["seat"], fault["game"]) == ("own_bot:Breaks", "mouse", 3)
        assert fault["record"] == so_far
    else:
        assert done.stdout == ""


def test_a_game_of_a_run_is_recorded_repeated_and_told_again(tmp_path: Path):
    run, alone = str(tmp_path / "run"), str(tmp_path / "alone")
    arguments = ["simulate", "cat-and-mouse", "--bots", "heuristic,random", "--seed", "5"]
    assert catspaw(*arguments, "--games", "12", "--workers", "2", "--records", run).returncode == 0
    report = catspaw(*arguments, "--games", "1", "--from", "9", "--records", alone).stdout
    assert "1 games from seed 5, the first is game 9" in report
    lines = Path(run).read_text().splitlines()
    assert Path(alone).read_text() == lines[8] + "\n"
    assert catspaw("replay", "-", stdin=lines[8]).returncode == 0


def test_with_swap_the_report_has_a_row_for_each_bot_and_one_for_each_seat():
    done = catspaw("simulate", "cat-and-mouse", "--games", "40", "--bots", "heuristic,random", "--swap")
    rows = {words[0]: words for line in done.stdout.splitlines() if (words := line.split())}
    assert int(rows["heuristic"][1]) + int(rows["random"][1]) == 40
    assert int(rows["inspector"][1]) + int(rows["mouse"][1]) == 40
    assert rows["heuristic"][4] == "–"
    assert int(rows["heuristic"][1]) > int(rows["random"][1])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_said_in_one_line():
    code = "from catspaw.terminal.main import main; main()"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", code, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "catspaw: cannot write: No space left on device\n"


@pytest.mark.parametrize("command", ["simulate cat-and-mouse --games 2 --json", "rules", "watch"])
def test_a_reader_who_leaves_is_no_error(command: str):
    reading, writing = os.pipe()
    os.close(reading)
    code = "from catspaw.terminal.main import main; main()"
    with os.fdopen(writing, "w") as gone:
        done = subprocess.run(
            [sys.executable, "-c", code, *command.split()], stdout=gone, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_without_unicode_gets_question_marks():
    code = "from catspaw.terminal.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "simulate", "cat-and-mouse", "--games", "5"],
        capture_output=True, text=True, check=False, env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert done.returncode == 0
    assert "??" in done.stdout


@pytest.mark.parametrize("command", ["games", "rules", "simulate", "replay", "watch"])
def test_help_has_an_example(command: str):
    done = catspaw(command, "--help")
    assert done.returncode == 0
    assert "Example" in done.stdout


def test_coverage_outside_a_checkout_says_what_it_needs(tmp_path: Path):
    done = run("rules", "--coverage", folder=tmp_path)
    assert done.returncode == 2
    assert "run it inside a checkout" in done.stderr

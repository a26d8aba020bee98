"""Decks on the command line, with a small game that has them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terminal.test_set_up import catspaw

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # commands take their time, and are tried as installed

SEED = ("--seed", "7", "--players", "2")


@pytest.fixture
def own_deck(tmp_path: Path) -> str:
    path = tmp_path / "tangle.toml"
    path.write_text("knots = 7")
    return str(path)


def test_games_lists_the_decks_of_the_default_edition():
    lines = catspaw("games").stdout.splitlines()
    listed = [line for line in lines if "--deck" in line]
    assert listed == [
        "  --deck alley-swarm | motor-column | velvet-paws | FILE  default alley-swarm, motor-column",
        "  --deck smooth | knotted | FILE  default smooth, knotted, knotted",
    ]
    assert lines.index(listed[1]) > lines.index("  --edition field | barn | FILE  default field")


def test_a_deck_is_given_once_for_all_seats_or_once_for_each(own_deck: str):
    for decks, seated in (
        (["smooth"], ("smooth", "smooth")),
        (["knotted", "smooth"], ("knotted", "smooth")),
        ([own_deck, "smooth"], ("tangle@", "smooth")),
    ):
        texts = [word for deck in decks for word in ("--deck", deck)]
        done = catspaw("watch", "straws", *SEED, *texts)
        title, *_, record = done.stdout.splitlines()
        first, second = title.partition(": ")[2].split(", ")
        assert first.startswith(f"ann random ({seated[0]}")
        assert second == f"ben random ({seated[1]})"
        assert f" decks={seated[0]}" in record


def test_simulate_names_the_decks():
    arguments = ["straws", "--games", "20", "--players", "2", "--deck", "knotted", "--deck", "smooth"]
    report = catspaw("simulate", *arguments).stdout.splitlines()
    assert report[1] == "field (nothing is marked as a reconstruction), ann with knotted, ben with smooth"
    values = json.loads(catspaw("simulate", *arguments, "--json").stdout)
    assert values["decks"] == {"ann": "knotted", "ben": "smooth"}
    values = json.loads(catspaw("simulate", "cat-and-mouse", "--games", "2", "--json").stdout)
    assert values["decks"] == {}


def test_simulate_shows_what_two_decks_win_from_each_other():
    arguments = ["straws", "--games", "40", "--players", "2", "--deck", "knotted", "--deck", "smooth"]
    rows = [line.split() for line in catspaw("simulate", *arguments).stdout.splitlines()]
    assert ["seat", "bot", "deck", "wins", "share", "95%", "interval"] in rows
    rows = [line.split() for line in catspaw("simulate", *arguments, "--swap").stdout.splitlines()]
    assert ["bot", "deck", "wins", "share", "95%", "interval"] in rows
    values = json.loads(catspaw("simulate", *arguments, "--swap", "--json").stdout)
    assert [side["deck"] for side in values["sides"]] == ["knotted", "smooth"]
    for side in values["sides"]:
        assert ["random", side["deck"], str(side["games"])] in [row[:3] for row in rows]
        assert side["interval"][0] < side["share"] < side["interval"][1]


@pytest.mark.parametrize("command", ["watch", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["straws", "--deck", "attic"], "attic: No such file or directory"),
        (["straws", "--deck", "smooth", "--deck", "smooth"], "straws is played with 3 decks, one for each seat, not"),
        (["straws", "--deck", "smooth", "--players", "9"], "straws is for 2 or 3 players, not 9"),
        (["cat-and-mouse", "--deck", "smooth"], "cat-and-mouse is played without decks, not with 2"),
    ],
)
def test_a_deck_that_does_not_fit_is_refused_in_one_line(command: str, arguments: list[str], complaint: str):
    done = catspaw(command, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"catspaw: {complaint}") and done.stderr.count("\n") == 1


def test_a_game_with_ones_own_deck_is_told_again_with_its_file(own_deck: str):
    told = catspaw("watch", "straws", *SEED, "--deck", own_deck).stdout.splitlines()
    record = told[-1]
    for decks in (["--deck", own_deck], ["--deck", own_deck, "--deck", own_deck]):
        assert catspaw("replay", record, *decks).stdout.splitlines() == told[1:-2]
    for line in (record, record.replace("rules=1", "rules=0")):
        without = catspaw("replay", line)
        assert (without.returncode, without.stdout) == (2, "")
        assert "was played with the deck tangle@" in without.stderr
        assert without.stderr.endswith("which has to be given with --deck FILE\n")
    wrong = catspaw("replay", record, "--deck", "smooth")
    assert wrong.returncode == 2
    assert "and those given are smooth, smooth" in wrong.stderr
    shown = catspaw("replay", record.replace("rules=1", "rules=0"), "--deck", own_deck)
    assert (shown.returncode, json.loads(shown.stdout)["drawn"]) == (2, 2)
    assert "played under rules 0 of straws" in shown.stderr


def test_decks_of_the_edition_need_not_be_given_again():
    told = catspaw("watch", "straws", *SEED, "--deck", "knotted").stdout.splitlines()
    assert catspaw("replay", told[-1]).stdout.splitlines() == told[1:-2]

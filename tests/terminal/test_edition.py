"""An owner of the box prints an edition, edits it, and plays with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.test_command import catspaw

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # commands take their time, and are tried as installed

EDITED = "edited@"


@pytest.fixture
def own_file(tmp_path: Path) -> Path:
    path = tmp_path / "my-edition.toml"
    text = catspaw("edition", "red-claw", "mouse-agents").stdout
    path.write_text(text.replace('id = "mouse-agents"', 'id = "edited"').replace('"?R", "YB"', '"?R", "YY"'), "utf-8")
    return path


def test_an_edition_is_printed_to_be_copied():
    printed = catspaw("edition", "red-claw", "standees").stdout
    assert 'specials = "mirrored"' in printed
    assert 'reconstructed = ["symbols", "tokens", "abilities"]' in printed


def test_ones_own_edition_is_played_simulated_and_told_again(own_file: Path):
    watched = catspaw("watch", "red-claw", "--seed", "3", "--edition", str(own_file)).stdout.splitlines()
    assert watched[0].startswith(f"The Red Claw ({EDITED}")
    assert watched[1] == "a reconstruction of symbols, tokens, abilities: see docs/editions.md"
    assert f"edition={EDITED}" in watched[-1]
    assert catspaw("replay", watched[-1], "--edition", str(own_file)).stdout.splitlines() == watched[1:-2]
    report = catspaw("simulate", "red-claw", "--games", "5", "--players", "3", "--edition", str(own_file)).stdout
    assert report.splitlines()[1].startswith(EDITED)


def test_a_record_says_which_edition_it_needs(own_file: Path):
    record = catspaw("watch", "red-claw", "--seed", "3", "--edition", str(own_file)).stdout.splitlines()[-1]
    missing = catspaw("replay", record)
    assert missing.returncode == 2
    assert "--edition FILE" in missing.stderr
    own_file.write_text(own_file.read_text("utf-8").replace('"YB"', '"YY"'), "utf-8")
    other = catspaw("replay", record, "--edition", str(own_file))
    assert (other.returncode, "and the one given is edited@" in other.stderr) == (2, True)


@pytest.mark.parametrize("command", [["watch", "red-claw"], ["simulate", "red-claw", "--games", "2"]])
def test_a_wrong_edition_is_refused_in_one_line(command: list[str], own_file: Path):
    own_file.write_text(own_file.read_text("utf-8").replace("point-1       = 12", "point-1       = 11"), "utf-8")
    done = catspaw(*command, "--edition", str(own_file))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"catspaw: {own_file}, line 29, column 2: [tokens] adds up to 39; 40 were expected\n"


def test_all_mistakes_of_an_edition_are_told_at_once(own_file: Path):
    text = own_file.read_text("utf-8").replace("point-1       = 12", "point-1       = 11")
    own_file.write_text(text.replace('"green hide-hand"', '"green hide-hands"'), "utf-8")
    done = catspaw("watch", "red-claw", "--edition", str(own_file))
    assert done.returncode == 2
    lines = done.stderr.splitlines()
    assert lines[0] == f"catspaw: {own_file}, line 29, column 2: [tokens] adds up to 39; 40 were expected"
    assert lines[1].startswith(f"{own_file}, line ") and "level 6: unknown ability 'hide-hands'" in lines[1]


@pytest.mark.parametrize(("game", "name"), [("red-claw", "deluxe"), ("cat-and-mouse", "standees")])
def test_an_edition_that_does_not_exist(game: str, name: str):
    done = catspaw("edition", game, name)
    assert (done.returncode, f"unknown edition of {game} {name!r}" in done.stderr) == (2, True)


def test_the_rules_show_the_capture_row_of_an_edition(own_file: Path):
    lines = [line.strip() for line in catspaw("rules", "red-claw", "--edition", "standees").stdout.splitlines()]
    assert lines[-12:-9] == [
        "standees  a reconstruction of symbols, tokens, abilities: see docs/editions.md",
        "0  safe",
        "1  purple  exchange one of your cards with the top card of its colour's pile",
    ]
    assert lines[-1] == "10  caught"
    text = own_file.read_text("utf-8").replace("\n6 =", "\nsix =").replace("\n4 =", "\n6 =").replace("\nsix =", "\n4 =")
    own_file.write_text(text, "utf-8")
    assert "  4  green  your cards are hidden" in catspaw("rules", "red-claw", "--edition", str(own_file)).stdout


def test_names_of_an_edition_are_printed_as_they_are(own_file: Path):
    named = own_file.read_text("utf-8").replace('= "Wrong Track"', '= "[/] [red]x :smile:"')
    own_file.write_text(named, "utf-8")
    done = catspaw("watch", "red-claw", "--seed", "3", "--edition", str(own_file))
    assert (done.returncode, "[/] [red]x :smile: 1" in done.stdout) == (0, True)

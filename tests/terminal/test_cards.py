"""A designer copies a set, breaks it, mends it and plays it; an organiser checks a deck."""

from __future__ import annotations

import json
import os
from itertools import takewhile
from pathlib import Path
from shutil import rmtree

import pytest

import forked
from terminal.test_command import catspaw

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # commands take their time, and are tried as installed

COURIER = """
[card.night-courier]
name = "Night Courier"
name_de = "Nachtkurier"
type = "troop"
breed = "shorthair"
cost = 2
health = 2
damage = 1
text = "When this moves to the Front Line, draw a card."
"""


@pytest.fixture
def own_set(tmp_path: Path) -> Path:
    folder = tmp_path / "my-set"
    assert catspaw("cards", "copy", "starter", str(folder)).returncode == 0
    (folder / "couriers.toml").write_text(COURIER, "utf-8")
    return folder


def test_a_card_is_written_shown_in_both_languages_and_played(own_set: Path):
    assert "cards 32" in catspaw("cards", "check", str(own_set)).stdout
    shown = catspaw("cards", "show", str(own_set), "--language", "de").stdout
    assert (
        "Nachtkurier (2 $): Kurzhaarkatze, 1 Schaden, 2 Gesundheit\n  Wenn diese Truppe in die vordere Linie" in shown
    )
    assert "When this moves to the Front Line, draw a card." in catspaw("cards", "show", str(own_set)).stdout
    deck = own_set / "decks" / "velvet-paws.txt"
    mine = own_set.parent / "mine.txt"
    mine.write_text(deck.read_text("utf-8").replace("Night Prowler", "Night Courier"), "utf-8")
    setting = ("--edition", str(own_set), "--deck", str(mine))
    watched = catspaw("watch", "claw-and-order", "--seed", "1", *setting).stdout.splitlines()
    assert "Night Courier: “When this moves to the Front Line, draw a card.”" in "\n".join(watched)
    assert catspaw("replay", watched[-1], *setting).stdout.splitlines() == watched[1:-2]
    missing = catspaw("replay", watched[-1], "--edition", str(own_set))
    assert (missing.returncode, "has to be given with --deck FILE" in missing.stderr) == (2, True)


@pytest.mark.parametrize("command", ["watch", "simulate", "play"])
def test_a_set_without_decks_says_how_to_give_them(own_set: Path, command: str):
    rmtree(own_set / "decks")
    done = catspaw(command, "claw-and-order", "--edition", str(own_set))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "has none: give your own with --deck FILE" in done.stderr


@pytest.mark.parametrize("command", [("watch",), ("simulate", "--games", "2")])
def test_a_set_without_decks_is_played_with_ones_own(own_set: Path, tmp_path: Path, command: tuple[str, ...]):
    (own_set / "decks").rename(tmp_path / "decks")
    deck = str(tmp_path / "decks" / "velvet-paws.txt")
    done = catspaw(command[0], "claw-and-order", *command[1:], "--edition", str(own_set), "--deck", deck)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_card_is_shown_with_breed_damage_health_rank_and_lore(own_set: Path):
    named = 'commander = true\nlore = "Never [knocks]."\ntext ='
    (own_set / "couriers.toml").write_text(COURIER.replace("text =", named), "utf-8")
    told = ("When this moves to the Front Line, draw a card.", "“Never [knocks].”")
    shown = catspaw("cards", "show", str(own_set)).stdout
    lines = ("Night Courier ($2): Commander, shorthair, 1 damage, 2 health", *told)
    assert "\n  ".join(lines) in shown
    german = catspaw("cards", "show", str(own_set), "--language", "de").stdout
    assert "Nachtkurier (2 $): Kommandant, Kurzhaarkatze, 1 Schaden, 2 Gesundheit" in german
    for noun in (
        "Fahrzeug",
        "Ausrüstungsgegenstand",
        "Teambonus",
        "Einmal-Gegenstand",
        "herbeigerufene",
        "Schlachtfeld",
    ):
        assert f": {noun}" in german
    for noun in ("troop", "vehicle", "equip", "one-time", "token", "battlefield", "shorthair"):
        assert f": {noun}" not in german and f" {noun} $" not in german


def test_each_line_is_explained_with_the_rules_it_leans_on():
    shown = catspaw("cards", "show", "--explain").stdout
    assert "CO-102.3" in shown.partition("A deck may contain any number of this card.")[2].splitlines()[1]


def test_a_broken_set_is_refused_with_all_its_mistakes(own_set: Path):
    path = own_set / "couriers.toml"
    path.write_text(COURIER.replace("moves to", "moves into").replace("cost = 2", "cost = 20"), "utf-8")
    done = catspaw("cards", "check", str(own_set))
    assert done.returncode == 1
    complaints = [line.removeprefix(f"{path}, ") for line in done.stdout.splitlines()]
    assert complaints[0].startswith("line 7, column 8: cost is 20;")
    assert complaints[1].startswith(
        "line 10, column 19: cannot read “moves into the Front Line”; did you mean “moves to the Front Line”?"
    )
    refused = catspaw("watch", "claw-and-order", "--edition", str(own_set))
    assert (refused.returncode, refused.stdout) == (2, "")


def test_a_copy_never_overwrites(own_set: Path):
    done = catspaw("cards", "copy", "starter", str(own_set))
    assert (done.returncode, "exists already" in done.stderr) == (2, True)
    assert (own_set / "couriers.toml").exists()


def test_sets_and_languages_that_do_not_exist(tmp_path: Path):
    for texts in (
        ("copy", "deluxe", str(tmp_path / "x")),
        ("check", str(tmp_path / "x")),
        ("show", "--language", "fr"),
    ):
        done = catspaw("cards", *texts)
        assert (done.returncode, done.stderr.startswith("catspaw: unknown")) == (2, True)


def test_a_deck_is_checked_with_reasons(tmp_path: Path):
    path = tmp_path / "deck.txt"
    path.write_text("4 Field Medic\n1 Marshal Velvet\n1 General Thunderpaw\n20 Alley Recruit\n", "utf-8")
    done = catspaw("cards", "deck", str(path))
    assert done.returncode == 1
    told = done.stdout.splitlines()
    assert f"{path}, line 1: 4 of 'Field Medic'; at most 3 were expected (CO-102.3)" in told
    assert any("(CO-102.2)" in line for line in told)
    path.write_text("3 Field Medic\n1 Marshal Velvet\n23 Alley Recruit\n", "utf-8")
    assert "27 cards of starter, legal" in catspaw("cards", "deck", str(path)).stdout


def test_the_set_of_the_house_is_a_folder():
    done = catspaw("edition", "claw-and-order", "starter")
    assert (done.returncode, "catspaw cards copy starter FOLDER" in done.stderr) == (2, True)


def test_a_built_in_set_is_checked_by_its_id_and_written_at_in_a_copy():
    checked = catspaw("cards", "check", "underworld")
    assert (checked.returncode, "cards 60" in checked.stdout, checked.stderr) == (0, True, "")
    watched = catspaw("cards", "watch", "underworld")
    assert (watched.returncode, "catspaw cards copy underworld my-underworld" in watched.stderr) == (2, True)


def test_a_check_and_a_card_for_machines(own_set: Path):
    report = json.loads(catspaw("cards", "check", str(own_set), "--json").stdout)
    assert (report["id"], report["cards"], report["findings"]) == ("my-set", 32, [])
    assert {deck["id"]: deck["fails"] for deck in report["decks"]}["motor-column"] == "1/80730"
    (own_set / "couriers.toml").write_text(COURIER.replace("moves to", "moves into"), "utf-8")
    done = catspaw("cards", "check", str(own_set), "--json")
    [found] = json.loads(done.stdout)["findings"]
    assert (done.returncode, found["kind"], found["line"], found["column"]) == (1, "error", 10, 19)
    shown = json.loads(catspaw("cards", "show", "--card", "Field Medic", "--language", "de", "--json").stdout)
    assert (list(shown), shown["field-medic"]["name"]) == (["field-medic"], "Feldsanitäterin")


def test_a_deck_in_the_folder_of_a_set_is_of_that_set(own_set: Path):
    path = own_set / "decks" / "mine.txt"
    path.write_text("3 Night Courier\n24 Alley Recruit\n", "utf-8")
    done = catspaw("cards", "deck", str(path))
    assert (done.returncode, "27 cards of my-set@" in done.stdout) == (0, True)
    assert f"--edition {own_set} --deck {path}" in done.stdout.replace("\n", " ")
    assert json.loads(catspaw("cards", "deck", str(path), "--json").stdout)["opening_hand_fails"] == "0"
    assert catspaw("cards", "deck", str(path), "--edition", "starter").returncode == 1


def test_a_set_is_watched_while_it_is_written(own_set: Path):
    words = ("cards", "watch", str(own_set), "--saves", "2", "--games", "4", "--bots", "random")
    watching = forked.Forked(words, dict(os.environ))
    told = iter(watching.stdout.readline, "")
    assert any("watching" in line for line in told)
    path = own_set / "cats.toml"
    path.write_text(path.read_text("utf-8").replace("health = 1\ndamage = 2", "health = 9\ndamage = 9", 1), "utf-8")
    shown = list(takewhile(lambda line: "watching" not in line, told))
    assert any("Dustbin Runner ($1): shorthair, 9 damage, 9 health" in line for line in shown)
    assert any("velvet-paws against" in line and "4 deals played twice" in line for line in shown)
    path.write_text("[card", "utf-8")
    broken = list(takewhile(lambda line: "watching" not in line, told))
    assert any("line 1" in line for line in broken)
    watching.communicate(forked.PATIENCE)
    assert watching.poll() == 0


def test_a_set_begins_gets_a_card_and_goes_through_a_table(tmp_path: Path):
    folder, table = str(tmp_path / "fresh"), str(tmp_path / "cards.csv")
    assert catspaw("cards", "new", folder).returncode == 0
    assert catspaw("cards", "new", folder, "--card", "Night Courier", "--type", "equip").returncode == 0
    assert "Night Courier ($1)" in catspaw("cards", "show", folder, "--card", "night-courier").stdout
    assert catspaw("cards", "export", folder, table).returncode == 0
    assert catspaw("cards", "import", table, str(tmp_path / "again")).returncode == 0
    assert "cards 10" in catspaw("cards", "check", str(tmp_path / "again")).stdout
    refused = catspaw("cards", "import", table, str(tmp_path / "again"))
    assert (refused.returncode, "exists already" in refused.stderr) == (2, True)

"""The rules of this repository that a machine can check."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import catspaw
from catspaw.games import GAMES
from repository import architecture
from repository.sources import PACKAGE, ROOT, SOURCES, module

FLOORS = {"core": 0, "games": 1, "solve": 2, "bots": 3, "table": 4, "lab": 4, "server": 5, "testing": 5, "terminal": 6}
"""Imports go down or stay on their floor: core ← games ← solve ← bots ← table, lab ← server, testing ← terminal."""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_one_way(path: Path):
    parts = path.relative_to(PACKAGE).parts
    if len(parts) == 1:
        return
    for name in module(path).imports:
        room = name.split(".")[1]
        if room in FLOORS:
            own = parts[0]
            assert FLOORS[room] < FLOORS[own] or room == own, f"{own} must not import {name}"


def test_the_picture_of_the_architecture_shows_the_imports():
    """`python -m repository.architecture` draws it anew."""
    assert architecture.PICTURE.read_text("utf-8") == architecture.drawn()
    height = {folder: y for folder, (_, y) in architecture.places().items()}
    assert all(height[other] > height[folder] for folder, others in architecture.arrows().items() for other in others)


def test_what_the_walks_through_the_house_pass_is_there():
    """Every name in backticks in `docs/architecture.md` that looks like one of a module, a class or a function."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## A click")[2]
    sources = "".join(path.read_text("utf-8") for path in SOURCES)
    sources += "".join(path.read_text("utf-8") for path in (ROOT / "web" / "src" / "lib").glob("*.ts"))
    before = {"Sitting.check", "Sitting.asked_after", "Sitting.follow", "check"}
    names = {name for name in re.findall(r"`([A-Za-z_.#]+)`", text) if "/" not in name} - before
    assert len(names) > 50
    there = {name for pair in re.findall(r"(?:def|class|function) (\w+)|(#?\w+)(?=:| =|\()", sources) for name in pair}
    assert {name for name in names if name.rpartition(".")[2] not in there} == set()


def test_games_do_not_know_each_other():
    for path in (PACKAGE / "games").rglob("*.py"):
        parts = path.relative_to(PACKAGE / "games").parts
        if len(parts) > 1:
            others = {name.split(".")[2] for name in module(path).imports if name.startswith("catspaw.games.")}
            assert others <= {parts[0], "noted_file", "toml_file", "fluent_texts"}


def test_nothing_asks_whether_a_game_is_one_of_ours():
    """What serves any game names none: neither a package of a game nor its id."""
    ids = {game.id for game in GAMES}
    own = {f"catspaw.games.{game.id.replace('-', '_')}" for game in GAMES}
    serving = ("core", "table", "lab", "server", "testing")
    for path in [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in serving]:
        named = {name for name in module(path).imports if any(name.startswith(package) for package in own)}
        said = module(path).strings & ids
        assert not (named | said), path.relative_to(ROOT)


def test_what_people_read_is_made_of_sights():
    """A position knows everything, so no module at a game's edge names its class.

    But for three: `in_sight` and `perils` make some of a sight, and `everything` shows games that are over.
    """
    edges = sorted((PACKAGE / "games").glob("*/edge/*.py"))
    telling = [path for path in edges if path.name not in ("in_sight.py", "perils.py", "everything.py")]
    assert len(telling) > 25
    for path in [*telling, PACKAGE / "core" / "texts.py"]:
        hidden = {name for name in module(path).imports if name.endswith((".Position", ".Heist", ".Hunt", ".Match"))}
        assert not hidden, f"{path.relative_to(ROOT)} imports {hidden}"


def tracked() -> list[Path]:
    """What git would commit; without git, everything that is not hidden or built."""
    if (git := shutil.which("git")) and (ROOT / ".git").exists():
        listed = subprocess.run([git, "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
        return [ROOT / name for name in listed.stdout.splitlines()]
    folders = [ROOT / name for name in ("src", "tests", "docs", "benchmarks", "requirements")]
    found = [path for folder in folders for path in folder.rglob("*") if "__pycache__" not in path.parts]
    return [path for path in [*ROOT.glob("[!.]*"), *found] if path.is_file()]


def test_no_registry_host_and_no_machine_path_is_committed():
    root = str(ROOT.parent) + "/"
    for path in tracked():
        if path.suffix in (".png", ".jpg", ".svg", ".policy", ".worth") or not path.is_file():
            continue
        text = path.read_text("utf-8")
        assert root == "/" or root not in text, path
        if path.suffix == ".lock" or path.name in (".npmrc", "package-lock.json"):
            assert "://" not in text, path


def test_no_build_product_lies_in_the_sources():
    assert not [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".c", ".pyd")]


def test_files_have_one_idea_each():
    for path in [*SOURCES, *(ROOT / "tests").rglob("*.py")]:
        assert len(path.read_text("utf-8").splitlines()) <= 400, path


def test_every_module_says_what_lives_there():
    for path in SOURCES:
        assert module(path).docstring or not path.read_text("utf-8").strip(), path


def test_every_rule_has_words_and_every_citation_is_a_rule():
    for game in catspaw.games():
        ids = game.rule_ids()
        assert len(ids) == len(set(ids))
        assert all(game.texts(game.setup()).rule(rule) for rule in ids)
        cited = set()
        for path in (ROOT / "src").rglob("*.py"):
            cited |= set(re.findall(rf"\b{game.prefix}-(?:\d+\.\d+|R\.[A-Z]+)\b", path.read_text("utf-8")))
        assert cited == set(ids)

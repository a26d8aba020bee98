"""Games that join from outside: by `register`, by an entry point, or named by whoever starts the program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from kuhn_poker import KuhnPoker

import catspaw
from catspaw.games import GAMES, registered
from contract.straws import Straws

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"


def run(*arguments: str, games: str = "", path: str = "") -> subprocess.CompletedProcess[str]:
    """`catspaw` in a process of its own, with games named and with further folders on its path."""
    code = "from catspaw.terminal.main import main; main()"
    paths = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), path)))
    environment = {**os.environ, "NO_COLOR": "1", "CATSPAW_GAMES": games, "PYTHONPATH": paths}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, env=environment, cwd=ROOT)


def changed(**attributes: Any) -> catspaw.Game:
    """A game that says something else of itself."""
    made = type("Changed", (Straws,), {"id": "changed", "prefix": "CH", **attributes})()
    assert isinstance(made, catspaw.Game)
    return made


def test_a_registered_game_is_a_game_like_any_other():
    with registered(KuhnPoker()) as game:
        assert catspaw.games() == (*GAMES, game)
        table = catspaw.new("kuhn-poker", seed=1)
        while table.question:
            table.answer(table.question.options[0].number)
        assert catspaw.replay(table.record()).record() == table.record()
    assert catspaw.games() == GAMES
    with pytest.raises(catspaw.Unknown, match="unknown game 'kuhn-poker'; known: cat-and-mouse, red-claw"):
        catspaw.new("kuhn-poker")


@pytest.mark.parametrize(
    ("attributes", "complaint"),
    [
        ({"id": "cat-and-mouse"}, "catspaw.games.cat_and_mouse.game:CatAndMouse has the id cat-and-mouse already"),
        ({"prefix": "RC"}, "catspaw.games.red_claw.game:RedClaw has the prefix RC already"),
        ({"id": "Two Words"}, "its id is 'Two Words', not small letters and digits"),
        ({"id": "a/../b"}, "its id is 'a/../b', not small letters and digits"),
        ({"title": " "}, "its title is empty"),
        ({"prefix": "ch"}, "its prefix is 'ch', not two capital letters"),
        ({"version": 0}, "its version is 0, not a number from 1 on"),
        ({"version": "1"}, "its version is '1', not a number from 1 on"),
        ({"longest": None}, "its longest is None, not a number from 1 on"),
        ({"seats": ()}, "it has no 1 to 16 seats"),
        ({"seats": ("ann", "chance")}, r"seats cannot be called \['chance'\]"),
        ({"seats": ("ann", "ann")}, r"seats cannot be called \('ann', 'ann'\)"),
        ({"players": (4,)}, r"\(4,\) cannot play on its seats"),
        ({"bots": ("a:B",)}, "it names 1 bots for 3 seats"),
    ],
)
def test_what_a_game_says_of_itself_is_checked(attributes: dict[str, Any], complaint: str):
    with pytest.raises(catspaw.Malformed, match=complaint):
        catspaw.register(changed(**attributes))
    assert catspaw.games() == GAMES


def test_what_is_missing_is_named_and_what_is_no_game_is_none():
    names = {name: value for name, value in vars(Straws).items() if name not in ("prefix", "version", "id", "title")}
    nameless = type("Nameless", Straws.__bases__, names)()
    with pytest.raises(catspaw.Malformed, match="Nameless cannot join: it does not say its id, title, prefix, version"):
        catspaw.register(nameless)
    with pytest.raises(catspaw.Malformed, match=r"is no catspaw\.Game"):
        catspaw.register(Straws)  # type: ignore[arg-type]


def test_a_second_game_of_the_same_id_is_refused():
    with (
        registered(KuhnPoker()),
        pytest.raises(
            catspaw.Malformed, match=r"kuhn_poker:KuhnPoker cannot join: kuhn_poker:KuhnPoker has the id kuhn-poker"
        ),
    ):
        catspaw.register(KuhnPoker())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("games", "complaint"),
    [
        ("docs/examples/tiptoe", "expected module:Attribute, such as docs/examples/kuhn_poker:KuhnPoker"),
        ("docs/examples/tiptoe:Cat", "importing it raised AttributeError"),
        ("nowhere:Cat", "importing it raised ModuleNotFoundError"),
        ("json:loads", "<function loads at"),
        ("docs/examples/tiptoe:Tiptoe,docs/examples/tiptoe:Tiptoe", "has the id tiptoe already"),
    ],
)
def test_a_wrong_name_is_told_in_one_line(games: str, complaint: str):
    done = run("games", games=games)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("catspaw: CATSPAW_GAMES names ") and done.stderr.count("\n") == 1
    assert complaint in done.stderr


@pytest.mark.slow
def test_named_games_are_watched_simulated_and_replayed(tmp_path: Path):
    games = "docs/examples/tiptoe:Tiptoe, docs/examples/kuhn_poker.py:KuhnPoker"
    assert "kuhn-poker  Kuhn poker: first, second" in run("games", games=games).stdout
    watched = run("watch", "tiptoe", "--seed", "3", "--bots", "heuristic", "--language", "de", games=games)
    assert "Die graue Maus schleicht in die Speisekammer." in watched.stdout
    record = tmp_path / "tiptoe.txt"
    record.write_text("".join(line for line in watched.stdout.splitlines() if line.startswith("catspaw=")))
    told = run("replay", str(record), "--seat", "brown", games=games)
    assert "The grey mouse draws a card." in told.stdout and told.returncode == 0
    simulated = run("simulate", "kuhn-poker", "--games", "50", "--workers", "2", "--json", games=games)
    assert '"games": 50' in simulated.stdout
    assert "TT-3.2" in run("rules", "tiptoe", games=games).stdout
    assert run("replay", str(record)).stderr.startswith("catspaw: unknown game 'tiptoe'")


def install(folder: Path, name: str, module: str, entry: str) -> None:
    """A distribution with one module and one entry point."""
    info = folder / f"{name}-1.5.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.5\n")
    (info / "entry_points.txt").write_text(f"[catspaw.games]\n{name} = {entry}\n")
    (folder / f"{name.replace('-', '_')}.py").write_text(module)


@pytest.mark.slow
def test_installed_games_join_and_a_broken_one_is_left_out_with_a_warning(tmp_path: Path):
    install(tmp_path, "poker-box", "from kuhn_poker import KuhnPoker", "poker_box:KuhnPoker")
    install(tmp_path, "old-box", "import nothing_like_this", "old_box:Game")
    install(tmp_path, "same-box", "from catspaw.games.red_claw.game import RedClaw", "same_box:RedClaw")
    done = run("games", path=f"{tmp_path}{os.pathsep}{EXAMPLES}")
    assert "kuhn-poker  Kuhn poker: first, second" in done.stdout and done.returncode == 0
    broken, same = sorted(done.stderr.splitlines())
    assert broken.startswith("catspaw: the game old-box of old-box 1.5 (old_box:Game) is left out: ModuleNotFoundError")
    assert same.endswith("catspaw.games.red_claw.game:RedClaw has the id red-claw already")

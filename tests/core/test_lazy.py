"""Importing Catspaw is quick: what is not needed is not imported, and what is not installed is not missed."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import catspaw
import catspaw.table
from catspaw.games import GAMES, HOUSE, HouseGame, game_by_id

SOURCE = Path(__file__).parents[2] / "src" / "catspaw"
EXTRAS = ("cyclopts", "filelock", "platformdirs", "rich", "textual")
"""What only players, savers and hosts install."""


def modules_after(code: str) -> set[str]:
    """Which modules there are in a process that has run this."""
    code = f"{code}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines()[-1].split())


def packages(modules: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in modules}


def houses(modules: set[str]) -> set[str]:
    """The games of the house that were imported."""
    return {house.id for house in HOUSE if house.place.partition(":")[0] in modules}


def test_importing_catspaw_imports_next_to_nothing():
    modules = modules_after("import catspaw")
    assert {name for name in modules if name.startswith("catspaw")} == {
        "catspaw",
        "catspaw.core",
        "catspaw.core.lazy",
        "catspaw.games",
    }
    heavy = {
        "fluent",
        "babel",
        "lark",
        "msgspec",
        "librt",
        "mypy_extensions",
        "dataclasses",
        "inspect",
        "email",
        *EXTRAS,
    }
    assert not heavy & packages(modules)
    assert not {"importlib.metadata", "importlib.resources"} & modules


@pytest.mark.parametrize("house", HOUSE, ids=lambda house: house.id)
def test_a_game_is_imported_when_it_is_asked_for_and_no_other(house: HouseGame):
    modules = modules_after(f"from catspaw.games import game_by_id; game_by_id({house.id!r})")
    assert houses(modules) == {house.id}
    assert "importlib.metadata" not in modules_after("import catspaw; catspaw.new('cat-and-mouse', seed=1)")


def test_a_game_is_played_and_recorded_before_any_text_is_made():
    modules = modules_after(
        "import catspaw\n"
        "table = catspaw.new('cat-and-mouse', seed=1)\n"
        "while table.question: table.answer(table.question.options[0].number)\n"
        "assert catspaw.replay(table.record()) == table\n"
        "table.view('mouse'), table.outcome, table.story(None), repr(table)"
    )
    assert not {"fluent", "babel", "lark", *EXTRAS} & packages(modules)
    assert houses(modules) == {"cat-and-mouse"}


def test_fluent_comes_with_the_first_text():
    modules = modules_after(
        "import catspaw, sys\nfrom catspaw.table import choices\ntable = catspaw.new('cat-and-mouse', seed=1)\n"
        "assert 'fluent' not in sys.modules\nchoices(table)"
    )
    assert "fluent" in packages(modules)


def test_a_worker_of_the_server_imports_neither_its_database_nor_its_http():
    modules = modules_after("import catspaw.server.live.thinking")
    assert not {"sqlalchemy", "alembic", "litestar", "uvicorn", *EXTRAS} & packages(modules)


def test_who_saves_imports_what_locks_files():
    assert "filelock" not in packages(modules_after("from catspaw.table import Sitting, Table, narrate"))
    assert "filelock" in packages(modules_after("from catspaw.table import Save"))


WITHOUT = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {EXTRAS!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""


def test_a_base_install_plays_records_replays_simulates_and_keeps_the_laws():
    """Nothing of the extras is there."""
    examples = str(SOURCE.parents[1] / "docs" / "examples")
    modules = modules_after(
        WITHOUT
        + f"sys.path.append({examples!r})\n"
        + """
import catspaw
from catspaw.bots import bot_by_name
from catspaw.lab.simulate import simulate
from catspaw.table import BotSeats, Narrator, Player, Sitting, choices, narrate, opening, refusal
from catspaw.testing import check_laws
from kuhn_poker import KuhnPoker

for game in catspaw.games():
    table = catspaw.new(game, seed=1)
    bot = bot_by_name("heuristic", game, table.setup.seat_number(table.asked), 1, table.setup)
    table.answer(bot.choose(table.sight_of_asked()))
    assert catspaw.replay(table.record()).answers == table.answers
    assert narrate(table, None, "de") and choices(table)
    assert simulate(game, game.setup(), ["random"] * len(game.setup().seats), 1, 1).games == 1
check_laws(KuhnPoker(), games=1)
"""
    )
    assert not {*EXTRAS} & packages(modules)


def test_saving_without_what_locks_files_says_what_is_missing():
    done = subprocess.run(
        [sys.executable, "-c", f"{WITHOUT}\nfrom catspaw.table import Save"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert "ModuleNotFoundError: No module named 'filelock'" in done.stderr


@pytest.mark.parametrize("package", ["", "games", "table"])
def test_names_are_where_type_checkers_look_for_them(package: str):
    """What a package declares for type checkers is what it has, and everything of `__all__` is there."""
    name = f"catspaw.{package}".rstrip(".")
    module = sys.modules[name]
    tree = ast.parse((SOURCE / package / "__init__.py").read_text("utf-8"))
    declared = {
        alias.name: node.module
        for block in tree.body
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert declared
    for attribute, home in declared.items():
        assert home is not None
        __import__(home)
        assert getattr(module, attribute) is getattr(sys.modules[home], attribute)
    assert declared.keys() <= {*module.__all__}
    assert {*module.__all__} <= {*dir(module)}
    assert all(hasattr(module, attribute) for attribute in module.__all__)


def test_a_name_that_is_not_there_is_an_attribute_error():
    with pytest.raises(AttributeError, match="module 'catspaw' has no attribute 'Herring'"):
        catspaw.Herring  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(ImportError, match=r"cannot import name .Herring. from .catspaw\.table."):
        exec("from catspaw.table import Herring")  # noqa: S102


def test_games_is_a_function_and_a_package_whatever_is_imported_first():
    code = "{}\nimport catspaw\nfrom catspaw.games import GAMES\nassert catspaw.games() == GAMES, catspaw.games"
    for first in ("import catspaw.games.registry", "from catspaw.games import game_by_id", "import catspaw.table", ""):
        modules_after(code.format(first))


def test_every_house_game_says_of_itself_what_is_said_of_it():
    assert [(game.id, game.prefix) for game in GAMES] == [house[:2] for house in HOUSE]
    assert [game_by_id(house.id) for house in HOUSE] == list(GAMES)


def test_everything_can_be_imported_at_once():
    names = modules_after(
        "from catspaw import *; from catspaw.table import *; assert callable(games) and Table and new"
    )
    assert "catspaw.table.save" in names

"""The reference: everything public is on the page, has a docstring, and its examples run."""

from __future__ import annotations

import doctest
import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import catspaw
from catspaw.core.bits import COMPILED

PAGE = (Path(__file__).parents[2] / "docs" / "reference.md").read_text("utf-8")
NAMES = re.findall("^::: (\\S+)$", PAGE, re.MULTILINE)


def found(name: str) -> Any:
    """What a name of the page names; a name of a package goes before a module of the same name."""
    home, _, attribute = name.rpartition(".")
    return getattr(import_module(home), attribute)


def modules_of(thing: Any) -> set[str]:
    """Where it is, and where the classes are that it inherits from."""
    kinds = [thing, *(thing.__mro__ if inspect.isclass(thing) else ())]
    return {kind.__module__ for kind in kinds if kind.__module__.startswith("catspaw")}


MODULES = sorted({"catspaw"}.union(*(modules_of(found(name)) for name in NAMES)))
WITHOUT_EXAMPLES = {
    "catspaw.bots.random",
    "catspaw.core.view",
    "catspaw.lab.playing",
    "catspaw.testing.laws",
}
"""Public modules whose docstrings need none."""


def test_every_public_name_is_on_the_page_once():
    both = {"games"}  # a function and a package: what it calls is on the page, and it is mentioned
    assert {f"catspaw.{name}" for name in catspaw.__all__ if name not in both} <= set(NAMES)
    assert "`catspaw.games()`" in PAGE and "catspaw.games.registry.known_games" in NAMES
    assert len(NAMES) == len(set(NAMES))


@pytest.mark.parametrize("name", NAMES)
def test_every_name_on_the_page_is_there_and_says_what_it_is(name: str):
    thing = found(name)
    if COMPILED:  # machine code has no docstrings
        return
    assert inspect.getdoc(thing)
    if inspect.isclass(thing):
        for member, value in vars(thing).items():
            own = inspect.isfunction(value) and value.__qualname__.startswith(thing.__name__)
            if not member.startswith("_") and (own or isinstance(value, property)):
                assert inspect.getdoc(getattr(thing, member)), f"{name}.{member}"


@pytest.mark.skipif(COMPILED, reason="a compiled module has no source to find examples in")
@pytest.mark.parametrize("module", MODULES)
def test_examples_run(module: str):
    results = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS, raise_on_error=False)
    assert results.failed == 0
    assert bool(results.attempted) != (module in WITHOUT_EXAMPLES)


def test_the_examples_of_no_other_module_are_left_out():
    """An example that is not run would be a claim: whoever writes one puts the module on the page."""
    source = Path(__file__).parents[2] / "src"
    for path in (source / "catspaw").rglob("*.py"):
        if ">>> " in path.read_text("utf-8"):
            parts = path.relative_to(source).with_suffix("").parts
            assert ".".join(parts[:-1] if parts[-1] == "__init__" else parts) in MODULES, path


def test_the_page_groups_what_scripts_need():
    groups = re.findall("^## (.+)$", PAGE, re.MULTILINE)
    assert groups == ["Tables", "Games", "Positions and sights", "Bots", "Solving", "Lab", "Testing", "Errors"]

"""What every test run needs."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from hypothesis import settings

from citing import note_cited_calls

settings.register_profile("catspaw", deadline=None)  # a busy machine is no failure
settings.load_profile("catspaw")


CONTRACT = "contract"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Whoever wants the contract suite need not import the modules that have none of it."""
    wants = str(config.option.markexpr).startswith(CONTRACT)
    if wants and collection_path.name.startswith("test_") and CONTRACT not in collection_path.read_text("utf-8"):
        return True
    return None


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mutmut 3.8 reads this attribute, which pytest 9.2 no longer has."""
    if not hasattr(item, "_nodeid"):
        item.__dict__["_nodeid"] = item.nodeid


def pytest_collection_finish() -> None:
    """Thousands of tests that stay are not looked through for garbage again and again."""
    gc.collect()
    gc.freeze()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cited", action="store_true", help="note which functions that cite a rule each test runs")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--cited"):
        note_cited_calls(config)

"""What every test run needs."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

from citing import note_cited_calls

settings.register_profile("catspaw", deadline=None)  # a busy machine is no failure
settings.load_profile("catspaw")


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

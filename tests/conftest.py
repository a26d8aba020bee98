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
    wants = str(config.option.markexpr).lstrip("(").startswith(CONTRACT)
    if not wants or not collection_path.name.startswith("test_") or collection_path.parent.name == "install":
        return None
    return CONTRACT not in collection_path.read_text("utf-8") or None


LONGEST = {"test_docs_site.py", "test_faults.py", "test_matrix.py", "test_openapi.py"}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that nobody waits for it in the end."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mutmut 3.8 reads this attribute, which pytest 9.2 no longer has."""
    if not hasattr(item, "_nodeid"):
        item.__dict__["_nodeid"] = item.nodeid


def pytest_collection_finish() -> None:
    """Thousands of tests that stay are not looked through for garbage again and again, and the rest less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cited", action="store_true", help="note which functions that cite a rule each test runs")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--cited"):
        note_cited_calls(config)

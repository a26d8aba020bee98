"""What every test run needs."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from hypothesis import settings

from citing import note_cited_calls

settings.register_profile("catspaw", deadline=None, max_examples=30)  # a busy machine is no failure
settings.register_profile("deep", deadline=None, max_examples=1000)  # for make soak
settings.load_profile("catspaw")


CONTRACT = "contract"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Whoever wants the contract suite need not import the modules that have none of it."""
    wants = str(config.option.markexpr).lstrip("(").startswith(CONTRACT)
    if not wants or not collection_path.name.startswith("test_") or collection_path.parent.name == "install":
        return None
    return CONTRACT not in collection_path.read_text("utf-8") or None


WORKERS = 3
"""Of the contract suite in `make test`; each gets an equal share of the tests first, and then takes from others'."""
LONGEST = {"test_matrix.py", "test_openapi.py"}
"""These first."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Modules that start servers and browsers are shared out; many short tests come last, and are taken over easily."""
    modules: dict[Path, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.path, []).append(item)
    short = [item for item in items if item.path.parent.name == CONTRACT]
    others = [path for path in modules if path.parent.name != CONTRACT]
    shares: list[list[pytest.Item]] = [[] for _ in range(WORKERS)]
    for number, path in enumerate(sorted(others, key=lambda path: path.name not in LONGEST)):
        shares[number % WORKERS] += modules[path]
    for share in shares:
        room = max(0, len(items) // WORKERS - len(share))
        share.extend(short[:room])
        del short[:room]
    items[:] = [item for share in shares for item in share] + short


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

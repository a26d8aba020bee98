"""Notes which functions that cite a rule each test runs, for `catspaw rules --coverage`.

Those functions get one more statement when they are imported; a tracer would double the time of the tests.
"""

from __future__ import annotations

import ast
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from catspaw.terminal.cli.coverage import NOTED, RULE, Citation

ROOT = Path(__file__).resolve().parent.parent
CODE = ROOT / "src" / "catspaw" / "games"


class CitedCalls:
    """A plugin of pytest: which citing functions ran in which test."""

    def __init__(self, writer: str) -> None:
        self._writer = writer
        self._ran: dict[str, set[str]] = defaultdict(set)
        self._now: set[str] = set()
        self.note = self._now.add  # no more than that: it is called millions of times

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._now.clear()
        found = yield
        self._ran[item.nodeid.partition("[")[0]] |= self._now
        return found

    def pytest_sessionfinish(self) -> None:
        folder = ROOT / NOTED
        folder.mkdir(parents=True, exist_ok=True)
        ran = {test: sorted(functions) for test, functions in sorted(self._ran.items())}
        (folder / f"{self._writer}.json").write_text(json.dumps(ran), "utf-8")


def with_notes(path: Path, root: Path) -> CodeType:
    """A module's code in which every citing function calls `__note__` with its place before anything else."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and RULE.search(ast.get_docstring(node) or ""):
            where = Citation(path.relative_to(root).as_posix(), node.name, node.lineno)
            call = ast.parse(f"__note__({str(where)!r})").body[0]
            for part in ast.walk(call):
                ast.copy_location(part, node.body[0])
            node.body.insert(1, call)
    code: CodeType = compile(tree, str(path), "exec", dont_inherit=True)
    return code


class CitingLoader(SourceFileLoader):
    """Loads a module whose citing functions say that they run; no bytecode is kept of it."""

    def __init__(self, name: str, path: str, calls: CitedCalls) -> None:
        super().__init__(name, path)
        self._calls = calls

    def get_code(self, fullname: str) -> CodeType:
        return with_notes(Path(self.get_filename(fullname)), ROOT)

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["__note__"] = self._calls.note
        super().exec_module(module)


class CitingFinder(MetaPathFinder):
    """Finds the modules of the games and has them loaded by a `CitingLoader`."""

    def __init__(self, calls: CitedCalls) -> None:
        self._calls = calls

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("catspaw.games."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if (
            spec
            and spec.origin
            and Path(spec.origin).is_relative_to(CODE)
            and isinstance(spec.loader, SourceFileLoader)
        ):
            spec.loader = CitingLoader(name, spec.origin, self._calls)
        return spec


def note_cited_calls(config: pytest.Config) -> None:
    """From now on; the games must not have been imported yet."""
    worker = getattr(config, "workerinput", {}).get("workerid")
    if worker is None:
        for old in (ROOT / NOTED).glob("*.json"):
            old.unlink()
    early = [name for name, module in sys.modules.items() if name.startswith("catspaw.games.") and module.__file__]
    assert not early, f"imported before they could be noted: {early}"
    calls = CitedCalls(worker or "main")
    sys.meta_path.insert(0, CitingFinder(calls))
    config.pluginmanager.register(calls)

"""Which code and which tests cite each rule, and whether those tests run that code."""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from catspaw.core.errors import Malformed
from catspaw.core.game import Game

RULE = re.compile(r"\b[A-Z]{2}-(?:\d+\.\d+|R\.[A-Z]+)(?![\w.]*\d)")
NOTED = Path("build", "cited")
"""Where tests that are run with `--cited` note which citing functions they run."""


@dataclass(frozen=True)
class Citation:
    """A function that cites a rule: in its docstring, or, for a test, in a comment on its first line."""

    file: str
    name: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


@dataclass
class Coverage:
    """What cites one rule."""

    code: list[Citation] = field(default_factory=list)
    tests: list[Citation] = field(default_factory=list)
    idle: list[Citation] = field(default_factory=list)
    """Tests that cite the rule and run none of the code that does."""

    @property
    def is_complete(self) -> bool:
        return bool(self.code and self.tests) and not self.idle


def find_checkout(folder: Path) -> Path:
    """The repository we stand in."""
    for candidate in (folder, *folder.parents):
        if (candidate / "src" / "catspaw").is_dir() and (candidate / "tests").is_dir():
            return candidate
    raise Malformed("--coverage reads the sources and the tests: run it inside a checkout of catspaw")


def functions(path: Path, root: Path) -> Iterator[tuple[ast.FunctionDef, Citation]]:
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield node, Citation(path.relative_to(root).as_posix(), node.name, node.lineno)


def cited_by_code(root: Path) -> dict[str, list[Citation]]:
    """Rules in the docstrings of the games' functions."""
    found: dict[str, list[Citation]] = defaultdict(list)
    for path in sorted((root / "src" / "catspaw" / "games").rglob("*.py")):
        for node, citation in functions(path, root):
            for rule in dict.fromkeys(RULE.findall(ast.get_docstring(node) or "")):
                found[rule].append(citation)
    return found


def cited_by_tests(root: Path) -> dict[str, list[Citation]]:
    """Rules in a comment behind `def test_…`."""
    found: dict[str, list[Citation]] = defaultdict(list)
    for path in sorted((root / "tests").rglob("test_*.py")):
        lines = path.read_text("utf-8").splitlines()
        for node, citation in functions(path, root):
            if not node.name.startswith("test_"):
                continue
            head = lines[node.lineno - 1 : node.body[0].lineno]
            comments = " ".join(line.partition("#")[2] for line in head)
            for rule in dict.fromkeys(RULE.findall(comments)):
                found[rule].append(citation)
    return found


def noted_calls(root: Path) -> dict[str, set[str]] | None:
    """Per test function, the citing functions that it ran; None if no run was noted."""
    found: dict[str, set[str]] = defaultdict(set)
    files = sorted((root / NOTED).glob("*.json"))
    for path in files:
        for test, ran in json.loads(path.read_text("utf-8")).items():
            found[test].update(ran)
    return found if files else None


def coverage_of(games: Sequence[Game], root: Path) -> tuple[dict[str, Coverage], bool]:
    """Every rule's citations, and whether a noted run was there to check them against."""
    code, tests, ran = cited_by_code(root), cited_by_tests(root), noted_calls(root)
    table: dict[str, Coverage] = {}
    for game in games:
        for rule in game.rule_ids():
            entry = table[rule] = Coverage(code.get(rule, []), tests.get(rule, []))
            if ran is not None:
                entry.idle = [test for test in entry.tests if not runs(test, entry.code, ran)]
    return table, ran is not None


def runs(test: Citation, code: Sequence[Citation], ran: dict[str, set[str]]) -> bool:
    """Whether the test ran one of the functions."""
    noted = ran.get(f"{test.file}::{test.name}", set())
    return any(str(cited) in noted for cited in code)


def print_coverage(console: Console, games: Sequence[Game], root: Path) -> bool:
    """Print the table; True if no rule has a gap."""
    table, measured = coverage_of(games, root)
    for rule, entry in table.items():
        mark = "[green]ok[/] " if entry.is_complete else "[red]GAP[/]"
        console.print(f"{mark} [bold]{rule:<8}[/] code {len(entry.code)}, tests {len(entry.tests)}")
        for cited in (*entry.code, *entry.tests):
            idle = "  [red]does not run the citing code[/]" if cited in entry.idle else ""
            console.print(f"      {cited}{idle}")
    gaps = [rule for rule, entry in table.items() if not entry.is_complete]
    console.print(f"{len(table)} rules, {len(gaps)} with a gap" + (f": {', '.join(gaps)}" if gaps else ""))
    if not measured:
        console.print(f"[dim]nothing noted in {NOTED}: run the tests with --cited (make check) to see what they run[/]")
    return not gaps

"""Which code and which tests cite each rule, and whether those tests run that code."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from catspaw.core.errors import Malformed
from catspaw.core.game import Game

RULE = re.compile(r"\b[A-Z]{2}-(?:\d+\.\d+|R\.[A-Z]+)(?![\w.]*\d)")


@dataclass(frozen=True)
class Citation:
    """A function that cites a rule: in its docstring, or, for a test, in a comment on its first line."""

    file: str
    name: str
    lines: range

    def __str__(self) -> str:
        return f"{self.file}:{self.lines.start} {self.name}"


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
            end = node.end_lineno or node.lineno
            yield node, Citation(str(path.relative_to(root)), node.name, range(node.lineno, end + 1))


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


def lines_run(root: Path) -> dict[str, dict[str, set[int]]] | None:
    """Per test function, the lines of each source file it ran; None if no run was measured."""
    path = root / ".coverage"
    if not path.exists():
        return None
    from coverage import CoverageData

    data = CoverageData(str(path))
    data.read()
    found: dict[str, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
    for file in data.measured_files():
        relative = str(Path(file).relative_to(root)) if Path(file).is_relative_to(root) else file
        for line, contexts in data.contexts_by_lineno(file).items():
            for context in contexts:
                test = context.partition("|")[0].partition("[")[0]
                found[test][relative].add(line)
    return found


def coverage_of(games: Sequence[Game], root: Path) -> tuple[dict[str, Coverage], bool]:
    """Every rule's citations, and whether a measured run was there to check them against."""
    code, tests, ran = cited_by_code(root), cited_by_tests(root), lines_run(root)
    table: dict[str, Coverage] = {}
    for game in games:
        for rule in game.rule_ids():
            entry = table[rule] = Coverage(code.get(rule, []), tests.get(rule, []))
            if ran is not None:
                entry.idle = [test for test in entry.tests if not runs(test, entry.code, ran)]
    return table, ran is not None


def runs(test: Citation, code: Sequence[Citation], ran: dict[str, dict[str, set[int]]]) -> bool:
    """Whether the test ran a line inside one of the functions, beyond their `def` lines."""
    lines = ran.get(f"{test.file}::{test.name}", {})
    return any(lines.get(cited.file, set()) & set(cited.lines[1:]) for cited in code)


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
        console.print(
            "[dim]no .coverage file: run the tests with coverage contexts (make test) to check what they run[/]"
        )
    return not gaps

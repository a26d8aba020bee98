"""What the modules of the package import and say; each is parsed once."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "catspaw"
SOURCES = sorted(PACKAGE.rglob("*.py"))


@dataclass(frozen=True)
class Module:
    """One parsed file."""

    imports: frozenset[str]
    """Names it imports from the package, each with its module: `catspaw.core.bits.count`."""
    strings: frozenset[str]
    docstring: str | None


@cache
def module(path: Path) -> Module:
    names, strings = set(), set()
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings.add(node.value)
    own = frozenset(name for name in names if name.startswith("catspaw"))
    return Module(own, frozenset(strings), ast.get_docstring(tree))

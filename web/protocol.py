"""Writes the browser's types from the Python definitions: `src/lib/protocol.ts`, and each game's `src/games/*/view.ts`.

`PYTHONPATH=src .venv/bin/python web/protocol.py` writes them; with `--check` it fails if one is out of date.
"""

# ruff: noqa: INP001

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from msgspec import Struct
from msgspec import inspect as m

from catspaw.core import findings, view
from catspaw.games import GAMES
from catspaw.server import advice_protocol, edition_protocol, log_protocol, people_protocol, protocol
from catspaw.server.http import catalogue

SOURCES: Final = Path(__file__).parent / "src"
HEAD: Final = "// Written by web/protocol.py from the Python definitions. Do not edit; run it again.\n"
_PLAIN: Final[dict[type[m.Type], str]] = {
    m.AnyType: "unknown",
    m.NoneType: "null",
    m.BoolType: "boolean",
    m.IntType: "number",
    m.FloatType: "number",
    m.StrType: "string",
}


def files() -> dict[Path, str]:
    """Every file with what belongs in it."""
    version = f"/** What the two sides speak. */\nexport const VERSION = {protocol.VERSION}"
    made = {
        SOURCES / "lib" / "protocol.ts": Emitter(
            view, findings, edition_protocol, people_protocol, advice_protocol, log_protocol, protocol, catalogue
        ).emitted(version)
    }
    for game in GAMES:
        package = inspect.getmodule(type(game)).__name__.rpartition(".")[0]
        faces = f"{package}.edge.card_face"
        modules = [f"{package}.edge.view", *([faces] if find_spec(faces) else [])]
        made[SOURCES / "games" / game.id / "view.ts"] = Emitter(*map(import_module, modules)).emitted()
    return made


class Emitter:
    """One file of TypeScript: the structs, named types and constants of some modules."""

    def __init__(self, *modules: ModuleType) -> None:
        self._modules = modules
        self._named = [(name, kind) for module in modules for name, kind in _aliases(module).items()]

    def emitted(self, *first: str) -> str:
        """The whole file."""
        parts = [HEAD, *first]
        for module in self._modules:
            parts += self._of_module(module)
        return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"

    def _of_module(self, module: ModuleType) -> Iterator[str]:
        """In the order of the source."""
        tree = ast.parse(inspect.getsource(module))
        aliases = _aliases(module)
        for place, node in enumerate(tree.body):
            name = _defined_by(node)
            value = vars(module).get(name) if name else None
            comment = _comment(_doc_after(tree.body, place), "")
            if isinstance(node, ast.ClassDef) and isinstance(value, type) and issubclass(value, Struct):
                yield self._struct(value)
            elif name in aliases:
                yield f"{comment}export type {name} = {self._ts(aliases[name], name)}"
            elif isinstance(value, tuple) and not name.startswith("_"):
                yield f"{comment}export const {name}: readonly {self._element(value)}[] = {_listed(value)}"

    def _struct(self, struct: type[Struct]) -> str:
        """An interface. In what clients send, fields with a default may be left out."""
        kind = m.type_info(struct)
        if not isinstance(kind, m.StructType):
            raise TypeError(struct)
        docs = _field_docs(struct)
        lines = [f"  {kind.tag_field}: {_quoted(kind.tag)}"] if kind.tag_field else []
        for field in kind.fields:
            may_miss = "?" if kind.forbid_unknown_fields and not field.required else ""
            comment = _comment(docs.get(field.name), "  ")
            lines.append(f"{comment}  {field.encode_name}{may_miss}: {self._ts(field.type)}")
        body = "\n".join(lines)
        return _comment(inspect.getdoc(struct), "") + f"export interface {struct.__name__} {{\n{body}\n}}"

    def _ts(self, kind: m.Type, defining: str = "") -> str:
        """A type in TypeScript; what has a name goes by it, unless it is being defined."""
        for name, known in self._named:
            if kind == known and name != defining:
                return name
        if type(kind) in _PLAIN:
            return _PLAIN[type(kind)]
        if isinstance(kind, m.Metadata):
            return self._of_metadata(kind)
        if isinstance(kind, m.StructType):
            return kind.cls.__name__
        if isinstance(kind, m.LiteralType):
            return " | ".join(_quoted(value) for value in self._in_order(kind, defining))
        if isinstance(kind, m.UnionType):
            types = sorted(kind.types, key=lambda each: isinstance(each, m.NoneType))
            return " | ".join(self._ts(each) for each in types)
        if isinstance(kind, m.VarTupleType | m.ListType | m.SetType | m.FrozenSetType):
            text = self._ts(kind.item_type)
            return f"({text})[]" if " | " in text else f"{text}[]"
        if isinstance(kind, m.TupleType):
            return f"[{', '.join(self._ts(each) for each in kind.item_types)}]"
        if isinstance(kind, m.DictType):
            return f"Record<{self._ts(kind.key_type)}, {self._ts(kind.value_type)}>"
        raise TypeError(f"no TypeScript for {kind}")

    def _of_metadata(self, kind: m.Metadata) -> str:
        """What `core/view.py` writes beside a type: all its values, or that keys may be missing."""
        extra = kind.extra or {}
        if "values" in extra:
            return " | ".join(map(_quoted, extra["values"]))
        text = self._ts(kind.type)
        return f"Partial<{text}>" if "partial" in extra else text

    def _in_order(self, kind: m.LiteralType, defining: str) -> list[Any]:
        """The values are sorted; a definition keeps the order of the source where it has one."""
        for module in self._modules:
            written = getattr(vars(module).get(defining), "__args__", None)
            if written is not None:
                return list(written)
        return list(kind.values)

    def _element(self, values: tuple[Any, ...]) -> str:
        """What the elements of a constant are: the named type that has just these values, or else any of their kind."""
        for name, kind in self._named:
            if isinstance(kind, m.Metadata) and set((kind.extra or {}).get("values", ())) == set(values):
                return name
        return "string" if isinstance(values[0], str) else "number"


def _defined_by(node: ast.stmt) -> str:
    """The one name that a statement defines."""
    if isinstance(node, ast.ClassDef):
        return node.name
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    return ""


def _aliases(module: ModuleType) -> dict[str, m.Type]:
    """Names that a module gives to literals, to unions of structs, and to types with `core/view.py`'s marks."""
    found: dict[str, m.Type] = {}
    for name, value in vars(module).items():
        if name.startswith("_") or not name[0].isupper() or isinstance(value, type | int | str | tuple):
            continue
        try:
            kind = m.type_info(value)
        except TypeError:
            continue
        if isinstance(kind, m.LiteralType | m.Metadata) or (
            isinstance(kind, m.UnionType) and all(isinstance(each, m.StructType) for each in kind.types)
        ):
            found[name] = kind
    return found


def _field_docs(struct: type[Struct]) -> dict[str, str]:
    """What is written under the fields of a struct, or of the one that it extends."""
    found: dict[str, str] = {}
    for part in reversed(struct.__mro__):
        if issubclass(part, Struct) and part is not Struct:
            (node,) = ast.parse(inspect.getsource(part)).body
            body = node.body if isinstance(node, ast.ClassDef) else []
            docs = {_defined_by(each): _doc_after(body, place) for place, each in enumerate(body)}
            found.update({name: doc for name, doc in docs.items() if doc})
    return found


def _listed(values: tuple[Any, ...]) -> str:
    return f"[{', '.join(map(_quoted, values))}]"


def _quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _doc_after(body: list[ast.stmt], place: int) -> str | None:
    """The string that follows a definition and documents it."""
    after = body[place + 1] if place + 1 < len(body) else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
        return inspect.cleandoc(after.value.value)
    return None


def _comment(text: str | None, indent: str) -> str:
    if not text:
        return ""
    lines = re.sub(r"\bNone\b", "null", text).split("\n")
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


def main() -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if "--check" in sys.argv[1:]:
            sys.stderr.write(f"{path}: not what web/protocol.py writes; run it again\n")
        else:
            path.write_text(files()[path], "utf-8")
    return 1 if stale and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())

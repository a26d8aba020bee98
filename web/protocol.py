"""Writes the browser's half of the protocol, `src/lib/protocol.ts`, from the server's definitions.

`PYTHONPATH=src .venv/bin/python web/protocol.py` writes it; with `--check` it fails if the file is out of date.
"""

# ruff: noqa: INP001

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from msgspec import Struct
from msgspec import inspect as m

from catspaw.server import protocol
from catspaw.server.http import catalogue as offers

TARGET: Final = Path(__file__).parent / "src" / "lib" / "protocol.ts"
MODULES: Final = (protocol, offers)
HEAD: Final = "// Written by web/protocol.py from the server's definitions. Do not edit; run it again.\n"
_PLAIN: Final[dict[type[m.Type], str]] = {
    m.AnyType: "unknown",
    m.NoneType: "null",
    m.BoolType: "boolean",
    m.IntType: "number",
    m.FloatType: "number",
    m.StrType: "string",
}


def emitted() -> str:
    """The whole file."""
    parts = [HEAD, f"/** What the two sides speak. */\nexport const VERSION = {protocol.VERSION}"]
    for module in MODULES:
        parts += _of_module(module)
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def _of_module(module: ModuleType) -> Iterator[str]:
    """Structs, and names for literals and unions, in the order of the source."""
    tree = ast.parse(inspect.getsource(module))
    for place, node in enumerate(tree.body):
        name = _defined_by(node)
        value = vars(module).get(name) if name else None
        if isinstance(node, ast.ClassDef) and isinstance(value, type) and issubclass(value, Struct):
            yield _struct(value, node)
        elif name in _aliases(module):
            comment = _comment(_doc_after(tree.body, place), "")
            yield f"{comment}export type {name} = {_ts(_aliases(module)[name], name)}"


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
    """Names that a module gives to literals and to unions of structs."""
    found: dict[str, m.Type] = {}
    for name, value in vars(module).items():
        if name.startswith("_") or not name[0].isupper() or isinstance(value, type | int | str):
            continue
        try:
            kind = m.type_info(value)
        except TypeError:
            continue
        if isinstance(kind, m.LiteralType) or (
            isinstance(kind, m.UnionType) and all(isinstance(each, m.StructType) for each in kind.types)
        ):
            found[name] = kind
    return found


_NAMED: Final[list[tuple[str, m.Type]]] = [
    (name, kind) for module in MODULES for name, kind in _aliases(module).items()
]


def _struct(struct: type[Struct], node: ast.ClassDef) -> str:
    """An interface. In what clients send, fields with a default may be left out."""
    kind = m.type_info(struct)
    if not isinstance(kind, m.StructType):
        raise TypeError(struct)
    docs = {_defined_by(each): _doc_after(node.body, place) for place, each in enumerate(node.body)}
    lines = [f"  {kind.tag_field}: {_quoted(kind.tag)}"] if kind.tag_field else []
    for field in kind.fields:
        may_miss = "?" if kind.forbid_unknown_fields and not field.required else ""
        lines.append(_comment(docs.get(field.name), "  ") + f"  {field.encode_name}{may_miss}: {_ts(field.type)}")
    body = "\n".join(lines)
    return _comment(ast.get_docstring(node), "") + f"export interface {struct.__name__} {{\n{body}\n}}"


def _ts(kind: m.Type, defining: str = "") -> str:
    """A type in TypeScript; literals and unions that have a name go by it, unless it is being defined."""
    for name, known in _NAMED:
        if kind == known and name != defining:
            return name
    if type(kind) in _PLAIN:
        return _PLAIN[type(kind)]
    if isinstance(kind, m.StructType):
        return kind.cls.__name__
    if isinstance(kind, m.LiteralType):
        return " | ".join(_quoted(value) for value in _in_order(kind, defining))
    if isinstance(kind, m.UnionType):
        return " | ".join(_ts(each) for each in sorted(kind.types, key=lambda each: isinstance(each, m.NoneType)))
    if isinstance(kind, m.VarTupleType | m.ListType | m.SetType | m.FrozenSetType):
        return f"{_element(kind.item_type)}[]"
    if isinstance(kind, m.TupleType):
        return f"[{', '.join(_ts(each) for each in kind.item_types)}]"
    if isinstance(kind, m.DictType):
        return f"Record<{_ts(kind.key_type)}, {_ts(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind}")


def _in_order(kind: m.LiteralType, defining: str) -> list[Any]:
    """The values are sorted; a definition keeps the order of the source where it has one."""
    for module in MODULES:
        written = getattr(vars(module).get(defining), "__args__", None)
        if written is not None:
            return list(written)
    return list(kind.values)


def _element(kind: m.Type) -> str:
    text = _ts(kind)
    return f"({text})" if " | " in text else text


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
    text = emitted()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, "utf-8")
    elif not TARGET.exists() or TARGET.read_text("utf-8") != text:
        sys.stderr.write(f"{TARGET}: not what web/protocol.py writes; run it again\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

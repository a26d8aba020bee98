"""Pickling and copying of objects that may be compiled: they become the same again in either build.

Pickles are for other processes of the same version, such as workers, and never for strangers: like any pickle, one from
a stranger may run anything. Records are for keeping and for sharing.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

_VECTOR = type(vec[i64]())
_built_in: dict[int, tuple[Any, str]] = {}
"""Editions that came with a game, by `id`, with that game and their names there. They are never let go."""

Reduced = tuple[Any, ...]
"""What `__reduce__` returns: a function and its arguments."""


def attributes(thing: object) -> dict[str, Any]:
    """Every attribute of an object; compiled classes say which they have."""
    names = getattr(type(thing), "__mypyc_attrs__", ())
    found = {name: getattr(thing, name) for name in names if name != "__dict__" and hasattr(thing, name)}
    return {**found, **getattr(thing, "__dict__", {})}


def reduced(thing: object, **instead: object) -> Reduced:
    """What makes an object again from its attributes, some of them replaced; vectors go as lists."""
    found = {**attributes(thing), **instead}
    vectors = {name: list(value) for name, value in found.items() if isinstance(value, _VECTOR)}
    return _again, (type(thing), {name: value for name, value in found.items() if name not in vectors}, vectors)


def _again(kind: Any, plain: dict[str, Any], vectors: dict[str, list[int]]) -> Any:
    made = kind.__new__(kind)
    for name, value in plain.items():
        setattr(made, name, value)
    for name, numbers in vectors.items():
        setattr(made, name, vec[i64](numbers))
    return made


def remember_built_in(game: object, name: str, edition: object) -> None:
    """Pickle an edition that came with a game by its name there."""
    _built_in[id(edition)] = (game, name)


def by_name(edition: object) -> Reduced | None:
    """What finds an edition that came with a game again; None for somebody's own."""
    found = _built_in.get(id(edition))
    return (_found_again, found) if found else None


def _found_again(game: Any, name: str) -> Any:
    return game.chosen_edition(name)

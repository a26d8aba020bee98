"""Statements of every game: SQLite's driver gets them as they are, since SQLAlchemy takes longer than SQLite does."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Table, TextClause, text

from catspaw.server.store.schema import check_portable


def columns_of(table: Table) -> tuple[str, Any]:
    """All columns of a table as a statement names them, and a tuple with names for a row of them."""
    names = [column.name for column in table.columns]
    return ", ".join(f"{table.name}.{name}" for name in names), namedtuple(table.name, names)  # noqa: PYI024


def rows_of(on: Connection, statement: str, values: Mapping[str, Any]) -> list[Any]:
    """What a statement returns, row by row; its values have names."""
    _check_texts(values)
    if on.dialect.name != "sqlite":
        return list(on.execute(_prepared(statement), values))
    cursor = _executed(on, statement, values)
    found: list[Any] = cursor.fetchall()
    cursor.close()
    return found


def count_changed(on: Connection, statement: str, values: Mapping[str, Any]) -> int:
    """How many rows a statement changes."""
    _check_texts(values)
    if on.dialect.name != "sqlite":
        return on.execute(_prepared(statement), values).rowcount
    cursor = _executed(on, statement, values)
    changed: int = cursor.rowcount
    cursor.close()
    return changed


def add_rows(on: Connection, statement: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert several rows, if there are any."""
    if not rows:
        return
    for row in rows:
        _check_texts(row)
    if on.dialect.name != "sqlite":
        on.execute(_prepared(statement), rows)
        return
    cursor = on.connection.cursor()
    cursor.executemany(statement, rows)
    cursor.close()


def _check_texts(values: Mapping[str, Any]) -> None:
    for value in values.values():
        if type(value) is str:
            check_portable(value)


def _executed(on: Connection, statement: str, values: Mapping[str, Any]) -> Any:
    cursor = on.connection.cursor()
    cursor.execute(statement, values)
    return cursor


@cache
def _prepared(statement: str) -> TextClause:
    return text(statement)

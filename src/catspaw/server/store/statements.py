"""Statements of every game: the driver gets them as they are, since SQLAlchemy takes longer than what they do."""

from __future__ import annotations

import re
from collections import namedtuple
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import URL, Connection, Select, Table

from catspaw.server.store.schema import check_portable

Statement: TypeAlias = str | Select[Any]
"""Plain SQL that both databases take, with values as `:name`; or a query of columns that the driver has types for."""

_NAMED: Final = re.compile(r":(\w+)")
_STYLES: Final = {"sqlite": "named", "postgresql": "pyformat"}
"""How the driver of a kind of database has its values named."""


def columns_of(table: Table) -> tuple[str, Any]:
    """All columns of a table as a statement names them, and a tuple with names for a row of them."""
    names = [column.name for column in table.columns]
    return ", ".join(f"{table.name}.{name}" for name in names), namedtuple(table.name, names)  # noqa: PYI024


@cache
def as_sql(statement: Statement, kind: str) -> tuple[str, Mapping[str, Any]]:
    """A statement as the driver of a kind of database reads it, and the values that it brings along."""
    if isinstance(statement, str):
        return _NAMED.sub(r"%(\1)s", statement) if kind == "postgresql" else statement, {}
    dialect: Any = URL.create(kind).get_dialect()
    made = statement.compile(dialect=dialect(paramstyle=_STYLES[kind]))
    return str(made), made.params


def rows_of(on: Connection, statement: Statement, values: Mapping[str, Any]) -> list[Any]:
    """What a statement returns, row by row; its values have names."""
    cursor = _executed(on, statement, [values])
    found: list[Any] = cursor.fetchall()
    cursor.close()
    return found


def count_changed(on: Connection, statement: str, values: Mapping[str, Any]) -> int:
    """How many rows a statement changes."""
    cursor = _executed(on, statement, [values])
    changed: int = cursor.rowcount
    cursor.close()
    return changed


def add_rows(on: Connection, statement: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert a few rows, if there are any: psycopg takes longer to send two together than one after the other."""
    if rows:
        _executed(on, statement, rows).close()


def _executed(on: Connection, statement: Statement, rows: Sequence[Mapping[str, Any]]) -> Any:
    """A cursor of the driver's that has executed a statement with the values of each row."""
    for row in rows:
        for value in row.values():
            if type(value) is str:
                check_portable(value)
    sql, given = as_sql(statement, on.dialect.name)
    cursor = on.connection.cursor()
    for row in rows:
        cursor.execute(sql, {**given, **row} if given else row)
    return cursor

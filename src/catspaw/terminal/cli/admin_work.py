"""What the commands of `catspaw admin` share: which database, whose name, how long, and where it is written."""

from __future__ import annotations

import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from getpass import getpass, getuser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Concatenate, Final, Literal, ParamSpec, TypeVar

from cyclopts import Parameter
from msgspec import json

from catspaw.core.errors import Malformed
from catspaw.terminal.cli.page import console
from catspaw.terminal.cli.sentences import said

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from catspaw.server.admin.export import Period
    from catspaw.server.store import Store

_T = TypeVar("_T")
_P = ParamSpec("_P")
_MILLISECONDS: Final = {"m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 604_800_000}
MOST: Final = 100 * 366 * 86_400_000
"""Milliseconds after which for a while is for good."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Where:
    """Which database, as `catspaw serve` is told."""

    database: Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql://…, as for catspaw serve.")] = None
    config: Annotated[Path | None, Parameter(help="A TOML file with settings.")] = None

    def url(self) -> str:
        from catspaw.server.settings import settings_from

        return settings_from({"database": self.database}, file=self.config).database


AS_SERVED: Final = Where()
"""The database of a server that is told nothing else."""


def run(where: Where, work: Callable[[Store], Awaitable[_T]]) -> _T:
    """Do something with the store, beside a server that may be running."""
    import asyncio

    from catspaw.server.store import Store

    async def opened() -> _T:
        store = await Store.beside(where.url())
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def transaction(
    where: Where,
    change: Callable[Concatenate[Connection, int, str, _P], object],
    *args: _P.args,
    **kwargs: _P.kwargs,
) -> None:
    """Run a change in a transaction, with the time and with who does it."""
    run(where, lambda store: store.database.write(change, store.now(), operator(), *args, **kwargs))


def operator() -> str:
    """Who uses the command line, as the audit calls them."""
    try:
        return f"{getuser()} (catspaw admin)"
    except (OSError, KeyError):  # a container may run as somebody without a name
        return "catspaw admin"


def lasting(text: str | None) -> int | None:
    """How many milliseconds `30m`, `12h`, `2d` or `1w` are."""
    if text is None:
        return None
    found = re.fullmatch("([1-9][0-9]{0,5})([mhdw])", text)
    lasts = int(found[1]) * _MILLISECONDS[found[2]] if found else 0
    if not 0 < lasts <= MOST:
        raise Malformed("--for {text}: expected a time such as 30m, 12h, 2d or 1w", text=text)
    return lasts


def password_asked_for(language: str) -> str:
    """Typed twice without being shown, or the first line of what comes in."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    password = getpass(said(language, "New password: "))
    if getpass(said(language, "Once more: ")) != password:
        raise Malformed("the passwords are not the same")
    return password


@contextmanager
def progress() -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn

    errors = Console(stderr=True)
    with Progress(
        BarColumn(), TaskProgressColumn(), console=errors, transient=True, disable=not errors.is_terminal
    ) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def done(values: object, as_json: bool, *lines: str) -> None:
    """Print what was done, for machines or in words."""
    if as_json:
        print(json.encode(values).decode())
        return
    for line in lines:
        console.print(line, markup=False)


# Exports.


def write_export(
    where: Where,
    what: Literal["results", "records"],
    period: Period,
    form: Literal["csv", "jsonl"] | None,
    output: Path | None,
) -> None:
    """Write one game after the other, to a file that gets its name once it is complete."""
    from catspaw.server.admin.backup_file import written_whole

    if output is None:
        run(where, lambda store: _write(_lines(store, what, period, form), sys.stdout.write))
        return
    with written_whole(output) as part, part.open("w", encoding="utf-8") as file:
        run(where, lambda store: _write(_lines(store, what, period, form), file.write))


def _lines(
    store: Store, what: Literal["results", "records"], period: Period, form: Literal["csv", "jsonl"] | None
) -> AsyncIterator[str]:
    from catspaw.server.admin import export

    found: AsyncIterator[Any] = (export.results if what == "results" else export.records)(store, period)
    if form == "jsonl":
        return export.json_lines(found)
    if form is None and what == "records":
        return export.record_lines(found)
    return export.csv_lines(found, export.Result if what == "results" else export.RecordLine)


async def _write(lines: AsyncIterator[str], write: Callable[[str], object]) -> None:
    async for line in lines:
        write(line)

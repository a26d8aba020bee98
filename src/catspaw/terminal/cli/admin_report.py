"""Lists of `catspaw admin`: for people in columns, for machines as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import json
from rich.table import Column, Table
from rich.text import Text

from catspaw.server.admin.tables import ListedTable
from catspaw.server.store.rows import Audited, Listed, Sanction
from catspaw.terminal.cli.page import Page, console
from catspaw.terminal.cli.sentences import said

WIDE: Final = 200
"""Columns of a list that no terminal shows."""


def print_people(people: Sequence[Listed], as_json: bool, language: str) -> None:
    rows = [
        (one.name or "–", one.id, said(language, one.role), when(one.created), when(one.seen), _marks(one, language))
        for one in people
    ]
    _print(people, rows, headers(language, "name", "id", "role", "since", "last seen", "sanctions"), as_json)


def _marks(one: Listed, language: str) -> str:
    found = [("banned", one.banned), ("muted", one.muted)]
    return ", ".join(said(language, word) for word, holds in found if holds)


def print_sanctions(sanctions: Sequence[Sanction], as_json: bool, language: str) -> None:
    words = {"ban": "banned", "mute": "muted"}
    rows = [
        (one.name or "–", one.person_id, said(language, words[one.kind]), when(one.since), when(one.until), one.why)
        for one in sanctions
    ]
    _print(sanctions, rows, headers(language, "name", "id", "what", "since", "until", "why"), as_json)


def print_tables(tables: Sequence[ListedTable], as_json: bool, language: str) -> None:
    rows = [
        (
            one.id,
            one.game,
            said(language, one.state),
            _openness(one, language),
            when(one.created),
            _seats(one, language),
        )
        for one in tables
    ]
    _print(tables, rows, headers(language, "table", "game", "state", "lobby", "since", "seats"), as_json)


def _openness(one: ListedTable, language: str) -> str:
    return said(language, "public") if one.public else said(language, "private")


def _seats(one: ListedTable, language: str) -> str:
    return ", ".join(f"{seat.seat}: {_who(seat.kind, seat.name, language)}" for seat in one.seats)


def _who(kind: str, name: str | None, language: str) -> str:
    if kind == "open":
        return said(language, "open")
    return name or said(language, "guest")


def print_audit(audited: Sequence[Audited], as_json: bool, language: str) -> None:
    rows = [(when(one.time_ms), one.by, one.what, one.person_id or one.table_id or "", one.detail) for one in audited]
    _print(audited, rows, headers(language, "when", "who", "what", "whom or which table", "why"), as_json)


def headers(language: str, *words: str) -> list[str]:
    return [said(language, word) for word in words]


def when(time_ms: int | None) -> str:
    """To the minute, in UTC."""
    return "–" if time_ms is None else f"{datetime.fromtimestamp(time_ms / 1000, UTC):%Y-%m-%d %H:%M}"


def _print(values: object, rows: Iterable[Sequence[str]], titles: Sequence[str], as_json: bool) -> None:
    """What people have written is shown as it is, without markup and without what moves a cursor."""
    if as_json:
        print(json.encode(values).decode())
        return
    grid = Table(
        *(Column(title, overflow="fold", no_wrap=number == 0) for number, title in enumerate(titles)), box=None
    )
    for row in rows:
        grid.add_row(*(Text("".join(char if char.isprintable() else "�" for char in cell)) for cell in row))
    (console if console.is_terminal else Page(highlight=False, width=WIDE)).print(grid)

"""Exports of games that are over, one at a time, so that it does not matter how many there are."""

from __future__ import annotations

import asyncio
import csv
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from io import StringIO
from typing import Any, Final

from msgspec import Struct, json, to_builtins
from msgspec.structs import asdict

from catspaw.core.errors import CatspawError, Malformed
from catspaw.core.own_editions import is_at_hand, is_own, put_at_hand
from catspaw.core.texts import LANGUAGES
from catspaw.games import game_by_id
from catspaw.server.store import Store, StoredEntry, TableRow
from catspaw.table import Opened, Sitting

UNREADABLE: Final = "unreadable"
"""The ending of a game of other rules, or of a game that is not installed here."""


class Period(Struct, frozen=True):
    """Which games: of one game only, or that ended within a time."""

    game: str | None = None
    since: int | None = None
    until: int | None = None


class PlayedSeat(Struct, frozen=True):
    seat: str
    name: str
    bot: bool


class Result(Struct, frozen=True):
    """One game that is over. These are the columns, in this order; new ones would be added at the end."""

    table: str
    game: str
    setup: dict[str, Any]
    started: str
    ended: str
    seats: tuple[PlayedSeat, ...]
    winners: tuple[str, ...]
    scores: dict[str, dict[str, int]]
    ending: str
    answers: int
    """Chance included, as in the record."""
    duration: float
    """Seconds from the deal to the end."""


class RecordLine(Struct, frozen=True):
    """A game as `catspaw replay` reads it."""

    table: str
    record: str
    decks: tuple[str, ...]
    """What each seat played with: a built-in deck, or the list of its own."""


async def results(store: Store, period: Period) -> AsyncIterator[Result]:
    """How each game ended, the oldest table first."""
    async for row, entries in _finished(store, period):
        yield await asyncio.to_thread(result_of, row, entries)


async def records(store: Store, period: Period) -> AsyncIterator[RecordLine]:
    """Each game that can be played again."""
    async for row, entries in _finished(store, period):
        sitting = await asyncio.to_thread(_sitting, entries)
        if sitting is not None:
            yield RecordLine(row.id, sitting.record(), sitting.opened.decks)


async def _finished(store: Store, period: Period) -> AsyncIterator[tuple[TableRow, list[StoredEntry]]]:
    after = 0
    while rows := await store.tables.finished(after, **asdict(period)):
        for row in rows:
            await have_at_hand(store, row)
            yield row, await store.entries.read(row.id)
        after = rows[-1].number


async def have_at_hand(store: Store, row: TableRow) -> None:
    """The edition of a table, if somebody has brought it; one that cannot be read any more is left out."""
    name = row.settings.get("edition")
    if is_own(name) and not is_at_hand(row.game, name):
        with suppress(CatspawError):
            files = await store.editions.files(row.game, name)
            found = await asyncio.to_thread(game_by_id(row.game).read_files, files, LANGUAGES[0])
            if found.edition is not None:
                put_at_hand(row.game, name, found.edition)


def _sitting(entries: Sequence[StoredEntry]) -> Sitting | None:
    """The sitting that is over; None if it cannot be played again, or has gone on."""
    try:
        sitting = Sitting.resumed([stored.entry for stored in entries])
    except CatspawError:
        return None
    return sitting if sitting.outcome else None


def result_of(row: TableRow, entries: Sequence[StoredEntry]) -> Result:
    """How a game ended, as far as it can be read."""
    sitting = _sitting(entries)
    outcome = sitting.outcome if sitting else None
    started, ended = entries[0].time_ms, entries[-1].time_ms
    return Result(
        table=row.id,
        game=row.game,
        setup={name: row.settings.get(name) for name in ("edition", "variants", "rulings", "clock")},
        started=written_time(started),
        ended=written_time(ended),
        seats=_seats(sitting, entries),
        winners=outcome.winners if outcome else (),
        scores={seat: dict(score) for seat, score in outcome.scores.items()} if outcome else {},
        ending=outcome.ending if outcome else UNREADABLE,
        answers=len(sitting.table.answers) if sitting else 0,
        duration=(ended - started) / 1000,
    )


def _seats(sitting: Sitting | None, entries: Sequence[StoredEntry]) -> tuple[PlayedSeat, ...]:
    """Who sat there in the end; of a game that cannot be read, who was there when it was dealt."""
    if sitting:
        return tuple(PlayedSeat(seat, player.name, player.bot is not None) for seat, player in sitting.players.items())
    opened = entries[0].entry
    players = opened.players if isinstance(opened, Opened) else ()
    return tuple(PlayedSeat(str(number), one.name, one.bot is not None) for number, one in enumerate(players, 1))


# As text.


async def json_lines(found: AsyncIterator[Struct]) -> AsyncIterator[str]:
    """One object in every line."""
    async for one in found:
        yield f"{json.encode(one).decode()}\n"


async def record_lines(found: AsyncIterator[RecordLine]) -> AsyncIterator[str]:
    """One record in every line."""
    async for one in found:
        yield f"{one.record}\n"


async def csv_lines(found: AsyncIterator[Struct], columns: type[Struct]) -> AsyncIterator[str]:
    """The names of the columns first; lists, and values that have names, are written as JSON."""
    yield _csv(columns.__struct_fields__)
    async for one in found:
        yield _csv([_cell(value) for value in to_builtins(one).values()])


def _cell(value: Any) -> Any:
    return value if isinstance(value, str | int | float) else json.encode(value).decode()


def _csv(cells: Sequence[Any]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue()


# Times.


def written_time(time_ms: int) -> str:
    """To the second, in UTC."""
    return f"{datetime.fromtimestamp(time_ms / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"


def read_time(text: str | None) -> int | None:
    """A day or a time as milliseconds, in UTC unless it says otherwise."""
    if text is None:
        return None
    try:
        time = datetime.fromisoformat(text)
        return int((time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp() * 1000)
    except (ValueError, OverflowError) as error:
        raise Malformed("{text} is no day such as 2026-11-17", text=text) from error

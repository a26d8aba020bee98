"""Exports: every game that is over, one at a time, and nothing of those under way."""

from __future__ import annotations

import asyncio
import csv
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import catspaw
from catspaw.games import game_by_id
from catspaw.server.admin import export
from catspaw.server.admin.export import Period, Result, csv_lines, json_lines, read_time, records, results
from catspaw.server.store import Store, StoredEntry
from catspaw.table import Entry, Player, Resigned, Sitting, opening
from catspaw.table.entries import Answered, Closed
from server.databases import TimeControl, new, opened
from server.operators import admin

pytest_plugins = ["server.databases"]
pytestmark = [pytest.mark.anyio, pytest.mark.contract, pytest.mark.slow]

SETUP: dict[str, Any] = {"edition": None, "variants": [], "rulings": {}, "clock": None}
SETTINGS = {**SETUP, "bots": {"mouse": "heuristic"}}
NAME = '=HYPERLINK("x"), "Anna"\n'
"""What somebody may call themselves."""


def first_answer(game: str) -> tuple[Entry, Entry]:
    """How a game begins, and what is answered first."""
    found = game_by_id(game)
    setup = found.setup()
    opened = opening(found, setup, [Player(NAME), Player("heuristic", "heuristic")], secret=bytes(32))
    sitting = Sitting(opened)
    question = sitting.table.question
    assert question and sitting.asked
    return opened, Answered(sitting.asked, question.options[0].number)


async def played(store: Store, id: str, clock: TimeControl, *last: Entry, game: str = "cat-and-mouse") -> None:
    """A table where one answer was given, and something else that ends it, a minute later."""
    first, answer = first_answer(game)
    host = (await store.people.add()).id
    seats = {game_by_id(game).seats[0]: host}
    await store.tables.add(await new(store, id, host=host, game=game, seats=seats, settings=SETTINGS), first)
    clock.time += 60_000
    for number, entry in enumerate([answer, *last], 1):
        await store.entries.append(id, number, entry, over=bool(last) and entry is last[-1])


async def text_of(store: Store, period: Period, *, as_json: bool = False) -> str:
    found = results(store, period)
    return "".join([line async for line in (json_lines(found) if as_json else csv_lines(found, Result))])


async def test_results_have_stable_columns(store: Store, clock: TimeControl) -> None:
    await played(store, "t1", clock, Resigned("mouse"))
    await played(store, "t2", clock)
    await played(store, "t3", clock, Closed("late"), game="red-claw")
    header, first, second = csv.reader(StringIO(await text_of(store, Period())))
    assert header == [
        "table", "game", "setup", "started", "ended", "seats", "winners", "scores", "ending", "answers", "duration",
    ]  # fmt: skip
    row = dict(zip(header, first, strict=True))
    assert (row["table"], row["game"], row["ending"], row["duration"]) == ("t1", "cat-and-mouse", "resigned", "60.0")
    assert (row["started"], row["ended"]) == ("2023-11-14T22:13:20Z", "2023-11-14T22:14:20Z")
    assert json.decode(row["winners"]) == ["inspector"]
    assert json.decode(row["setup"]) == SETUP
    seats = json.decode(row["seats"])
    assert seats[0] == {"seat": "inspector", "name": NAME, "bot": False} and seats[1]["bot"]
    assert row["answers"] == "1" and "mouse" in json.decode(row["scores"])
    closed = dict(zip(header, second, strict=True))
    assert (closed["table"], closed["ending"], closed["winners"]) == ("t3", "closed", "[]")
    lines = [json.decode(line) for line in (await text_of(store, Period(), as_json=True)).splitlines()]
    assert [list(line) for line in lines] == [header] * 2 and lines[0]["winners"] == ["inspector"]
    assert not any(cell[0] in "=+@" for line in (first, second) for cell in line)  # no formula in a spreadsheet


async def test_games_are_chosen_by_game_and_by_when_they_ended(store: Store, clock: TimeControl) -> None:
    for number in range(4):
        await played(store, f"t{number}", clock, Closed("late"), game=("cat-and-mouse", "red-claw")[number % 2])

    async def found(period: Period) -> list[str]:
        return [one.table async for one in results(store, period)]

    assert await found(Period()) == ["t0", "t1", "t2", "t3"]
    assert await found(Period(game="red-claw")) == ["t1", "t3"]
    second = 1_700_000_000_000 + 120_000
    assert await found(Period(since=second)) == ["t1", "t2", "t3"]
    assert await found(Period(until=second)) == ["t0"]
    assert read_time("2023-11-14T22:15:20") == second == read_time("2023-11-14T23:15:20+01:00")


async def test_records_can_be_replayed_and_are_of_games_that_are_over(store: Store, clock: TimeControl) -> None:
    await played(store, "t1", clock, Resigned("mouse"))
    await played(store, "t2", clock)
    await played(store, "t3", clock, Closed("late"))
    found = [one async for one in records(store, Period())]
    assert [one.table for one in found] == ["t1", "t3"]
    assert [catspaw.replay(one.record).verdict for one in found] == [("resigned", "mouse"), ("closed", "-")]


async def test_what_cannot_be_played_again_is_said_to_be_unreadable(store: Store, clock: TimeControl) -> None:
    await opened(store, "old", settings=SETTINGS)  # of rules that were never there
    await store.entries.append("old", 1, Resigned("nobody"), over=True)
    await played(store, "t1", clock, Resigned("mouse"))
    found = [one async for one in results(store, Period())]
    assert [(one.table, one.ending) for one in found] == [("old", "unreadable"), ("t1", "resigned")]
    assert [seat.name for seat in found[0].seats] == ["Anna", "Sleuth"]
    assert [one.table async for one in records(store, Period())] == ["t1"]


async def test_only_one_game_is_held_at_a_time(
    store: Store, clock: TimeControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Entries are read when a game's turn has come, and not before."""
    for number in range(3):
        await played(store, f"t{number}", clock, Closed("late"))
    read: list[str] = []
    reading = store.entries.read

    async def noted(table_id: str, since: int = 0) -> list[StoredEntry]:
        read.append(table_id)
        return await reading(table_id, since)

    monkeypatch.setattr(store.entries, "read", noted)
    found = export.results(store, Period())
    for number in range(3):
        assert (await anext(found)).table == f"t{number}" and len(read) == number + 1


def test_the_command_writes_a_file_or_prints(database_url: str, tmp_path: Path) -> None:
    async def fill() -> None:
        clock = TimeControl()
        store = await Store.open(database_url, now=clock)
        await played(store, "t1", clock, Resigned("mouse"))
        await store.close()

    asyncio.run(fill())
    file = tmp_path / "results.csv"
    assert admin(database_url, "export", "results", "-o", str(file)) == ""
    assert file.read_text("utf-8") == admin(database_url, "export", "results")
    record = admin(database_url, "export", "records")
    assert catspaw.replay(record.strip()).verdict == ("resigned", "mouse")
    assert json.decode(admin(database_url, "export", "records", "--format", "jsonl"))["record"] == record.strip()
    assert admin(database_url, "export", "records", "--format", "csv").startswith("table,record,decks\nt1,")
    assert admin(database_url, "export", "records", "--until", "2020-01-01") == ""

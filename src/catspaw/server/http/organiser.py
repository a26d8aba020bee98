"""What organisers may do over HTTP, at any table: list, close, mute, export. Each act is audited and logged."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import structlog
from litestar import Router, get, post
from litestar.di import Provide
from litestar.params import Parameter
from litestar.response import Stream
from msgspec import Meta, Struct

from catspaw.core.errors import NotYours
from catspaw.server import protocol as p
from catspaw.server.admin.export import Period, Result, csv_lines, json_lines, read_time, results
from catspaw.server.admin.people import end_sanction, sanction
from catspaw.server.admin.tables import ListedTable, close_table, list_tables, without_ids
from catspaw.server.http.routes import CHANGING, READING, TableId
from catspaw.server.live.rooms import Tables
from catspaw.server.store import Person

Why = Annotated[str, Meta(min_length=1, max_length=200)]
Day = Annotated[str | None, Parameter(max_length=40)]
Game = Annotated[str | None, Parameter(max_length=64)]
Before = Annotated[int | None, Parameter(ge=0, lt=1 << 31)]
STATES: Final[dict[str, bool | None]] = {"all": None, "open": False, "over": True}


class CloseRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Why a table is closed; everybody there reads it."""

    why: Why


class MuteRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may no longer chat, at any table, or may again."""

    who: p.Id
    """A seat of the table, or the `speaker` of a line of chat there."""
    on: bool
    seconds: Annotated[int, Meta(ge=1, le=366 * 24 * 3600)] | None = None
    """For how long; for good without it."""
    why: Annotated[str, Meta(max_length=200)] = ""


async def provide_organiser(me: Person) -> Person:
    """Whoever asks, if they have the role now."""
    if me.role != "organiser":
        raise NotYours("only an organiser may do that", reason="not-an-organiser")
    return me


def _log(organiser: Person, what: str) -> None:
    """Who has done what; at which table and to whom is in the audit only."""
    structlog.get_logger().info("organiser", by=organiser.name, what=what)


@get("/tables", responses=READING, summary="All tables, public or not, the newest first; nothing of their cards")
async def list_all(
    organiser: Person, tables: Tables, which: Literal["all", "open", "over"] = "all", before: Before = None
) -> list[ListedTable]:
    del organiser
    found = await tables.store.database.read(list_tables, over=STATES[which], before=before)
    return [without_ids(table) for table in found]


@post("/tables/{table_id:str}/close", responses=CHANGING, summary="End a game without a winner")
async def close(organiser: Person, table_id: TableId, data: CloseRequest, tables: Tables) -> None:
    store = tables.store
    await store.database.write(close_table, store.now(), organiser.name or "", table_id, data.why)
    _log(organiser, "close")
    await tables.notices.look()
    await tables.table_changed(table_id)


@post("/tables/{table_id:str}/mute", responses=CHANGING, summary="Mute somebody who sits or has spoken at a table")
async def mute(organiser: Person, table_id: TableId, data: MuteRequest, tables: Tables) -> None:
    async with tables.room(table_id) as room:
        person = room.row.seats.get(data.who) or room.talk.person_of(data.who)
    store, by = tables.store, organiser.name or ""
    if data.on:
        lasting = None if data.seconds is None else 1000 * data.seconds
        await store.database.write(sanction, store.now(), by, person, "mute", lasting, data.why)
    else:
        await store.database.write(end_sanction, store.now(), by, person, "mute")
    _log(organiser, "mute" if data.on else "unmute")


@get("/results.csv", responses=READING, media_type="text/csv", summary="How games ended, as CSV")
async def results_csv(
    organiser: Person, tables: Tables, game: Game = None, since: Day = None, until: Day = None
) -> Stream:
    period = await _exported(organiser, tables, game, since, until)
    return Stream(csv_lines(results(tables.store, period), Result))


@get("/results.jsonl", responses=READING, media_type="application/x-ndjson", summary="How games ended, as JSON lines")
async def results_jsonl(
    organiser: Person, tables: Tables, game: Game = None, since: Day = None, until: Day = None
) -> Stream:
    period = await _exported(organiser, tables, game, since, until)
    return Stream(json_lines(results(tables.store, period)))


async def _exported(
    organiser: Person, tables: Tables, game: str | None, since: str | None, until: str | None
) -> Period:
    """Which games are to be exported, once that is audited."""
    period = Period(game, read_time(since), read_time(until))
    await tables.store.audit.add(organiser.name or "", "export")
    _log(organiser, "export")
    return period


organisers: Final = Router(
    "/api/organiser",
    route_handlers=[list_all, close, mute, results_csv, results_jsonl],
    dependencies={"organiser": Provide(provide_organiser)},
)

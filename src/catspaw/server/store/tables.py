"""Tables as the lobby knows them, their rematches, and when somebody will be out of time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import json
from sqlalchemy import ColumnElement, Connection, Row, bindparam, exists, select, text, update

from catspaw.core.own_editions import is_own
from catspaw.server.store.database import Database
from catspaw.server.store.editions import use_edition
from catspaw.server.store.entries import insert_entry
from catspaw.server.store.errors import Missing, Taken
from catspaw.server.store.rows import NewTable, TableRow
from catspaw.server.store.schema import seats, tables
from catspaw.server.store.statements import add_rows, columns_of, rows_of
from catspaw.table.entries import Entry

# Statements that every game needs are made once: making one takes longer than executing it.
_NEW_TABLE = """
INSERT INTO tables (id, game, host, public, spectators, settings, created, changed, entries, said, over)
VALUES (:id, :game, :host, :public, :spectators, :settings, :created, :changed, :entries, :said, :over)
ON CONFLICT DO NOTHING RETURNING number
"""
_NEW_SEAT = """
INSERT INTO seats (table_id, seat, place, person_id, nonce, kept_for)
VALUES (:table_id, :seat, :place, :person_id, :nonce, :kept_for)
"""
_SEATS = select(seats).where(seats.c.table_id.in_(bindparam("ids", expanding=True))).order_by(seats.c.place)
TABLE_COLUMNS, table_columns = columns_of(tables)
_TABLE_WIDTH = len(tables.columns)
_SEAT_COLUMNS, _seat_columns = columns_of(seats)
_SEATS_OF_ONE = f"SELECT {_SEAT_COLUMNS} FROM seats WHERE table_id = :of ORDER BY place"  # noqa: S608 – all of it is ours
_TABLE = f"""
SELECT {TABLE_COLUMNS}, {_SEAT_COLUMNS} FROM tables LEFT JOIN seats ON seats.table_id = tables.id
WHERE tables.id = :of ORDER BY seats.place
"""  # noqa: S608
_OWN_TABLES = f"""
SELECT {TABLE_COLUMNS}, {_SEAT_COLUMNS}
FROM (SELECT * FROM tables
    WHERE id IN (SELECT id FROM tables WHERE host = :person UNION SELECT table_id FROM seats WHERE person_id = :person)
    ORDER BY number DESC LIMIT :most) AS tables
LEFT JOIN seats ON seats.table_id = tables.id ORDER BY tables.number DESC, seats.place
"""  # noqa: S608
MOST: Final = 50
"""Tables on one page of the lobby."""

_CHANGED = {
    "sqlite": text("""SELECT known.key FROM json_each(:known) AS known LEFT JOIN tables ON tables.id = known.key
        WHERE tables.version IS NOT known.value"""),
    "postgresql": text("""SELECT known.key FROM jsonb_each_text(CAST(:known AS jsonb)) AS known
        LEFT JOIN tables ON tables.id = known.key
        WHERE tables.version IS DISTINCT FROM CAST(known.value AS integer)"""),
}
"""However many tables there are, it is one parameter."""


class Tables:
    """Tables without what is played at them; each call is a transaction."""

    def __init__(self, database: Database) -> None:
        self.add = database.writes_with_time(add_table)
        self.add_rematch = database.writes_with_time(add_rematch)
        self.find = database.reads(find_table)
        self.search = database.reads(search_tables)
        self.own = database.reads(own_tables)
        self.finished = database.reads(finished_tables)
        self.changed = database.reads(changed_tables)
        self.due = database.reads(due_tables)
        self.postpone = database.writes(postpone)


def add_table(on: Connection, time_ms: int, table: NewTable, first: Entry | None = None) -> TableRow:
    """Set up a table, with entry 0 if it is known already; Taken if there is one of this id."""
    row = {
        "id": table.id,
        "game": table.game,
        "host": table.host,
        "public": table.public,
        "spectators": table.spectators,
        "settings": json.encode(table.settings).decode(),
        "created": time_ms,
        "changed": time_ms,
        "entries": 0 if first is None else 1,
        "said": 0,
        "over": False,
    }
    number = rows_of(on, _NEW_TABLE, row)
    if not number:
        raise Taken("there is a table of this id")
    add_rows(on, _NEW_SEAT, _seat_rows(table))
    if is_own(table.settings.get("edition")):
        use_edition(on, time_ms, table.settings["edition"], table.id)
    if first is not None:
        insert_entry(on, table.id, 0, first, time_ms)
    return _new_row(table, number[0][0], row)


def _new_row(table: NewTable, number: int, row: Mapping[str, Any]) -> TableRow:
    """What would be found if one looked for it."""
    return TableRow(
        **{**row, "settings": json.decode(row["settings"])},
        number=number,
        seats=dict(table.seats),
        nonces={seat: table.nonces[seat] for seat in table.seats if seat in table.nonces},
        decks={},
        version=0,
        asked=None,
        due=None,
        rematch=None,
        reserved={seat: table.reserved[seat] for seat in table.seats if seat in table.reserved},
        passes={},
    )


def _seat_rows(table: NewTable) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.id,
            "seat": seat,
            "place": place,
            "person_id": person,
            "nonce": table.nonces.get(seat),
            "kept_for": table.reserved.get(seat),
        }
        for place, (seat, person) in enumerate(table.seats.items())
    ]


def add_rematch(on: Connection, time_ms: int, table_id: str, table: NewTable) -> str:
    """Set up the table where those of another one play again, unless somebody was quicker; its id."""
    chosen = update(tables).where(tables.c.id == table_id, tables.c.rematch.is_(None))
    chosen = chosen.values(rematch=table.id, version=tables.c.version + 1)
    if on.execute(chosen).rowcount == 0:
        there: str | None = on.scalar(select(tables.c.rematch).where(tables.c.id == table_id))
        if there is None:
            raise Missing("table")
        return there
    return add_table(on, time_ms, table).id


def find_table(on: Connection, id: str) -> TableRow | None:
    found = _seated(rows_of(on, _TABLE, {"of": id}))
    return found[0] if found else None


def with_seats(on: Connection, found: Sequence[Row[Any]]) -> list[TableRow]:
    """Tables that were found, with who sits at them."""
    if len(found) == 1:
        return [with_its_seats(on, found[0])]
    sitting: dict[str, list[Row[Any]]] = {row.id: [] for row in found}
    for seat in on.execute(_SEATS, {"ids": list(sitting)}) if found else ():
        sitting[seat.table_id].append(seat)
    return [_table_row(row, sitting[row.id]) for row in found]


def with_its_seats(on: Connection, found: Any) -> TableRow:
    """A table that was found, with who sits at it."""
    return _table_row(found, [_seat_columns(*seat) for seat in rows_of(on, _SEATS_OF_ONE, {"of": found.id})])


def search_tables(
    on: Connection,
    *,
    public: bool | None = None,
    open_seat: bool | None = None,
    over: bool | None = None,
    limit: int = MOST,
    before: int | None = None,
) -> list[TableRow]:
    """The lobby, newest first; `before` is the number of the last one on the page before."""
    here = seats.c.table_id == tables.c.id
    wanted: list[ColumnElement[bool]] = []
    if public is not None:
        wanted.append(tables.c.public == public)
    if open_seat is not None:
        is_open = exists().where(here, seats.c.person_id.is_(None))
        wanted.append(is_open if open_seat else ~is_open)
    if over is not None:
        wanted.append(tables.c.over == over)
    if before is not None:
        wanted.append(tables.c.number < before)
    chosen = select(tables).where(*wanted).order_by(tables.c.number.desc()).limit(limit)
    return with_seats(on, on.execute(chosen).all())


def own_tables(on: Connection, person: str) -> list[TableRow]:
    """The latest tables that somebody has set up or sits at; browsers look again and again."""
    return _seated(rows_of(on, _OWN_TABLES, {"person": person, "most": MOST}))


def finished_tables(
    on: Connection,
    after: int = 0,
    *,
    game: str | None = None,
    since: int | None = None,
    until: int | None = None,
    limit: int = MOST,
) -> list[TableRow]:
    """Games that are over, the oldest first, that ended within a time; `after` is the last one's number before."""
    wanted = [tables.c.over.is_(True), tables.c.entries > 0, tables.c.number > after]
    if game is not None:
        wanted.append(tables.c.game == game)
    if since is not None:
        wanted.append(tables.c.changed >= since)
    if until is not None:
        wanted.append(tables.c.changed < until)
    chosen = select(tables).where(*wanted).order_by(tables.c.number).limit(limit)
    return with_seats(on, on.execute(chosen).all())


def changed_tables(on: Connection, known: Mapping[str, int]) -> list[str]:
    """Those of some tables that are gone, or whose version is not the known one."""
    listed = {"known": json.encode(known).decode()}
    return list(on.scalars(_CHANGED[on.dialect.name], listed))


def due_tables(on: Connection, time_ms: int) -> list[str]:
    """The tables where somebody is out of time."""
    return list(on.scalars(select(tables.c.id).where(tables.c.due <= time_ms)))


def postpone(on: Connection, table_id: str, number: int, due: int | None) -> None:
    """When the seat that is asked at entry `number` will be out of time after all."""
    on.execute(update(tables).where(tables.c.id == table_id, tables.c.entries == number).values(due=due))


def _seated(rows: Sequence[Any]) -> list[TableRow]:
    """Tables of which there is a row for each seat, which follow each other."""
    sitting: dict[Any, list[Any]] = {}
    for row in rows:
        table, seat = table_columns(*row[:_TABLE_WIDTH]), _seat_columns(*row[_TABLE_WIDTH:])
        sitting.setdefault(table, []).extend([] if seat.table_id is None else [seat])
    return [_table_row(table, sitting[table]) for table in sitting]


def _table_row(row: Any, sitting: Sequence[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        number=row.number,
        game=row.game,
        host=row.host,
        public=bool(row.public),
        spectators=row.spectators,
        seats={seat.seat: seat.person_id for seat in sitting},
        nonces={seat.seat: seat.nonce for seat in sitting if seat.nonce is not None},
        decks={seat.seat: seat.deck for seat in sitting if seat.deck is not None},
        settings=json.decode(row.settings),
        created=row.created,
        changed=row.changed,
        entries=row.entries,
        said=row.said,
        over=bool(row.over),
        version=row.version,
        asked=row.asked,
        due=row.due,
        rematch=row.rematch,
        reserved={seat.seat: seat.kept_for for seat in sitting if seat.kept_for is not None},
        passes={seat.seat: json.decode(seat.passes) for seat in sitting if seat.passes is not None},
    )

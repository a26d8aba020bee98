"""Editions that people have brought: their files under the name of their contents, and the tables that use them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, json
from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, select, update

from catspaw.core.errors import Malformed
from catspaw.server.store.database import Database
from catspaw.server.store.errors import Missing
from catspaw.server.store.schema import edition_uses, editions, insert_new

BATCH: Final = 100
"""Rows that are deleted in one transaction, so that nobody waits for long."""


JUST_NOW: Final = 10 * 60 * 1000
"""Milliseconds in which somebody may set up a table with what they have brought."""
_IS_USED: Final = exists().where(edition_uses.c.edition == editions.c.name)


class NewEdition(Struct, frozen=True):
    """One to be stored."""

    name: str
    """By its contents."""
    game: str
    files: dict[str, str]
    person_id: str | None
    """Who has brought it; None for whoever runs the server."""


class Room(Struct, frozen=True):
    """How much may be stored, in bytes: of one person, and of all."""

    of_person: int
    in_all: int


class Editions:
    """Each call is a transaction."""

    def __init__(self, database: Database) -> None:
        self.add = database.writes_with_time(add_edition)
        self.files = database.reads(files_of)
        self.give_back = database.writes_with_time(give_back_unused)


def add_edition(on: Connection, time_ms: int, new: NewEdition, room: Room) -> None:
    """Store an edition; one that is there already is used again. Malformed if there is no room for it."""
    used = update(editions).where(editions.c.name == new.name).values(used=time_ms)
    if on.execute(used).rowcount:
        return
    files = json.encode(new.files).decode()
    size = len(files.encode())
    if new.person_id is not None:
        if size > room.of_person:
            raise Malformed("this set is larger than one person may store", reason="no-room")
        _make_room(on, room.of_person - size, time_ms, editions.c.person_id == new.person_id)
        _make_room(on, room.in_all - size, time_ms - JUST_NOW)
    row = {"name": new.name, "game": new.game, "files": files, "size": size, "person_id": new.person_id}
    on.execute(insert_new(on, editions).values(**row, created=time_ms, used=time_ms).on_conflict_do_nothing())


def _make_room(on: Connection, most: int, before: int, *whose: ColumnElement[bool]) -> None:
    """Forget editions that no table is played with until no more than so much is stored; Malformed if that fails."""
    while int(on.scalar(select(func.sum(editions.c.size)).where(*whose)) or 0) > most:
        unused = select(editions.c.name).where(*whose, editions.c.used <= before, ~_IS_USED)
        name = on.scalar(unused.order_by(editions.c.used).limit(1))
        if name is None:
            raise Malformed("there is no room for another set", reason="no-room")
        on.execute(delete(editions).where(editions.c.name == name))


def files_of(on: Connection, game: str, name: str) -> dict[str, str]:
    """The files of an edition; Missing if nobody has brought it."""
    found = on.scalar(select(editions.c.files).where(editions.c.name == name, editions.c.game == game))
    if found is None:
        raise Missing("edition")
    return json.decode(found, type=dict[str, str])


def use_edition(on: Connection, time_ms: int, name: str, table_id: str) -> None:
    """A table is played with an edition, which stays from then on; Missing if it is gone."""
    used = update(editions).where(editions.c.name == name).values(used=time_ms)
    if not on.execute(used).rowcount:
        raise Missing("edition")
    on.execute(insert(edition_uses).values(table_id=table_id, edition=name))


def give_back_unused(on: Connection, time_ms: int, unused_ms: int) -> int:
    """Forget some editions that no table is played with and nobody has brought for so long; how many."""
    unused = select(editions.c.name).where(editions.c.used < time_ms - unused_ms, ~_IS_USED).limit(BATCH)
    return on.execute(delete(editions).where(editions.c.name.in_(unused))).rowcount

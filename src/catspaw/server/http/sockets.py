"""Who may talk at which table: what comes between a socket's handshake and its conversation (docs/server.md)."""

from __future__ import annotations

import asyncio
import re
from typing import Final, NamedTuple
from urllib.parse import parse_qs

from msgspec import json

from catspaw.core.errors import CatspawError, NotYours, Unknown
from catspaw.core.texts import LANGUAGES, check_language
from catspaw.server.http.guards import POLICY
from catspaw.server.http.limits import Limits
from catspaw.server.http.refusals import refused
from catspaw.server.live.conversation import converse
from catspaw.server.live.room import Room
from catspaw.server.live.rooms import Tables
from catspaw.server.live.visitor import Visitor
from catspaw.server.live.wire import Wire

_PATH: Final = re.compile(r"/api/tables/([^/]{1,64})/socket")


class WantedSeat(NamedTuple):
    """Where somebody wants to sit; without a seat of their own they look on."""

    table: str
    seat: str | None
    language: str


class Caller(NamedTuple):
    """Who wants to talk, and from where."""

    address: str
    session: bytes
    """What the store knows it by; nothing if there is none."""
    wanted: WantedSeat


def wanted_seat(path: str, query: bytes) -> WantedSeat:
    """What the address of a socket says; Unknown if it is none of ours."""
    found = _PATH.fullmatch(path)
    if found is None:
        raise Unknown("socket", path, ["/api/tables/TABLE/socket"])
    asked = parse_qs(query.decode("latin-1")) if query else {}
    language = check_language(asked.get("language", [LANGUAGES[0]])[-1])
    return WantedSeat(found[1], asked.get("seat", [None])[-1], language)


async def talk(wire: Wire, tables: Tables, limits: Limits, caller: Caller) -> None:
    """From the handshake to the end; who may not talk is told why."""
    session, wanted = caller.session, caller.wanted
    if (wait := limits.pace.wait(caller.address)) > 0:
        await asyncio.sleep(wait)
    try:
        person = await tables.people.by_session(session)
        if person is None:
            raise NotYours("come in through /api/me first")
        async with tables.room(wanted.table) as room:
            seat = eyes(room, person.id, wanted.seat)
            visitor = Visitor(wire, person.id, session, seat, wanted.language)
            with limits.socket(caller.address, person.id) as allowance:
                await converse(room, visitor, allowance, lambda: tables.say_who_is_here(room))
    except CatspawError as error:
        wire.tell(json.encode(refused(error, wanted.language)))
        wire.end(POLICY)


def eyes(room: Room, person: str, seat: str | None) -> str | None:
    """The seat through which somebody looks; None for an onlooker. NotYours if they may not."""
    mine = room.seats_of(person)
    if seat is not None and seat not in mine:
        raise NotYours("somebody else sits there", reason="not-your-seat")
    if not mine and room.row.spectators == "none":
        raise NotYours("nobody may look on at this table", reason="no-onlookers")
    return seat or (mine[0] if mine else None)

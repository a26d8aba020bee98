"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import Litestar, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Schema
from msgspec import Struct

from catspaw.core.errors import CatspawError, NotYours
from catspaw.server import people_protocol
from catspaw.server import protocol as p
from catspaw.server.http import organiser
from catspaw.server.http.cookies import COOKIE
from catspaw.server.http.expiry import expiring
from catspaw.server.http.guards import (
    CSRF_COOKIE,
    CSRF_HEADER,
    POLICY,
    set_cookie,
    show_failure,
    show_http_error,
    show_refusal,
    show_too_deep,
)
from catspaw.server.http.limits import Limits
from catspaw.server.http.organiser import organisers
from catspaw.server.http.pages import SAFELY, pages
from catspaw.server.http.refusals import refused
from catspaw.server.http.routes import ROUTES, Language, TableId, address_of, provide_me
from catspaw.server.live.channels import channels_at
from catspaw.server.live.conversation import converse
from catspaw.server.live.room import Room
from catspaw.server.live.rooms import Tables
from catspaw.server.live.visitor import Visitor
from catspaw.server.live.wire import wire_of
from catspaw.server.processes.place import ALONE, Place
from catspaw.server.settings import Settings
from catspaw.server.store import Store

LARGEST: Final = 65_536
"""Bytes of a request's body and of a message."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, State], table_id: TableId, seat: str | None = None, language: Language = "en"
) -> None:
    """The conversation at a table: docs/server.md. Without a seat of one's own one looks on."""
    tables: Tables = socket.app.state.tables
    limits: Limits = socket.app.state.limits
    await socket.accept()
    cookie = socket.cookies.get(COOKIE)
    try:
        person = await tables.people.by_cookie(cookie)
        if cookie is None or person is None:
            raise NotYours("come in through /api/me first")
        async with tables.room(table_id) as room:
            chosen = eyes(room, person.id, seat)
            visitor = Visitor(wire_of(socket), person.id, tables.people.session_of(cookie), chosen, language)
            with limits.socket(address_of(socket), person.id) as allowance, tables.metrics.sockets.track_inprogress():
                await converse(socket, room, visitor, allowance, lambda: tables.say_who_is_here(room))
    except CatspawError as error:
        with suppress(WebSocketDisconnect, OSError):  # whoever is refused may be gone already
            await socket.send_json(refused(error, language))
            await socket.close(POLICY)


def eyes(room: Room, person: str, seat: str | None) -> str | None:
    """The seat through which somebody looks; None for an onlooker. NotYours if they may not."""
    mine = room.seats_of(person)
    if seat is not None and seat not in mine:
        raise NotYours("somebody else sits there", reason="not-your-seat")
    if not mine and room.row.spectators == "none":
        raise NotYours("nobody may look on at this table", reason="no-onlookers")
    return seat or (mine[0] if mine else None)


def describe_strictly(app: Litestar) -> None:
    """What we refuse to read the description forbids, which Litestar does not say by itself."""
    strict = {
        name
        for name, kind in (vars(p) | vars(people_protocol) | vars(organiser)).items()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.forbid_unknown_fields
    }
    for name, schema in app.openapi_schema.components.schemas.items():
        if name.rpartition("_")[2] in strict and isinstance(schema, Schema):
            schema.additional_properties = False


def create_app(settings: Settings, place: Place = ALONE, limits: Limits | None = None) -> Litestar:
    """One process of the server, which may have its place among others that share its limits."""
    channels, limits = channels_at(settings.channels), limits or Limits(settings)
    csrf = CSRFConfig("", cookie_name=CSRF_COOKIE, header_name=CSRF_HEADER, cookie_secure=settings.secure)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        key = await store.hours.key()
        csrf.secret = key.hex()
        tables = Tables(store, key, settings, channels, place)
        describe_strictly(app)
        app.state.tables = tables
        async with tables.open(), expiring(store, settings):
            with tables.metrics.shown_at(settings.metrics_port):
                yield

    async def provide_tables(state: State) -> Tables:
        found: Tables = state.tables
        return found

    return Litestar(
        [*ROUTES, organisers, table_socket, *pages()],
        dependencies={"tables": Provide(provide_tables), "me": Provide(provide_me)},
        exception_handlers={
            CatspawError: show_refusal,
            HTTPException: show_http_error,
            RecursionError: show_too_deep,
            Exception: show_failure,
        },
        middleware=[set_cookie],
        csrf_config=csrf,
        compression_config=CompressionConfig("gzip", exclude="^/api"),
        response_headers=SAFELY,
        plugins=[channels],
        lifespan=[lifespan],
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig("Catspaw", str(p.VERSION), path="/api/schema"),
        state=State({"secure": settings.secure, "limits": limits}),
        logging_config=None,
    )

"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Schema
from msgspec import Struct

from catspaw.core.errors import CatspawError
from catspaw.server import edition_protocol, people_protocol
from catspaw.server import protocol as p
from catspaw.server.http import organiser
from catspaw.server.http.editions import EDITION_ROUTES
from catspaw.server.http.expiry import expiring
from catspaw.server.http.guards import (
    CSRF_COOKIE,
    CSRF_HEADER,
    set_cookie,
    show_failure,
    show_http_error,
    show_refusal,
    show_too_deep,
)
from catspaw.server.http.headers import SAFELY
from catspaw.server.http.limits import Limits
from catspaw.server.http.organiser import organisers
from catspaw.server.http.pages import pages
from catspaw.server.http.profile import PROFILE
from catspaw.server.http.routes import ROUTES, provide_me
from catspaw.server.live.channels import channels_at
from catspaw.server.live.rooms import Tables
from catspaw.server.processes.place import ALONE, Place
from catspaw.server.settings import Settings
from catspaw.server.store import Store

LARGEST: Final = 65_536
"""Bytes of a request's body and of a message."""


def describe_strictly(app: Litestar) -> None:
    """What we refuse to read the description forbids, which Litestar does not say by itself."""
    strict = {
        name
        for name, kind in (vars(p) | vars(edition_protocol) | vars(people_protocol) | vars(organiser)).items()
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
        app.state.tables = tables
        async with tables.open(), expiring(store, settings):
            with tables.metrics.shown_at(settings.metrics_port):
                yield

    async def provide_tables(state: State) -> Tables:
        found: Tables = state.tables
        return found

    one_at_a_time = asyncio.Lock()

    async def describe(request: Request[Any, Any, State]) -> None:
        """When somebody wants to know: it takes a moment, for which no start has to wait."""
        async with one_at_a_time:
            await asyncio.to_thread(describe_strictly, request.app)

    described = Router("/api/schema", route_handlers=[], include_in_schema=False, before_request=describe)
    return Litestar(
        [*ROUTES, *EDITION_ROUTES, *PROFILE, organisers, *pages()],
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
        openapi_config=OpenAPIConfig("Catspaw", str(p.VERSION), openapi_router=described),
        state=State({"secure": settings.secure, "limits": limits}),
        logging_config=None,
    )

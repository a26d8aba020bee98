"""The server as an ASGI application: routes, cookies, refusals and the table's socket."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, WebSocket, delete, get, post, websocket
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter
from litestar.types import ASGIApp as App
from litestar.types import ControllerRouterHandler, Message, Receive, Scope, Send
from msgspec import Struct

from catspaw import __version__
from catspaw.core.errors import CatspawError, NotYours
from catspaw.server import protocol as p
from catspaw.server.channels import channels_at
from catspaw.server.conversation import POLICY, converse
from catspaw.server.house import Tables
from catspaw.server.offers import Named, Offer, offers, rules_of
from catspaw.server.refusals import refused
from catspaw.server.seeing import Visitor, table_info
from catspaw.server.settings import Settings
from catspaw.server.store import Person, Store
from catspaw.server.tokens import COOKIE

LARGEST: Final = 65_536
"""Bytes of a request's body and of a message."""
STATUS: Final[dict[p.Code, int]] = {
    "malformed": 400,
    "illegal": 400,
    "not-yours": 403,
    "unknown": 404,
    "stale": 409,
    "taken": 409,
    "too-large": 413,
    "too-fast": 429,
    "unavailable": 503,
}
_CODES: Final[dict[int, p.Code]] = {
    400: "malformed",
    403: "not-yours",
    404: "unknown",
    413: "too-large",
    429: "too-fast",
}
CSRF_COOKIE: Final = "catspaw-csrf"
CSRF_HEADER: Final = "x-csrf-token"
"""Whoever changes something repeats the cookie in the header, which pages of other hosts cannot."""
_YEAR: Final = 365 * 24 * 3600

TableId = Annotated[str, Parameter(max_length=64)]
Language = Annotated[p.Language, Parameter(query="language")]


class Health(Struct, frozen=True):
    """That the server answers, and which one it is."""

    ok: bool
    version: str
    protocol: int


# People.


async def provide_me(request: Request[Any, Any, State], tables: Tables) -> Person:
    """Whoever the cookie says; else a new guest, who gets one."""
    person = await tables.people.by_cookie(request.cookies.get(COOKIE))
    if person is None:
        person, cookie = await tables.people.come_in(request.headers.get("user-agent", ""))
        request.state.cookie = cookie
    return person


@get("/api/me", summary="Who I am")
async def show_me(me: Person) -> p.Me:
    return p.Me(me.id, me.name)


@post("/api/account", summary="Open an account and keep the guest's games")
async def open_account(me: Person, data: p.Credentials, tables: Tables) -> p.Me:
    person = await tables.people.open_account(me, data.name, data.password)
    return p.Me(person.id, person.name)


@post("/api/session", summary="Log in; a guest's games come along")
async def log_in(request: Request[Any, Any, State], me: Person, data: p.Credentials, tables: Tables) -> p.Me:
    person = await tables.people.log_in(me, data.name, data.password)
    request.state.cookie = await tables.people.begin_session(person, request.headers.get("user-agent", ""))
    return p.Me(person.id, person.name)


@delete("/api/session", summary="End this session")
async def log_out(request: Request[Any, Any, State], me: Person, tables: Tables) -> None:
    await tables.people.end_session(me, request.cookies.get(COOKIE, ""))
    await tables.end_conversations(me.id)
    request.state.cookie = ""


@get("/api/sessions", summary="Where I am known")
async def list_sessions(request: Request[Any, Any, State], me: Person, tables: Tables) -> list[p.Browser]:
    return await tables.people.browsers(me, request.cookies.get(COOKIE, ""))


@delete("/api/sessions/{session:str}", summary="End one of my sessions")
async def end_session(me: Person, session: TableId, tables: Tables) -> None:
    await tables.people.end_browser(me, session)
    await tables.end_conversations(me.id)


@delete("/api/sessions", summary="End all my sessions")
async def log_out_everywhere(request: Request[Any, Any, State], me: Person, tables: Tables) -> None:
    await tables.store.end_sessions(me.id)
    await tables.end_conversations(me.id)
    request.state.cookie = ""


# Tables.


@get("/api/games", summary="What can be set up")
async def list_games(language: Language = "en") -> tuple[Offer, ...]:
    return offers(language)


@get("/api/games/{game:str}/rules", summary="Every rule of a game in words, in the order of the rulebook")
async def list_rules(game: TableId, language: Language = "en") -> tuple[Named, ...]:
    return rules_of(game, language)


@get("/api/tables", summary="The lobby: tables with an open seat, to watch, or mine")
async def list_tables(
    me: Person, tables: Tables, which: Literal["open", "watchable", "mine"] = "open", language: Language = "en"
) -> list[p.TableInfo]:
    if which == "mine":
        rows = await tables.store.tables(person=me.id)
    elif which == "open":
        rows = await tables.store.tables(public=True, open_seat=True, over=False)
    else:
        rows = [row for row in await tables.store.tables(public=True, over=False) if row.spectators != "none"]
    return [table_info(row, None, me.id, language) for row in rows]


@post("/api/tables", summary="Set up a table")
async def set_up(me: Person, data: p.NewTable, tables: Tables, language: Language = "en") -> p.TableInfo:
    return table_info(await tables.set_up(data, me.id), None, me.id, language)


@get("/api/tables/{table_id:str}", summary="One table; whoever knows its address may see that it is there")
async def show_table(me: Person, table_id: TableId, tables: Tables, language: Language = "en") -> p.TableInfo:
    return table_info(await tables.row(table_id), None, me.id, language)


@post("/api/tables/{table_id:str}/seats/{seat:str}", summary="Sit down")
async def join(
    me: Person, table_id: TableId, seat: TableId, data: p.Join, tables: Tables, language: Language = "en"
) -> p.TableInfo:
    return table_info(await tables.join(table_id, seat, me.id, data.nonce), None, me.id, language)


@delete("/api/tables/{table_id:str}/seats/{seat:str}", summary="Get up again, before the cards are dealt")
async def get_up(me: Person, table_id: TableId, seat: TableId, tables: Tables) -> None:
    await tables.get_up(table_id, seat, me.id)


@post("/api/tables/{table_id:str}/rematch", summary="Play again with the same people, one seat further")
async def rematch(
    me: Person, table_id: TableId, data: p.Join, tables: Tables, language: Language = "en"
) -> p.TableInfo:
    return table_info(await tables.rematch(table_id, me.id, data.nonce), None, me.id, language)


@get("/api/tables/{table_id:str}/record", summary="The record of a game that is over, with its shuffle")
async def show_record(table_id: TableId, tables: Tables) -> str:
    room = await tables.room(table_id)
    if room.sitting is None or room.sitting.outcome is None:
        raise NotYours("the record is shown when the game is over")
    return room.sitting.record()


@get("/healthz", summary="Whether the server and its store answer")
async def health(tables: Tables) -> Health:
    await tables.store.ping()
    return Health(ok=True, version=__version__, protocol=p.VERSION)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, State], table_id: TableId, seat: str | None = None, language: Language = "en"
) -> None:
    """The conversation at a table: docs/server.md. Without a seat of one's own one looks on."""
    tables: Tables = socket.app.state.tables
    await socket.accept()
    cookie = socket.cookies.get(COOKIE)
    person = await tables.people.by_cookie(cookie)
    try:
        if cookie is None or person is None:
            raise NotYours("come in through /api/me first")
        room = await tables.room(table_id)
        mine = room.seats_of(person.id)
        if seat is not None and seat not in mine:
            raise NotYours("somebody else sits there")
        if not mine and room.row.spectators == "none":
            raise NotYours("nobody may look on at this table")
    except CatspawError as error:
        await socket.send_json(refused(error))
        await socket.close(POLICY)
        return
    visitor = Visitor(person.id, tables.people.session_of(cookie), seat or (mine[0] if mine else None), language)
    with tables.metrics.sockets.track_inprogress():
        tables.say_who_is_here(room)
        await converse(socket, room, visitor)
    tables.say_who_is_here(room)
    tables.leave(room)


# The application.


def show_refusal(_: Request[Any, Any, State], error: CatspawError) -> Response[p.Refusal]:
    """Expected errors: the code decides the status."""
    refusal = refused(error)
    return Response(refusal, status_code=STATUS[refusal.code])


def show_http_error(_: Request[Any, Any, State], error: HTTPException) -> Response[p.Refusal]:
    """What Litestar refuses by itself, in the same form."""
    code = _CODES.get(error.status_code, "malformed")
    return Response(p.Refusal(code, error.detail), status_code=error.status_code, headers=error.headers)


async def set_cookie(message: Message, scope: Scope) -> None:
    """A new guest, or somebody who has logged in or out, gets a cookie."""
    cookie = scope.get("state", {}).get("cookie")
    if cookie is None or message["type"] != "http.response.start":
        return
    age = _YEAR if cookie else 0
    secure = "; Secure" if scope["app"].state.secure else ""
    value = f"{COOKIE}={cookie}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"
    message["headers"] = [*message["headers"], (b"set-cookie", value.encode())]


def origin_check(origins: tuple[str, ...]) -> Any:
    """Middleware: pages of other hosts may neither change anything nor open a socket."""

    def middleware(app: App) -> App:
        async def checked(scope: Scope, receive: Receive, send: Send) -> None:
            connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            origin = connection.headers.get("origin")
            harmless = scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD", "OPTIONS")
            own = connection.headers.get("host", "")
            if origin and not harmless and urlsplit(origin).netloc != own and origin not in origins:
                await _forbid(scope, receive, send)
            else:
                await app(scope, receive, send)

        return checked

    return middleware


async def _forbid(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": POLICY, "reason": "another origin"})
        return
    body = Response(p.Refusal("not-yours", "pages of other hosts may not do that"), status_code=403)
    await body.to_asgi_response(None, Request(scope))(scope, receive, send)


ROUTES: Final[list[ControllerRouterHandler]] = [
    show_me, open_account, log_in, log_out, list_sessions, end_session, log_out_everywhere, list_games, list_rules,
    list_tables, set_up, show_table, join, get_up, rematch, show_record, health, table_socket,
]  # fmt: skip


def create_app(settings: Settings) -> Litestar:
    """One process of the server."""
    channels = channels_at(settings.channels)
    csrf = CSRFConfig("", cookie_name=CSRF_COOKIE, header_name=CSRF_HEADER, cookie_secure=settings.secure)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        key = await store.key()
        csrf.secret = key.hex()
        tables = Tables(store, key, settings, channels)
        app.state.tables = tables
        async with tables.open():
            with tables.metrics.shown_at(settings.metrics_port):
                yield

    async def provide_tables(state: State) -> Tables:
        found: Tables = state.tables
        return found

    return Litestar(
        ROUTES,
        dependencies={"tables": Provide(provide_tables), "me": Provide(provide_me)},
        exception_handlers={CatspawError: show_refusal, HTTPException: show_http_error},
        middleware=[
            origin_check(settings.origins),
            RateLimitConfig(("second", settings.rate), exclude=["/healthz"]).middleware,
        ],
        csrf_config=csrf,
        plugins=[channels],
        lifespan=[lifespan],
        before_send=[set_cookie],
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig("Catspaw", str(p.VERSION), path="/api/schema"),
        state=State({"secure": settings.secure}),
        logging_config=None,
    )

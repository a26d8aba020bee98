"""The entrance: what every request passes before anything else is done for it."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from msgspec import json

from catspaw.core.errors import CatspawError, Malformed, NotYours
from catspaw.core.texts import LANGUAGES
from catspaw.server.http.accounts import People
from catspaw.server.http.addresses import Hosts, Origin, Proxies, same_place
from catspaw.server.http.cookies import COOKIE, cookie_named
from catspaw.server.http.guards import STATUS
from catspaw.server.http.headers import SAFELY
from catspaw.server.http.limits import Limits
from catspaw.server.http.refusals import refused
from catspaw.server.http.short_way import ShortWay
from catspaw.server.http.sockets import Caller, talk, wanted_seat
from catspaw.server.live.wire import Wire
from catspaw.server.settings import Settings

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
HEALTH: Final = "/healthz"
ASSETS: Final = "/assets/"
COSTS: Final = {"/replay": 5, "/decks/check": 2, "/play-on": 5, "/editions": 10, "/cards": 2}
"""Requests that take longer than others, by the ends of their paths."""
_COSTLY: Final = tuple(COSTS)
LONGEST: Final = 2_048
"""Characters of a path, and of what is asked for behind it; no address of ours has a tenth of that."""
LONGEST_PART: Final = 255
"""Bytes between two slashes: a file system knows no longer names."""


class Entrance:
    """Checks host, origin and pace of whatever comes in, and tells the application the address it comes from."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self._app = app
        self._limits: Limits = app.state.limits
        self._origins = settings.origins
        self._hosts = Hosts(settings, socket.gethostname())
        self._proxies = Proxies(settings.proxies)
        self._short_way = ShortWay(app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        client = scope["client"]
        headers: list[tuple[bytes, bytes]] = list(scope["headers"])
        origin = self._proxies.origin(client[0] if client else None, headers, scope["scheme"])
        named = dict(headers)
        try:
            session = self._check(scope, named, origin)
        except CatspawError as error:
            await _refuse(error, scope, send)
            return
        scope["client"] = (origin.address, client[1] if client else 0)
        scope["scheme"] = origin.scheme
        if not scope["path"].startswith(ASSETS) and (wait := self._limits.pace.wait(origin.address)) > 0:
            await asyncio.sleep(wait)
        unanswered = await self._short_way.take(scope, named, session, receive, send)
        if unanswered is not None:
            await self._app(scope, unanswered, send)

    def greet(self, wire: Wire, scope: Scope) -> None:
        """Somebody wants to talk at a table: the same checks, then without a request for each message."""
        client = scope["client"]
        headers: list[tuple[bytes, bytes]] = list(scope["headers"])
        origin = self._proxies.origin(client[0] if client else None, headers, scope["scheme"])
        named = dict(headers)
        try:
            session = self._check(scope, named, origin)
            seat = wanted_seat(scope["path"], scope["query_string"])
        except CatspawError as error:
            wire.refuse(*_refusal(error, scope))
            return
        if wire.accept(alone=False):
            wire.start(talk(wire, self._app.state.tables, self._limits, Caller(origin.address, session, seat)))

    def _check(self, scope: Scope, headers: dict[bytes, bytes], origin: Origin) -> bytes:
        """What the store knows the session by, which is nothing where nobody is to be known."""
        path, session = scope["path"], b""
        if path.startswith(ASSETS):
            self._limits.check_asset(origin.address)
        elif path == HEALTH:
            self._limits.check_request(origin.address, None)
        else:
            session = self._session(headers)
            self._limits.check_request(origin.address, session.hex() or None, _cost(path))
        _check_readable(path, scope["query_string"])
        if path != HEALTH and not self._hosts.include(origin.host):
            raise Malformed("this server does not answer to that name", reason="unknown-host")
        self._check_origin(scope, headers.get(b"origin", b"").decode("latin-1"), origin)
        return session

    def _check_origin(self, scope: Scope, page: str, origin: Origin) -> None:
        """Pages of other hosts may neither change anything nor open a socket."""
        harmless = scope["type"] == ScopeType.HTTP and scope["method"] in HARMLESS
        if harmless or not page or page in self._origins:
            return
        try:
            named = urlsplit(page)
        except ValueError:
            named = urlsplit("")
        if not same_place(named.netloc, origin.host, named.scheme):
            raise NotYours("pages of other hosts may not do that", reason="other-origin")

    def _session(self, headers: dict[bytes, bytes]) -> bytes:
        """By whose cookie a request is counted; nothing if we have not signed it."""
        cookie = cookie_named(COOKIE, headers.get(b"cookie", b"").decode("latin-1"))
        people: People = self._app.state.tables.people
        return people.session_of(cookie) if cookie else b""


def _check_readable(path: str, query: bytes) -> None:
    """Malformed if no file and nothing of ours can be called so."""
    if len(path) > LONGEST or len(query) > LONGEST or _has_long_part(path):
        raise Malformed("no address is that long", reason="long-path")
    if "\0" in path:
        raise Malformed("no address has such characters", reason="long-path")


def _has_long_part(path: str) -> bool:
    return len(path.encode()) > LONGEST_PART and any(len(part.encode()) > LONGEST_PART for part in path.split("/"))


def _cost(path: str) -> float:
    """How many others a request is worth."""
    if not path.endswith(_COSTLY):
        return 1
    return next(cost for end, cost in COSTS.items() if path.endswith(end))


async def _refuse(error: CatspawError, scope: Scope, send: Send) -> None:
    status, headers, body = _refusal(error, scope)
    length = (b"content-length", str(len(body)).encode())
    start: Any = {"type": "http.response.start", "status": status, "headers": [*headers, length]}
    rest: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def _refusal(error: CatspawError, scope: Scope) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Status, headers and body; in the language that was asked for, as far as that can be read."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("language", [""])[-1]
    refusal = refused(error, asked if asked in LANGUAGES else LANGUAGES[0])
    status = STATUS[refusal.code]
    headers = [(header.name.encode(), str(header.value).encode()) for header in SAFELY]
    headers.append((b"content-type", b"application/json"))
    if status == STATUS["too-fast"]:
        headers.append((b"retry-after", b"1"))
    return status, headers, json.encode(refusal)

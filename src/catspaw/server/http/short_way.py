"""The short way: what every game begins with is done without Litestar, whose part would take longer than ours.

Tables are set up and joined here as by the routes of the same addresses, after the same checks. Whatever is out of the
ordinary (nobody known, another form of body, anything that is refused before it is tried) goes the long way, which
says what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import lru_cache, partial
from hmac import compare_digest
from typing import Any, Final

from litestar import Litestar
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash
from litestar.types import HTTPScope, Receive, Send
from msgspec import MsgspecError, json

from catspaw.core.errors import CatspawError
from catspaw.core.texts import LANGUAGES
from catspaw.server import protocol as p
from catspaw.server.http.cookies import cookie_named
from catspaw.server.http.guards import CSRF_COOKIE, CSRF_HEADER, STATUS, failed
from catspaw.server.http.headers import SAFELY
from catspaw.server.http.refusals import refused
from catspaw.server.live.rooms import Tables
from catspaw.server.live.visitor import table_info
from catspaw.server.store import TableRow

Do = Callable[[Tables, str], Awaitable[TableRow]]
"""What is to be done, for a person."""

_SEAT: Final = re.compile(r"/api/tables/([\w-]{1,64})/seats/([\w-]{1,64})")
_LANGUAGES: Final = {b"": LANGUAGES[0], **{f"language={language}".encode(): language for language in LANGUAGES}}
_new_table: Final = json.Decoder(p.NewTable)
_join: Final = json.Decoder(p.Join)
_HEADERS: Final = [
    (b"content-type", b"application/json"),
    *((header.name.encode(), str(header.value).encode()) for header in SAFELY),
]
_CREATED: Final = 201
_FAILED: Final = 500
_CSRF_HEADER: Final = CSRF_HEADER.encode()
_LONGEST: Final = 2 * CSRF_SECRET_LENGTH
"""What was drawn and its signature, both as long; nothing longer is remembered."""


class ShortWay:
    """Takes those requests that it can."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def take(
        self, scope: HTTPScope, headers: dict[bytes, bytes], session: bytes, receive: Receive, send: Send
    ) -> Receive | None:
        """Answer a request of a session; else what the long way is to read, whose body may have been read already."""
        if scope["method"] != "POST" or not session:
            return receive
        seat = _SEAT.fullmatch(scope["path"])
        language = _LANGUAGES.get(scope["query_string"])
        if language is None or not (seat or scope["path"] == "/api/tables"):
            return receive
        tables: Tables = self._app.state.tables
        cookies = headers.get(b"cookie", b"").decode("latin-1")
        if headers.get(b"content-type") != b"application/json" or not self._is_ours(headers, cookies):
            return receive
        try:
            person = await tables.people.by_session(session)
        except CatspawError:  # the store has failed
            person = None
        if person is None:
            return receive
        message = await receive()
        do = self._asked_for(message, seat)
        if do is None:
            return _again(message, receive)
        await _answer(send, *await _done(do, tables, person.id, language))
        return None

    def _is_ours(self, headers: dict[bytes, bytes], cookies: str) -> bool:
        """Whether it comes from a page of ours, which alone can repeat the signed cookie in a header."""
        token, cookie = headers.get(_CSRF_HEADER, b"").decode("latin-1"), cookie_named(CSRF_COOKIE, cookies) or ""
        config = self._app.csrf_config
        if config is None or not 0 < len(token) <= _LONGEST or not token.isascii() or not cookie.isascii():
            return False
        return compare_digest(token, cookie) and _is_signed(token, config.secret)

    def _asked_for(self, message: Any, seat: re.Match[str] | None) -> Do | None:
        """What a body that came at once says; None if it cannot be read."""
        if message["type"] != "http.request" or message.get("more_body"):
            return None
        try:
            if seat is None:
                return partial(_set_up, body=_new_table.decode(message["body"]))
            return partial(_sit_down, id=seat[1], seat=seat[2], body=_join.decode(message["body"]))
        except (MsgspecError, RecursionError):
            return None


@lru_cache(1 << 14)
def _is_signed(token: str, secret: str) -> bool:
    """Whether we have signed it; whoever plays sends the same one again and again."""
    drawn, signature = token[:CSRF_SECRET_LENGTH], token[CSRF_SECRET_LENGTH:]
    return compare_digest(signature, generate_csrf_hash(drawn, secret))


async def _set_up(tables: Tables, person: str, *, body: p.NewTable) -> TableRow:
    return await tables.set_up(body, person)


async def _sit_down(tables: Tables, person: str, *, id: str, seat: str, body: p.Join) -> TableRow:
    return await tables.join(id, seat, person, body)


async def _done(do: Do, tables: Tables, person: str, language: str) -> tuple[int, bytes]:
    """Status and body."""
    try:
        row = await do(tables, person)
    except CatspawError as error:
        refusal = refused(error, language)
        return STATUS[refusal.code], json.encode(refusal)
    except Exception as error:  # noqa: BLE001 – as the long way has it: the log is told where it was
        return _FAILED, json.encode(failed(error))
    return _CREATED, json.encode(table_info(row, None, person, language))


async def _answer(send: Send, status: int, body: bytes) -> None:
    length = (b"content-length", b"%d" % len(body))
    start: Any = {"type": "http.response.start", "status": status, "headers": [*_HEADERS, length]}
    rest: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def _again(message: Any, receive: Receive) -> Receive:
    """What was received, and then whatever else comes."""
    unread: list[Any] = [message]

    async def received() -> Any:
        return unread.pop() if unread else await receive()

    return received

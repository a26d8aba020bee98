"""What every request passes through: whose it is, and how it is refused."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp as App
from litestar.types import Message, Receive, Scope, Send

from catspaw.core.errors import CatspawError
from catspaw.core.texts import LANGUAGES
from catspaw.server import protocol as p
from catspaw.server.http.cookies import COOKIE
from catspaw.server.http.headers import SAFELY
from catspaw.server.http.refusals import refused

STATUS: Final[dict[p.Code, int]] = {
    "malformed": 400,
    "illegal": 400,
    "not-yours": 403,
    "barred": 403,
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
POLICY: Final = 1008
CSRF_COOKIE: Final = "catspaw-csrf"
CSRF_HEADER: Final = "x-csrf-token"
"""Whoever changes something repeats the cookie in the header, which pages of other hosts cannot."""
_YEAR: Final = 365 * 24 * 3600


def set_cookie(app: App) -> App:
    """Middleware: a new guest, or somebody who has logged in or out, gets a cookie."""

    async def remembered(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_cookie(message: Message) -> None:
            cookie = scope.get("state", {}).get("cookie")
            if cookie is not None and message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"set-cookie", _cookie(cookie, scope).encode())]
            await send(message)

        await app(scope, receive, send_with_cookie if scope["type"] == ScopeType.HTTP else send)

    return remembered


def _cookie(cookie: str, scope: Scope) -> str:
    age = _YEAR if cookie else 0
    secure = "; Secure" if scope["app"].state.secure or scope["scheme"] == "https" else ""
    return f"{COOKIE}={cookie}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


# Refusals.


def show_refusal(request: Request[Any, Any, State], error: CatspawError) -> Response[p.Refusal]:
    """Expected errors, in the language that was asked for: the code decides the status."""
    asked = request.query_params.get("language")
    refusal = refused(error, asked if asked in LANGUAGES else LANGUAGES[0])
    return _refusing(refusal, STATUS[refusal.code])


def show_http_error(_: Request[Any, Any, State], error: HTTPException) -> Response[p.Refusal]:
    """What Litestar refuses by itself, in the same form."""
    code = _CODES.get(error.status_code, "malformed")
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{reason['key']}: {reason['message']}" for reason in extra if "key" in reason]
    message = "; ".join(reasons) or error.detail
    return _refusing(p.Refusal(code, message), error.status_code, error.headers)


def show_too_deep(_: Request[Any, Any, State], __: RecursionError) -> Response[p.Refusal]:
    """JSON of a thousand levels, which the decoder gives up."""
    return _refusing(p.Refusal("malformed", "nested too deeply"), 400)


def show_failure(_: Request[Any, Any, State], error: Exception) -> Response[p.Refusal]:
    """What nobody expected: the log is told where it was, the client only that it was us."""
    return _refusing(failed(error), 500)


def _refusing(refusal: p.Refusal, status: int, headers: Mapping[str, str] | None = None) -> Response[p.Refusal]:
    """With the headers that everything else has by itself."""
    safely = {header.name: str(header.value) for header in SAFELY}
    return Response(refusal, status_code=status, headers={**safely, **(headers or {})})


def failed(error: Exception) -> p.Refusal:
    """Log an error that nobody expected, without its text, which may tell what was being dealt with."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    structlog.get_logger().error("failed", kind=type(error).__name__, file=where.filename, line=where.lineno)
    return p.Refusal("unavailable", "something has gone wrong here; nothing was changed")

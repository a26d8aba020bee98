"""The browser client: files that the set-up has built, and one page for every address of it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader, State
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from catspaw.server.http.previews import preview_of
from catspaw.server.live.rooms import Tables

BUILT: Final = Path(__file__).parent.parent / "web"
NO_TOKEN: Final = {"exclude_from_csrf": True}
"""Pages do not set the cookie against forged requests: a browser that has it is somebody already."""
MISSING: Final = "The browser client has not been built. `make play` builds it; `catspaw play` needs none.\n"


@cache
def _files() -> frozenset[str]:
    """The names beside the page. Whatever else is asked for, however long, the file system is not asked about."""
    return frozenset(file.name for file in BUILT.iterdir() if file.is_file()) if BUILT.is_dir() else frozenset()


@cache
def _index() -> str:
    return (BUILT / "index.html").read_text("utf-8")


def _origin(request: Request[Any, Any, State]) -> str:
    """By what we were asked for, which the entrance has checked."""
    return f"{request.url.scheme}://{request.url.netloc}"


@get(["/", "/{path:path}"], include_in_schema=False, cache_control=CacheControlHeader(no_cache=True), opt=NO_TOKEN)
async def page(request: Request[Any, Any, State], tables: Tables, path: str = "") -> File | Response[str]:
    """The one page, which finds out by itself what to show; files beside it by their names."""
    wanted = BUILT / path.lstrip("/")
    if wanted.parent == BUILT and wanted.name in _files():
        return File(wanted, filename=wanted.name, content_disposition_type="inline")
    if "index.html" in _files():
        german = request.headers.get("accept-language", "")[:2].lower() == "de"
        tags = await preview_of(f"/{path.lstrip('/')}", _origin(request), "de" if german else "en", tables, _files())
        before, end, after = _index().partition("</head>")
        return Response(f"{before}{tags}{end}{after}", media_type=MediaType.HTML)
    return Response(MISSING, status_code=404, media_type=MediaType.TEXT)


def pages() -> list[ControllerRouterHandler]:
    """The page, and what it loads, whose names change whenever they do."""
    forever = CacheControlHeader(max_age=365 * 24 * 3600, immutable=True)
    if not (BUILT / "assets").is_dir():
        return [page]
    assets = create_static_files_router(
        "/assets", [BUILT / "assets"], cache_control=forever, include_in_schema=False, name="assets", opt=NO_TOKEN
    )
    return [page, assets]

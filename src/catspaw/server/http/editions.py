"""Editions over HTTP: what is printed on their cards, and sets of one's own."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from catspaw.core.errors import Unknown
from catspaw.core.own_editions import is_own
from catspaw.games import game_by_id
from catspaw.server.edition_protocol import EditionFiles, EditionRead, EditionSchema
from catspaw.server.http.routes import CHANGING, READING, READINGS, Language, TableId
from catspaw.server.live.editions import LARGEST, edition_schema, faces_of
from catspaw.server.live.lobby import tag_of
from catspaw.server.live.rooms import Tables
from catspaw.server.store import Person

EditionName = Annotated[str, Parameter(max_length=80)]
FOR_EVER: Final = "private, max-age=31536000, immutable"
"""What is called by its contents never changes."""
LARGEST_BODY: Final = 2 * LARGEST
"""Bytes of a request with a set: as JSON some characters take more."""


async def check_there(tables: Tables, game: str, edition: str) -> None:
    """Have an edition at hand; Unknown if there is none of this name."""
    known = game_by_id(game).editions
    if edition not in known and not is_own(edition):
        raise Unknown(f"edition of {game}", edition, list(known))
    await tables.editions.ready(game, edition)


@get(
    "/api/games/{game:str}/editions/{edition:str}/cards",
    responses=READING,
    summary="What is printed on the cards of an edition, by id",
)
async def show_cards(
    request: Request[Any, Any, State], game: TableId, edition: EditionName, tables: Tables, language: Language = "en"
) -> Response[Any]:
    await check_there(tables, game, edition)
    content: Any = await READINGS.run(lambda: faces_of(game, edition, language))
    kept = FOR_EVER if is_own(edition) else "private, no-cache"
    headers = {"etag": tag_of(content), "cache-control": kept}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=MediaType.JSON)


@get("/api/games/{game:str}/editions/{edition:str}", responses=READING, summary="An edition, with its decks as lists")
async def show_edition(game: TableId, edition: EditionName, tables: Tables, language: Language = "en") -> EditionSchema:
    await check_there(tables, game, edition)
    return edition_schema(game_by_id(game), edition, await tables.editions.names(game, edition), language)


@get("/api/games/{game:str}/editions/{edition:str}/files", responses=READING, summary="The files of somebody's own set")
async def show_files(game: TableId, edition: EditionName, tables: Tables) -> dict[str, str]:
    return await tables.store.editions.files(game_by_id(game).id, edition)


@post(
    "/api/games/{game:str}/editions",
    responses=CHANGING,
    status_code=200,
    request_max_body_size=LARGEST_BODY,
    summary="Bring a set of one's own: it is checked, and stored unless something is wrong with it",
)
async def bring_edition(
    me: Person, game: TableId, data: EditionFiles, tables: Tables, language: Language = "en"
) -> EditionRead:
    return await tables.editions.bring(game, data.files, me.id, language)


EDITION_ROUTES: Final[list[ControllerRouterHandler]] = [show_cards, show_edition, show_files, bring_edition]

"""What is done over HTTP: people, and tables until somebody sits down at them."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

from litestar import MediaType, Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from catspaw import __version__
from catspaw.core.errors import Unknown
from catspaw.core.own_editions import is_own
from catspaw.games import game_by_id
from catspaw.server import advice_protocol as a
from catspaw.server import log_protocol as log
from catspaw.server import protocol as p
from catspaw.server.http.addresses import NOWHERE
from catspaw.server.http.aside import Aside
from catspaw.server.http.catalogue import Named, SetupSchema, deck_checked, rules_of, setup_schemas
from catspaw.server.http.cookies import COOKIE
from catspaw.server.http.guards import STATUS
from catspaw.server.http.limits import Limits
from catspaw.server.live.advice import check_seat, told_review
from catspaw.server.live.lobby import Which, tag_of
from catspaw.server.live.replays import moment_of, recent_replay
from catspaw.server.live.rooms import Tables
from catspaw.server.live.visitor import table_info
from catspaw.server.people_protocol import Browser, Credentials, Me, PasswordChange
from catspaw.server.store import Person
from catspaw.table import EVERYTHING

TableId = Annotated[str, Parameter(max_length=64)]
Language = Annotated[p.Language, Parameter(query="language")]


def _refusals(*codes: p.Code) -> dict[int, ResponseSpec]:
    """What else may come back, for whoever reads the description."""
    known = {status: [code for code in codes if STATUS[code] == status] for status in sorted(STATUS.values())}
    return {
        status: ResponseSpec(p.Refusal, generate_examples=False, description=" or ".join(found))
        for status, found in known.items()
        if found
    }


READING: Final = _refusals("malformed", "not-yours", "unknown", "too-fast", "unavailable")
CHECKING: Final = _refusals("malformed", "not-yours", "unknown", "too-large", "too-fast", "unavailable")
CHANGING: Final = _refusals(*STATUS)


READINGS: Final = Aside("readings", 1, 32)
"""Decklists that are checked and games that are told again, one after the other."""


class Health(Struct, frozen=True):
    """That the server answers, and which one it is."""

    ok: bool
    version: str
    protocol: int


# People.


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """What the entrance has found out."""
    return connection.client.host if connection.client else NOWHERE


def limits_of(connection: ASGIConnection[Any, Any, Any, State]) -> Limits:
    found: Limits = connection.app.state.limits
    return found


async def provide_me(request: Request[Any, Any, State], tables: Tables) -> Person:
    """Whoever the cookie says; else a new guest, who gets one."""
    person = await tables.people.by_cookie(request.cookies.get(COOKIE))
    if person is None:
        limits_of(request).check_newcomer(address_of(request))
        person, cookie = await tables.people.come_in(request.headers.get("user-agent", ""))
        request.state.cookie = cookie
    return person


@get("/api/me", responses=READING, summary="Who I am")
async def show_me(me: Person) -> Me:
    return Me(me.id, me.name, me.nickname)


async def renew(request: Request[Any, Any, State], me: Person, person: Person, tables: Tables) -> Me:
    """Whoever has become somebody else gets a new session, so that a cookie that others know is worth nothing."""
    before = [request.cookies.get(COOKIE), request.state.get("cookie")]
    request.state.cookie = await tables.people.begin_session(person, request.headers.get("user-agent", ""))
    for cookie in before:
        await tables.people.end_session(me, cookie or "")
    await tables.end_conversations(me.id)
    return Me(person.id, person.name, person.nickname)


@post("/api/account", responses=CHANGING, summary="Open an account and keep the guest's games")
async def open_account(request: Request[Any, Any, State], me: Person, data: Credentials, tables: Tables) -> Me:
    return await renew(request, me, await tables.people.open_account(me, data.name, data.password), tables)


@post("/api/account/password", responses=CHANGING, summary="Change the password; all other sessions end")
async def change_password(request: Request[Any, Any, State], me: Person, data: PasswordChange, tables: Tables) -> Me:
    limits, address = limits_of(request), address_of(request)
    limits.check_password_try(address, me.id)
    await tables.people.change_password(me, data.old, data.new)
    limits.forgive_password_try(address, me.id)
    return await renew(request, me, me, tables)


@post("/api/session", responses=CHANGING, summary="Log in; a guest's games come along")
async def log_in(request: Request[Any, Any, State], me: Person, data: Credentials, tables: Tables) -> Me:
    limits, address = limits_of(request), address_of(request)
    limits.check_password_try(address, me.id)
    person = await tables.people.log_in(me, data.name, data.password)
    limits.forgive_password_try(address, me.id)
    return await renew(request, me, person, tables)


@delete("/api/session", responses=CHANGING, summary="End this session")
async def log_out(request: Request[Any, Any, State], me: Person, tables: Tables) -> None:
    await tables.people.end_session(me, request.cookies.get(COOKIE, ""))
    await tables.end_conversations(me.id)
    request.state.cookie = ""


@get("/api/sessions", responses=READING, summary="Where I am known")
async def list_sessions(request: Request[Any, Any, State], me: Person, tables: Tables) -> list[Browser]:
    return await tables.people.browsers(me, request.cookies.get(COOKIE, ""))


@delete("/api/sessions/{session:str}", responses=CHANGING, summary="End one of my sessions")
async def end_session(me: Person, session: TableId, tables: Tables) -> None:
    await tables.people.end_browser(me, session)
    await tables.end_conversations(me.id)


@delete("/api/sessions", responses=CHANGING, summary="End all my sessions")
async def log_out_everywhere(request: Request[Any, Any, State], me: Person, tables: Tables) -> None:
    await tables.store.sessions.end_all(me.id)
    await tables.end_conversations(me.id)
    request.state.cookie = ""


# Tables.


@get("/api/games", responses=READING, summary="What can be set up")
async def list_games(tables: Tables, language: Language = "en") -> tuple[SetupSchema, ...]:
    return setup_schemas(language, tables.editions.house)


@get("/api/games/{game:str}/rules", responses=READING, summary="Every rule of a game in words, in order")
async def list_rules(game: TableId, language: Language = "en") -> tuple[Named, ...]:
    return rules_of(game, language)


@post("/api/games/{game:str}/lesson", responses=CHANGING, summary="Learn by playing: a first game that explains itself")
async def learn(me: Person, game: TableId, tables: Tables, language: Language = "en") -> p.TableInfo:
    return table_info(await tables.learn(game, me), None, me.id, language)


@post("/api/games/{game:str}/decks/check", responses=CHECKING, status_code=200, summary="Whether a deck may be played")
async def check_deck(game: TableId, data: p.DeckText, tables: Tables, language: Language = "en") -> p.DeckChecked:
    chosen = game_by_id(game)
    if data.edition is not None and data.edition not in chosen.editions and not is_own(data.edition):
        raise Unknown(f"edition of {game}", data.edition, list(chosen.editions))
    await tables.editions.ready(game, data.edition)
    return await READINGS.run(lambda: deck_checked(game, data.text, language, data.edition))


@get("/api/tables", responses=READING, summary="The lobby: tables with an open seat, to watch, or mine")
async def list_tables(
    request: Request[Any, Any, State], me: Person, tables: Tables, which: Which = "open", language: Language = "en"
) -> Response[list[p.TableInfo]]:
    """With an ETag, so that whoever looks again and again is told only what is new."""
    content: Any = await tables.lobby.listed(which, me.id, language)
    headers = {"etag": tag_of(content), "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(cast("list[p.TableInfo]", b""), status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=MediaType.JSON)


@post("/api/tables", responses=CHANGING, summary="Set up a table")
async def set_up(me: Person, data: p.NewTable, tables: Tables, language: Language = "en") -> p.TableInfo:
    return table_info(await tables.set_up(data, me.id), None, me.id, language)


@get("/api/tables/{table_id:str}", responses=READING, summary="A table whose address one knows")
async def show_table(me: Person, table_id: TableId, tables: Tables, language: Language = "en") -> p.TableInfo:
    return table_info(await tables.row(table_id), None, me.id, language)


@post("/api/tables/{table_id:str}/seats/{seat:str}", responses=CHANGING, summary="Sit down")
async def join(
    me: Person, table_id: TableId, seat: TableId, data: p.Join, tables: Tables, language: Language = "en"
) -> p.TableInfo:
    return table_info(await tables.join(table_id, seat, me.id, data), None, me.id, language)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:str}",
    responses=CHANGING,
    summary="Get up before the cards are dealt; the host may free any seat",
)
async def get_up(me: Person, table_id: TableId, seat: TableId, tables: Tables) -> None:
    await tables.get_up(table_id, seat, me.id)


@post("/api/tables/{table_id:str}/rematch", responses=CHANGING, summary="Play again, one seat further")
async def rematch(
    me: Person, table_id: TableId, data: p.Again, tables: Tables, language: Language = "en"
) -> p.TableInfo:
    return table_info(await tables.rematch(table_id, me.id, data.nonce), None, me.id, language)


# Games that are over.


@get("/api/tables/{table_id:str}/record", responses=READING, summary="A game that is over, with its shuffle")
async def show_record(me: Person, table_id: TableId, tables: Tables) -> str:
    return (await tables.finished(table_id, me.id)).record()


@get("/api/tables/{table_id:str}/replay", responses=READING, summary="All moments of a game that is over")
async def show_replay(
    me: Person, table_id: TableId, tables: Tables, eyes: TableId = EVERYTHING, language: Language = "en"
) -> log.Replay:
    sitting = await tables.finished(table_id, me.id)
    return await READINGS.run(lambda: recent_replay(table_id, sitting, eyes, language))


@get(
    "/api/tables/{table_id:str}/replay/{after_answers:int}",
    responses=READING,
    summary="One moment, through somebody's eyes, or with nothing hidden",
)
async def show_moment(
    me: Person,
    table_id: TableId,
    after_answers: Annotated[int, Parameter(ge=0, lt=1 << 31)],
    tables: Tables,
    eyes: TableId = EVERYTHING,
    language: Language = "en",
) -> log.Moment:
    return moment_of(await tables.finished(table_id, me.id), after_answers, eyes, language)


@get(
    "/api/tables/{table_id:str}/review",
    responses=READING,
    summary="A game that is over, judged by what a seat knew; ask again until it is done",
)
async def show_review(
    request: Request[Any, Any, State],
    me: Person,
    table_id: TableId,
    tables: Tables,
    seat: TableId,
    language: Language = "en",
) -> a.Review:
    sitting = await tables.finished(table_id, me.id)
    check_seat(sitting, seat)
    found = tables.advising.known(table_id, seat)
    if found is None:
        limits_of(request).check_hint(address_of(request), me.id)
        found = tables.advising.begin(table_id, sitting, seat, me.id)
    reviewing = found
    return await READINGS.run(lambda: told_review(sitting, seat, reviewing, language))


@post("/api/tables/{table_id:str}/play-on", responses=CHANGING, summary="Play on from a moment, against bots")
async def play_on(
    me: Person, table_id: TableId, data: p.PlayOn, tables: Tables, language: Language = "en"
) -> p.TableInfo:
    return table_info(await tables.play_on(table_id, data, me), None, me.id, language)


@get("/healthz", responses=READING, summary="Whether the server and its store answer")
async def health(tables: Tables) -> Health:
    await tables.store.ping()
    return Health(ok=True, version=__version__, protocol=p.VERSION)


ROUTES: Final[list[ControllerRouterHandler]] = [
    show_me, open_account, change_password, log_in, log_out, list_sessions, end_session, log_out_everywhere,
    list_games, list_rules, learn, check_deck, list_tables, set_up, show_table, join, get_up, rematch,
    show_record, show_replay, show_moment, show_review, play_on, health,
]  # fmt: skip

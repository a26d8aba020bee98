"""Somebody to be: a nickname, what one has played and against whom, and codes for a forgotten password."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler

from catspaw.games import game_by_id
from catspaw.server import people_protocol as q
from catspaw.server.http.names import checked_name
from catspaw.server.http.routes import CHANGING, READING, Language, address_of, limits_of, renew
from catspaw.server.live.rooms import Tables
from catspaw.server.live.visitor import GUEST, table_info
from catspaw.server.store import Person
from catspaw.server.store.rows import Finished

SHOWN: Final = 20
"""Games that are listed."""
FAVOURITES: Final = 5


@post("/api/me/nickname", responses=CHANGING, status_code=200, summary="What a guest is called")
async def take_nickname(me: Person, data: q.Nickname, tables: Tables) -> q.Me:
    nickname = checked_name(data.name) if data.name else None
    await tables.store.people.rename(me.id, nickname)
    return q.Me(me.id, me.name, nickname)


@get("/api/profile", responses=READING, summary="What I have played, and against whom")
async def show_profile(me: Person, tables: Tables, language: Language = "en") -> q.Profile:
    finished = await tables.store.results.latest(me.id)
    others = {person for one in finished for person in one.table.seats.values() if person and person != me.id}
    names = await tables.store.people.names(others)
    return q.Profile(
        name=me.called,
        since=me.created,
        codes=await tables.store.recovery.left(me.id) if me.name else 0,
        tallies=tuple(_tallies(finished, language)),
        games=tuple(_played(one, me, names, language) for one in finished[:SHOWN]),
        opponents=tuple(_favourites(finished, me, names, language)),
    )


def _tallies(finished: Iterable[Finished], language: str) -> Iterator[q.Tally]:
    """Per game how often one has won, lost, or neither."""
    counts = Counter((one.table.game, one.result) for one in finished)
    for game in dict.fromkeys(game for game, _ in counts):
        texts = game_by_id(game).texts(game_by_id(game).setup(), language)
        came_to = {result: counts[game, result] for result in ("won", "lost", "drawn")}
        yield q.Tally(game, texts.game_title(), **came_to)


def _played(one: Finished, me: Person, names: dict[str, str], language: str) -> q.Played:
    info = table_info(one.table, None, me.id, language)
    seat = next((seat.label for seat in info.seats if seat.seat == one.seat), one.seat)
    return q.Played(
        table=one.table.id,
        game=one.table.game,
        title=info.title,
        seat=seat,
        result=one.result,
        finished=one.finished,
        opponents=tuple(opponent for _, opponent in _opponents(one, me, names, language)),
        guided=info.guided,
    )


def _opponents(one: Finished, me: Person, names: dict[str, str], language: str) -> Iterator[tuple[str, str]]:
    """The others at a table: who they are, which is told to nobody, and what they are called."""
    for seat in table_info(one.table, None, me.id, language).seats:
        person = one.table.seats.get(seat.seat)
        if seat.seat == one.seat or person == me.id:
            continue
        if person is not None:
            yield person, names.get(person, GUEST)
        elif seat.kind == "bot":
            yield f"bot {seat.name}", seat.level.name if seat.level else seat.name or ""


def _favourites(finished: Iterable[Finished], me: Person, names: dict[str, str], language: str) -> Iterator[q.Opponent]:
    """Against whom one has played most, and how often one has won."""
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    called: dict[str, str] = {}
    for one in finished:
        for id, name in _opponents(one, me, names, language):
            called[id] = name
            games[id] += 1
            won[id] += one.result == "won"
    for id, number in games.most_common(FAVOURITES):
        yield q.Opponent(called[id], id.startswith("bot "), number, won[id])


@post("/api/account/recovery", responses=CHANGING, summary="New codes for a forgotten password; the old ones end")
async def make_codes(request: Request[Any, Any, State], me: Person, data: q.Confirmation, tables: Tables) -> q.Codes:
    """Each time counts as a wrong password does: hashing so many takes long."""
    limits_of(request).check_password_try(address_of(request), me.id)
    return q.Codes(await tables.people.recovery_codes(me, data.password))


@post("/api/session/recover", responses=CHANGING, summary="Another password for whoever has a code; it logs in")
async def use_code(request: Request[Any, Any, State], me: Person, data: q.Recovered, tables: Tables) -> q.Me:
    limits, address = limits_of(request), address_of(request)
    limits.check_password_try(address, me.id)
    person = await tables.people.recover(me, data.name, data.code, data.new)
    limits.forgive_password_try(address, me.id)
    await tables.end_conversations(person.id)
    return await renew(request, me, person, tables)


PROFILE: Final[list[ControllerRouterHandler]] = [take_nickname, show_profile, make_codes, use_code]

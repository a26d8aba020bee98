"""Rooms: every table that somebody is connected to, and the tasks that keep them going."""

from __future__ import annotations

import asyncio
import gc
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from typing import Final

from litestar.channels import ChannelsPlugin
from msgspec import MsgspecError
from msgspec.structs import replace

from catspaw.core.errors import CatspawError, NotYours, Unknown
from catspaw.games import game_by_id
from catspaw.server import protocol as p
from catspaw.server.http.accounts import People
from catspaw.server.http.guards import failed
from catspaw.server.http.table_setup import check_brought, new_id, new_lesson, new_rematch, new_table
from catspaw.server.live.advising import Advising
from catspaw.server.live.channels import HERE, TABLES
from catspaw.server.live.editions import OwnEditions
from catspaw.server.live.lobby import Lobby
from catspaw.server.live.memory import MANY, give_back
from catspaw.server.live.news import News, Sender, read_message, written
from catspaw.server.live.notices import Notices
from catspaw.server.live.replays import check_may_recall, has_closed_lists, played_on
from catspaw.server.live.room import Room
from catspaw.server.live.services import Services
from catspaw.server.live.visitor import GUEST
from catspaw.server.live.workers import Workers
from catspaw.server.metrics import Metrics
from catspaw.server.processes.place import ALONE, Place
from catspaw.server.settings import Settings
from catspaw.server.store import NewTable, Person, Store, TableRow
from catspaw.table import Sitting

LOOK: Final = 2.0
"""Seconds between two looks at the store, in case news got lost."""
WAITING: Final = 24 * 3600 * 1000
"""Milliseconds for which a rematch that nobody plays keeps lists closed."""
OFTEN: Final = 15
"""Every so many looks we say who is here, whether or not another process is known to be there."""
A_WHILE: Final = 5
AN_HOUR: Final = 1800
"""In such looks."""
LINGER: Final = 20.0
"""Seconds for which a room is kept that nobody is in: whoever sits down comes in a moment later."""
CLOSED: Final = 10_000
"""Milliseconds without a sign of life after which the server counts as closed."""


@contextmanager
def _going_on() -> Iterator[None]:
    """Logs a failure and goes on; the next look may succeed."""
    try:
        yield
    except (CatspawError, OSError, MsgspecError):
        pass
    except Exception as error:  # noqa: BLE001 – a fault of ours with one table is none of the others' business
        failed(error)


class Tables:
    """All tables, through the store; those with somebody in them as rooms."""

    def __init__(
        self, store: Store, key: bytes, settings: Settings, channels: ChannelsPlugin, place: Place = ALONE
    ) -> None:
        self.store = store
        self.people = People(store, key)
        self.metrics = Metrics()
        self._me = secrets.token_urlsafe(8)
        self._channels = channels
        self._sender = Sender(self._me, lambda message: channels.publish(message, TABLES))
        self._place = place
        self._is_one_machine = settings.channels.startswith(HERE)
        self.editions = OwnEditions(store, settings)
        workers = Workers(settings.bot_workers)
        self._services = Services(store, self.editions, workers, settings, self.metrics, self._notify, key)
        self._rooms: dict[str, Room] = {}
        self._held = 0
        """Rooms that somebody is in."""
        self._empty_for = A_WHILE
        """For so many looks nobody has been in any."""
        self.notices = Notices(store, self._rooms)
        self.lobby = Lobby(store)
        self.metrics.rooms.set_function(lambda: len(self._rooms))
        # figures are asked for in a thread of their own
        self.metrics.sockets.set_function(lambda: sum(len(room.visitors) for room in list(self._rooms.values())))

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Listens for news while the server runs."""
        await self._beat()
        await self.notices.begin()
        await self.editions.begin()
        tasks = [asyncio.create_task(work()) for work in (self._listen, self._look)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            for room in self._rooms.values():
                room.close()
                for visitor in room.visitors:
                    visitor.send_end()
            self._services.advising.close()
            self.editions.close()
            await self._services.workers.close()
            await self.store.close()

    # What keeps rooms going.

    async def _listen(self) -> None:
        """Another process says that a table has changed, or who is at it."""
        async with self._channels.start_subscription(TABLES) as subscriber:
            async for event in subscriber.iter_events():
                await self.hear(event)

    async def hear(self, event: bytes) -> None:
        """A message of another process."""
        if self._sender.has_sent(event):
            return
        with _going_on():
            message = read_message(event)
            for news in message.news:
                with _going_on():
                    await self._hear(message.process, news)

    async def _hear(self, process: str, news: News) -> None:
        room = self._rooms.get(news.table)
        if news.person is not None:
            await self._check_sessions(news.person)
        elif room and news.here is None:
            await room.refresh()
        elif room and news.here is not None:
            if room.broadcast.hear_of(process, news.here) and room.visitors:
                self.say_who_is_here(room)
                self._tell_others(News(room.id))  # what has happened while we had it alone

    async def _look(self) -> None:
        """Periodic work: a heartbeat, who is connected, changes that were missed, and who is out of time."""
        for number in count():
            await asyncio.sleep(LOOK)
            self._place.has_tables(self._held)
            with _going_on():
                await self.notices.look()
            with _going_on():
                await self._beat()
                self._give_up_others_tables()
                if self.put_away(LINGER) >= MANY:
                    await asyncio.to_thread(give_back)
                self.forget_garbage(number)
                for room in self._rooms.values():
                    if room.visitors and (room.broadcast.is_elsewhere() or number % OFTEN == 0):
                        self.say_who_is_here(room)
                known = {id: room.row.version for id, room in self._rooms.items()}
                ready = [id for id, room in self._rooms.items() if room.is_ready]
                for id in {*ready, *(await self.store.tables.changed(known))}:
                    if id in self._rooms:
                        await self._refresh(self._rooms[id])
                for id in await self.store.tables.due(self.store.now()):
                    if self._place.owns(id):
                        async with self.room(id) as room:
                            await room.call_time()

    def forget_garbage(self, number: int) -> None:
        """Objects that hold each other, which takes long: when nobody has been here for a while, or once an hour."""
        self._empty_for = 0 if self._held else self._empty_for + 1
        if self._empty_for == A_WHILE or number % AN_HOUR == AN_HOUR - 1:
            gc.collect()

    async def _beat(self) -> None:
        await self.store.hours.beat(CLOSED)
        self._services.closed[:] = await self.store.hours.closed()

    async def _refresh(self, room: Room) -> None:
        with _going_on():
            await room.refresh()

    def _notify(self, id: str) -> None:
        """Whoever else may have the table."""
        if self._is_one_machine and self._place.is_alone:
            return
        room = None if self._is_one_machine else self._rooms.get(id)
        if room is None or not room.visitors or room.broadcast.is_elsewhere():
            self._tell_others(News(id))

    def say_who_is_here(self, room: Room) -> None:
        """Other processes cannot see it; who has the table, too, says the same in turn."""
        here = frozenset(visitor.seat for visitor in room.visitors if visitor.seat)
        self._tell_others(News(room.id, here))

    async def end_conversations(self, person: str) -> None:
        """Some of a person's sessions have ended, and with them what goes on under their name."""
        await self._check_sessions(person)
        self._tell_others(News("", person=person))

    def _tell_others(self, news: News) -> None:
        """The other processes, if there can be any; on one machine the one whose table it is, unless that is us."""
        if not self._is_one_machine:
            self._sender.add(news)
        elif not self._place.is_alone and not (news.table and self._place.owns(news.table)):
            self._place.tell(written(self._me, [news]), news.table)

    async def _check_sessions(self, person: str) -> None:
        self.store.known.forget()
        here = [visitor for room in self._rooms.values() for visitor in room.visitors if visitor.person == person]
        for visitor in here:
            if await self.store.sessions.find(visitor.session) is None:
                visitor.send_end()

    # Rooms.

    async def row(self, id: str) -> TableRow:
        """What the lobby knows of a table. Where nobody else has it in memory the store need not be asked."""
        room = self._rooms.get(id) if self._is_one_machine and self._place.owns(id) else None
        if room and not room.is_gone:
            return room.row
        row = await self.store.tables.find(id)
        if row is None:
            raise Unknown("table", id, [])
        return row

    @asynccontextmanager
    async def room(self, id: str, row: TableRow | None = None) -> AsyncIterator[Room]:
        """The room of a table, brought up to date. There is only one, and it is kept for a while."""
        row = row or await self.row(id)
        room = self._rooms.setdefault(id, self._rooms.get(id) or Room(row, self._services))
        room.holders += 1
        if room.holders == 1:
            self._held += 1
        try:
            if row is room.row and room.is_settled:
                room.answers.start()
            else:
                await room.refresh(row)
            yield room
        finally:
            room.holders -= 1
            room.left = time.monotonic()
            if room.holders == 0:
                self._held -= 1
                if not (self._place.owns(id) or room.is_busy):  # set up here for another process
                    self._put_away(room)

    def put_away(self, linger: float) -> int:
        """Forget the rooms that nobody has been in for so many seconds, and where nothing is being done; how many."""
        before, there = time.monotonic() - linger, len(self._rooms)
        for room in list(self._rooms.values()):
            if not room.holders and not room.is_busy and room.left <= before:
                self._put_away(room)
        return there - len(self._rooms)

    def _put_away(self, room: Room) -> None:
        if self._rooms.pop(room.id, None):
            room.put_away()

    def _give_up_others_tables(self) -> None:
        """Tables that were ours while another process was gone: whoever is there comes again, and finds it there."""
        for room in list(self._rooms.values()):
            if not self._place.owns(room.id):
                room.close()
                room.broadcast.send_away(lambda _: True)
                room.left = -LINGER

    async def finished(self, id: str, person: str) -> Sitting:
        """A sitting that is over, for somebody who may see it."""
        async with self.room(id) as room:
            sitting = check_may_recall(room, person)
        if has_closed_lists(sitting):
            await self._check_rematch(room.row)
        return sitting

    @property
    def advising(self) -> Advising:
        """Who gives hints, and judges games that are over."""
        return self._services.advising

    async def _check_rematch(self, row: TableRow) -> None:
        """NotYours while they play again with lists that are still closed."""
        while row.rematch is not None:
            again = await self.store.tables.find(row.rematch)
            if again is None:
                return
            if not again.over and (again.entries or self.store.now() - again.created < WAITING):
                raise NotYours("the lists are closed until the rematch is over", reason="rematch-closed")
            row = again

    # Tables.

    async def set_up(self, body: p.NewTable, person: str) -> TableRow:
        """A new table; if nobody else is to come it is dealt at once."""
        await self.editions.ready(body.game, body.edition)
        table = self._placed(new_table(body, person))
        row = await self.store.tables.add(table)
        self.metrics.tables.labels(table.game).inc()
        return await self._deal(row)

    async def join(self, id: str, seat: str, person: str, body: p.Join) -> TableRow:
        """Somebody takes an open seat, maybe with another deck; the last one to come starts the game."""
        if body.deck is not None:
            row = await self.row(id)
            await self.editions.ready(row.game, row.settings["edition"])
            check_brought(row, body.deck)
        return await self._deal(await self.store.seats.take(id, seat, person, body.nonce, body.deck))

    async def get_up(self, id: str, seat: str, person: str) -> None:
        """Somebody leaves before the cards are dealt; the last one to go clears the table."""
        await self.store.seats.leave(id, seat, person)
        await self.table_changed(id)

    async def table_changed(self, id: str) -> None:
        """Whoever is at a table is shown what was written to its rows."""
        self.lobby.forget()
        self._notify(id)
        room = self._rooms.get(id)
        if room:
            await self._refresh(room)

    async def rematch(self, id: str, person: str, nonce: str | None) -> TableRow:
        """Play again, one seat further: whoever asks first sets up the table, the others sit down at it."""
        row = await self.row(id)
        if not row.over:
            raise NotYours("the game is not over")
        if person not in row.seats.values():
            raise NotYours("you did not play here")
        again = await self.row(await self.store.tables.add_rematch(id, self._placed(new_rematch(row, person))))
        for seat, reserved_for in again.reserved.items():
            if reserved_for == person and nonce:
                again = await self.store.seats.take(again.id, seat, person, nonce)
        self._notify(id)
        if id in self._rooms:
            await self._refresh(self._rooms[id])
        return await self._deal(again)

    async def play_on(self, id: str, body: p.PlayOn, person: Person) -> TableRow:
        """A table of one's own that goes on from a moment of another one."""
        async with self.room(id) as room:
            sitting = await self.finished(id, person.id)
            new, opened = played_on(room, sitting, body, person.id, person.called or GUEST)
        return await self._deal(await self.store.tables.add(self._placed(new), opened))

    async def learn(self, game: str, person: Person) -> TableRow:
        """A first game, in which questions are explained."""
        new, opened = new_lesson(game_by_id(game), person.id, person.called or GUEST)
        self.metrics.tables.labels(new.game).inc()
        return await self._deal(await self.store.tables.add(self._placed(new), opened))

    def _placed(self, table: NewTable) -> NewTable:
        """A new table under an id of whoever is to have it."""
        return table if self._place.is_alone else replace(table, id=self._place.drawn(new_id))

    async def _deal(self, row: TableRow) -> TableRow:
        """If nobody is missing any more; where nobody has come yet there is no room to look into."""
        self.lobby.forget()
        if None in row.seats.values() and row.id not in self._rooms:
            return row
        async with self.room(row.id, row) as room:
            await room.deal()
            return room.row

"""The house: every room that somebody is in, and what keeps it going."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from litestar.channels import ChannelsPlugin

from catspaw.core.errors import CatspawError, Malformed, Unknown
from catspaw.core.shuffle import commitment_to, new_secret
from catspaw.games import game_by_id
from catspaw.server import protocol as p
from catspaw.server.bots import Thinkers
from catspaw.server.channels import TABLES
from catspaw.server.people import People
from catspaw.server.rooms import Room
from catspaw.server.settings import Settings
from catspaw.server.store import NewTable, Store, TableRow

LOOK: Final = 2.0
"""Seconds between two looks at the store, in case news got lost."""


class Tables:
    """All tables, through the store; those with somebody in them as rooms."""

    def __init__(self, store: Store, settings: Settings, channels: ChannelsPlugin) -> None:
        self.store = store
        self.people = People(store, bytes.fromhex(settings.key))
        self._settings = settings
        self._channels = channels
        self._thinkers = Thinkers(settings.bot_workers)
        self._rooms: dict[str, Room] = {}
        self.rate = settings.rate

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Listens for news while the server runs."""
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._look())]
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
            await self._thinkers.close()
            await self.store.close()

    async def _listen(self) -> None:
        """Another process says which table has changed."""
        async with self._channels.start_subscription(TABLES) as subscriber:
            async for event in subscriber.iter_events():
                await self._refresh(event.decode())

    async def _look(self) -> None:
        """Rooms with people in them look at the store now and then."""
        while True:
            await asyncio.sleep(LOOK)
            for id in list(self._rooms):
                await self._refresh(id)

    async def _refresh(self, id: str) -> None:
        room = self._rooms.get(id)
        if room is not None:
            with suppress(CatspawError, OSError):  # the next look may be luckier
                await room.refresh()

    def _notify(self, id: str) -> None:
        self._channels.publish(id, TABLES)

    async def row(self, id: str) -> TableRow:
        row = await self.store.table(id)
        if row is None:
            raise Unknown("table", id, [])
        return row

    async def room(self, id: str) -> Room:
        """The room of a table, brought up to date."""
        room = self._rooms.get(id)
        if room is None:
            row = await self.row(id)
            room = self._rooms.setdefault(
                id, Room(row, self.store, self._thinkers, self._notify, self._settings.bot_pace)
            )
        await room.refresh()
        return room

    def leave(self, room: Room) -> None:
        """A room that nobody is in any more is forgotten, unless a bot is thinking."""
        if not room.visitors and not room.is_busy:
            self._rooms.pop(room.id, None)

    async def set_up(self, wish: p.NewTable, person: str) -> TableRow:
        """A new table; if nobody else is to come it is dealt at once. Boxes and decks are those of the house only."""
        game = game_by_id(wish.game)
        if wish.edition is not None and wish.edition not in game.editions:
            raise Unknown(f"edition of {game.id}", wish.edition, list(game.editions))
        edition = game.chosen_edition(wish.edition)
        for deck in wish.decks:
            if deck not in game.deck_names(edition):
                raise Unknown(f"deck of {game.id}", deck, list(game.deck_names(edition)))
        house = game.house(
            wish.variants, wish.rulings, players=len(wish.seats), edition=edition, decks=wish.decks or None
        )
        if not any(seat.who == "me" for seat in wish.seats):
            raise Malformed("nobody of the seats is yours")
        bots = sorted({seat.bot for seat in wish.seats if seat.who == "bot"} - {"random", "heuristic"})
        if bots:
            raise Unknown("bot", bots[0], ["random", "heuristic"])
        secret = new_secret()
        wished = dict(zip(house.seats, wish.seats, strict=True))
        table = NewTable(
            id=secrets.token_urlsafe(12),
            game=game.id,
            host=person,
            public=wish.public,
            spectators=wish.spectators,
            seats={name: person if seat.who == "me" else None for name, seat in wished.items() if seat.who != "bot"},
            nonces={name: wish.nonce for name, seat in wished.items() if seat.who == "me"},
            settings={
                "variants": list(house.variants),
                "rulings": house.changed,
                "edition": house.edition.label if house.edition else None,
                "decks": [deck.label for deck in house.decks],
                "bots": {name: seat.bot for name, seat in wished.items() if seat.who == "bot"},
                "secret": secret.hex(),
                "commitment": commitment_to(secret),
            },
        )
        await self.store.add_table(table)
        await (await self.room(table.id)).deal()
        return await self.row(table.id)

    async def join(self, id: str, seat: str, person: str, nonce: str) -> TableRow:
        """Somebody takes an open seat; the last one to come starts the game."""
        await self.store.take_seat(id, seat, person, nonce)
        room = await self.room(id)
        await room.deal()
        return await self.row(id)

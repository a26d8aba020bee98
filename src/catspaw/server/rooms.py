"""Rooms: tables of the store that are alive in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec import json

from catspaw.core.errors import CatspawError, NotYours, Stale
from catspaw.core.shuffle import UNCHOSEN, Shuffle, read_nonce
from catspaw.games import game_by_id
from catspaw.server import protocol as p
from catspaw.server.bots import Thinkers
from catspaw.server.seeing import GUEST, Visitor, ending, house_of, question, table_info, told
from catspaw.server.store import Store, TableRow
from catspaw.table import Entry, Opened, Player, Sitting, choices, opening
from catspaw.table.entries import Answered, Consented, Resigned, Seated

PATIENCE: Final = 2.0
"""Seconds after which another process lets a bot answer, if the one that should have is gone."""
DELAY: Final = 10
"""So many entries lie between a table and those who look on with delay."""


class Room:
    """One table: its entries so far, the sitting they make, and who is connected here.

    Every change is checked, stored, and only then made; whoever comes second with an entry finds it stale.
    """

    def __init__(
        self, row: TableRow, store: Store, thinkers: Thinkers, notify: Callable[[str], None], pace: float
    ) -> None:
        self.row = row
        self.entries: list[Entry] = []
        self.sitting: Sitting | None = None
        self.visitors: set[Visitor] = set()
        self._delayed: Sitting | None = None
        self._store = store
        self._thinkers = thinkers
        self._notify = notify
        self._pace = pace
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        """That an entry was added."""
        self._wrote_last = False
        """Whether this process wrote the last entry."""

    @property
    def id(self) -> str:
        return self.row.id

    # What the store says.

    async def refresh(self) -> None:
        """Catch up with the store, and tell whoever is here."""
        async with self._lock:
            changed = await self._catch_up()
        if changed:
            self.show()
        await self.show_chat()
        self._let_bots_answer()

    async def _catch_up(self) -> bool:
        row = await self._store.table(self.id)
        if row is None:
            raise NotYours("this table is gone")
        news = await self._store.entries(self.id, len(self.entries))
        changed = bool(news) or row != self.row
        self.row = row
        for entry in news:
            self._follow(entry)
            self._wrote_last = False
        return changed

    def _follow(self, entry: Entry) -> None:
        if isinstance(entry, Opened):
            self.sitting, self._delayed = Sitting(entry), Sitting(entry)
        else:
            assert self.sitting is not None
            self.sitting.follow(entry)
            if len(self.entries) > DELAY and self._delayed is not None:
                self._delayed.follow(self.entries[-DELAY])
        self.entries.append(entry)
        self._news.set()

    async def _add(self, make: Callable[[Sitting], Entry]) -> None:
        """Check an entry against the newest state, store it, make it, and tell everybody."""
        async with self._lock:
            await self._catch_up()
            sitting = self._dealt()
            entry = make(sitting)
            sitting.check(entry)
            await self._store_entry(entry)
        self._after()

    async def _store_entry(self, entry: Entry) -> None:
        """On disk first."""
        over = isinstance(entry, Resigned)
        if isinstance(entry, Answered):
            assert self.sitting is not None
            over = self.sitting.ends_with(entry)
        await self._store.append(self.id, len(self.entries), entry, over=over)
        self._follow(entry)
        self._wrote_last = True

    def _after(self) -> None:
        self._notify(self.id)
        self.show()
        self._let_bots_answer()

    def _dealt(self) -> Sitting:
        if self.sitting is None:
            raise NotYours("the table waits for players")
        return self.sitting

    # Before the cards are dealt.

    async def deal(self) -> None:
        """Once nobody is missing, the first entry fixes everything; another process may have been quicker."""
        async with self._lock:
            await self._catch_up()
            if self.sitting is not None or None in self.row.seats.values():
                return
            with suppress(Stale):
                await self._store_entry(await self._opened())
        self._after()

    async def _opened(self) -> Opened:
        chosen = self.row.settings
        game = game_by_id(self.row.game)
        house = house_of(self.row)
        bots = chosen["bots"]
        players = [Player(bots[seat], bots[seat]) if seat in bots else await self._person(seat) for seat in house.seats]
        nonces = tuple(
            read_nonce(self.row.nonces[seat]) if seat in self.row.nonces else UNCHOSEN for seat in house.seats
        )
        return opening(game, house, players, shuffle=Shuffle(bytes.fromhex(chosen["secret"]), nonces))

    async def _person(self, seat: str) -> Player:
        person = self.row.seats[seat]
        found = await self._store.person(person) if person else None
        return Player((found.name if found else None) or GUEST)

    # What people do.

    def seats_of(self, person: str) -> list[str]:
        return [seat for seat, sitting in self.row.seats.items() if sitting == person]

    def at(self, seat: str) -> int:
        """Which of its own questions a seat is at: it counts only what the seat knows of."""
        return sum(not isinstance(entry, Answered) or entry.seat == seat for entry in self.entries)

    async def answer(self, seat: str, at: int, option: int) -> None:
        """The answer with an index in the list that was sent."""

        def entry(sitting: Sitting) -> Entry:
            sitting.table.check_turn(seat)
            if at != self.at(seat):
                raise Stale(f"that answers question {at}, and {self.at(seat)} is being asked")
            allowed = [choice for choice in choices(sitting.table) if choice.allowed]
            if option >= len(allowed):
                raise Stale(f"there are {len(allowed)} answers, numbered from 0")
            return Answered(seat, allowed[option].number)

        await self._add(entry)

    async def want_back(self, seat: str) -> None:
        """Take back the last answer: at once where only bots would have to agree."""
        await self._add(lambda sitting: sitting.wish_back(seat))

    async def consent(self, seat: str, *, yes: bool) -> None:
        await self._add(lambda _: Consented(seat, yes))

    async def resign(self, seat: str) -> None:
        await self._add(lambda _: Resigned(seat))

    async def use_bot(self, seat: str, *, on: bool) -> None:
        """Hand the seat to a bot, or take it back."""
        player = await self._person(seat)
        await self._add(lambda _: Seated(seat, Player("heuristic", "heuristic") if on else player))

    # Bots.

    def _let_bots_answer(self) -> None:
        """See to it that somebody waits for the bot that is asked."""
        if self._bot_is_asked() and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._answer_for_bots())

    def _bot_is_asked(self) -> bool:
        asked = self.sitting.asked if self.sitting else None
        return bool(self.sitting and asked and self.sitting.players[asked].bot is not None)

    async def _answer_for_bots(self) -> None:
        """After a moment that does not depend on what it holds, the bot that is asked answers.

        The process that wrote the last entry is to see to it; the others wait longer, in case it is gone.
        """
        while self._bot_is_asked():
            at = len(self.entries)
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), self._pace + (0 if self._wrote_last else PATIENCE))
            if len(self.entries) == at and self._bot_is_asked():
                await self._answer_for_bot(at)

    async def _answer_for_bot(self, at: int) -> None:
        number = await self._thinkers.choose(self.id, self.entries)

        def entry(sitting: Sitting) -> Entry:
            if len(self.entries) != at or sitting.asked is None:
                raise Stale("somebody was quicker")
            return Answered(sitting.asked, number)

        with suppress(CatspawError):
            await self._add(entry)

    # What is shown.

    def show(self) -> None:
        """Tell everybody who is here what is new to them, and nothing to whom nothing is."""
        for visitor in self.visitors:
            self.show_to(visitor)

    def show_to(self, visitor: Visitor) -> None:
        for message in self.messages(visitor):
            visitor.send(message)

    def messages(self, visitor: Visitor) -> list[bytes]:
        """What a visitor does not have yet: lines of the log, then the state."""
        waits = visitor.seat is None and self.row.spectators == "delayed" and not self.row.over
        sitting = self._delayed if waits else self.sitting
        found = []
        lines = told(sitting, visitor) if sitting else []
        if lines != visitor.lines:
            same = next(
                (at for at, (one, two) in enumerate(zip(lines, visitor.lines, strict=False)) if one != two), None
            )
            first = min(len(lines), len(visitor.lines)) if same is None else same
            visitor.lines = lines
            found.append(json.encode(p.Lines(first, tuple(lines[first:]))))
        state = json.encode(self.state(visitor, sitting))
        if state != visitor.state:
            visitor.state = state
            found.append(state)
        return found

    def state(self, visitor: Visitor, sitting: Sitting | None) -> p.State:
        here = frozenset(one.seat for one in self.visitors if one.seat)
        wants = sitting.wants_back.seat if sitting and sitting.wants_back else None
        return p.State(
            table=table_info(self.row, sitting, visitor.person, visitor.language, here),
            seat=visitor.seat,
            view=sitting.table.view(visitor.seat) if sitting else None,
            question=question(sitting, visitor, self.at(visitor.seat) if visitor.seat else None) if sitting else None,
            ending=ending(sitting) if sitting else None,
            wants_back=wants,
        )

    @property
    def is_busy(self) -> bool:
        """Whether a bot is about to answer."""
        return self._bots is not None and not self._bots.done()

    async def say(self, visitor: Visitor, text: str) -> None:
        """Chat: everybody at the table and looking on reads it, but for those who have muted the speaker."""
        await self._store.say(self.id, visitor.person, text, self._store.now())
        self._notify(self.id)
        await self.show_chat()

    async def show_chat(self) -> None:
        """What has been said since each visitor last heard."""
        for visitor in list(self.visitors):
            muted = await self._store.muted(visitor.person)
            for said in await self._store.chat(self.id, visitor.chat):
                visitor.chat = said.number + 1
                if said.person_id not in muted:
                    speaker = await self._store.person(said.person_id)
                    name = (speaker.name if speaker else None) or GUEST
                    visitor.send(json.encode(p.Chatted(said.number, name, said.text, said.at)))

    def close(self) -> None:
        if self._bots:
            self._bots.cancel()

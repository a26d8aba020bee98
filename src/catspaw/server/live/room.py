"""Rooms: tables of the store that are alive in this process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final, Literal, TypeAlias, final

from msgspec.structs import replace

from catspaw.core.errors import CatspawError, Malformed, NotYours, Stale, Unknown
from catspaw.core.texts import Texts
from catspaw.server.live.automatic import AutomaticAnswers
from catspaw.server.live.broadcast import Broadcast
from catspaw.server.live.chat import RoomChat
from catspaw.server.live.dealing import dealt_by, names_at
from catspaw.server.live.part import RoomRef
from catspaw.server.live.results import keep_results
from catspaw.server.live.room_clock import RoomClock
from catspaw.server.live.services import Services
from catspaw.server.live.settling import is_person_after
from catspaw.server.live.turns import Turns
from catspaw.server.live.visitor import Visitor
from catspaw.server.live.way_back import WayBack
from catspaw.server.store import StoredEntry, TableRow
from catspaw.server.store.entries import NewEntry, written
from catspaw.table import Entry, Opened, Player, Proposal, Sitting
from catspaw.table.entries import Answered, Consented, Resigned, Seated, TimedOut

BOT: Final = Player("heuristic", "heuristic")
"""Who plays on for somebody."""
Propose: TypeAlias = Callable[[Sitting], Proposal]
Done: TypeAlias = Callable[[Exception | None], None]
"""Called once something is done, or with why it is not."""


@final
class Room:
    """One table: its entries so far, the sitting they make, and who is connected here.

    Every change is proposed, stored, and only then applied; whoever comes second with an entry finds it stale.
    """

    def __init__(self, row: TableRow, services: Services) -> None:
        self.row = row
        self.services = services
        self.entries: list[StoredEntry] = []
        self.sitting: Sitting | None = None
        self.visitors: set[Visitor] = set()
        self.holders = 0
        """How many are in it, or doing something to it."""
        self.heard = 0
        """For how many of them, or of those who were here, something is being done that they have said."""
        self.left = time.monotonic()
        """When the last of them was gone."""
        self.ref = RoomRef(self)
        self.timing = RoomClock(row, services)
        self.talk = RoomChat(self)
        self.broadcast = Broadcast(self)
        self.answers = AutomaticAnswers(self)
        self.way_back = WayBack(self)
        self.is_gone = False
        """Whether the store knows no such table any more."""
        self.wrote_last = False
        """Whether this process wrote the last entry."""
        self._counts: dict[str | None, int] = {None: 0}
        """How many answers each seat has given, and how many entries are no answers."""
        self._turns = Turns()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to be done about what the row says."""
        return self.sitting is not None and len(self.entries) == self.row.entries and self.talk.is_up_to_date

    @property
    def id(self) -> str:
        return self.row.id

    def texts(self, language: str) -> Texts | None:
        """What is said at the table, once it has been dealt."""
        return self.sitting.game.texts(self.sitting.setup, language) if self.sitting else None

    # What the store says.

    async def refresh(self, row: TableRow | None = None) -> None:
        """Catch up with the store, of which the row may be known already, and tell whoever is here."""
        async with self._turns:
            await self._catch_up(row)
        if self.is_ready:
            await self.deal()
        await self.talk.catch_up()
        self.answers.start()

    async def _catch_up(self, row: TableRow | None = None) -> bool:
        """Whether there was anything new, which whoever is here is shown."""
        row = row or await self.services.store.tables.find(self.id)
        if row is None:
            self.is_gone = True
            self.broadcast.send_away(lambda _: True)
            raise NotYours("this table is gone", reason="gone")
        if row.version <= self.row.version and row.entries <= len(self.entries):
            return False
        known = len(self.entries)
        news = await self.services.store.entries.read(self.id, known) if row.entries > known else []
        if news:
            await self.services.editions.ready(row.game, row.settings["edition"])
        self.row = row
        self.broadcast.send_away(lambda visitor: visitor.seat and row.seats.get(visitor.seat) != visitor.person)
        for stored in news:
            if isinstance(stored.entry, Opened):
                self.sitting = Sitting(stored.entry)
            else:
                self.dealt.apply(self.dealt.propose(stored.entry))
            self._note(stored)
            self.wrote_last = False
        self.broadcast.send()
        return True

    def _note(self, stored: StoredEntry) -> None:
        """An entry has been applied."""
        entry = stored.entry
        self.entries.append(stored)
        counted = entry.seat if isinstance(entry, Answered) else None
        self._counts[counted] = self._counts.get(counted, 0) + 1
        self.timing.follow(stored, self.dealt)
        self.broadcast.follow(entry)
        self.way_back.follow(entry, self.dealt)
        self.answers.wake()

    # How a change is made: nobody waits in a task for it, unless something is in its way.

    def change(self, propose: Propose, done: Done) -> None:
        """Propose a change when it is its turn, store it, apply it, and tell everybody."""
        self._turns.take(lambda: self._begin_change(propose, done))

    def _begin_change(self, propose: Propose, done: Done) -> None:
        try:
            is_late = self.timing.has_clocks and self.timing.out_of_time(self.services.store.now()) is not None
            proposal = None if is_late else propose(self.dealt)
        except Exception:  # noqa: BLE001 – whoever is behind catches up first, and then finds out why
            proposal = None
        if proposal is None:
            self._start(self._change_slowly(propose, done))
            return
        new, begun = self._new_entry(proposal.entry, proposal.asked, self.dealt), time.perf_counter()

        def stored(error: Exception | None) -> None:
            self.services.metrics.keeping.observe(time.perf_counter() - begun)
            if error:
                self._start(self._change_slowly(propose, done, proposal, error))
                return
            failure: Exception | None = None
            try:
                self._make(proposal, new)
            except Exception as found:  # noqa: BLE001 – whoever waits is told
                failure = found
            self._end_change(failure, done)

        self.services.store.entries.put(new, stored)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _change_slowly(
        self, propose: Propose, done: Done, proposal: Proposal | None = None, error: Exception | None = None
    ) -> None:
        """Where somebody is out of time, another process was quicker, or the store has failed; it is our turn."""
        failure: Exception | None = None
        try:
            await self._insist(propose, proposal, error)
        except Exception as found:  # noqa: BLE001 – whoever waits is told
            failure = found
        self._end_change(failure, done)

    def _end_change(self, failure: Exception | None, done: Done) -> None:
        self._turns.give_back()
        if failure is None:
            try:
                self._tell()
            except Exception as found:  # noqa: BLE001 – whoever waits is told
                failure = found
        done(failure)

    async def _insist(self, propose: Propose, proposal: Proposal | None, error: Exception | None) -> None:
        """Whoever is behind catches up and tries again; what was refused is refused once nothing is new."""
        if error is None:
            await self._call_time()
        while True:
            if error is not None:
                number = len(self.entries)
                if not isinstance(error, CatspawError) or not await self._catch_up():
                    raise error
                if proposal and proposal.entry in [stored.entry for stored in self.entries[number : number + 1]]:
                    return  # it had been stored, and only the word of it got lost
            proposal = None
            try:
                proposal = propose(self.dealt)
                await self._commit(proposal)
            except CatspawError as found:
                error = found
            else:
                return

    async def _change(self, propose: Propose) -> None:
        """The same for whoever waits."""
        changed: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self.change(propose, lambda error: None if changed.done() else changed.set_result(error))
        error = await changed
        if error:
            raise error

    async def _commit(self, proposal: Proposal) -> None:
        """On disk first, then applied."""
        new = self._new_entry(proposal.entry, proposal.asked, self.dealt)
        await self.services.store.entries.add(new)
        self._make(proposal, new)

    def _make(self, proposal: Proposal, new: NewEntry) -> None:
        self.dealt.apply(proposal)
        self._stored(proposal.entry, new)

    def _new_entry(self, entry: Entry, asked: str | None, sitting: Sitting) -> NewEntry:
        """An entry after which a seat is asked."""
        time_ms = self.services.store.now()
        thinks = asked if asked and is_person_after(entry, sitting, asked) else None
        due = self.timing.due(thinks, time_ms, anew=isinstance(entry, Seated) and entry.seat == thinks)
        return NewEntry(self.id, len(self.entries), written(entry), time_ms, asked, due, asked is None)

    def _stored(self, entry: Entry, new: NewEntry) -> None:
        """An entry is on disk, and was applied."""
        entries, version, changed = new.number + 1, self.row.version + 1, new.time_ms
        self.row = replace(
            self.row, entries=entries, version=version, changed=changed, asked=new.asked, due=new.due, over=new.over
        )
        self.wrote_last = True
        self._note(StoredEntry(entry, new.time_ms))
        if new.over:
            self._start(keep_results(self.services.store, self.row, self.dealt))

    def _tell(self) -> None:
        self.services.notify(self.id)
        self.broadcast.send()
        self.answers.start()
        self.way_back.look()

    @property
    def dealt(self) -> Sitting:
        """The sitting; NotYours while there is none."""
        if self.sitting is None:
            raise NotYours("the table waits for players", reason="waiting")
        return self.sitting

    # Before the cards are dealt.

    @property
    def is_ready(self) -> bool:
        """Whether nobody is missing, and the cards are not dealt: whoever was to deal them may be gone."""
        return self.sitting is None and None not in self.row.seats.values()

    async def deal(self) -> None:
        """Once nobody is missing, the first entry fixes everything; another process may have been quicker."""
        async with self._turns:
            if not self.is_ready:
                return
            await self.services.editions.ready(self.row.game, self.row.settings["edition"])
            with suppress(Stale):
                sitting = await dealt_by(self.row, self.services.store)
                new = self._new_entry(sitting.opened, sitting.asked, sitting)
                await self.services.store.entries.add(new)
                self.sitting = sitting
                self._stored(sitting.opened, new)
        self._tell()

    # What people do.

    def seats_of(self, person: str) -> list[str]:
        return [seat for seat, sitting in self.row.seats.items() if sitting == person]

    def question_number(self, seat: str) -> int:
        """The number of the question that a seat is at: it counts only what the seat knows of."""
        return self._counts[None] + self._counts.get(seat, 0)

    def answer(self, seat: str, question: int, option: int, done: Done) -> None:
        """The answer with an index in the list that was sent with a question."""

        def propose(sitting: Sitting) -> Proposal:
            now = self.question_number(seat)
            if sitting.asked is not None and question != now:
                raise Stale(f"that answers question {question}, and {now} is being asked")
            return sitting.propose_option(option, seat=seat)

        def answered(error: Exception | None) -> None:
            if error is None:
                self.services.metrics.answers.count(self.row.game)
            done(error)

        self.change(propose, answered)

    async def answer_automatically(self, after_entries: int, number: int) -> None:
        """What a bot has chosen, or that a window passes, unless something has happened since."""

        def propose(sitting: Sitting) -> Proposal:
            if sitting.after_entries != after_entries or sitting.asked is None:
                raise Stale("somebody was quicker")
            return sitting.propose_answer(number, seat=sitting.asked)

        await self._change(propose)

    async def request_undo(self, seat: str) -> None:
        """Take back the last answer: at once where only bots would have to agree."""
        after_entries = self.dealt.after_entries
        to = await self.services.workers.undo_point(self.id, self.dealt, seat)

        def propose(sitting: Sitting) -> Proposal:
            if sitting.after_entries != after_entries:
                raise Stale("something has happened since")
            return sitting.propose_undo_request(seat, to, self._played_for(seat))

        await self._change(propose)

    def _played_for(self, seat: str) -> list[str]:
        """Seats of other people for whom bots play now: who is gone is asked nevertheless."""
        people, players = self.row.seats, self.dealt.players
        return [other for other in people if players[other].bot is not None and people[other] != people[seat]]

    async def consent(self, seat: str, *, yes: bool) -> None:
        await self._change(lambda sitting: sitting.propose(Consented(seat, yes)))

    async def resign(self, seat: str) -> None:
        await self._change(lambda sitting: sitting.propose(Resigned(seat)))

    async def use_bot(self, seat: str, *, on: bool) -> None:
        """Hand the seat to a bot, or take it back."""
        player = BOT if on else Player((await names_at(self.row, self.services.store))[seat])
        await self._change(lambda sitting: sitting.propose(Seated(seat, player)))

    async def replace(self, seat: str) -> None:
        """Let a bot play on for somebody who has been gone for a while."""
        if seat not in self.row.seats:
            raise Unknown("seat of a person", seat, list(self.row.seats))
        if self.timing.by_turns:
            raise NotYours("the clock decides who is gone", reason="by-turns")
        if not self.broadcast.has_left(seat):
            raise NotYours(f"{seat} is here, or has been until a moment ago", reason="is-here")
        await self.use_bot(seat, on=True)

    async def let_pass(self, seat: str, window: str, until: Literal["turn", "game", "never"]) -> None:
        """Let a window pass by itself whenever it opens."""
        sitting = self.dealt
        known = [sitting.game.prompts[prompt] for prompt in sitting.game.windows]
        if window not in known:
            raise Malformed(f"{window!r} is no window that can pass; those are: {', '.join(known) or 'none'}")
        passes = {other: turn for other, turn in self.row.passes.get(seat, {}).items() if other != window}
        if until != "never":
            passes[window] = self.answers.turn() if until == "turn" else None
        await self.services.store.seats.let_pass(self.id, seat, passes)
        self.services.notify(self.id)
        await self.refresh()

    # Time.

    async def call_time(self) -> None:
        """Somebody may be out of time, whether or not anybody is here to see it."""
        async with self._turns:
            await self._catch_up()
            given = len(self.entries)
            await self._call_time()
            if len(self.entries) == given:
                await self.timing.postpone(self.row)
        self._tell()

    async def _call_time(self) -> None:
        """Before anything else is done; if somebody else was quicker, that is as good."""
        seat = self.timing.out_of_time(self.services.store.now())
        if seat is not None:
            with suppress(Stale):
                entry = TimedOut(seat) if self.timing.loses else Seated(seat, BOT)
                await self._commit(self.dealt.propose(entry))

    @property
    def is_busy(self) -> bool:
        """Whether a bot is about to answer, or something is being done that nobody waits for."""
        return self.answers.under_way or self._turns.is_taken or bool(self._tasks) or self.heard > 0

    def close(self) -> None:
        self.answers.stop()
        self.way_back.stop()

    def put_away(self) -> None:
        """Nobody needs it any more. It is gone at once: the garbage collector seldom looks."""
        self.close()
        self.ref.room = None

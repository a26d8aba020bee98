"""Hints for people and reviews of their games, thought out in processes of their own that let everybody else go first.

Nobody makes others wait long: a hint takes two seconds at most, a review goes on in short parts that take turns, each
person has one of either under way, and what nobody waits for any more is given up.
"""

from __future__ import annotations

import asyncio
import time
from array import array
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from catspaw.bots.advice import Advice, Judged, Review
from catspaw.server.http.guards import failed
from catspaw.server.http.refusals import TooFast
from catspaw.server.live.thinking import HintQuestion, ReviewQuestion, hint, judge
from catspaw.server.live.workers import NICENESS, chosen_setup, new_pool
from catspaw.table import Sitting
from catspaw.table.reviewing import came_to

WAITING: Final = 8
"""So many hints at once, and so many reviews; who comes then is told to try again."""
PART: Final = 0.5
"""Seconds until a review lets another one go on."""
PATIENCE: Final = 15.0
"""Seconds after which nobody seems to wait for a review any more."""
REMEMBERED: Final = 64
"""Reviews that are kept."""

Q = TypeVar("Q")
A = TypeVar("A")


class Worker:
    """One process, hired when it is first needed, and another one if it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[Q], A], question: Q) -> A:
        self._pool = pool = self._pool or new_pool(1, NICENESS)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, question)
        except BrokenProcessPool as error:
            if self._pool is pool:
                self._pool = None
            raise TooFast("what was looked for got lost", reason="busy") from error

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)


class Reviewing:
    """A review that is under way, or done."""

    def __init__(self, sitting: Sitting, seat: int, person: str) -> None:
        self.person = person
        self.seat = seat
        self.answers = bytes(sitting.table.answers)
        self._end = came_to(sitting.table, seat)
        self.setup = chosen_setup(sitting, sitting.opened.decks, whole=True)
        self.judged: list[Judged] = []
        self.after_answers = 0
        """So far it has come."""
        self.review: Review | None = None
        """All of it, when it is done."""
        self.wanted = time.monotonic()
        """When somebody asked for it last."""
        self.task: asyncio.Task[None] | None = None

    @property
    def is_wanted(self) -> bool:
        return time.monotonic() - self.wanted < PATIENCE

    async def go_on(self, worker: Worker) -> None:
        """Part by part, until it is done or nobody waits for it."""
        while self.review is None and self.is_wanted:
            question = ReviewQuestion(self.setup, self.answers, self.seat, self.after_answers, PART)
            part = await worker.run(judge, question)
            self.judged += part.judged
            self.after_answers = part.after_answers
            if part.after_answers == len(self.answers):
                self.review = Review(tuple(self.judged), {self.seat: self._end}, len(self.answers))


class Advising:
    """The hints and reviews of one process of the server."""

    def __init__(self) -> None:
        self._hinting, self._judging = Worker(), Worker()
        self._asking: set[str] = set()
        """Whose hints are thought about."""
        self._reviews: OrderedDict[tuple[str, str], Reviewing] = OrderedDict()
        """By table and seat: those under way, and those that were asked for last."""

    async def hint(self, person: str, sitting: Sitting, seat: str) -> Advice:
        """What the answers to a seat's question are worth, from its sight; whoever is cancelled waits no longer."""
        if person in self._asking or len(self._asking) >= WAITING:
            raise TooFast("too much is going on just now", reason="busy")
        state = array("q", sitting.table.sight(seat).state())
        self._asking.add(person)
        try:
            return await self._hinting.run(hint, HintQuestion(chosen_setup(sitting, whole=True), state.tobytes()))
        finally:
            self._asking.discard(person)

    def known(self, table: str, seat: str) -> Reviewing | None:
        """A review that is done or under way; whoever asks waits for it."""
        found = self._reviews.get((table, seat))
        if found is not None:
            found.wanted = time.monotonic()
            self._reviews.move_to_end((table, seat))
        return found

    def begin(self, table: str, sitting: Sitting, seat: str, person: str) -> Reviewing:
        """A new review; another one that the person waits for is given up. TooFast while many wait for theirs."""
        under_way = {key: one for key, one in self._reviews.items() if one.review is None}
        for key in [key for key, one in under_way.items() if one.person == person]:
            self._give_up(key)
            del under_way[key]
        if len(under_way) >= WAITING:
            raise TooFast("too much is going on just now", reason="busy")
        key = (table, seat)
        made = self._reviews[key] = Reviewing(sitting, sitting.setup.seat_number(seat), person)
        made.task = asyncio.create_task(self._go_on(key, made))
        for old in [key for key, one in self._reviews.items() if one.review is not None][:-REMEMBERED]:
            del self._reviews[old]
        return made

    async def _go_on(self, key: tuple[str, str], reviewing: Reviewing) -> None:
        try:
            await reviewing.go_on(self._judging)
        except TooFast:
            pass  # whoever asks again begins again
        except Exception as error:  # noqa: BLE001 – nobody waits for this task
            failed(error)
        finally:
            if reviewing.review is None and self._reviews.get(key) is reviewing:
                del self._reviews[key]

    def _give_up(self, key: tuple[str, str]) -> None:
        reviewing = self._reviews.pop(key)
        if reviewing.task:
            reviewing.task.cancel()

    def close(self) -> None:
        for key in [key for key, one in self._reviews.items() if one.review is None]:
            self._give_up(key)
        self._hinting.close()
        self._judging.close()

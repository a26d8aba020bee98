"""Hints and bots' answers when somebody gives up, when too many ask, and when a worker dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from multiprocessing import active_children

import pytest

from catspaw.core.bits import count
from catspaw.games import game_by_id
from catspaw.server.http.refusals import TooFast
from catspaw.server.live.advising import WAITING, Advising
from catspaw.server.live.workers import Workers
from catspaw.table import Player, opening
from table.noted import Noted

pytestmark = [pytest.mark.contract, pytest.mark.slow]
BOT = Player("heuristic", "heuristic")


def at_the_table() -> Noted:
    """Somebody is asked a question with several answers, the worth of which is known exactly."""
    chosen = game_by_id("cat-and-mouse")
    sitting = Noted(opening(chosen, chosen.setup(), [BOT, BOT], secret=bytes(32)))
    while count(sitting.table.sight_of_asked().options) < 2:
        sitting.let_bot_answer()
    return sitting


@asynccontextmanager
async def advising() -> AsyncIterator[Advising]:
    made = Advising()
    try:
        yield made
    finally:
        made.close()


@pytest.fixture(autouse=True)
def kill_workers() -> Iterator[Callable[[], None]]:
    """As the kernel does when there is no memory left: those that were hired since the test began."""
    others = active_children()

    def kill() -> None:
        for worker in active_children():
            if worker not in others:
                worker.kill()
                worker.join()

    yield kill
    kill()


def test_whoever_gives_a_hint_up_may_ask_again_at_once() -> None:
    async def story() -> None:
        sitting = at_the_table()
        assert sitting.asked
        async with advising() as ours:
            given_up = asyncio.create_task(ours.hint("anna", sitting, sitting.asked))
            await asyncio.sleep(0)
            with pytest.raises(TooFast):
                await ours.hint("anna", sitting, sitting.asked)
            given_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await given_up
            assert (await ours.hint("anna", sitting, sitting.asked)).worths

    asyncio.run(story())


def test_a_full_queue_of_hints_turns_the_next_away_until_somebody_gives_up() -> None:
    async def story() -> None:
        sitting = at_the_table()
        assert sitting.asked
        async with advising() as ours:
            waiting = [
                asyncio.create_task(ours.hint(f"person {number}", sitting, sitting.asked)) for number in range(WAITING)
            ]
            await asyncio.sleep(0)
            with pytest.raises(TooFast) as refused:
                await ours.hint("late", sitting, sitting.asked)
            assert refused.value.reason == "busy"
            for task in waiting:
                task.cancel()
            ends = await asyncio.gather(*waiting, return_exceptions=True)
            assert all(isinstance(end, asyncio.CancelledError) for end in ends)
            assert (await ours.hint("late", sitting, sitting.asked)).worths

    asyncio.run(story())


def test_when_the_hints_worker_dies_who_waits_is_told_and_the_next_is_answered(
    kill_workers: Callable[[], None],
) -> None:
    async def story() -> None:
        sitting = at_the_table()
        assert sitting.asked
        async with advising() as ours:
            expected = await ours.hint("anna", sitting, sitting.asked)
            kill_workers()
            with pytest.raises(TooFast, match="got lost"):
                await ours.hint("anna", sitting, sitting.asked)
            assert await ours.hint("anna", sitting, sitting.asked) == expected

    asyncio.run(story())


def test_when_the_reviews_worker_dies_whoever_asks_again_begins_again(kill_workers: Callable[[], None]) -> None:
    async def story() -> None:
        sitting = at_the_table()
        while sitting.asked:
            sitting.let_bot_answer()
        async with advising() as ours:
            lost = ours.begin("table", sitting, "mouse", "anna")
            assert lost.task
            await asyncio.sleep(0)
            kill_workers()
            await lost.task
            assert lost.review is None
            assert ours.known("table", "mouse") is None
            again = ours.begin("table", sitting, "mouse", "anna")
            assert again.task
            await again.task
            assert again.review is not None
            assert ours.known("table", "mouse") is again

    asyncio.run(story())


def test_when_a_bots_worker_dies_another_one_answers(kill_workers: Callable[[], None]) -> None:
    async def story() -> None:
        sitting, workers = at_the_table(), Workers(1)
        try:
            before = await workers.answer_of_bot("table", sitting)
            kill_workers()
            assert await workers.answer_of_bot("table", sitting) == before
        finally:
            await workers.close()

    asyncio.run(story())

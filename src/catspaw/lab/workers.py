"""Jobs in order, done in this process or in several; and the games of a run that way."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from multiprocessing import get_all_start_methods, get_context
from typing import Any, Final, TypeVar

from catspaw.core.errors import CatspawError
from catspaw.lab.playing import BotFault, Played, Run

LARGEST_PORTION: Final = 256
"""A worker plays no more games than this before it hands them over."""
AHEAD: Final = 4
"""Each worker has so many jobs to do before the first of them is needed."""

About = TypeVar("About")
Job = TypeVar("Job")
Result = TypeVar("Result")
_Portion = tuple[list[Played], BotFault | None]
_work: list[Any] = []
"""In a worker: what it does, and about what."""


class WorkerEnded(CatspawError):
    """A process ended in the middle of a game."""


def cores() -> int:
    """So many processes at once are of use here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(
    function: Callable[[About, Job], Result], about: About, jobs: Iterable[Job], workers: int
) -> Generator[Result]:
    """What a function makes of each job, in order. The number of workers changes nothing but the time it takes.

    Where a system cannot fork, one process does them all: what a job is about has no way into another.
    """
    if workers == 1 or "fork" not in get_all_start_methods():
        return (function(about, job) for job in jobs)
    return _done_by_workers(function, about, jobs, workers)


def _done_by_workers(
    function: Callable[[About, Job], Result], about: About, jobs: Iterable[Job], workers: int
) -> Generator[Result]:
    left = iter(jobs)
    context = get_context("fork")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin, initargs=(function, about))

    def hand_out(count: int) -> Iterator[Future[Result]]:
        return (pool.submit(_do, job) for job in islice(left, count))

    try:
        waiting = deque(hand_out(AHEAD * workers))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(hand_out(1))
    finally:
        pool.shutdown(cancel_futures=True)


def played(run: Run, numbers: range, *, workers: int = 1, with_records: bool = False) -> Generator[Played]:
    """The games with these numbers, in order."""
    workers = min(workers, len(numbers))
    size = max(1, min(LARGEST_PORTION, len(numbers) // (2 * AHEAD * workers))) if workers > 1 else 1
    portions = (numbers[start : start + size] for start in range(0, len(numbers), size))
    done = 0
    try:
        with closing(in_order(_play, (run, with_records), portions, workers)) as results:
            for games, fault in results:
                yield from games
                done += len(games)
                if fault:
                    raise fault
    except BrokenProcessPool:
        raise WorkerEnded(
            "a worker process ended in game {number} or in one of the next; --from {number} --workers 1 shows in which",
            number=numbers[done],
        ) from None


# In a worker.


def _begin(function: Callable[[Any, Any], Any], about: object) -> None:
    """Interrupting a run is for the process that shows it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _work[:] = [function, about]


def _do(job: Any) -> Any:
    function, about = _work
    return function(about, job)


def _play(about: tuple[Run, bool], numbers: range) -> _Portion:
    run, with_records = about
    games: list[Played] = []
    for number in numbers:
        try:
            game = run.play(number, with_record=with_records)
        except BotFault as fault:
            return games, fault
        games.append(game)
    return games, None

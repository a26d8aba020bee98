"""The games of a run in order, played in this process or in several."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_all_start_methods, get_context
from typing import Final

from catspaw.core.errors import CatspawError
from catspaw.lab.playing import BotFault, Played, Run

LARGEST_PORTION: Final = 256
"""A worker plays no more games than this before it hands them over."""
AHEAD: Final = 4
"""Each worker has so many portions to play before the first of them is needed."""

_Portion = tuple[list[Played], BotFault | None]
_runs: list[Run] = []
"""In a worker: what it plays."""


class WorkerEnded(CatspawError):
    """A process ended in the middle of a game."""


def played(run: Run, numbers: range, *, workers: int = 1, with_records: bool = False) -> Generator[Played]:
    """The games with these numbers, in order. The number of workers changes nothing but the time it takes.

    Where a system cannot fork, one process plays them all: a box or a deck of somebody's own has no way into another.
    """
    workers = min(workers, len(numbers))
    if workers == 1 or "fork" not in get_all_start_methods():
        return (run.play(number, with_record=with_records) for number in numbers)
    return _played_by_workers(run, numbers, workers, with_records)


def _played_by_workers(run: Run, numbers: range, workers: int, with_records: bool) -> Generator[Played]:
    size = max(1, min(LARGEST_PORTION, len(numbers) // (2 * AHEAD * workers)))
    portions = (numbers[start : start + size] for start in range(0, len(numbers), size))
    pool = ProcessPoolExecutor(workers, mp_context=get_context("fork"), initializer=_begin, initargs=(run,))

    def hand_out(count: int) -> Iterator[Future[_Portion]]:
        return (pool.submit(_play, portion, with_records) for portion in islice(portions, count))

    done = 0
    try:
        waiting = deque(hand_out(AHEAD * workers))
        while waiting:
            games, fault = waiting.popleft().result()
            yield from games
            done += len(games)
            if fault:
                raise fault
            waiting.extend(hand_out(1))
    except BrokenProcessPool:
        raise WorkerEnded(
            "a worker process ended in game {number} or in one of the next; --from {number} --workers 1 shows in which",
            number=numbers[done],
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


# In a worker.


def _begin(run: Run) -> None:
    """Interrupting a run is for the process that shows it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _runs[:] = [run]


def _play(numbers: range, with_records: bool) -> _Portion:
    games: list[Played] = []
    for number in numbers:
        try:
            game = _runs[0].play(number, with_record=with_records)
        except BotFault as fault:
            return games, fault
        games.append(game)
    return games, None

"""Worker processes let the server go first, from the beginning."""

from __future__ import annotations

import os
import sys
from pickle import PicklingError

import pytest

from catspaw.server.live.niced import NicedContext
from catspaw.server.live.workers import new_pool


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process takes nothing over from a thread")
def test_a_process_begins_as_nice_as_it_is_to_be() -> None:
    context = NicedContext(3)
    process = context.Process(target=sys.exit)
    process.start()
    assert process.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == os.nice(0) + 3
    process.join()
    assert process.exitcode == 0


def test_the_thread_that_starts_it_stays_as_it_was_and_it_is_not_made_nicer_again() -> None:
    before = os.nice(0)
    with new_pool(1, 4) as pool:
        assert pool.submit(os.nice, 0).result() == before + 4
    assert os.nice(0) == before


def test_what_keeps_a_process_from_starting_is_raised_where_it_was_to_start() -> None:
    process = NicedContext(2).Process(target=lambda: None)  # which cannot be sent to it
    with pytest.raises((AttributeError, PicklingError), match="lambda"):
        process.start()

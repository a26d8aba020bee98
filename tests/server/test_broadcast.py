"""Who is at a table, and since when somebody is gone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from catspaw.server.live.broadcast import FRESH, MOMENT, Broadcast
from catspaw.server.live.part import RoomRef
from catspaw.server.settings import Settings


class Room:
    """As much of one as it takes."""

    def __init__(self, *seats: str) -> None:
        self.visitors = {cast("Any", Visitor(seat)) for seat in seats}
        self.services = SimpleNamespace(settings=Settings(leaver_after=60))
        self.ref = RoomRef(cast("Any", self))


class Visitor:
    def __init__(self, seat: str) -> None:
        self.seat = seat


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    now = SimpleNamespace(seconds=1000.0)
    monkeypatch.setattr("time.monotonic", lambda: now.seconds)
    return now


def leave(room: Room, seat: str) -> None:
    room.visitors = {visitor for visitor in room.visitors if visitor.seat != seat}


def test_who_was_there_for_long_is_gone_only_a_while_after_leaving(clock: SimpleNamespace) -> None:
    room = Room("mouse", "inspector")
    broadcast = Broadcast(cast("Any", room))
    assert broadcast.here() == {"mouse", "inspector"}
    clock.seconds += 500
    leave(room, "mouse")
    assert not broadcast.has_left("mouse")
    clock.seconds += 59
    assert not broadcast.has_left("mouse")
    clock.seconds += 1
    assert broadcast.has_left("mouse")
    assert not broadcast.has_left("inspector")


def test_who_never_came_is_gone_since_the_room_was_opened(clock: SimpleNamespace) -> None:
    room = Room("mouse")
    broadcast = Broadcast(cast("Any", room))
    assert not broadcast.has_left("inspector")
    clock.seconds += 60
    assert broadcast.has_left("inspector")


def test_who_is_connected_to_another_process_is_here_until_it_is_silent_for_long(clock: SimpleNamespace) -> None:
    room = Room()
    broadcast = Broadcast(cast("Any", room))
    broadcast._elsewhere["another"] = (frozenset({"mouse"}), clock.seconds)  # noqa: SLF001 – nobody is to be sent anything
    assert broadcast.here() == {"mouse"}
    clock.seconds += FRESH
    assert broadcast.here() == set()
    assert not broadcast.has_left("mouse")
    clock.seconds += 60
    assert broadcast.has_left("mouse")


def test_those_who_go_together_are_told_of_once_a_moment_later(
    clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    later: list[float] = []
    loop = SimpleNamespace(call_later=lambda seconds, *_: later.append(seconds))
    monkeypatch.setattr("asyncio.get_running_loop", lambda: loop)
    room = Room("mouse", "inspector")
    broadcast = Broadcast(cast("Any", room))
    broadcast.here()
    for seat in ("mouse", "inspector"):
        leave(room, seat)
        broadcast.send_soon()
    assert later == [MOMENT]
    clock.seconds += 60
    assert broadcast.has_left("mouse") and broadcast.has_left("inspector")  # since they went, not since it was told


def test_another_process_is_news_again_once_it_has_been_silent_for_long(clock: SimpleNamespace) -> None:
    """Whoever hears of one says what has happened meanwhile, which was told to nobody else."""
    room = Room()
    broadcast = Broadcast(cast("Any", room))
    assert broadcast.hear_of("one", frozenset())
    assert not broadcast.hear_of("one", frozenset())
    assert broadcast.hear_of("two", frozenset())
    clock.seconds += FRESH
    assert broadcast.hear_of("one", frozenset())

"""What a room needs from outside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from catspaw.server.live.advising import Advising
from catspaw.server.live.editions import OwnEditions
from catspaw.server.live.workers import Workers
from catspaw.server.metrics import Metrics
from catspaw.server.settings import Settings
from catspaw.server.store import Store


@dataclass
class Services:
    """The same for every room of a process."""

    store: Store
    editions: OwnEditions
    workers: Workers
    settings: Settings
    metrics: Metrics
    notify: Callable[[str], None]
    """Tells the other processes that a table has changed."""
    key: bytes
    """What nobody else can sign with."""
    closed: list[tuple[int, int]] = field(default_factory=list)
    """From when to when nobody was served."""
    advising: Advising = field(default_factory=Advising)

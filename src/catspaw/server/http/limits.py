"""Limits: how much one person may do, and how much comes from one address."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from mypy_extensions import mypyc_attr

from catspaw.server.http.refusals import TooFast
from catspaw.server.settings import Settings

REMEMBERED: Final = 20_000
"""So many people, and so many addresses, are remembered; of others the bucket is full again."""
BURST: Final = 2
"""Seconds' worth of requests that may come at once."""
TALK: Final = 2.0
"""Lines of chat a second, for a while."""
ASSET: Final = 0.1
"""What a file of the browser client costs, of which a page loads dozens."""
WRONG: Final = 10
"""Passwords that may be wrong at once; then as many a minute."""
UNDO: Final = 0.5
"""Requests to take back, a second."""
PACE: Final = 2
"""So many times as fast as for long an address is served at once: what comes faster waits, so that others need not."""
HINT: Final = 0.25
"""Hints and reviews that one may ask for, a second, for a while."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Buckets:
    """Token buckets under keys: each has room for `size` tokens and gains `rate` a second. The longest unused go."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """How many tokens there were, and when."""

    def take(self, key: str, tokens: float = 1.0) -> bool:
        """Whether there were so many tokens, which are gone then; else none is."""
        now, filled = self._clock(), self._filled
        left, since = filled.get(key, (self._size, now))
        left = min(self._size, left + (now - since) * self._rate)
        enough = left >= tokens
        filled[key] = (left - tokens if enough else left, now)
        filled.move_to_end(key)
        if len(filled) > REMEMBERED:
            filled.popitem(last=False)
        return enough

    def give_back(self, key: str, tokens: float = 1.0) -> None:
        if key in self._filled:
            left, since = self._filled[key]
            self._filled[key] = (min(self._size, left + tokens), since)

    def __len__(self) -> int:
        return len(self._filled)


class Pace:
    """Under each key one thing after the other, so many a second; the longest unused keys are forgotten."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._apart = 1 / rate
        self._clock = clock
        self._next: OrderedDict[str, float] = OrderedDict()
        """When the next thing may be done."""

    def wait(self, key: str) -> float:
        """In how many seconds it is the turn of one more."""
        now = self._clock()
        turn = max(now, self._next.get(key, now))
        self._next[key] = turn + self._apart
        self._next.move_to_end(key)
        if len(self._next) > REMEMBERED:
            self._next.popitem(last=False)
        return turn - now


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """How many there are of each."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def count(self, key: str) -> int:
        return self._counts[key]

    def add(self, key: str, more: int = 1) -> None:
        self._counts[key] += more
        if not self._counts[key]:
            del self._counts[key]


class Limits:
    """What every person and every address may do; with buckets and a tally that processes share, in all of them."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], float] = time.monotonic,
        *,
        buckets: type[Buckets] = Buckets,
        sockets: Tally | None = None,
    ) -> None:
        rate, crowd = settings.rate, settings.crowd
        self.people = buckets(rate, BURST * rate, clock)
        self.addresses = buckets(rate * crowd / 2, BURST * rate * crowd, clock)
        self.pace = Pace(PACE * rate * crowd / 2, clock)
        self._newcomers = buckets(rate * crowd / 100, BURST * rate * crowd / 4, clock)
        self.talk = buckets(TALK, BURST * TALK, clock)
        self.undo = buckets(UNDO, 4, clock)
        self.hints = buckets(HINT, 5, clock)
        self.hints_to = buckets(HINT * crowd / 4, 2 * crowd, clock)
        self._wrong = buckets(WRONG / 60, WRONG, clock)
        self._wrong_from = buckets(WRONG * crowd / 60 / 2, WRONG * crowd / 2, clock)
        self._sockets = sockets or Tally()
        self._settings = settings

    def check_request(self, address: str, person: str | None, cost: float = 1.0) -> None:
        """TooFast if the person, or everybody at the address together, has asked for more than anybody needs."""
        if person is not None and not self.people.take(person, cost):
            raise TooFast("more requests than anybody needs", reason="too-fast")
        if not self.addresses.take(address, cost):
            raise TooFast("more requests than anybody needs", reason="too-fast")

    def check_asset(self, address: str) -> None:
        if not self.addresses.take(address, ASSET):
            raise TooFast("more requests than anybody needs", reason="too-fast")

    def check_newcomer(self, address: str) -> None:
        """TooFast if more new guests come from an address than a school has pupils."""
        if not self._newcomers.take(address):
            raise TooFast("too many new guests from one address; wait a moment", reason="newcomers")

    def check_password_try(self, address: str, person: str) -> None:
        """TooFast after many wrong ones: the guesser pays, and neither the owner of the name nor others who log in."""
        if not (self._wrong.take(person) and self._wrong_from.take(address)):
            raise TooFast("too many wrong passwords; wait a minute", reason="wrong-passwords")

    def forgive_password_try(self, address: str, person: str) -> None:
        """It was right after all."""
        self._wrong.give_back(person)
        self._wrong_from.give_back(address)

    def check_hint(self, address: str, person: str) -> None:
        """TooFast for whoever asks for advice again and again, which takes long to find."""
        if not (self.hints.take(person) and self.hints_to.take(address)):
            raise TooFast("that is a lot of advice; think for a moment", reason="hint-too-fast")

    @contextmanager
    def socket(self, address: str, person: str) -> Iterator[Allowance]:
        """What may be sent over one more socket; TooFast if the person, or the address, has too many."""
        most = self._settings.sockets
        keys = ((f"person {person}", most), (f"address {address}", most * self._settings.crowd))
        if any(self._sockets.count(key) >= many for key, many in keys):
            raise TooFast("too many open tables at once", reason="too-many-sockets")
        for key, _ in keys:
            self._sockets.add(key)
        try:
            yield Allowance(self, address, person)
        finally:
            for key, _ in keys:
                self._sockets.add(key, -1)


class Allowance:
    """What a person may send over a table's socket: all sockets of the person together have as much."""

    def __init__(self, limits: Limits, address: str, person: str) -> None:
        self._limits = limits
        self._address = address
        self._person = person

    def allows_message(self) -> bool:
        return self._limits.people.take(self._person) and self._limits.addresses.take(self._address)

    def check_talk(self) -> None:
        if not self._limits.talk.take(self._person):
            raise TooFast("that is a lot of talk; take a breath", reason="breath")

    def check_undo(self) -> None:
        """How far one may take back takes long to find out."""
        if not self._limits.undo.take(self._person):
            raise TooFast("too many requests to take back; wait a moment", reason="undo-too-fast")

    def check_hint(self) -> None:
        self._limits.check_hint(self._address, self._person)

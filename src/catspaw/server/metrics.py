"""Figures for whoever runs the server. They count what is secret at single tables, so they have a port of their own."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, start_http_server
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from catspaw.core.errors import Malformed


class Answers(Collector):
    """Answers of people to each game. Only the event loop counts, so that there need be no lock."""

    def __init__(self) -> None:
        self._counts: Counts[str] = Counts()

    def count(self, game: str) -> None:
        self._counts[game] += 1

    def collect(self) -> Iterable[Metric]:
        found = CounterMetricFamily("catspaw_answers", "Answers of people", labels=["game"])
        for game, many in self._counts.items():
            found.add_metric([game], many)
        return [found]


class Keeping(Collector):
    """How long it took until answers were on disk; counted like them."""

    def __init__(self) -> None:
        self._bounds = Histogram.DEFAULT_BUCKETS[:-1]
        self._counts = [0] * (len(self._bounds) + 1)
        self._seconds = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterable[Metric]:
        bounds = (*(str(bound) for bound in self._bounds), "+Inf")
        found = HistogramMetricFamily("catspaw_keeping_seconds", "Until an answer is kept")
        found.add_metric([], list(zip(bounds, accumulate(self._counts), strict=True)), self._seconds)
        return [found]


class Metrics:
    """What one process has done, as Prometheus collects it."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Answers()
        self.registry.register(self.answers)
        self.refusals = Counter("catspaw_refusals", "What was refused", ["code"], registry=self.registry)
        self.tables = Counter("catspaw_tables", "Tables set up", ["game"], registry=self.registry)
        self.sockets = Gauge("catspaw_sockets", "Open conversations", registry=self.registry)
        self.rooms = Gauge("catspaw_rooms", "Tables that are alive here", registry=self.registry)
        self.keeping = Keeping()
        self.registry.register(self.keeping)
        self.thinking = Histogram("catspaw_thinking_seconds", "Until a bot has chosen", registry=self.registry)

    @contextmanager
    def shown_at(self, port: int) -> Iterator[None]:
        """On this machine only, for as long as it lasts; at port 0 nowhere."""
        if not port:
            yield
            return
        try:
            server, thread = start_http_server(port, "127.0.0.1", self.registry)
        except OSError as error:
            raise Malformed(f"cannot show figures at port {port}: {error.strerror}") from error
        yield
        server.shutdown()
        thread.join()

"""Figures for whoever runs the server. They count what is secret at single tables, so they have a port of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from catspaw.core.errors import Malformed


class Metrics:
    """What one process has done, as Prometheus collects it."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("catspaw_answers", "Answers of people", ["game"], registry=self.registry)
        self.refusals = Counter("catspaw_refusals", "What was refused", ["code"], registry=self.registry)
        self.tables = Counter("catspaw_tables", "Tables set up", ["game"], registry=self.registry)
        self.sockets = Gauge("catspaw_sockets", "Open conversations", registry=self.registry)
        self.rooms = Gauge("catspaw_rooms", "Tables that are alive here", registry=self.registry)
        self.keeping = Histogram("catspaw_keeping_seconds", "Until an answer is kept", registry=self.registry)
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

"""Figures of all processes at one port, each with the number of its process."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import closing
from typing import Any, Final
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from msgspec import Struct, json
from prometheus_client import CollectorRegistry, Metric, make_wsgi_app
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from catspaw.core.errors import Malformed
from catspaw.server.processes.place import Place
from catspaw.server.processes.post import FIGURES, Letter

PATIENCE: Final = 1.0
"""Seconds in which a process has to say what it has done."""
MOST: Final = 1 << 20
"""Bytes of one process's figures."""


class Figure(Struct, frozen=True):
    """What Prometheus calls a metric, with its samples: name, labels, value."""

    name: str
    documentation: str
    type: str
    samples: list[tuple[str, dict[str, str], float]]


def written_figures(registry: CollectorRegistry) -> bytes:
    """Those of one process."""
    return json.encode(
        [
            Figure(
                one.name,
                one.documentation,
                one.type,
                [(found.name, found.labels, found.value) for found in one.samples],
            )
            for one in registry.collect()
        ]
    )


class FiguresOfAll(Collector):
    """Asks every process; one that does not answer in time is left out."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        serving = [number for number in range(self._place.processes) if self._place.is_serving(number)]
        for number in serving:
            for one in self._of(number):
                metric = found.setdefault(one.name, Metric(one.name, one.documentation, one.type))
                for name, labels, value in one.samples:
                    metric.add_sample(name, {**labels, "process": str(number + 1)}, value)
        return [*found.values(), GaugeMetricFamily("catspaw_processes", "Processes that serve", len(serving))]

    def _of(self, number: int) -> list[Figure]:
        ours, theirs = socket.socketpair()
        with closing(ours), closing(theirs):
            ours.settimeout(PATIENCE)
            if not self._place.inboxes[number].put_now(Letter(FIGURES, b"", theirs.fileno())):
                return []
            theirs.close()
            return _read(ours)


def _read(ours: socket.socket) -> list[Figure]:
    """Until the other end is closed."""
    text = b""
    try:
        while piece := ours.recv(MOST):
            text += piece
    except TimeoutError:
        return []
    return json.decode(text, type=list[Figure]) if text else []


class _Quiet(WSGIRequestHandler):
    timeout = PATIENCE
    """Whoever asks is alone with the supervisor for as long."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


def figures_server(place: Place, port: int) -> WSGIServer | None:
    """On this machine only, answering one request at a time when it is told to; at port 0 none."""
    if not port:
        return None
    registry = CollectorRegistry()
    registry.register(FiguresOfAll(place))
    try:
        return make_server("127.0.0.1", port, make_wsgi_app(registry), handler_class=_Quiet)
    except OSError as error:
        raise Malformed(f"cannot show figures at port {port}: {error.strerror}") from error

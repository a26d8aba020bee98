"""`catspaw serve`: the server, from its settings to its last word."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from typing import Any, Final, TypeVar

import structlog
import uvicorn
from msgspec.structs import replace
from structlog.typing import EventDict

from catspaw.core.errors import Malformed
from catspaw.games import known_games
from catspaw.server.http.app import LARGEST, create_app
from catspaw.server.http.arrival import Arrival
from catspaw.server.http.connections import (
    KEEP_ALIVE,
    Config,
    Connections,
    room_for_connections,
)
from catspaw.server.http.entrance import Entrance
from catspaw.server.http.limits import Limits, Tally
from catspaw.server.live.editions import read_house_set
from catspaw.server.live.preparing import prepare_games
from catspaw.server.live.wire import Wire
from catspaw.server.processes.handing import HandedArrival, HandingConfig
from catspaw.server.processes.place import Place
from catspaw.server.processes.serving import Serving
from catspaw.server.processes.shared import SharedBuckets
from catspaw.server.processes.supervisor import Supervisor
from catspaw.server.settings import Settings
from catspaw.server.store import Store

_C = TypeVar("_C", bound=Config)

GRACE: Final = 5
"""Seconds that open conversations have to end."""

BACKLOG: Final = 1024
"""Connections that may wait to be accepted."""

SWITCH: Final = 0.0002
"""Seconds after which a busy thread lets another one run: the store's must not wait long for the sockets'."""

BOUNDED: Final[dict[str, Any]] = {
    "ws": Wire,
    "ws_max_size": LARGEST,
    "ws_per_message_deflate": False,  # how well secrets compress beside what others have written would tell of them
    "proxy_headers": False,
    "access_log": False,
    "log_config": None,
    "server_header": False,
    "timeout_keep_alive": KEEP_ALIVE,
    "timeout_graceful_shutdown": GRACE,
}
"""How uvicorn serves: bounded, and without believing what proxies say, which the entrance looks into."""

GARBAGE: Final = 10_000
"""New objects after which those among them are looked for that only hold each other, which few of ours do.

With 50,000 everybody waits for 10 to 25 ms."""
SELDOM: Final = 1_000
"""So many times that is done before older objects are looked through, too, which takes long and finds next to nothing.

It is done when nobody is there (`rooms.py`)."""


def serve(settings: Settings, *, show: bool = False) -> None:
    """Listen until told to stop. The address is printed once; everything else goes to the log.

    To be shown, any free port will do, and a browser is opened if there is a screen for it.
    """
    keep_quiet()
    known_games()  # so that a game which cannot be loaded is told before anybody is told an address
    for folder in settings.sets:
        read_house_set(folder)  # likewise
    asyncio.run(_bring_up_to_date(settings.database))
    sys.setswitchinterval(SWITCH)
    try:
        listening = listen(settings.host, settings.port)
    except Malformed:
        if not show:
            raise
        listening = listen(settings.host, 0)
    host, port = listening.getsockname()[:2]
    address = f"http://{host}:{port}"
    sys.stdout.write(f"Catspaw is open at {address} (Ctrl-C closes it)\n")
    sys.stdout.flush()
    if show and has_screen():
        webbrowser.open(address)
    log = structlog.get_logger()
    log.info("opened", host=host, port=port, database=settings.database.partition(":")[0])
    if settings.processes == 1:
        _serve_alone(settings, listening)
    else:
        _serve_together(settings, listening)
    log.info("closed")


def _serve_alone(settings: Settings, listening: socket.socket) -> None:
    app = create_app(settings)
    config = _configured(Config(Entrance(app, settings), http=Arrival, **BOUNDED), settings)
    threading.Thread(target=prepare_games, name="prepare").start()  # whoever is quicker does it themselves
    _run(uvicorn.Server(config), listening)


def _serve_together(settings: Settings, listening: socket.socket) -> None:
    """Several processes that share a port, limits, and the tables."""
    place = Place(settings.processes)
    limits = Limits(settings, buckets=SharedBuckets, sockets=place.sockets)
    own = replace(settings, metrics_port=0)
    app = create_app(own, place, limits)
    entrance = Entrance(app, own)
    prepare_games()
    gc.collect()
    gc.freeze()  # what is there now is there for all, in the same memory as long as nobody touches it

    def run(number: int, lifeline: int) -> None:
        place.take(number)
        keep_quiet(number + 1)
        config = HandingConfig(entrance, http=HandedArrival, **BOUNDED)
        config.place = place
        _run(Serving(_configured(config, own, place.connections), app, lifeline), listening)

    Supervisor(place, run, settings.metrics_port).watch()


def _run(server: uvicorn.Server, listening: socket.socket) -> None:
    gc.freeze()  # what is there from the beginning stays: looking through it again and again would take time
    gc.set_threshold(GARBAGE, SELDOM, SELDOM)
    for ending in (signal.SIGTERM, signal.SIGINT):
        signal.signal(ending, signal.SIG_IGN)  # uvicorn obeys them first, and raises them again when all is done
    server.run(sockets=[listening])


def _configured(config: _C, settings: Settings, tally: Tally | None = None) -> _C:
    config.connections = Connections(settings, room_for_connections(settings.connections), tally)
    return config


async def _bring_up_to_date(database: str) -> None:
    """So that a store that cannot be used is told in one line, before anybody is told an address."""
    await (await Store.open(database)).close()


def has_screen() -> bool:
    """Whether a browser would have somewhere to show itself."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address; Malformed if somebody else is there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so that asyncio sends without delay
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Malformed(f"cannot listen at {host}:{port}: {error.strerror}") from error
    listening.listen(BACKLOG)
    return listening


def keep_quiet(process: int | None = None) -> None:
    """One line of JSON for each thing worth knowing, on standard error: no address, no cookie, no table, no card."""

    def say_which(_logger: object, _method: str, line: EventDict) -> EventDict:
        return line if process is None else {**line, "process": process}

    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(message)s", force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    structlog.configure(
        processors=[
            say_which,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )

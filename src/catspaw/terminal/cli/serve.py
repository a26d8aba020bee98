"""`catspaw serve`: every setting of the server as a flag."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    channels: str | None = None,
    processes: int | None = None,
    origins: str | None = None,
    hosts: str | None = None,
    proxies: str | None = None,
    secure: bool | None = None,
    rate: int | None = None,
    crowd: int | None = None,
    sockets: int | None = None,
    connections: int | None = None,
    patience: float | None = None,
    session_days: int | None = None,
    guest_days: int | None = None,
    bot_pace: float | None = None,
    bot_workers: int | None = None,
    leaver_after: float | None = None,
    metrics_port: int | None = None,
    sets: Annotated[tuple[str, ...] | None, Parameter(name="--set", negative=())] = None,
    set_room: int | None = None,
    config: Path | None = None,
    open: bool = False,
) -> None:
    """Open the tables to browsers and programs; every setting also as `CATSPAW_…` or in a TOML file.

    Example: `catspaw serve --port 8000 --database sqlite:///catspaw.db`

    Parameters
    ----------
    host
        Where to listen; 127.0.0.1 by default.
    port
        8000 by default; 0 for any that is free.
    database
        sqlite:///FILE, by default one of your own, or postgresql://… for several machines.
    channels
        memory://, or redis://… for several machines.
    processes
        Processes of this machine that share the work; 1 by default.
    origins
        Further addresses whose pages may talk to us, with commas between them.
    hosts
        Names by which the server may be asked, with commas; by default those of this machine.
    proxies
        Addresses and networks of proxies whose X-Forwarded headers are believed, with commas; none by default.
    secure
        Cookies go over HTTPS only.
    rate
        Requests and messages a second that one person may send for a while; 20 by default.
    crowd
        How many times as much may come from one address; 10 by default.
    sockets
        Tables that one person may have open at once; 16 by default.
    connections
        Connections of all clients together; 4000 by default.
    patience
        Seconds in which a request has to be there and an answer to be read; 15 by default.
    session_days
        Days after which a session that was not used ends; 180 by default.
    guest_days
        Days after which a guest who never sat at a table is forgotten; 14 by default.
    bot_pace
        Seconds a bot takes to answer, whatever it holds; 0.7 by default.
    bot_workers
        Processes in which the bots of each of them think; 1 by default.
    leaver_after
        Seconds after which others may hand the seat of somebody who is gone to a bot; 60 by default.
    metrics_port
        Where Prometheus finds figures, on this machine only; nowhere by default.
    sets
        A folder with a set of cards of your own that everybody may play with; may be given several times.
    set_room
        Megabytes for sets that people bring with their browsers; 256 by default, 0 for none.
    config
        A TOML file with settings.
    open
        Show it in a browser, at any port that is free.
    """
    flags = {name: value for name, value in locals().items() if name not in ("config", "open")}
    from catspaw.server.settings import settings_from
    from catspaw.server.start import serve as run_server

    run_server(settings_from(flags, file=config), show=open)

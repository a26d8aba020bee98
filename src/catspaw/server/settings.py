"""How the server is set up: by flags, by `CATSPAW_…` variables, or by one TOML file; the first that says it counts."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, Struct, ValidationError, convert

from catspaw.core.errors import Malformed
from catspaw.table.home import data_folder

LISTS: Final = ("origins", "hosts", "proxies", "sets")
"""Settings of several values, with commas between them."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One server, of one process or several."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """`sqlite:///FILE` or `postgresql://…`; a file where this machine keeps the data of programs if it is not given."""
    channels: str = "memory://"
    """`redis://…` where several machines serve the same tables."""
    processes: Annotated[int, Meta(ge=1, le=64)] = 1
    """Of this machine."""
    origins: tuple[str, ...] = ()
    """Further addresses whose pages may talk to us, such as https://cats.example."""
    bot_pace: float = 0.7
    """Seconds a bot takes to answer, whatever it holds."""
    bot_workers: int = 1
    """Processes in which the bots of each of ours think."""
    leaver_after: float = 60
    """Seconds after which others may hand the seat of somebody who is gone to a bot."""
    metrics_port: int = 0
    """Where Prometheus finds figures, on this machine only; 0 for nowhere."""
    hosts: tuple[str, ...] = ()
    """Names by which we may be asked, such as cats.example; without any: those of this machine, and where we listen."""
    proxies: tuple[str, ...] = ()
    """Proxies whose `X-Forwarded-…` headers are believed, by address or network, such as 10.0.0.0/8."""
    rate: Annotated[int, Meta(ge=1)] = 20
    """Requests and messages a second that one person may send for a while."""
    crowd: Annotated[int, Meta(ge=1)] = 10
    """How many times as much may come from one address, behind which there may be many people."""
    sockets: Annotated[int, Meta(ge=1)] = 16
    """Tables that one person may have open at once."""
    connections: Annotated[int, Meta(ge=1)] = 4000
    """Connections of all clients together."""
    patience: Annotated[float, Meta(gt=0)] = 15
    """Seconds in which a request has to be there, and in which a client has to read on."""
    session_days: Annotated[int, Meta(ge=1, le=36_500)] = 180
    """Days after which a session that was not used ends."""
    guest_days: Annotated[int, Meta(ge=1, le=36_500)] = 14
    """Days after which a guest who never sat at a table is forgotten."""
    sets: tuple[str, ...] = ()
    """Folders with sets of cards that everybody here may play with."""
    set_room: Annotated[int, Meta(ge=0, le=100_000)] = 256
    """Megabytes for the sets that people bring, of all together; 0: nobody may bring one."""
    secure: bool = False
    """Whether cookies go over HTTPS only."""


def settings_from(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Flags before variables before the file before the defaults; Malformed says what is wrong where."""
    chosen: dict[str, Any] = {}
    if file is not None:
        chosen |= _from_file(file)
    known = Settings.__struct_fields__
    chosen |= {
        name: environment[f"CATSPAW_{name.upper()}"] for name in known if f"CATSPAW_{name.upper()}" in environment
    }
    chosen |= {name: value for name, value in flags.items() if value is not None}
    for name in LISTS:
        if isinstance(chosen.get(name), str):
            chosen[name] = [part.strip() for part in chosen[name].split(",") if part.strip()]
    if "database" not in chosen:
        chosen["database"] = f"sqlite:///{data_folder() / 'house.db'}"
    try:
        return convert(chosen, Settings, strict=False)
    except ValidationError as error:
        raise Malformed(f"settings: {error}") from error


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Malformed(f"{file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"{file}: {error}") from error

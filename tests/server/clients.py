"""A real server in a process of its own, and people who play at its tables over real sockets."""

from __future__ import annotations

import os
import re
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from forked import Forked

NONCE = "ab" * 16
PATIENCE = 30
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody here speaks TLS, for which every client would read a file of certificates first."""
COMMAND = (sys.executable, "-c", "from catspaw.terminal.main import main; main()")


class Server:
    """`catspaw serve` on a free port, unless one is chosen; a command of one's own is started from nothing."""

    def __init__(
        self, database: str, folder: Path | None = None, command: Sequence[str | Path] = (), **settings: str
    ) -> None:
        usual = {"bot_pace": "0.01", "rate": "2000", "crowd": "100", "port": "0"}
        environment = os.environ | {f"CATSPAW_{name.upper()}": value for name, value in (usual | settings).items()}
        words = ["serve", "--database", database]
        self.process: Forked | subprocess.Popen[str]
        if command:
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(
                [*command, *words], env=environment, cwd=folder, stdout=pipe, stderr=pipe, text=True
            )
        else:
            self.process = Forked(words, environment, folder)
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", line)
        assert found, (line, self.process.communicate(timeout=PATIENCE))
        self.url = found.group()

    def kill(self) -> None:
        """As if the power failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> str:
        """As it should be; returns the log."""
        return self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> str:
        self.process.send_signal(by)
        _, log = self.process.communicate(timeout=PATIENCE)
        return log

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.stop()


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=PLAIN)
        self.me: dict[str, Any] = self.http.get("/api/me").json()
        self.http.headers["x-csrf-token"] = self.http.cookies["catspaw-csrf"]

    def set_up(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """A table with `me`, `open`, `bot`, and two quick bots, `random` and `heuristic`, on its seats."""
        wished = [{"who": "bot", "bot": who} if who in ("random", "heuristic") else {"who": who} for who in seats]
        body = {"game": game, "seats": wished, "nonce": NONCE, **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def join(self, table: str, seat: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats/{seat}", json={"nonce": NONCE})

    def sit(self, table: str, query: str = "", **headers: str) -> Seat:
        """Open the table's socket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.http.base_url}/api/tables/{table}/socket{query}".replace("http://", "ws://")
        return Seat(connect(url, additional_headers={"Cookie": cookie, **headers}, max_size=None))

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Seat:
    """One end of a table's socket: what was received, and what it comes to."""

    socket: ClientConnection

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._opening = opening
        self.received: list[bytes] = []
        self.state: dict[str, Any] = {}
        self.lines: list[str] = []
        self.refusals: list[dict[str, Any]] = []

    def listen(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(timeout=patience, decode=False)
        assert isinstance(text, bytes)
        self.received.append(text)
        message: dict[str, Any] = json.decode(text)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "lines":
            self.lines[message["first"] :] = [line["text"] for line in message["lines"]]
        elif message["type"] == "refused":
            self.refusals.append(message)
        return message

    def hear(self) -> None:
        """Whatever has come meanwhile."""
        with suppress(TimeoutError):
            while True:
                self.listen(0.02)

    def listen_to_the_end(self) -> None:
        """Until the server has ended the conversation."""
        with suppress(ConnectionClosed):
            while True:
                self.listen()

    def say(self, **message: Any) -> None:
        self.socket.send(json.encode(message).decode())

    @property
    def is_asked(self) -> bool:
        question = self.state.get("question")
        return bool(question and question["number"] is not None)

    def wait_until(self, kind: str) -> dict[str, Any]:
        """Until such a message comes."""
        while (message := self.listen())["type"] != kind:
            pass
        return message

    def wait_to_be_asked(self) -> bool:
        """Whether it is our turn at last; not so when the game is over."""
        while not self.is_asked and not self.state.get("ending"):
            self.listen()
        return self.is_asked

    def answer(self, option: int) -> None:
        """Take an option, and wait for what comes of it."""
        at = self.state["question"]["number"]
        self.say(type="answer", question=at, option=option)
        while self.is_asked and self.state["question"]["number"] == at and not self.refusals:
            self.listen()

    def __enter__(self) -> Self:
        self.socket = self._opening.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opening.__exit__(kind, error, trace)


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'catspaw.db'}"


def free_port() -> int:
    """One that nobody listens at."""
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        found: int = any_port.getsockname()[1]
    return found

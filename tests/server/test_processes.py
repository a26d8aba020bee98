"""Several processes of one server: tables have one home, whoever is killed is replaced, and limits hold for all."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from msgspec import json
from websockets.exceptions import WebSocketException

from server.clients import PATIENCE, Guest, Seat, Server, database_in, free_port
from server.operators import admin

pytestmark = [pytest.mark.contract, pytest.mark.slow]

PROCESSES = 3
TABLES = 12


def children(server: Server) -> list[int]:
    """The processes that a supervisor has started."""
    pid = server.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def figures(port: int) -> list[tuple[str, str]]:
    """What Prometheus would read, line by line: name with labels, and value."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return [(name, value) for name, _, value in lines]


def wait_for(port: int, processes: int) -> None:
    """Until so many processes serve."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(httpx.TransportError):
            if ("catspaw_processes", f"{processes}.0") in figures(port):
                return
    raise TimeoutError(f"there are not {processes} processes")


class Several:
    """A server of several processes, and where its figures are."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self.database = database_in(folder)
        several = {"processes": str(PROCESSES), "metrics_port": str(self.port)}
        self.server = Server(self.database, None, (), **several, **settings)
        wait_for(self.port, PROCESSES)


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Several]:
    found = Several(tmp_path_factory.mktemp("processes"))
    with found.server:
        yield found


def play(seats: dict[str, Seat], answers: int) -> None:
    """So many answers at a new table for two, or as many as it takes."""
    asked = "inspector"
    for _ in range(answers):
        assert seats[asked].wait_to_be_asked()
        seats[asked].answer(0)
        question = seats[asked].state["question"]
        if question is None:
            return
        asked = question["asked"]


def heist(anna: Guest, ben: Guest) -> str:
    table: str = anna.set_up("cat-and-mouse", "me", "open")["id"]
    assert ben.join(table, "mouse").status_code == 201
    return table


def test_a_client_reaches_its_table_wherever_it_lands(tmp_path: Path):
    """Each table is in the memory of one process, whoever accepted the connections."""
    several = Several(tmp_path)  # where nobody else's tables are counted
    with several.server, ExitStack() as stack:
        for _ in range(TABLES):
            anna, ben = (stack.enter_context(Guest(several.server)) for _ in range(2))
            table = heist(anna, ben)
            seats = {"inspector": stack.enter_context(anna.sit(table)), "mouse": stack.enter_context(ben.sit(table))}
            play(seats, 6)
        rooms = [float(value) for name, value in figures(several.port) if name.startswith("catspaw_rooms{")]
        sockets = [float(value) for name, value in figures(several.port) if name.startswith("catspaw_sockets{")]
        assert sum(rooms) == TABLES
        assert sum(sockets) == 2 * TABLES
        assert min(rooms) > 0, "one of the processes has nothing to do"
        assert [2 * many for many in rooms] == sockets


def test_a_table_that_is_set_up_for_another_process_is_left_to_it(tmp_path: Path):
    """Whoever sets up many tables does so through one process, which gives the others their share."""
    several = Several(tmp_path)
    with several.server, ExitStack() as stack:
        anna = stack.enter_context(Guest(several.server))
        for _ in range(TABLES):
            stack.enter_context(anna.sit(anna.set_up("cat-and-mouse", "me", "open")["id"]))
        rooms = [float(value) for name, value in figures(several.port) if name.startswith("catspaw_rooms{")]
        assert sum(rooms) == TABLES
        assert min(rooms) > 0


def test_a_request_that_comes_in_pieces_reaches_its_table(several: Several):
    with Guest(several.server) as anna:
        tables = [anna.set_up("cat-and-mouse", "me", "open")["id"] for _ in range(8)]
        url = httpx.URL(several.server.url)
        cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        with (
            socket.create_connection((url.host, url.port or 80), timeout=PATIENCE) as wire,
            wire.makefile("rb") as heard,
        ):
            for table in tables:
                request = f"GET /api/tables/{table} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookies}\r\n\r\n".encode()
                for begin in range(0, len(request), 40):
                    wire.sendall(request[begin : begin + 40])
                assert heard.readline().split()[1] == b"200"
                length = 0
                while (line := heard.readline().strip()) != b"":
                    name, _, value = line.partition(b": ")
                    length = int(value) if name == b"content-length" else length
                assert json.decode(heard.read(length))["id"] == table


def test_who_waits_sees_at_once_who_sits_down_through_another_process(several: Several):
    with Guest(several.server) as anna:
        for _ in range(4):
            table = anna.set_up("cat-and-mouse", "me", "open")["id"]
            with anna.sit(table) as inspector, Guest(several.server) as ben:
                inspector.wait_until("state")
                assert ben.join(table, "mouse").json()["state"] == "playing"
                assert inspector.wait_to_be_asked()


def test_all_conversations_end_with_the_sessions_wherever_they_are(several: Several):
    with Guest(several.server) as anna, ExitStack() as stack:
        seats = [stack.enter_context(anna.sit(anna.set_up("cat-and-mouse", "me", "random")["id"])) for _ in range(8)]
        for seat in seats:
            seat.wait_until("state")
        assert anna.http.delete("/api/sessions").status_code == 204
        for seat in seats:
            seat.listen_to_the_end()


def test_operators_work_beside_all_processes(several: Several):
    with Guest(several.server) as anna, ExitStack() as stack:
        tables = [anna.set_up("cat-and-mouse", "me", "random")["id"] for _ in range(6)]
        seats = [stack.enter_context(anna.sit(table)) for table in tables]
        for seat in seats:
            seat.wait_until("state")
        admin(several.database, "ban", anna.me["id"], "--why", "rude")
        for seat in seats:
            seat.listen_to_the_end()
            assert seat.refusals[-1]["code"] == "barred"


# Limits.


def test_a_person_has_one_allowance_in_all_processes(tmp_path: Path):
    several = Several(tmp_path, rate="1", crowd="1000")
    with several.server, Guest(several.server) as anna:
        begun = time.monotonic()
        tables = [f"/api/tables/nowhere-{number}" for number in range(60)]  # which belong to all of the processes
        statuses = Counter(anna.http.get(table).status_code for table in tables)
        assert set(statuses) == {404, 429}
        assert statuses[404] <= 2 + time.monotonic() - begun + 1


def test_a_person_has_only_so_many_sockets_in_all_processes(tmp_path: Path):
    several = Several(tmp_path, sockets="4")
    with several.server, Guest(several.server) as anna, ExitStack() as stack:
        tables = [anna.set_up("cat-and-mouse", "me", "open")["id"] for _ in range(9)]
        kinds = []
        for table in tables:
            seat = stack.enter_context(anna.sit(table))
            kinds.append(seat.listen()["type"])
        assert kinds == ["welcome"] * 4 + ["refused"] * 5


# Endings.


def test_the_tables_of_a_process_that_is_killed_move_and_go_on(tmp_path: Path):
    several = Several(tmp_path)
    with several.server, Guest(several.server) as anna, Guest(several.server) as ben:
        for child in children(several.server):
            tables = [heist(anna, ben) for _ in range(6)]
            with ExitStack() as stack:
                for table in tables:
                    assert stack.enter_context(anna.sit(table)).wait_to_be_asked()
                os.kill(child, signal.SIGKILL)
                for table in tables:
                    assert first_answer(anna, table)
            wait_for(several.port, PROCESSES)
        assert len(children(several.server)) == PROCESSES
        log = several.server.stop()
    ends = [line for line in map(json.decode, json_lines(log)) if line["event"] == "process-ended"]
    assert sorted((line["process"], line["code"]) for line in ends) == [(number + 1, -9) for number in range(PROCESSES)]


def first_answer(guest: Guest, table: str) -> bool:
    """Whether somebody gets to answer the first question, who comes back whenever the connection is lost."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(WebSocketException, OSError), guest.sit(table) as seat:
            seat.wait_until("state")
            if seat.is_asked and seat.state["question"]["number"] == 1:
                seat.answer(0)
            return not seat.refusals
    return False


def json_lines(log: str) -> list[str]:
    """The lines that are ours: Python itself tells of what a killed process has left behind."""
    return [line for line in log.splitlines() if line.startswith("{")]


def test_all_processes_end_when_the_server_is_told_to(tmp_path: Path):
    several = Several(tmp_path)
    pids = children(several.server)
    with Guest(several.server) as anna, anna.sit(anna.set_up("cat-and-mouse", "me", "random")["id"]) as seat:
        seat.wait_until("state")
        log = several.server.stop()
        seat.listen_to_the_end()
    assert several.server.process.poll() == 0
    assert not [pid for pid in pids if is_running(pid)]
    assert [line[:1] for line in log.splitlines()] == ["{", "{"], log
    assert [json.decode(line)["event"] for line in log.splitlines()] == ["opened", "closed"]


def test_nobody_goes_on_without_a_supervisor(tmp_path: Path):
    several = Several(tmp_path)
    pids = children(several.server)
    several.server.kill()
    until = time.monotonic() + PATIENCE
    while any(map(is_running, pids)):
        assert time.monotonic() < until


def is_running(pid: int) -> bool:
    """Whoever has ended and was not asked how does not run."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

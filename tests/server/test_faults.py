"""Servers that are killed under load, and what they depend on as well: nothing acknowledged is lost or doubled.

`CATSPAW_FAULTS_SEED` repeats a run, as far as the machine allows.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path

import pytest

from catspaw.games import game_by_id
from catspaw.games.fluent_texts import capital
from catspaw.server.store import Store
from catspaw.table import Player, Sitting, choices, opening
from catspaw.table.entries import Answered
from server.brokers import Postgres, Redis
from server.clients import NONCE, Guest, Server, database_in
from server.crowd import Asked, Report, Table
from server.faults import Mortal, check_answers, kill_workers, run

pytestmark = [pytest.mark.contract, pytest.mark.slow]

SECONDS = 5
"""Of torment; `make soak` takes longer."""
TABLES = 8
SEED = int(os.environ.get("CATSPAW_FAULTS_SEED") or random.randrange(10**6))


def check(report: Report) -> None:
    sys.stdout.write(f"{report}\n")
    assert report.is_clean, str(report)
    assert all(table.acknowledged for table in report.tables), str(report)


def test_the_account_notices_what_is_lost_and_what_nobody_has_given():
    game = game_by_id("cat-and-mouse")
    opened = opening(game, game.setup(), [Player("Anna"), Player("heuristic", "heuristic")], secret=bytes(32))
    texts = tuple(capital(choice.text) for choice in choices(Sitting(opened).table))
    first, second = Answered("inspector", 0), Answered("inspector", 1)
    doubled = [first, Answered("mouse", 0), Answered("inspector", 5)]

    def account(entries: list[Answered], *tried: int, refused: set[int], acknowledged: bool = True) -> tuple[int, int]:
        report = Report(0)
        asked = Asked(texts, list(tried), refused, acknowledged)
        check_answers(report, Table(game.id, asked={("inspector", 1): asked}), [opened, *entries])
        return len(report.lost), len(report.doubled)

    assert account([first], 0, refused=set()) == (0, 0)
    assert account([first], 0, refused=set(), acknowledged=False) == (0, 0)
    assert account([], 0, refused=set(), acknowledged=False) == (0, 0)
    assert account([], 0, refused=set()) == (1, 0)
    assert account([second], 0, refused=set()) == (0, 1)
    assert account([second], 0, 1, refused=set()) == (0, 0)
    assert account([second], 0, 1, refused={1}) == (0, 1)
    assert account(doubled, 0, refused=set()) == (0, 1)


@pytest.mark.long
def test_a_server_is_killed_again_and_again(tmp_path: Path):
    database = database_in(tmp_path)
    with Mortal(database, tmp_path) as server:
        report = asyncio.run(run([server], database, seconds=SECONDS, tables=TABLES, seed=SEED))
    check(report)


@pytest.mark.long
def test_the_processes_of_a_server_are_killed_again_and_again(tmp_path: Path):
    """And now and then all of them at once."""
    database = database_in(tmp_path)
    with Mortal(database, tmp_path, processes="2") as server:
        report = asyncio.run(run([server], database, seconds=SECONDS, tables=TABLES, seed=SEED))
    check(report)


@pytest.mark.long
def test_two_servers_redis_and_postgresql_are_killed_again_and_again(tmp_path: Path):
    with (
        Redis(tmp_path) as redis,
        Postgres() as postgres,
        Mortal(postgres.url, tmp_path, channels=redis.url) as one,
        Mortal(postgres.url, tmp_path, channels=redis.url, processes="2") as two,
    ):
        tormented = run([one, two], postgres.url, redis, postgres, seconds=SECONDS, tables=TABLES, seed=SEED)
        report = asyncio.run(tormented)
    check(report)


def test_who_is_killed_before_the_deal_leaves_it_to_others(tmp_path: Path):
    """A seat has been taken, and whoever took it for somebody did not live to deal."""
    database = database_in(tmp_path)
    with Server(database) as server, Guest(server) as anna, Guest(server) as ben:
        waiting, empty = (anna.set_up("cat-and-mouse", "me", "open")["id"] for _ in range(2))
        with anna.sit(waiting) as inspector:
            inspector.wait_until("state")
            asyncio.run(take_seats(database, (waiting, empty), ben.me["id"]))
            assert inspector.wait_to_be_asked()
        with anna.sit(empty) as inspector:
            assert inspector.wait_to_be_asked()


async def take_seats(database: str, tables: tuple[str, ...], person: str) -> None:
    """All that was done before the end."""
    store = await Store.open(database)
    for table in tables:
        await store.seats.take(table, "mouse", person, NONCE)
    await store.close()


def test_workers_that_are_killed_are_replaced(tmp_path: Path):
    with Server(database_in(tmp_path)) as server, Guest(server) as guest:
        table = guest.set_up("red-claw", "me", "bot")["id"]
        with guest.sit(table) as seat:
            for _ in range(3):
                assert seat.wait_to_be_asked()
                kill_workers(server.process.pid)
                seat.answer(0)

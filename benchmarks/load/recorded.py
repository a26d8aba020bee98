"""Recorded traffic: what people at many tables do and when, and tables at which it is done again.

A recording has, for each of many games, what was answered after thinking for how long. The games were played to their
end by bots, with thinking times drawn at random: log-normal, half of them below four seconds. Another server shuffles
otherwise, so an option is taken by its place in the list, as far as the list goes.
"""

from __future__ import annotations

import asyncio
import random
from itertools import cycle
from pathlib import Path
from typing import Final

from msgspec import Raw, Struct, json

from catspaw.games import game_by_id
from catspaw.table import BotSeats, Player, Sitting, opening
from catspaw.table.entries import Answered
from load.catspaw_server import CatspawServer, OurSeat
from load.traffic import Meter, Seat, Table

RECORDING: Final = Path(__file__).with_name("recorded.jsonl")
GAMES: Final = 60
HALF: Final = 4.0
"""Seconds within which half of all questions are answered."""
SPREAD: Final = 0.8
PAUSE: Final = 20.0
"""Seconds between two games of the same people."""


class Done(Struct, array_like=True, frozen=True):
    """An answer: after how many seconds, and which of the options."""

    after: float
    option: int


def record(games: int = GAMES, seed: int = 1) -> list[list[Done]]:
    """Games of two, from the first question to the last."""
    draw, game, bot = random.Random(seed), game_by_id("cat-and-mouse"), Player("heuristic", "heuristic")
    found = []
    for number in range(games):
        sitting, bots = Sitting(opening(game, game.setup(), [bot, bot], secret=number.to_bytes(32))), BotSeats()
        done = []
        while sitting.asked is not None and sitting.table.question is not None:
            options = [option.number for option in sitting.table.question.options]
            proposal = sitting.propose_bot_answer(bots)
            assert isinstance(proposal.entry, Answered)
            done.append(Done(round(draw.lognormvariate(0, SPREAD) * HALF, 2), options.index(proposal.entry.number)))
            sitting.apply(proposal)
        found.append(done)
    return found


def write(games: list[list[Done]]) -> None:
    RECORDING.write_bytes(b"\n".join(json.encode(game) for game in games) + b"\n")


def read() -> list[list[Done]]:
    return [json.decode(line, type=list[Done]) for line in RECORDING.read_bytes().splitlines()]


class _Options(Struct):
    options: list[Raw] = []


class _State(Struct):
    question: _Options | None


_state: Final = json.Decoder(_State)


class RecordedSeat(OurSeat):
    """Takes the option that was recorded."""

    table: RecordedTable
    options = 1

    def hear(self, text: bytes) -> None:
        self.table.bytes_heard += len(text)
        if text.startswith(b'{"type":"state"') and (question := _state.decode(text).question):
            self.options = len(question.options) or 1
        super().hear(text)

    def answer(self) -> bytes:
        option = self.table.now.option % self.options
        return b'{"type":"answer","question":%d,"option":%d}' % (self.question, option)


class RecordedTable(Table):
    """Each answer comes after the time that was recorded, divided by `speed`."""

    def __init__(self, meter: Meter, done: list[Done], speed: float) -> None:
        super().__init__(meter)
        self._done = cycle(done)
        self._speed = speed
        self.bytes_heard = 0
        self.now = Done(0, 0)

    def asked(self, seat: Seat) -> None:
        self.now = next(self._done)
        asyncio.get_running_loop().call_later(self.now.after / self._speed, self._send, seat)

    def acknowledged(self, seat: Seat) -> None:
        """A game goes on to its end."""
        self.note(seat)


class RecordedServer(CatspawServer):
    seat = RecordedSeat

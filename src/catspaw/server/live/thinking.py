"""What runs in a worker process: a bot's answer, and how far a seat may take back.

It imports no more than that needs, so that a worker starts quickly.
"""

from __future__ import annotations

import os
from array import array
from collections import OrderedDict
from collections.abc import Sequence
from multiprocessing import parent_process
from threading import Thread
from typing import Final

from msgspec import Struct

from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.games import game_by_id
from catspaw.games.registry import register_missing
from catspaw.table.bots import BotSeat, BotSeats
from catspaw.table.undoing import undo_point

REMEMBERED: Final = 256
"""The bots of so many tables a worker remembers."""
bots_by_table: OrderedDict[str, BotSeats] = OrderedDict()
"""Those who were asked last."""


class ChosenSetup(Struct, frozen=True):
    """A table setup by its names."""

    game: str
    variants: tuple[str, ...]
    rulings: dict[str, str]
    players: int
    edition: str | None
    decks: tuple[str, ...] = ()
    """None for a bot, which may not know them: it is given those of the edition, in which it never looks."""

    def setup(self) -> TableSetup:
        return game_by_id(self.game).setup(
            self.variants, self.rulings, players=self.players, edition=self.edition, decks=self.decks or None
        )


class BotQuestion(Struct, frozen=True):
    """Everything that a bot is told when it is asked."""

    table: str
    setup: ChosenSetup
    bot: BotSeat
    sight: bytes
    """The state of its seat's sight, in words of eight bytes."""
    seconds: float = 0.0
    """It thinks no longer than this, if it is not 0."""


class UndoQuestion(Struct, frozen=True):
    """A game so far, and the seat that would take back its last answer."""

    setup: ChosenSetup
    answers: bytes
    seat: str


def answer_of_bot(question: BotQuestion) -> int:
    """What a bot answers; each remembers what it has drawn at random so far, until its table is forgotten."""
    game = game_by_id(question.setup.game)
    setup = question.setup.setup()
    sight = game.load_sight(setup, array("q", question.sight))
    bots = bots_by_table.setdefault(question.table, BotSeats())
    bots_by_table.move_to_end(question.table)
    while len(bots_by_table) > REMEMBERED:
        bots_by_table.popitem(last=False)
    return bots.choose(game, setup, question.bot, sight, question.seconds)


def find_undo_point(question: UndoQuestion) -> int:
    """How far a seat may take back; CannotUndo says why it may not."""
    return undo_point(game_by_id(question.setup.game), question.setup.setup(), question.answers, question.seat)


def begin(games: Sequence[Game], niceness: int = 0) -> None:
    """Registers the games that the server knows; ends when the server does, however that ended."""
    register_missing(games)
    if hasattr(os, "nice"):
        os.nice(niceness)

    def watch() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()

"""What runs in a worker process: a bot's answer, how far a seat may take back, hints, and reviews part by part.

It imports no more than that needs, so that a worker starts quickly.
"""

from __future__ import annotations

import os
import sys
import time
from array import array
from collections import OrderedDict
from collections.abc import Sequence
from multiprocessing import parent_process
from threading import Thread
from typing import Final

from msgspec import Struct

from catspaw.bots.advice import Advice, Judged
from catspaw.core.game import Game
from catspaw.core.own_editions import put_at_hand
from catspaw.core.setup import Edition, TableSetup
from catspaw.games import game_by_id
from catspaw.games.registry import register_missing
from catspaw.table.bots import BotSeat, BotSeats
from catspaw.table.playback import positions
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
    own: Edition | None = None
    """What is in an edition that somebody has brought, for a worker that said it has it not at hand."""

    def setup(self) -> TableSetup:
        if self.own is not None and self.edition is not None:
            put_at_hand(self.game, self.edition, self.own)
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


class HintQuestion(Struct, frozen=True):
    """Everything that whoever advises somebody is told: the sight of their seat."""

    setup: ChosenSetup
    sight: bytes


class ReviewQuestion(Struct, frozen=True):
    """A game that is over, the seat that is judged, and from where on."""

    setup: ChosenSetup
    answers: bytes
    seat: int
    first: int
    seconds: float
    """Another question is begun no later than this."""


class ReviewPart(Struct, frozen=True):
    """What was judged."""

    judged: tuple[Judged, ...]
    after_answers: int
    """Up to there; all of it if that is the number of answers."""


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


def hint(question: HintQuestion) -> Advice:
    """What the answers are worth to whoever asks, with reasons for the best few."""
    from catspaw.bots.hints import hints  # noqa: PLC0415 – a bot's worker starts without it

    game, setup = game_by_id(question.setup.game), question.setup.setup()
    return hints(game, setup, game.load_sight(setup, array("q", question.sight)))


def judge(question: ReviewQuestion) -> ReviewPart:
    """As many questions as there is time for, at least one if there is any."""
    from catspaw.bots.hints import judged_with_reasons  # noqa: PLC0415 – a bot's worker starts without it

    game, setup, answers = game_by_id(question.setup.game), question.setup.setup(), question.answers
    end, found = time.monotonic() + question.seconds, list[Judged]()
    walked = positions(game, setup, answers)
    judgements = judged_with_reasons(game, setup, walked, answers, question.seat, question.first)
    for after_answers, (_, judged) in enumerate(judgements):
        found += [judged] if judged else []
        if judged and time.monotonic() >= end:
            return ReviewPart(tuple(found), after_answers + 1)
    return ReviewPart(tuple(found), len(answers))


def begin(games: Sequence[Game], niceness: int = 0) -> None:
    """Registers the games that the server knows; ends when the server does, however that ended.

    Where a process does not begin as nice as it is to be (`niced.py`), it becomes so now.
    """
    register_missing(games)
    if hasattr(os, "nice") and sys.platform != "linux":
        os.nice(niceness)

    def watch() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()

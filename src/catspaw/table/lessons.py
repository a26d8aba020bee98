"""The first game of somebody who learns: an ordinary table with the deal that the game's lesson has fixed."""

from __future__ import annotations

from catspaw.bots import levels_of
from catspaw.core.dealer import secret_of_seed
from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.lesson import Lesson
from catspaw.core.setup import TableSetup
from catspaw.table.entries import Opened, Player
from catspaw.table.opening import opening


def lesson_of(game: Game) -> Lesson:
    """The game's lesson; Malformed if it has none."""
    if game.lesson is None:
        raise Malformed("{game} has no guided game", reason="no-lesson", game=game.id)
    return game.lesson


def lesson_setup(game: Game) -> TableSetup:
    """The table setup of the lesson."""
    lesson = lesson_of(game)
    return game.setup(players=lesson.players, edition=lesson.edition, decks=lesson.decks or None)


def lesson_bot(game: Game) -> str:
    """Whom the lesson names, or the first level, or, where there are none, whoever goes by rules of thumb."""
    levels = levels_of(game)
    return lesson_of(game).bot or (levels[0].id if levels else "heuristic")


def open_lesson(game: Game, name: str) -> Opened:
    """The first entry of a guided game, in which somebody of this name learns."""
    lesson, setup, bot = lesson_of(game), lesson_setup(game), lesson_bot(game)
    learner = Player(name)
    players = [learner if seat == lesson.seat else Player(bot, bot) for seat in range(len(setup.seats))]
    return opening(game, setup, players, secret=secret_of_seed(lesson.seed), guided=True)

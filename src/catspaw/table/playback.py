"""Playback: the positions that a game's answers lead through. Nothing else walks answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catspaw.core.errors import CatspawError, Malformed
from catspaw.core.game import Game
from catspaw.core.journal import Journal
from catspaw.core.position import CHANCE, NOBODY, NotAnOption, Position
from catspaw.core.setup import TableSetup


def positions(
    game: Game, setup: TableSetup, answers: Sequence[int], journal: Journal | None = None
) -> Iterator[Position]:
    """The position before each answer, chance included, and at last the one after all of them.

    It is one position that changes on the way: clone what you keep. Malformed says which answer is not allowed.
    """
    position = game.start(setup)
    position.journal = journal
    for after_answers, number in enumerate(answers):
        yield position
        if position.asked == NOBODY:
            raise Malformed(f"the game is over after {after_answers} of {len(answers)} answers")
        try:
            answer_checked(game, position, number)
        except CatspawError as error:
            raise Malformed(f"answer {after_answers + 1} of {len(answers)}: {error}") from error
    yield position


def stops(game: Game, setup: TableSetup, answers: Sequence[int]) -> Iterator[tuple[int, Position]]:
    """The moments at which a seat was asked, and the last one: after how many answers, and the position."""
    for after_answers, position in enumerate(positions(game, setup, answers)):
        if position.asked != CHANCE or after_answers == len(answers):
            yield after_answers, position


def answer_checked(game: Game, position: Position, number: int) -> None:
    """Answer the pending question; IllegalAnswer or Malformed if that is no option, and then nothing has changed."""
    try:
        position.answer(number)
    except (NotAnOption, OverflowError, TypeError):
        game.check(position, number)
        raise

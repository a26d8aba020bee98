"""How far one may go back: as far as nothing hidden and nothing random was revealed.

An answer revealed something if chance was asked because of it, or if it let somebody rule out a world
that they could imagine before. Whoever gave the answer knows it, so for them a world is ruled out where
the same answer leads to another view; for everybody else, where no answer leads to what they see now.
Worlds are sampled, so a revelation that was all but certain beforehand may be taken for none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from catspaw.core.bits import members
from catspaw.core.errors import CannotUndo
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, ONLOOKER, Position
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.core.view import View
from catspaw.table.playback import positions

WORLDS: Final = 256


def undo_point(game: Game, setup: TableSetup, answers: Sequence[int], seat: str) -> int:
    """How many answers are left when a seat takes back its last one; CannotUndo says why it may not.

    An answer that was the only one goes with the one before it: nothing else could be said instead.
    """
    number = setup.seat_number(seat)
    before = [position.clone() for position in positions(game, setup, answers)]
    for after_answers in reversed(range(len(answers))):
        position = before[after_answers]
        if position.asked == CHANCE or reveals(game, setup, position, answers[after_answers]):
            raise CannotUndo("something hidden or random has been revealed since", reason="revealed")
        if position.asked == number and position.options & (position.options - 1):
            return after_answers
    raise CannotUndo(f"{seat} has answered nothing yet", reason="nothing-to-undo")


def reveals(game: Game, setup: TableSetup, before: Position, number: int, worlds: int = WORLDS) -> bool:
    """Whether an answer tells anybody at the table, or looking on, something they could not foresee."""
    after = _follow(before, number)
    if CHANCE in (before.asked, after.asked):
        return True
    text = game.named(game.sight_of_asked(before))[number]
    audiences = (*range(len(setup.seats)), ONLOOKER)
    return any(_rules_out(game, seat, before, after, text, worlds) for seat in audiences)


def _rules_out(game: Game, seat: int, before: Position, after: Position, text: str, worlds: int) -> bool:
    """Whether some world that fitted what the seat knew does not fit any more."""
    sight, now = game.sight(before, seat), game.view(game.sight(after, seat))
    sampler, world = Sampler(0), before.clone()
    for _ in range(worlds):
        sight.sample_into(world, sampler)
        if not any(view == now for view in _views(game, seat, world, text)):
            return True
    return False


def _views(game: Game, seat: int, world: Position, text: str) -> Iterator[View]:
    """What the seat may see next in a world: after the same answer first, then, if it was another's, after any."""
    names = game.named(game.sight_of_asked(world))
    options = sorted(members(world.options), key=lambda number: names[number] != text)
    for number in options:
        if names[number] == text or seat != world.asked:
            yield game.view(game.sight(_follow(world, number), seat))


def _follow(position: Position, number: int) -> Position:
    """The position after an answer."""
    after = position.clone()
    after.journal = None
    after.answer(number)
    return after

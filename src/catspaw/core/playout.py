"""Random play at full speed: what the benchmark, the soak and search stand on."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import WORD, lowest
from catspaw.core.position import CHANCE, NOBODY, Position
from catspaw.core.sampler import Sampler, mixed


@final
@mypyc_attr(acyclic=True)
class Tally:
    """What a run of many games came to."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.answers: i64 = 0
        """Every answer, chance and forced ones included."""
        self.decisions: i64 = 0
        """Answers of a seat that had at least two options."""
        self.longest: i64 = 0
        """The most answers in one game."""
        self.digest: i64 = 0
        """A hash over every question, answer and outcome."""
        self.endings: dict[tuple[int, int], int] = {}
        """How often each (ended_by, winners) came up."""


def choices(position: Position) -> list[int]:
    """The allowed answers as a list, smallest first."""
    found: list[int] = []
    left = position.options
    while left:
        found.append(int(lowest(left)))
        left &= left - 1
    return found


def settle(position: Position, sampler: Sampler) -> None:
    """Answer for chance until a seat is asked or the game is over."""
    while position.asked == CHANCE:
        position.answer(sampler.pick(position.options))


def advance(position: Position, choice: i64, sampler: Sampler) -> list[int]:
    """Answer, settle chance, and list what may be answered next; nothing when the game is over.

    The three calls of a researcher's loop in one.

    >>> import catspaw
    >>> game = catspaw.games()[0]
    >>> position, sampler = game.start(game.setup()), Sampler(1)
    >>> options = choices(position)
    >>> while options:
    ...     options = advance(position, options[0], sampler)
    >>> position.payoff(0), position.payoff(1)
    (1, -1)
    """
    position.answer(choice)
    settle(position, sampler)
    return choices(position)


def play_out(position: Position, sampler: Sampler) -> None:
    """Play to the end, everybody answering at random."""
    while position.asked != NOBODY:
        position.answer(sampler.pick(position.options))


def play_many(opening: Position, seed: i64, games: i64) -> Tally:
    """Play many games from one opening, counting answers and decisions and nothing else."""
    slot = opening.clone()
    sampler = Sampler(seed)
    answers: i64 = 0
    decisions: i64 = 0
    played: i64 = 0
    while played < games:
        opening.copy_into(slot)
        while slot.asked != NOBODY:
            answers += 1
            if slot.asked >= 0 and slot.options & (slot.options - 1):
                decisions += 1
            slot.answer(sampler.pick(slot.options))
        played += 1
    tally = Tally()
    tally.games = games
    tally.answers = answers
    tally.decisions = decisions
    return tally


def audit_game(opening: Position, slot: Position, sampler: Sampler, tally: Tally) -> bool:
    """Play one game, hashing all of it and checking conservation at every question; False at a violation."""
    opening.copy_into(slot)
    answers: i64 = 0
    digest = tally.digest
    while slot.asked != NOBODY:
        if slot.options == 0 or not slot.conserved():
            return False
        choice = sampler.pick(slot.options)
        digest = mixed(((digest ^ slot.options) + slot.asked * 64 + slot.prompt) & WORD)
        digest = mixed((digest + slot.pile * 64 + choice) & WORD)
        answers += 1
        if slot.asked >= 0 and slot.options & (slot.options - 1):
            tally.decisions += 1
        slot.answer(choice)
    digest = mixed((digest + slot.ended_by * 4096 + slot.winners * 64 + slot.losers) & WORD)
    tally.digest = digest
    tally.games += 1
    tally.answers += answers
    tally.longest = max(tally.longest, answers)
    ending = (int(slot.ended_by), int(slot.winners))
    tally.endings[ending] = tally.endings.get(ending, 0) + 1
    return slot.conserved()


def audit_many(opening: Position, seed: i64, games: i64, tally: Tally) -> bool:
    """Audit games seeded one by one, so that any run can be split; False at the first violation."""
    slot = opening.clone()
    sampler = Sampler(seed)
    played: i64 = 0
    while played < games:
        sampler.reseed(seed + played)
        if not audit_game(opening, slot, sampler, tally):
            return False
        played += 1
    return True

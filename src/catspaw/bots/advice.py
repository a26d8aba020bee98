"""Advice: what every answer to a question is worth, hints from it, and the review of a finished game.

Whatever can judge a question is an `Advisor`: a solved policy exactly, a tree search by its estimates. It is given
the sight of the asked seat and nothing else, so advice never knows more than whoever takes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Final, Protocol

from msgspec import Struct

from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.position import NOBODY, Position
from catspaw.core.sight import Sight

TURNS: Final = 0.08
"""A game turns where a seat's chance to win changes by at least so much."""


class Worth(Struct, frozen=True):
    """What one allowed answer is worth to the seat that gives it."""

    answer: int
    """Its number."""
    chance: float
    """The chance to win after it, from 0 to 1, if the seat goes on well; a draw counts half."""
    often: float | None = None
    """How often sound play gives it here, from 0 to 1; None where that is not known."""
    reason: str = ""
    """What speaks for it: `reason-…` in `bots/text`. Empty until somebody has looked for one (`bots.reasons`)."""


class Advice(Struct, frozen=True):
    """Every allowed answer to one question, the most worth first."""

    worths: tuple[Worth, ...]
    exact: bool
    """Whether the chances are computed against the best opposition; else they are estimates."""

    @property
    def best(self) -> Worth:
        """The most that can be had."""
        return self.worths[0]

    @property
    def chance(self) -> float:
        """The chance to win before the question is answered: that of its best answer."""
        return self.best.chance

    def of(self, answer: int) -> Worth:
        """What one of the allowed answers is worth; Malformed if it is none."""
        for worth in self.worths:
            if worth.answer == answer:
                return worth
        raise Malformed("{answer} is no answer to this question", answer=str(answer))

    def cost(self, answer: int) -> float:
        """By how much an answer lowers the chance to win; 0 for the best."""
        return self.chance - self.of(answer).chance

    def hints(self, most: int = 3) -> tuple[Worth, ...]:
        """The best few answers."""
        return self.worths[:most]


class Advisor(Protocol):
    """Judges the questions of a seat."""

    def advise(self, sight: Sight) -> Advice:
        """What each of `sight.options` is worth to the asked seat, whose sight it is; LookupError if it cannot say."""
        ...


def advice_from(chances: Mapping[int, float], often: Mapping[int, float] | None = None, *, exact: bool) -> Advice:
    """Advice from a chance for each allowed answer, and maybe from how often sound play gives it.

    Of equal chances, what is given more often stands first, and then the lower number.

    >>> advice_from({4: 0.25, 7: 0.5}, exact=False).best
    Worth(answer=7, chance=0.5, often=None, reason='')
    """
    worths = [Worth(answer, chance, often.get(answer, 0.0) if often else None) for answer, chance in chances.items()]
    worths.sort(key=lambda worth: (-worth.chance, -(worth.often or 0.0), worth.answer))
    return Advice(tuple(worths), exact)


class Judged(Struct, frozen=True):
    """One question of a finished game, judged by what its seat knew then."""

    after_answers: int
    """How many answers, chance included, had been given."""
    seat: int
    prompt: int
    answer: int
    """What was answered."""
    best: int
    """What would have been best."""
    chance: float
    """The seat's chance to win before it answered."""
    cost: float
    """By how much its answer lowered that."""
    advice: Advice


class Turning(Struct, frozen=True):
    """Where a game turned for a seat: by its own answer, or by what happened from there to its next question."""

    judged: Judged
    own: bool
    """Whether it was the seat's own answer."""
    until: int
    """The answers that had been given when it was over."""
    before: float
    """The seat's chance to win."""
    after: float


class Review(Struct, frozen=True):
    """A finished game, question by question."""

    judged: tuple[Judged, ...]
    """Every question of the seats that have an advisor, in order, but for those with only one allowed answer."""
    ends: dict[int, float]
    """What each judged seat came to: 1 won, 0 lost, 0.5 neither or unfinished."""
    length: int
    """How many answers the game had."""

    def of(self, seat: int) -> list[Judged]:
        """The questions of one seat."""
        return [judged for judged in self.judged if judged.seat == seat]

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The seat's chance to win at each of its questions, by how many answers were given, and how it ended."""
        points = [(judged.after_answers, judged.chance) for judged in self.of(seat)]
        return [*points, (self.length, self.ends[seat])] if seat in self.ends else points

    def costliest(self, seat: int, most: int = 3, least: float = 0.005) -> list[Judged]:
        """The few answers that cost a seat most, if they cost anything to speak of."""
        found = [judged for judged in self.of(seat) if judged.cost >= least]
        return sorted(found, key=lambda judged: -judged.cost)[:most]

    def turning_points(self, seat: int, most: int = 5) -> list[Turning]:
        """Where the seat's chance changed most, in the order of the game."""
        found: list[Turning] = []
        for judged, (until, after) in zip(self.of(seat), self.curve(seat)[1:], strict=False):
            answered = judged.chance - judged.cost
            found.append(Turning(judged, True, judged.after_answers + 1, judged.chance, answered))
            found.append(Turning(judged, False, until, answered, after))
        turns = [turning for turning in found if abs(turning.after - turning.before) >= TURNS]
        largest = sorted(turns, key=lambda turning: -abs(turning.after - turning.before))[:most]
        return [turning for turning in turns if turning in largest]


def review(
    game: Game, positions: Iterable[Position], answers: Sequence[int], advisors: Mapping[int, Advisor]
) -> Review:
    """Judge every question of the seats that have an advisor.

    `positions` are those before each answer and the last one, as `catspaw.table.playback.positions` walks them.
    Advisors see sights only: each question is judged by what its seat knew when it was asked.
    """
    judged, last = list[Judged](), None
    for position, found in judgements(game, positions, answers, advisors):
        judged += [found] if found else []
        last = position
    ends = {seat: _came_to(last, seat) for seat in advisors} if last is not None else {}
    return Review(tuple(judged), ends, len(answers))


def judgements(
    game: Game, positions: Iterable[Position], answers: Sequence[int], advisors: Mapping[int, Advisor], first: int = 0
) -> Iterator[tuple[Position, Judged | None]]:
    """Every position, and what was answered there if somebody can judge it; none of before `first` is judged."""
    for after_answers, position in enumerate(positions):
        judged = None
        is_asked = first <= after_answers < len(answers) and position.asked in advisors
        if is_asked and position.options & (position.options - 1):
            sight = game.sight_of_asked(position)
            with suppress(LookupError):  # nobody knows what its answers are worth
                judged = _judged(sight, after_answers, answers[after_answers], advisors[position.asked].advise(sight))
        yield position, judged


def _judged(sight: Sight, after_answers: int, answer: int, advice: Advice) -> Judged:
    chance, cost = advice.chance, advice.cost(answer)
    return Judged(after_answers, int(sight.seat), int(sight.prompt), answer, advice.best.answer, chance, cost, advice)


def _came_to(position: Position, seat: int) -> float:
    paid = position.payoff(seat) if position.asked == NOBODY else 0
    return 0.5 + 0.5 * ((paid > 0) - (paid < 0))

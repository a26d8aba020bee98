"""Reviews of finished games in words: where a game turned for a seat, and what a stronger player would have done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from catspaw.bots.advice import Judged, Review, Turning
from catspaw.bots.hints import COSTLY, judged_with_reasons
from catspaw.bots.reasons import reason_text
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.games.fluent_texts import capital
from catspaw.table.playback import positions
from catspaw.table.table import Table

WIDTH: Final = 60
"""So many columns a curve has at most."""
BLOCKS: Final = "▁▂▃▄▅▆▇█"


class ReviewedTurn(Struct, frozen=True):
    """Where the game turned for a seat, or where an answer cost it something."""

    after_answers: int
    own: bool
    """Whether it was the seat's own answer; else it is what happened after it, up to the seat's next question."""
    before: float
    after: float
    question: str
    answer: str
    """What the seat answered."""
    best: str
    """What would have been better; empty if nothing would."""
    reason: str


def reviewed(table: Table, seat: int, progress: Callable[[int], None] = lambda _: None) -> Review:
    """Judge every question of a seat; `progress` is told after how many answers."""
    game, setup, answers = table.game, table.setup, table.answers
    judged, walked = list[Judged](), positions(game, setup, answers)
    for after_answers, (_, found) in enumerate(judged_with_reasons(game, setup, walked, answers, seat)):
        judged += [found] if found else []
        progress(after_answers)
    return Review(tuple(judged), {seat: came_to(table, seat)}, len(answers))


def came_to(table: Table, seat: int) -> float:
    """What a seat has come to: 1 if it has won, 0 if it has lost, also by giving up, else 0.5."""
    outcome, name = table.outcome, table.setup.seats[seat]
    if table.verdict and table.verdict[1] in table.setup.seats:
        return 0.0 if table.verdict[1] == name else 1.0
    if outcome is None:
        return 0.5
    return 1.0 if name in outcome.winners else 0.0 if name in outcome.losers else 0.5


def turns_in_words(
    game: Game, setup: TableSetup, answers: Sequence[int], review: Review, seat: int, language: str
) -> list[ReviewedTurn]:
    """The turning points, and the answers that cost most, in the order of the game."""
    texts = game.texts(setup, language)
    found = _noteworthy(review, seat)
    wanted = {turning.judged.after_answers for turning in found}
    sights = {
        after_answers: game.sight_of_asked(position)
        for after_answers, position in enumerate(positions(game, setup, answers))
        if after_answers in wanted
    }
    turns: list[ReviewedTurn] = []
    for turning in found:
        judged = turning.judged
        sight = sights[judged.after_answers]
        is_better = turning.own and judged.best != judged.answer
        reason = judged.advice.best.reason
        turns.append(
            ReviewedTurn(
                after_answers=judged.after_answers if turning.own else turning.until,
                own=turning.own,
                before=turning.before,
                after=turning.after,
                question=texts.pending(sight),
                answer=capital(texts.answer(sight, judged.answer)),
                best=capital(texts.answer(sight, judged.best)) if is_better else "",
                reason=reason_text(reason, language) if is_better and reason else "",
            )
        )
    return turns


def _noteworthy(review: Review, seat: int) -> list[Turning]:
    """Turning points, and costly answers that are none."""
    turns = review.turning_points(seat)
    known = {turning.judged.after_answers for turning in turns if turning.own}
    costly = [judged for judged in review.costliest(seat, least=COSTLY) if judged.after_answers not in known]
    return sorted([*turns, *map(_own_turn, costly)], key=lambda turn: (turn.judged.after_answers, not turn.own))


def _own_turn(judged: Judged) -> Turning:
    return Turning(judged, True, judged.after_answers + 1, judged.chance, judged.chance - judged.cost)


def drawn(chances: Sequence[float]) -> str:
    """A curve in one line, the better the higher."""
    step = max(1, -(-len(chances) // WIDTH))
    groups = [chances[at : at + step] for at in range(0, len(chances), step)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(sum(group) / len(group) * len(BLOCKS)))] for group in groups)

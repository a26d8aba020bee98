"""What search is told of The Red Claw."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.bots.red_claw import in_line, worth_to
from catspaw.bots.search.evaluation import Evaluation
from catspaw.bots.search.guide import Guide
from catspaw.core.bits import count, has
from catspaw.core.position import NOBODY, Position
from catspaw.games.red_claw.state.numbers import ABILITIES, COLOURS, NONE, ROW_LENGTH, Zone
from catspaw.games.red_claw.state.position import Hunt

# Features of a seat.
POINTS: Final = 0
POINTS_LATE: Final = 1
"""Points, the more the nearer somebody is to ten; so in IN_LINE_LATE."""
TOKENS: Final = 2
NO_CARD: Final = 3
ONE_CARD: Final = 4
CARDS: Final = 5
FIGURE: Final = 6
NEXT: Final = 7
"""Whether it is the seat's turn."""
IN_LINE_LATE: Final = 8
IN_LINE: Final = 9
"""The points of the tokens it is in line for; from here on by the cards their row has left."""
ABILITY: Final = IN_LINE + ROW_LENGTH + 1
"""From here on: whether it has reached each of the abilities."""
FEATURES: Final = ABILITY + ABILITIES

NAMES: Final = (
    "points", "points-late", "tokens", "no-card", "one-card", "cards", "figure", "next", "in-line-late",
    *(f"in-line-{cards}" for cards in range(ROW_LENGTH + 1)),
    *(f"ability-{ability}" for ability in range(ABILITIES)),
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class HuntGuide(Guide):
    """Playouts are random; whoever has the fewest points to come is likely to win."""

    FEATURES: ClassVar[tuple[str, ...]] = NAMES

    def note(self, position: Position) -> None:
        assert isinstance(position, Hunt)
        note_features(position, self.evaluation)

    def turn(self, position: Position) -> i64:
        assert isinstance(position, Hunt)
        return position.turns

    def rate(self, position: Position, worths: vec[float]) -> None:
        assert isinstance(position, Hunt)
        if position.asked == NOBODY:
            share = 1.0 / float(max(1, count(position.winners)))
            seat: i64 = 0
            while seat < len(worths):
                worths[seat] = share if has(position.winners, seat) else 0.0
                seat += 1
        else:
            note_features(position, self.evaluation)
            self.evaluation.rate(worths)


def note_features(hunt: Hunt, evaluation: Evaluation) -> None:
    """Read the features of every seat."""
    zones = hunt.zones
    evaluation.clear()
    most: i64 = 0
    seat: i64 = 0
    while seat < hunt.rulings.players:
        most = max(most, zones[Zone.LEVEL + seat])
        seat += 1
    late = float(most) / 10.0
    seat = 0
    while seat < hunt.rulings.players:
        points = float(zones[Zone.LEVEL + seat])
        cards = count(zones[Zone.HAND + seat])
        evaluation.set(seat, POINTS, points)
        evaluation.set(seat, POINTS_LATE, points * late)
        evaluation.set(seat, TOKENS, float(count(zones[Zone.TOKENS + seat])) / 4.0)
        evaluation.set(seat, NO_CARD, 1.0 if cards == 0 else 0.0)
        evaluation.set(seat, ONE_CARD, 1.0 if cards == 1 else 0.0)
        evaluation.set(seat, CARDS, float(cards) / 4.0)
        evaluation.set(seat, FIGURE, 1.0 if hunt.figure == seat else 0.0)
        evaluation.set(seat, NEXT, 1.0 if hunt.active == seat else 0.0)
        ability: i64 = 1
        while ability < ABILITIES:
            if zones[Zone.LEVEL + seat] >= hunt.rulings.box.levels[ability]:
                evaluation.set(seat, ABILITY + ability, 1.0)
            ability += 1
        seat += 1
    note_lines(hunt, evaluation, late)


def note_lines(hunt: Hunt, evaluation: Evaluation, late: float) -> None:
    """Who is in line for which tokens."""
    zones = hunt.zones
    colour: i64 = 0
    while colour < COLOURS:
        cards = zones[Zone.ROW_COUNT + colour]
        first = in_line(hunt, colour, NONE)
        second = in_line(hunt, colour, first) if first != NONE else NONE
        if first != NONE and zones[Zone.FIRST + colour] != NONE:
            worth = worth_to(hunt, first, zones[Zone.FIRST + colour])
            evaluation.add(first, IN_LINE + cards, worth)
            evaluation.add(first, IN_LINE_LATE, worth * late)
        if second != NONE and zones[Zone.SECOND + colour] != NONE:
            worth = worth_to(hunt, second, zones[Zone.SECOND + colour])
            evaluation.add(second, IN_LINE + cards, worth)
            evaluation.add(second, IN_LINE_LATE, worth * late)
        colour += 1

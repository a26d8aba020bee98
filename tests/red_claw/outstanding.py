"""How much more than the truth the engine thinks possible while several unseen exchanges are outstanding.

Every sight of every question is compared with an exact memory, which keeps each possible world by itself (see memory):

    cd tests && PYTHONPATH=../src:. python -m red_claw.outstanding --games 300
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import comb, prod

from catspaw.bots import bot_by_name
from catspaw.core.bits import members
from catspaw.core.position import CHANCE, NOBODY, Position
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.red_claw.knowledge.sight import HuntSight
from catspaw.games.red_claw.state.numbers import Zone
from catspaw.games.red_claw.state.position import Hunt
from catspaw.table import Table
from red_claw.memory import Hands, Memory, World

GAME = game_by_id("red-claw")
Answer = Callable[[Position, Sampler], int]


def anything(position: Position, sampler: Sampler) -> int:
    return int(sampler.pick(position.options))


def heuristic(position: Position, sampler: Sampler) -> int:
    if position.asked == CHANCE:
        return anything(position, sampler)
    bot = bot_by_name("heuristic", GAME, position.asked, int(sampler.below(1 << 30)))
    return bot.choose(GAME.sight(position, position.asked))


PLAYERS: dict[str, Answer] = {"random": anything, "heuristic": heuristic}


def deals(sight: HuntSight) -> int:
    """In how many ways the cards that a seat cannot place may lie, as far as the engine knows."""
    pools = ((sight.one_pool, list(sight.ones)), (sight.other_pool, list(sight.others)))
    return prod(ways(len(members(pool)), counts) for pool, counts in pools)


def ways(cards: int, counts: list[int]) -> int:
    found = 1
    for held in counts:
        found *= comb(cards, held)
        cards -= held
    return found


def allows(sight: HuntSight, world: World) -> bool:
    """Whether the engine thinks a world possible."""
    for seat, hand in enumerate(world):
        held = sum(1 << card for card in hand)
        surely, one, other = int(sight.hands[seat]), int(sight.one_pool), int(sight.other_pool)
        counts = (held & one).bit_count(), (held & other).bit_count()
        if held & ~(one | other) != surely or counts != (sight.ones[seat], sight.others[seat]):
            return False
    return True


def hands_of(position: Position, players: int) -> World:
    assert isinstance(position, Hunt)
    return tuple(frozenset(members(position.zones[Zone.HAND + seat])) for seat in range(players))


def sights(table: Table, answer: Answer, sampler: Sampler) -> Iterator[tuple[str | None, HuntSight, Hands, World]]:
    """A game to its end: at every question each observer's sight, its exact memory, and the truth."""
    observers = (*table.setup.seats, None)
    memories = {seat: Memory(seat, table.setup) for seat in observers}
    heard = 0
    while table._position.asked != NOBODY:
        table.answer(answer(table._position, sampler))
        events, truth = table._journal.events, hands_of(table._position, len(table.setup.seats))
        for seat in observers:
            number = table.setup.seat_number(seat)
            for event in events[heard:]:
                seen = GAME.perceived_by(event, number)
                assert seen is not None
                memories[seat].hear(seen)
            sight = table.sight(seat)
            assert isinstance(sight, HuntSight)
            yield seat, sight, memories[seat].hands, truth
        heard = len(events)


@dataclass
class Found:
    """What came of many sights of one kind of observer."""

    sights: int = 0
    blurred: int = 0
    """Sights with cards that cannot be placed."""
    several: int = 0
    """Sights with pools that ran together."""
    factors: list[float] = field(default_factory=list)
    """For those that are less than exact, how many times too many worlds they allow."""
    uncounted: int = 0
    """Sights with more worlds than the exact memory follows."""

    def note(self, sight: HuntSight, hands: Hands) -> None:
        self.sights += 1
        self.blurred += bool(sight.one_pool | sight.other_pool)
        if hands.pools:
            self.several += 1
            if not hands.worlds:
                self.uncounted += 1
            elif (factor := deals(sight) / len(hands.worlds)) > 1:
                self.factors.append(factor)

    def line(self) -> str:
        share = [f"{100 * part / self.sights:.2f}%" for part in (self.blurred, self.several, len(self.factors))]
        often = sorted(self.factors) or [1.0]
        middle, most = often[len(often) // 2], often[-1]
        return " | ".join([*share, f"{middle:.1f}", f"{most:.1f}", f"{self.uncounted}"])


def measure(players: int, play: str, games: int) -> dict[str, Found]:
    """Play so many games and compare every sight."""
    found = {"seats": Found(), "onlookers": Found()}
    for seed in range(games):
        table = Table(GAME, GAME.setup(players=players), None)
        for seat, sight, hands, _ in sights(table, PLAYERS[play], Sampler(seed)):
            found["onlookers" if seat is None else "seats"].note(sight, hands)
    return found


HEADS = [
    "players",
    "answers",
    "observers",
    "sights",
    "unplaced",
    "run-together",
    "too-wide",
    "median",
    "most",
    "uncounted",
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    games = parser.parse_args().games
    sys.stdout.write(f"| {' | '.join(HEADS)} |\n|{'---|' * len(HEADS)}\n")
    for players in sorted(GAME.player_counts):
        for play in PLAYERS:
            for who, found in measure(players, play, games).items():
                sys.stdout.write(f"| {players} | {play} | {who} | {found.sights} | {found.line()} |\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()

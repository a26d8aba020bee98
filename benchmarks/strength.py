"""How strong the strongest levels are against rules of thumb, and how long they think.

python benchmarks/strength.py                         all of it, hours on two cores
python benchmarks/strength.py --only four --games 200

The Red Claw for two and for four (one against three), and Claw & Order with equal decks in turn, in battles.
Seats are taken in turn; a shared victory counts in part. Cards and bots have seeds of their own.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Final, NamedTuple

from librt.vecs import vec
from rich.console import Console
from rich.table import Table as Grid

from catspaw.bots import bot_by_name, levels_of
from catspaw.bots.guides import guide_for
from catspaw.core.bits import COMPILED
from catspaw.core.dealer import QuickDealer
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import mixed
from catspaw.core.setup import TableSetup
from catspaw.games import game_by_id
from catspaw.lab.ladder import fair_setups
from catspaw.lab.statistics import interval
from catspaw.lab.workers import cores, in_order

BOTS: Final = 1_000_003
"""Far from any seed of the cards."""
console = Console(width=120)


class Bar(NamedTuple):
    """What is measured, and what is aimed at."""

    game: str
    players: int
    what: str
    share: float


BARS: Final = {
    "two": Bar("red-claw", 2, "The Red Claw for two, games", 0.95),
    "four": Bar("red-claw", 4, "The Red Claw, one against three, games", 0.60),
    "battles": Bar("claw-and-order", 0, "Claw & Order, equal decks, battles", 0.80),
}


class Played(NamedTuple):
    """What came of one game."""

    decided: int
    """Battles, or the one game."""
    won: float
    seconds: list[float]
    """Of processor time that the level took for each answer it had to think about."""


def play(bar: Bar, number: int) -> Played:
    """One game, by its number alone."""
    game = game_by_id(bar.game)
    setup = setup_of(game, bar.players, number)
    seats = len(setup.seats)
    mine, level = number % seats, levels_of(game)[-1].id
    bots = [
        bot_by_name(level if seat == mine else "heuristic", game, seat, mixed(BOTS + number * 8 + seat), setup)
        for seat in range(seats)
    ]
    judge, dealer, position = guide_for(game, seats), QuickDealer(number), game.start(setup)
    judge.begin(position)
    decided, won, seconds = 0, 0.0, list[float]()
    worths = vec[float]([0.0] * seats)
    while position.asked != NOBODY:
        if position.asked == CHANCE:
            position.answer(dealer.choose(position.pile, position.options))
        else:
            sight = game.sight_of_asked(position)
            begun = time.process_time()
            answer = bots[position.asked].choose(sight)
            if position.asked == mine and sight.options & (sight.options - 1):
                seconds.append(time.process_time() - begun)
            position.answer(answer)
        if judge.is_decided(position):
            judge.rate(position, worths)
            decided, won = decided + 1, won + worths[mine]
            judge.begin(position)
    return Played(decided, won, seconds)


def setup_of(game: Game, players: int, number: int) -> TableSetup:
    """Every deck against itself in turn; each from both seats."""
    if players:
        return game.setup(players=players)
    setups = fair_setups(game)
    return setups[number // 2 % len(setups)]


def measure(bar: Bar, games: int, seed: int, workers: int) -> tuple[int, float, list[float]]:
    decided, won, seconds = 0, 0.0, list[float]()
    for played, one in enumerate(in_order(play, bar, range(seed, seed + games), workers), 1):
        decided, won = decided + one.decided, won + one.won
        seconds += one.seconds
        if played % 20 == 0:
            low, high = interval(won, decided)
            console.print(f"{played} games: {won:g} of {decided}, {low:.1%} – {high:.1%}", style="dim")
    return decided, won, seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=[*BARS], action="append", help="all of them by default")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    options = parser.parse_args()
    grid = Grid("against rules of thumb", "aim", "of", "share", "95% interval", "median answer, CPU ms", box=None)
    for name in options.only or BARS:
        bar = BARS[name]
        decided, won, seconds = measure(bar, options.games, options.seed, options.workers)
        low, high = interval(won, decided)
        shown = f"{won / decided:.1%}", f"{low:.1%} – {high:.1%}", f"{1000 * median(seconds):.0f}"
        grid.add_row(bar.what, f"{bar.share:.0%}", str(decided), *shown)
    console.print("compiled" if COMPILED else "interpreted", grid)


if __name__ == "__main__":
    main()

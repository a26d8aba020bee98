"""Speed, as ratios in one interleaved run. See docs/performance.md for what the rows mean.

make bench                    every row, five rounds
python benchmarks/bench.py --rounds 9
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import catspaw
from catspaw.core.bits import COMPILED
from catspaw.core.playout import advance, choices, play_many
from catspaw.core.position import NOBODY, Position
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id

HERE = Path(__file__).parent
console = Console(width=110)


@dataclass
class Runner:
    """Something that plays random heists: returns how many decisions it took."""

    name: str
    play: Callable[[int], int]
    games: int
    best: float = 0.0

    def round(self, seed: int) -> None:
        begun = time.perf_counter()
        decisions = self.play(seed)
        self.best = max(self.best, decisions / (time.perf_counter() - begun))


def opening(game_id: str = "cat-and-mouse") -> Position:
    """A game with its defaults and as many players as it takes."""
    game = game_by_id(game_id)
    return game.start(game.setup(players=max(game.player_counts)))


def in_engine(games: int) -> Callable[[int], int]:
    start = opening()
    return lambda seed: int(play_many(start, seed, games).decisions)


def hunts(games: int) -> Callable[[int], int]:
    """The Red Claw with four players; counts every answer."""
    start = opening("red-claw")
    return lambda seed: int(play_many(start, seed, games).answers)


def matches(games: int) -> Callable[[int], int]:
    """Claw & Order with the first two decks of the starter set."""
    start = opening("claw-and-order")
    return lambda seed: int(play_many(start, seed, games).decisions)


def python_loop(games: int) -> Callable[[int], int]:
    """What a researcher writes: a list of options, any of them, and on to the next question."""
    start, position = opening(), opening()

    def play(seed: int) -> int:
        sampler, draw = Sampler(seed), random.Random(seed).random
        decisions = 0
        for _ in range(games):
            start.copy_into(position)
            options = choices(position)
            while options:
                decisions += len(options) > 1
                options = advance(position, options[int(draw() * len(options))], sampler)
        return decisions

    return play


def tables(games: int) -> Callable[[int], int]:
    """Tables with texts, record and dealer: every question and every record is made."""

    def play(seed: int) -> int:
        draw = random.Random(seed).random
        decisions = 0
        for k in range(games):
            table = catspaw.new("cat-and-mouse", seed=seed * games + k)
            while (question := table.question) is not None:
                options = question.options
                decisions += len(options) > 1
                table.answer(options[int(draw() * len(options))].number)
            table.record()
        return decisions

    return play


def measured(code: str, paths: str) -> float:
    """The number that a process of its own prints."""
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def interpreted(game: str, count: str, games: int) -> float:
    """Decisions or answers a second of the same files uncompiled, in a process of their own that times play alone."""
    code = f"""
import time
from bench import opening
from catspaw.core.bits import COMPILED
from catspaw.core.playout import play_many
assert not COMPILED
start = opening({game!r})
play_many(start, 1, {games} // 30)
begun = time.perf_counter()
print(play_many(start, 2, {games}).{count} / (time.perf_counter() - begun))
"""
    return measured(code, f"{HERE.parent / 'src'}{os.pathsep}{HERE}")


def kept_positions(number: int) -> float:
    """Megabytes that a list of positions takes, in a process of their own."""
    code = f"""
import resource
from bench import kept
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
positions = kept({number})
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024)
"""
    return measured(code, str(HERE))


def kept(number: int) -> list[Position]:
    """So many positions from random games, all alive."""
    start, position, sampler = opening(), opening(), Sampler(1)
    positions: list[Position] = []
    while len(positions) < number:
        if position.asked == NOBODY:
            start.copy_into(position)
        position.answer(sampler.pick(position.options))
        positions.append(position.clone())
    return positions


def peers() -> list[Runner]:
    """The same game on OpenSpiel's Python API and on RLCard, after they have accepted our records."""
    try:
        from peers import open_spiel_heist, rlcard_heist
    except ImportError as missing:
        console.print(f"peers left out: {missing} (make bench installs them)")
        return []
    agreed = 0
    for seed in track(range(1000), "peers replay our records"):
        table, draw = catspaw.new("cat-and-mouse", seed=seed), random.Random(seed)
        while table.question:
            table.answer(draw.choice(table.question.options).number)
        assert table.outcome is not None
        winner = table.game.seats.index(table.outcome.winners[0])
        for accepts in (open_spiel_heist.accepts, rlcard_heist.accepts):
            if accepts(list(table.answers)) != winner:
                raise SystemExit(f"a peer disagrees on {table.record()}")
        agreed += 1
    console.print(f"both peers give the same outcome for {agreed} of our records")
    return [
        Runner("OpenSpiel, Python API", lambda seed: open_spiel_heist.random_games(seed, 2000), 2000),
        Runner("RLCard", lambda seed: rlcard_heist.random_games(seed, 2000), 2000),
        Runner("RLCard, features left out", lambda s: rlcard_heist.random_games_without_features(s, 2000), 2000),
    ]


def small_costs() -> dict[str, float]:
    """Nanoseconds for what search does all the time."""
    game, position, sampler = game_by_id("cat-and-mouse"), opening(), Sampler(3)
    while position.turns < 2:  # type: ignore[attr-defined]
        if position.asked == NOBODY:
            opening().copy_into(position)
        position.answer(sampler.pick(position.options))
    slot, sight = position.clone(), game.sight(position, 1)
    acts: dict[str, Callable[[], object]] = {
        "clone": position.clone,
        "copy_into": lambda: position.copy_into(slot),
        "sight": lambda: game.sight(position, 1),
        "sample": lambda: sight.sample_into(slot, sampler),
        "view": lambda: game.view(sight),
    }
    costs = {}
    for name, act in acts.items():
        rounds = []
        for _ in range(5):
            begun = time.perf_counter()
            for _ in range(20_000):
                act()
            rounds.append((time.perf_counter() - begun) / 20_000 * 1e9)
        costs[name] = min(rounds)
    return costs


def verdict(holds: bool) -> str:
    return "[green]yes[/]" if holds else "[red]no[/]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    rules = "compiled" if COMPILED else "interpreted"
    console.print(f"rules: {rules}; Cat & The Mouse, random play, one core, best of {rounds}")

    engine = Runner("in-engine", in_engine(300_000), 300_000)
    loop = Runner("loop over Position from Python", python_loop(10_000), 10_000)
    table = Runner("Table with texts, record and dealer", tables(600), 600)
    hunt = Runner("The Red Claw, four players, in-engine", hunts(10_000), 10_000)
    match = Runner("Claw & Order, starter decks, in-engine", matches(2000), 2000)
    others = peers()
    pure = pure_hunt = pure_match = 0.0
    for seed in track(range(rounds), "interleaved rounds"):
        for runner in (engine, loop, table, *others):
            runner.round(seed + 1)
        hunt.round(seed + 1)
        match.round(seed + 1)
        pure = max(pure, interpreted("cat-and-mouse", "decisions", 3000))
        pure_hunt = max(pure_hunt, interpreted("red-claw", "answers", 100))
        pure_match = max(pure_match, interpreted("claw-and-order", "decisions", 30))

    grid = Grid("decisions a second", "", "against in-engine", title="Rates")
    for name, rate in [*((r.name, r.best) for r in (engine, loop, table, *others)), ("in-engine, uncompiled", pure)]:
        grid.add_row(name, f"{rate:,.0f}", f"1/{engine.best / rate:,.1f}")
    console.print(grid)

    bars = Grid("bar", "wanted", "measured", "holds", title="Bars")
    bars.add_row("compiled against uncompiled", "≥ 25", f"{engine.best / pure:.1f}", verdict(engine.best >= 25 * pure))
    bars.add_row("in-engine decisions a second", "≥ 20 M", f"{engine.best / 1e6:.1f} M", verdict(engine.best >= 20e6))
    for peer in others:
        ratio = loop.best / peer.best
        wanted = "≥ 12" if "left out" not in peer.name else "–"
        holds = verdict(ratio >= 12) if wanted != "–" else ""
        bars.add_row(f"Python loop against {peer.name}", wanted, f"{ratio:.1f}", holds)
        if peer.name == "RLCard":
            ratio = table.best / peer.best
            bars.add_row(f"Table against {peer.name}", "≥ 1", f"{ratio:.2f}", verdict(ratio >= 1))
    counted = play_many(opening("red-claw"), 1, 1000)
    decisions = hunt.best * int(counted.decisions) / int(counted.answers)
    bars.add_row("Red Claw answers a second", "≥ 12 M", f"{hunt.best / 1e6:.1f} M", verdict(hunt.best >= 12e6))
    bars.add_row("Red Claw decisions a second", "≥ 3 M", f"{decisions / 1e6:.1f} M", verdict(decisions >= 3e6))
    ratio = hunt.best / pure_hunt
    bars.add_row("Red Claw compiled against uncompiled", "≥ 25", f"{ratio:.1f}", verdict(ratio >= 25))
    measured_rate = f"{match.best / 1e6:.2f} M"
    bars.add_row("Claw & Order decisions a second", "≥ 1.5 M", measured_rate, verdict(match.best >= 1.5e6))
    ratio = match.best / pure_match
    bars.add_row("Claw & Order compiled against uncompiled", "≥ 25", f"{ratio:.1f}", verdict(ratio >= 25))
    bars.add_row("Claw & Order uncompiled", "–", f"{pure_match / 1e6:.3f} M", "")
    size = kept_positions(1_000_000)
    bars.add_row("a million kept positions", "< 400 MB", f"{size:.0f} MB", verdict(size < 400))
    console.print(bars)
    console.print(", ".join(f"{name} {cost:,.0f} ns" for name, cost in small_costs().items()))


if __name__ == "__main__":
    main()

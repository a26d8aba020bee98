"""What `catspaw ladder` and `catspaw train` do and tell."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from catspaw.core.bits import COMPILED
from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.lab.ladder import Ladder, climb
from catspaw.lab.ladder_picture import drawn
from catspaw.lab.learnt_match import learnt_match
from catspaw.lab.statistics import interval
from catspaw.lab.training import Training, save, weights_file
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.simulation import UNCOMPILED, headers, progress_bar


def run_training(
    console: Console,
    training: Training,
    rounds: int,
    progress: Path,
    weights: Path | None,
    workers: int,
    language: str,
) -> None:
    """Play and learn round by round, each of which is kept; then write the weights."""
    least = {"--rounds": rounds, "--games": training.progress.games, "--workers": workers}
    if min(least.values()) < 1:
        raise Malformed("{options}: at least 1 each", options=", ".join(least))
    for _ in range(rounds):
        with progress_bar(training.progress.games) as show:
            training.round(workers, show)
        save(training, progress)
        told = {"round": training.progress.rounds, "surprise": f"{training.progress.surprise[-1]:.4f}"}
        console.print(said(language, "round {round}: the outcome was a surprise of {surprise}", **told))
    if weights:
        weights.write_text(weights_file(training.progress.weights), "utf-8")
        console.print(said(language, "the weights are in {file}", file=str(weights)))


def run_learnt_match(console: Console, training: Training, games: int, workers: int, language: str) -> None:
    """Let what was learnt play what was there before, and tell how it ended."""
    kept = training.progress
    with progress_bar(games) as show:
        won = learnt_match(training.game, kept.weights, games, kept.seed, kept.players, workers=workers, done=show)
    low, high = interval(won, games)
    told = {"won": f"{won:g}", "games": games, "share": f"{won / games:.1%}", "interval": f"{low:.1%} – {high:.1%}"}
    console.print(
        said(language, "against the weights by hand: {won} of {games}, {share} (95% interval {interval})", **told)
    )


def run_ladder(
    console: Console,
    game: Game,
    games: int,
    seed: int,
    picture: Path | None,
    workers: int,
    *,
    as_json: bool,
    language: str,
) -> bool:
    """Measure the levels of a game and tell it; whether each surely is one."""
    if min(games, workers) < 1:
        raise Malformed("{options}: at least 1 each", options="--games, --workers")
    if not as_json:
        warn(console, language)
    with progress_bar(4 * games) as show:
        ladder = climb(game, games, seed, show, workers=workers)
    if picture:
        picture.write_text(drawn(game, ladder), "utf-8")
    if as_json:
        print(json.dumps(ladder.as_values(), indent=2))
    else:
        print_ladder(console, ladder, language)
    return all(rung.holds for rung in ladder.rungs)


def print_ladder(console: Console, ladder: Ladder, language: str) -> None:
    grid = Grid(*headers(language, "level", "against", "games", "share", "95% interval", "Elo number"), box=None)
    grid.add_row(ladder.lowest, "", "", "", "", "0")
    for rung, (_, number, doubt) in zip(ladder.rungs, ladder.elo()[1:], strict=True):
        share, low, high = rung.share
        elo = f"{number:.0f} ± {doubt:.0f}"
        grid.add_row(rung.level, rung.below, str(rung.games), f"{share:.1%}", f"{low:.1%} – {high:.1%}", elo)
    console.print(grid)


def warn(console: Console, language: str) -> None:
    """Say that bots think less here than they could."""
    if not COMPILED:
        console.print(f"[dim]{said(language, UNCOMPILED)}[/]")

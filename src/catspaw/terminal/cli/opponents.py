"""`catspaw ladder` and `catspaw train`: how strong opponents are, and how they learn."""

from __future__ import annotations

import sys
from pathlib import Path

from catspaw.games import game_by_id
from catspaw.terminal.cli.language import language_for
from catspaw.terminal.cli.page import FAILED_CHECK, console
from catspaw.terminal.cli.setting import Language


def ladder(
    game: str,
    *,
    games: int = 400,
    seed: int = 1,
    workers: int | None = None,
    picture: Path | None = None,
    language: Language = None,
    json: bool = False,
) -> None:
    """Let each level of a game play the one below; exit code 1 unless each surely wins more than 55%.

    Example: `catspaw ladder red-claw --games 100 --picture red-claw.svg`

    Parameters
    ----------
    game
        The game's id.
    games
        How many games each level plays against the one below.
    seed
        Where the deals start; equal seeds see equal cards.
    workers
        Processes that play; by default one for each core. How many there are changes no game.
    picture
        A file for the Elo numbers and their intervals, drawn as SVG.
    json
        Print values for machines.
    """
    from catspaw.lab.workers import cores
    from catspaw.terminal.cli.opponents_report import run_ladder

    processes = cores() if workers is None else workers
    spoken = language_for(language)
    if not run_ladder(console, game_by_id(game), games, seed, picture, processes, as_json=json, language=spoken):
        sys.exit(FAILED_CHECK)


def train(
    game: str,
    *,
    rounds: int = 10,
    games: int = 500,
    players: int = 0,
    match: int = 0,
    seed: int = 1,
    progress: Path | None = None,
    weights: Path | None = None,
    workers: int | None = None,
    language: Language = None,
) -> None:
    """Let rules of thumb play each other, and learn from it who is about to win.

    Example: `catspaw train red-claw --players 4 --weights red-claw-4.toml`

    Parameters
    ----------
    game
        The game's id.
    rounds
        How many rounds of games to learn from, besides those that were played before.
    games
        How many games a round has, if the training starts.
    players
        How many play at each table, if the training starts; 0 for every number in turn.
    match
        So many games are played in the end, between what was learnt and the weights by hand.
    seed
        Where the games start, if the training does.
    progress
        The file that a training is kept in and goes on from; GAME.training.json if left out.
    weights
        A file for what was learnt.
    workers
        Processes that play; by default one for each core. How many there are changes no game.
    """
    from catspaw.lab.training import begun, resumed
    from catspaw.lab.workers import cores
    from catspaw.terminal.cli.opponents_report import run_learnt_match, run_training

    chosen = game_by_id(game)
    processes = cores() if workers is None else workers
    kept = progress or Path(f"{chosen.id}.training.json")
    started = resumed(chosen, kept) if kept.exists() else begun(chosen, seed, games, players)
    spoken = language_for(language)
    run_training(console, started, rounds, kept, weights, processes, spoken)
    if match:
        run_learnt_match(console, started, match, processes, spoken)

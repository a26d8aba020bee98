"""`catspaw balance`: how fair the decks of a game are."""

from __future__ import annotations

import sys
from pathlib import Path

from catspaw.games import game_by_id
from catspaw.terminal.cli.language import language_for
from catspaw.terminal.cli.page import FAILED_CHECK, console
from catspaw.terminal.cli.setting import Edition, Language


def balance(
    game: str,
    *,
    edition: Edition = None,
    bot: str = "heuristic",
    battles: int = 1000,
    seed: int = 1,
    workers: int | None = None,
    progress: Path | None = None,
    picture: Path | None = None,
    language: Language = None,
    json: bool = False,
) -> None:
    """Let every pair of decks play, seats swapped; exit code 1 if a deck, a pair, the beginner or haste is unfair.

    Example: `catspaw balance claw-and-order --battles 20 --progress decks.json --picture decks.svg`

    Parameters
    ----------
    game
        The game's id.
    bot
        Who plays both decks.
    battles
        How many battles each pair plays at least.
    seed
        Where the deals start; equal seeds see equal cards.
    workers
        Processes that play; by default one for each core. How many there are changes no game.
    progress
        A file that the count is kept in, to go on from after a pause.
    picture
        A file for the shares of all pairs, drawn as SVG.
    json
        Print values for machines.
    """
    from catspaw.lab.workers import cores
    from catspaw.terminal.cli.balance_report import run_balance

    processes = cores() if workers is None else workers
    spoken, chosen = language_for(language), game_by_id(game)
    asked = (chosen, edition, bot, battles, seed)
    if not run_balance(console, *asked, processes, progress, picture, as_json=json, language=spoken):
        sys.exit(FAILED_CHECK)

"""`catspaw balance`: how fair the decks of a game are."""

from __future__ import annotations

import json as json_text
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from catspaw.core.errors import Malformed
from catspaw.games import game_by_id
from catspaw.lab.balance import EARLY_TURN, Balance, begun, resumed, save, weigh
from catspaw.lab.balance_picture import drawn
from catspaw.lab.workers import cores
from catspaw.terminal.cli.language import language_for
from catspaw.terminal.cli.page import FAILED_CHECK, console
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.setting import Edition, Language
from catspaw.terminal.cli.simulation import headers, progress_bar

BATTLES_OF_A_MATCH = 2
"""Somebody wins twice, so a match has at least so many."""


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
    if battles < 1:
        raise Malformed("{options}: at least 1 each", options="--battles")
    chosen, spoken = game_by_id(game), language_for(language)
    processes = cores() if workers is None else workers
    if processes < 1:
        raise Malformed("--workers {workers}: at least one process", workers=processes)
    counted = begun(chosen, edition, bot, seed)
    if progress and progress.exists():
        counted = resumed(counted, progress)
    matches = -(-battles // BATTLES_OF_A_MATCH)

    def keep(balance: Balance) -> None:
        if progress:
            save(balance, progress)

    with progress_bar(matches * len(counted.pairs)) as show:
        weigh(chosen, edition, counted, matches, show, keep, workers=processes)
    if picture:
        picture.write_text(drawn(chosen.title, counted), "utf-8")
    if json:
        print(json_text.dumps(counted.as_values(), indent=2))
    else:
        print_balance(console, counted, spoken)
    if counted.missed():
        sys.exit(FAILED_CHECK)


def print_balance(console: Console, balance: Balance, language: str) -> None:
    """What each deck won of all its battles, and against each other one."""
    decks = balance.decks
    grid = Grid(*headers(language, "deck", "share", "95% interval"), *decks, box=None)
    for deck in decks:
        share, low, high = balance.share_of(deck)
        grid.add_row(deck, f"{share:.1%}", f"{low:.1%} – {high:.1%}", "", *(_share(balance, deck, o) for o in decks))
    console.print(grid)
    share, low, high = balance.beginner
    told = {"share": f"{share:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}"}
    console.print(said(language, "whoever begins a match wins its first battle: {share} ({low} – {high})", **told))
    early = {"turn": EARLY_TURN, "share": f"{balance.early:.1%}", "battles": balance.battles}
    console.print(said(language, "over by turn {turn}: {share} of {battles} battles", **early))
    if missed := balance.missed():
        console.print(said(language, "out of bounds: {what}", what=", ".join(missed)))


def _share(balance: Balance, deck: str, other: str) -> str:
    pair = balance.against(deck, other)
    if pair is None:
        return "–"
    return f"{pair.share if pair.decks[0] == deck else 1 - pair.share:.1%}"

"""What `catspaw balance` does and tells."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.lab.balance import EARLY_TURN, Balance, begun, resumed, save, weigh
from catspaw.lab.balance_picture import drawn
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.simulation import headers, progress_bar

BATTLES_OF_A_MATCH = 2
"""Somebody wins twice, so a match has at least so many."""


def run_balance(
    console: Console,
    game: Game,
    edition: str | None,
    bot: str,
    battles: int,
    seed: int,
    workers: int,
    progress: Path | None,
    picture: Path | None,
    *,
    as_json: bool,
    language: str,
) -> bool:
    """Count the battles of every pair and tell it; whether all bars are kept."""
    if min(battles, workers) < 1:
        raise Malformed("{options}: at least 1 each", options="--battles, --workers")
    balance = begun(game, edition, bot, seed)
    if progress and progress.exists():
        balance = resumed(balance, progress)
    matches = -(-battles // BATTLES_OF_A_MATCH)
    with progress_bar(matches * len(balance.pairs)) as show:
        weigh(game, edition, balance, matches, show, partial(_keep, progress), workers=workers)
    if picture:
        picture.write_text(drawn(game.title, balance), "utf-8")
    if as_json:
        print(json.dumps(balance.as_values(), indent=2))
    else:
        print_balance(console, balance, language)
    return not balance.missed()


def _keep(progress: Path | None, balance: Balance) -> None:
    if progress:
        save(balance, progress)


def print_balance(console: Console, balance: Balance, language: str) -> None:
    """What each deck won of all its battles, and against each other one."""
    decks = balance.decks
    titles = [deck.replace("-", "-\n") for deck in decks]
    grid = Grid(*headers(language, "deck", "share", "95% interval"), *titles, box=None)
    grid.columns[0].no_wrap = True
    for deck in decks:
        share, low, high = balance.share_of(deck)
        grid.add_row(deck, f"{share:.0%}", f"{low:.0%} – {high:.0%}", "", *(_share(balance, deck, o) for o in decks))
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
    return f"{pair.share if pair.decks[0] == deck else 1 - pair.share:.0%}"

"""The report of a simulation."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from catspaw.bots import levels_of
from catspaw.core.bits import COMPILED
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.lab.simulate import BotFault, simulate
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.set_up import what_is_known

BAR = 20
UNCOMPILED = "The rules are not compiled: bots that search make fewer iterations, and play more weakly."


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Shows how many games are done, to people; machines get no line of it.

    It has no thread of its own, since workers are forked beside it.
    """
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    step = max(1, games // 200)
    with Progress(*columns, console=Console(file=sys.stderr), transient=True, auto_refresh=False) as progress:
        task = progress.add_task("games", total=games)

        def show(done: int) -> None:
            if done % step == 0:
                progress.update(task, completed=done, refresh=True)

        yield show


def run_simulation(
    console: Console,
    game: Game,
    setup: TableSetup,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    first: int,
    swap: bool,
    workers: int,
    records: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Play, showing progress on standard error, then print the report or its values."""
    if not as_json and not COMPILED and {level.id for level in levels_of(game)} & set(bots):
        console.print(f"[dim]{said(language, UNCOMPILED)}[/]")
    try:
        with progress_bar(games) as show:
            summary = simulate(
                game, setup, bots, games, seed, show, first=first, swap=swap, workers=workers, records=records
            )
    except BotFault as fault:
        if as_json:
            print(json.dumps({"fault": fault.as_values()}, indent=2))
        raise
    values = summary.as_values()
    if as_json:
        print(json.dumps(values, indent=2))
    else:
        print_report(console, values, list(settings(setup, values, language)), language)


def settings(setup: TableSetup, values: Mapping[str, Any], language: str) -> Iterator[str]:
    """What the table agreed on, where it is not the default."""
    if setup.edition:
        yield f"{setup.edition.label} ({what_is_known(setup.edition, language)})"
    yield from (said(language, "{seat} with {deck}", seat=seat, deck=deck) for seat, deck in values["decks"].items())
    if values["swapped"]:
        yield said(language, "everybody one seat on after every game")
    yield from setup.variants
    yield from (f"{name}={reading}" for name, reading in setup.changed.items())


def print_report(console: Console, values: dict[str, Any], settings: Sequence[str], language: str) -> None:
    played = said(language, "{games} games from seed {seed}", games=values["games"], seed=values["seed"])
    if values["from"] > 1:
        played += said(language, ", the first is game {number}", number=values["from"])
    console.print(f"[bold]{values['game']}[/]: {played}")
    usual = said(language, "no variants, every ruling at its default")
    console.print(f"[dim]{', '.join(settings) or usual}[/]\n")
    print_wins(console, values, language)
    console.print()
    grid = Grid(*headers(language, "ending", "rule", "games", "share"), box=None)
    for ending, counted in values["endings"].items():
        share = counted["games"] / values["games"]
        grid.add_row(ending, counted["rule"], str(counted["games"]), f"{share:.2%}", bar(share))
    console.print(grid)
    answers = values["answers"]
    counted = {"mean": f"{answers['mean']:.1f}", "median": answers["median"], "most": answers["longest"]}
    console.print("\n" + said(language, "answers a game: mean {mean}, median {median}, most {most}", **counted))


def headers(language: str, *words: str) -> list[str]:
    """The headers of a grid, with none above the bars."""
    return [*(said(language, word) for word in words), ""]


def print_wins(console: Console, values: dict[str, Any], language: str) -> None:
    """Who won how often: each seat with its bot and deck; or, if these moved, they first and then the seats."""
    seats, sides = list(values["wins"].items()), values["sides"]
    has_decks = bool(values["decks"])
    brought = [[side["bot"], *([side["deck"]] if has_decks else [])] for side in sides]
    titles = ["bot", "deck"] if has_decks else ["bot"]
    if values["swapped"]:
        print_shares(console, titles, list(zip(brought, sides, strict=True)), language)
        console.print()
        print_shares(console, ["seat"], [([seat], wins) for seat, wins in seats], language)
    else:
        rows = [([seat, *who], wins) for (seat, wins), who in zip(seats, brought, strict=True)]
        print_shares(console, ["seat", *titles], rows, language)
    if values["won_by_nobody"]:
        console.print(said(language, "won by nobody: {games}", games=values["won_by_nobody"]))


def print_shares(
    console: Console, who: Sequence[str], rows: Sequence[tuple[list[str], dict[str, Any]]], language: str
) -> None:
    """Who, how many games they won, which share of all, and the interval in which it lies 19 times of 20."""
    grid = Grid(*headers(language, *who, "wins", "share", "95% interval"), box=None)
    for names, wins in rows:
        low, high = wins["interval"]
        grid.add_row(*names, str(wins["games"]), f"{wins['share']:.2%}", f"{low:.2%} – {high:.2%}", bar(wins["share"]))
    console.print(grid)


def bar(share: float) -> str:
    return "█" * round(share * BAR)

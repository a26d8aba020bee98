"""The report of a simulation."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from catspaw.core.game import Game
from catspaw.core.house import House
from catspaw.lab.simulate import simulate
from catspaw.terminal.set_up import what_is_known
from catspaw.terminal.translation import said

BAR = 20


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Shows how many games are done, to people; machines get no line of it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    step = max(1, games // 200)
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("games", total=games)

        def show(done: int) -> None:
            if done % step == 0:
                progress.update(task, completed=done)

        yield show


def run_simulation(
    console: Console,
    game: Game,
    house: House,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    as_json: bool,
    language: str,
) -> None:
    """Play, showing progress on standard error, then print the report or its values."""
    with progress_bar(games) as show:
        values = simulate(game, house, bots, games, seed, show).as_values()
    if as_json:
        print(json.dumps(values, indent=2))
    else:
        edition = [f"{house.edition.label} ({what_is_known(house.edition, language)})"] if house.edition else []
        decks = [said(language, "{seat} with {deck}", seat=seat, deck=deck) for seat, deck in values["decks"].items()]
        rulings = [f"{name}={reading}" for name, reading in house.changed.items()]
        print_report(console, values, [*edition, *decks, *house.variants, *rulings], language)


def print_report(console: Console, values: dict[str, Any], settings: Sequence[str], language: str) -> None:
    played = said(language, "{games} games from seed {seed}", games=values["games"], seed=values["seed"])
    console.print(f"[bold]{values['game']}[/]: {played}")
    usual = said(language, "no variants, every ruling at its default")
    console.print(f"[dim]{', '.join(settings) or usual}[/]\n")
    grid = Grid(*headers(language, "seat", "bot", "wins", "share", "95% interval"), box=None)
    for seat, wins in values["wins"].items():
        low, high = wins["interval"]
        grid.add_row(
            seat, values["bots"][seat], str(wins["games"]), f"{wins['share']:.2%}", f"{low:.2%} – {high:.2%}",
            bar(wins["share"]),
        )  # fmt: skip
    console.print(grid)
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


def bar(share: float) -> str:
    return "█" * round(share * BAR)

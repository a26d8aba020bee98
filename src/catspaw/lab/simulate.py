"""Bots against bots, many times, and what came of it."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from catspaw.bots import Bot
from catspaw.core.checking import file_name, instance, texts, whole_number
from catspaw.core.dealer import QuickDealer
from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.record import Record
from catspaw.core.setup import TableSetup
from catspaw.lab.playing import BotFault, Played, Run, play_out
from catspaw.lab.records import RecordFile
from catspaw.lab.statistics import interval, quantile
from catspaw.lab.workers import played

__all__ = ["BotFault", "Played", "Run", "Summary", "play_one", "simulate"]


@dataclass
class Summary:
    """What a run of games came to."""

    game: Game
    setup: TableSetup
    bots: tuple[str, ...]
    seed: int
    swap: bool = False
    first: int = 1
    """The number of the first game that was played."""
    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    """By seat."""
    wins_of_sides: Counter[int] = field(default_factory=Counter)
    """By the bot and the deck, wherever they sat: those of the first seat are side 0."""
    unwon: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)

    @cached_property
    def run(self) -> Run:
        """What is played."""
        return Run(self.game, self.setup, self.bots, self.seed, self.swap)

    def count(self, winners: Sequence[str], ending: str, answers: int) -> None:
        """Count the next game."""
        number = self.first + self.games
        self.games += 1
        for seat in winners:
            self.wins[seat] += 1
            self.wins_of_sides[self.run.side_on(self.setup.seats.index(seat), number)] += 1
        self.unwon += not winners
        self.endings[ending] += 1
        self.lengths[answers] += 1

    def as_values(self) -> dict[str, Any]:
        """Everything, as values that go into JSON."""
        rules = dict(self.game.endings.values())
        decks: list[str | None] = [*(deck.label for deck in self.setup.decks)] or [None] * len(self.bots)
        return {
            "game": self.game.id,
            "edition": self.setup.edition.label if self.setup.edition else None,
            "decks": {seat: deck.label for seat, deck in zip(self.setup.seats, self.setup.decks, strict=False)},
            "variants": list(self.setup.variants),
            "rulings": self.setup.readings,
            "bots": dict(zip(self.setup.seats, self.bots, strict=True)),
            "seed": self.seed,
            "from": self.first,
            "games": self.games,
            "swapped": self.swap,
            "wins": {seat: self._share(self.wins[seat]) for seat in self.setup.seats},
            "sides": [
                {"bot": bot, "deck": deck, **self._share(self.wins_of_sides[side])}
                for side, (bot, deck) in enumerate(zip(self.bots, decks, strict=True))
            ],
            "won_by_nobody": self.unwon,
            "endings": {name: {"rule": rules[name], "games": number} for name, number in self.endings.most_common()},
            "answers": {
                "mean": sum(size * number for size, number in self.lengths.items()) / self.games,
                "median": quantile(self.lengths, 0.5),
                "longest": max(self.lengths),
            },
        }

    def _share(self, wins: int) -> dict[str, Any]:
        return {"games": wins, "share": wins / self.games, "interval": list(interval(wins, self.games))}


def simulate(
    game: Game,
    setup: TableSetup,
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda _: None,
    *,
    first: int = 1,
    swap: bool = False,
    workers: int = 1,
    records: str | os.PathLike[str] | None = None,
) -> Summary:
    """Play the games numbered from `first` on.

    Game k has the cards and the bots of seed + k - 1, so it is the same alone and in a run, in one process and in
    several, and runs with other bots see the same cards. With `swap` everybody moves one seat on after every game.
    `records` is a file that gets every game as a line, in the order of their numbers.

    >>> from catspaw.games import game_by_id
    >>> game = game_by_id("cat-and-mouse")
    >>> summary = simulate(game, game.setup(), ["random", "random"], games=20, seed=1)
    >>> summary.games, sum(summary.wins.values())
    (20, 20)
    """
    names = _checked_bots(game, setup, bots)
    games, seed = whole_number("games", games), whole_number("seed", seed)
    first, workers = whole_number("first", first), whole_number("workers", workers)
    if games < 1:
        raise Malformed("--games {games}: at least one game", games=games)
    if first < 1:
        raise Malformed("--from {first}: the first game is game 1", first=first)
    if workers < 1:
        raise Malformed("--workers {workers}: at least one process", workers=workers)
    summary = Summary(game, setup, names, seed, swap, first)
    run, numbers = summary.run, range(first, first + games)
    for seat in range(len(names)):
        run.bot_on(seat, first)  # a bot that nobody knows is told before anything begins
    with (
        nullcontext() if records is None else RecordFile(file_name("records", records)) as file,
        closing(played(run, numbers, workers=workers, with_records=file is not None)) as results,
    ):
        count_all(results, summary, file, progress)
    return summary


def _checked_bots(game: Game, setup: TableSetup, bots: Sequence[str]) -> tuple[str, ...]:
    """The names of the bots, one for each seat."""
    instance("game", game, Game)
    instance("setup", setup, TableSetup)
    names = texts("bots", bots)
    if len(names) != len(setup.seats):
        seats = ", ".join(setup.seats)
        raise Malformed(
            "{number} bots for {count} seats ({seats})", number=len(names), count=len(setup.seats), seats=seats
        )
    return names


def count_all(
    results: Iterable[Played], summary: Summary, file: RecordFile | None, progress: Callable[[int], None]
) -> None:
    for result in results:
        if file:
            file.add(result.record)
        summary.count(result.winners, result.ending, result.answers)
        progress(summary.games)


def play_one(game: Game, setup: TableSetup, players: Sequence[Bot], dealer: QuickDealer, summary: Summary) -> Record:
    """One game between bots that sit there already, counted, and as a record that replays."""
    position, answers = play_out(game, setup, summary.bots, players, dealer, summary.first + summary.games)
    outcome = game.outcome(position, setup)
    assert outcome is not None
    summary.count(outcome.winners, outcome.ending, len(answers))
    return game.record(setup, position, answers)

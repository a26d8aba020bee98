"""Bots against bots, many times, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from catspaw.bots import Bot, bot_by_name
from catspaw.core.dealer import QuickDealer
from catspaw.core.errors import CatspawError
from catspaw.core.game import Game
from catspaw.core.house import House
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.record import Record
from catspaw.lab.statistics import interval, quantile


class BotFault(CatspawError):
    """A bot gave an answer that is not an option."""


@dataclass
class Summary:
    """What a run of games came to."""

    game: Game
    house: House
    bots: tuple[str, ...]
    seed: int
    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    unwon: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)

    def count(self, winners: Sequence[str], ending: str, answers: int) -> None:
        self.games += 1
        self.wins.update(winners)
        self.unwon += not winners
        self.endings[ending] += 1
        self.lengths[answers] += 1

    def as_values(self) -> dict[str, Any]:
        """Everything, as values that go into JSON."""
        rules = dict(self.game.endings.values())
        return {
            "game": self.game.id,
            "edition": self.house.edition.label if self.house.edition else None,
            "decks": {seat: deck.label for seat, deck in zip(self.house.seats, self.house.decks, strict=False)},
            "variants": list(self.house.variants),
            "rulings": self.house.readings,
            "bots": dict(zip(self.house.seats, self.bots, strict=True)),
            "seed": self.seed,
            "games": self.games,
            "wins": {
                seat: {
                    "games": self.wins[seat],
                    "share": self.wins[seat] / self.games,
                    "interval": list(interval(self.wins[seat], self.games)),
                }
                for seat in self.house.seats
            },
            "won_by_nobody": self.unwon,
            "endings": {name: {"rule": rules[name], "games": number} for name, number in self.endings.most_common()},
            "answers": {
                "mean": sum(size * number for size, number in self.lengths.items()) / self.games,
                "median": quantile(self.lengths, 0.5),
                "longest": max(self.lengths),
            },
        }


def simulate(
    game: Game,
    house: House,
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda _: None,
) -> Summary:
    """Play `games` games; game k is dealt from seed + k, so runs with other bots see the same cards."""
    players = [bot_by_name(name, game, seat, seed * 64 + seat) for seat, name in enumerate(bots)]
    summary = Summary(game, house, tuple(bots), seed)
    for k in range(games):
        play_one(game, house, players, QuickDealer(seed + k), summary)
        progress(k + 1)
    return summary


def play_one(game: Game, house: House, players: Sequence[Bot], dealer: QuickDealer, summary: Summary) -> Record:
    """One game between bots, counted, and as a record that replays."""
    position = game.start(house)
    answers: list[int] = []
    while position.asked != NOBODY:
        if position.asked == CHANCE:
            choice = dealer.choose(position.pile, position.options)
        else:
            sight = game.sight(position, position.asked)
            choice = players[position.asked].choose(sight)
            if not (isinstance(choice, int) and 0 <= choice < 62 and position.options >> choice & 1):
                raise BotFault(
                    f"{type(players[position.asked]).__name__} answered {choice!r} to "
                    f"{game.prompts[position.prompt]!r}, which is not one of its options"
                )
        answers.append(choice)
        position.answer(choice)
    outcome = game.outcome(position, house)
    assert outcome is not None
    summary.count(outcome.winners, outcome.ending, len(answers))
    return game.record(house, position, answers)

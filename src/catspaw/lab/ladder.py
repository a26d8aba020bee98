"""How strong the levels of a game are: each plays the one below it, and Elo numbers follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from math import log10
from typing import Any, Final

from msgspec import Struct, to_builtins

from catspaw.bots import levels_of
from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.lab.simulate import simulate
from catspaw.lab.statistics import interval

ENOUGH: Final = 0.55
"""A level is one if it wins more than this share against the one below, surely (95%)."""
NEAREST: Final = 0.002
"""Shares are taken as no nearer to 0 and 1 than this, so that an Elo number is one."""


class Rung(Struct, frozen=True):
    """What came of one level's games against the one below."""

    level: str
    below: str
    games: int
    wins: float
    """A shared victory counts half."""
    share: tuple[float, float, float]
    """The share of games that were won, and its 95% interval."""
    gain: tuple[float, float, float]
    """The same in Elo points."""

    @property
    def holds(self) -> bool:
        """Whether it surely is a level of its own."""
        return self.share[1] > ENOUGH


class Ladder(Struct, frozen=True):
    """All levels of a game, weak to strong."""

    game: str
    seed: int
    lowest: str
    rungs: tuple[Rung, ...]

    def elo(self) -> list[tuple[str, float, float]]:
        """Per level its Elo number over the weakest, and how far it may be off (95%)."""
        found, number, doubt = [(self.lowest, 0.0, 0.0)], 0.0, 0.0
        for rung in self.rungs:
            number += rung.gain[0]
            doubt = (doubt**2 + ((rung.gain[2] - rung.gain[1]) / 2) ** 2) ** 0.5
            found.append((rung.level, number, doubt))
        return found

    def as_values(self) -> dict[str, Any]:
        """Everything, as values that go into JSON."""
        elo = [{"level": level, "elo": round(number), "within": round(doubt)} for level, number, doubt in self.elo()]
        return {**to_builtins(self), "elo": elo}


def climb(
    game: Game,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda _: None,
    *,
    workers: int = 1,
) -> Ladder:
    """Let each level play so many games against the one below, from either seat and with every deck in turn."""
    names = [level.id for level in levels_of(game)]
    if not names:
        raise Malformed("{game} has no levels", game=game.id)
    rungs: list[Rung] = []
    for below, level in pairwise(names):
        show = partial(_add, progress, len(rungs) * games)
        rungs.append(_measured(game, (level, below), games, seed, show, workers))
    return Ladder(game.id, seed, names[0], tuple(rungs))


def _measured(
    game: Game, pair: tuple[str, str], games: int, seed: int, progress: Callable[[int], None], workers: int
) -> Rung:
    setups = fair_setups(game)
    wins, done = 0.0, 0
    for turn, setup in enumerate(setups):
        number = games // len(setups) + (turn < games % len(setups))
        if number:
            show = partial(_add, progress, done)
            summary = simulate(game, setup, pair, number, seed, show, swap=True, workers=workers)
            both = summary.wins_of_sides[0] + summary.wins_of_sides[1] + summary.unwon - number
            wins += summary.wins_of_sides[0] - both / 2
            done += number
    low, high = interval(wins, games)
    share = wins / games
    return Rung(pair[0], pair[1], games, wins, (share, low, high), (elo_gain(share), elo_gain(low), elo_gain(high)))


def _add(progress: Callable[[int], None], before: int, played: int) -> None:
    progress(before + played)


def fair_setups(game: Game) -> Sequence[TableSetup]:
    """Tables for two that favour neither: equal decks, where decks are played."""
    players = 2 if 2 in game.players else None
    setup = game.setup(players=players)
    decks = game.deck_names(setup.edition) if setup.decks else ()
    return [game.setup(decks=(deck,) * len(setup.seats)) for deck in decks] or [setup]


def elo_gain(share: float) -> float:
    """By how many Elo points somebody is ahead who wins such a share."""
    share = min(1 - NEAREST, max(NEAREST, share))
    return 400 * log10(share / (1 - share))

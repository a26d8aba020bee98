"""What was learnt against what was there before: the same rollouts, rated with one's weights or with the other's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from typing import Final

from catspaw.bots.guides import read_weights
from catspaw.bots.rollouts import RolloutBot
from catspaw.core.dealer import QuickDealer
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import mixed
from catspaw.lab.training import setup_of_game
from catspaw.lab.workers import in_order

ROLLOUTS: Final = 24

About = tuple[Game, int, Mapping[str, float], Mapping[str, float]]
"""The game, how many play (0: in turn), and both weights."""


def learnt_match(
    game: Game,
    weights: Mapping[str, float],
    games: int,
    seed: int,
    players: int = 0,
    *,
    workers: int = 1,
    done: Callable[[int], None] = lambda _: None,
) -> float:
    """How many of the games are won with these weights and not with those by hand; a shared victory counts in part.

    Every other seat plays with these. Two games in a row have the same cards, and the seats exchanged.
    """
    about: About = (game, players, weights, read_weights(game))
    won = 0.0
    with closing(in_order(_won, about, range(2 * seed, 2 * seed + games), workers)) as found:
        for played, one in enumerate(found, 1):
            won += one
            done(played)
    return won


# In a worker.


def _won(about: About, number: int) -> float:
    game, players, learnt, before = about
    setup, dealer = setup_of_game(game, players, number // 2), QuickDealer(number // 2)
    seats = range(len(setup.seats))
    learns = [(seat + number) % 2 == 0 for seat in seats]
    bots = [
        RolloutBot(game, mixed(number * 8 + seat), setup, ROLLOUTS, learnt if learns[seat] else before)
        for seat in seats
    ]
    position = game.start(setup)
    while position.asked != NOBODY:
        if position.asked == CHANCE:
            position.answer(dealer.choose(position.pile, position.options))
        else:
            position.answer(bots[position.asked].choose(game.sight_of_asked(position)))
    winners = [seat for seat in seats if position.winners >> seat & 1]
    return sum(learns[seat] for seat in winners) / len(winners) if winners else 0.5

"""Searches ten thousand iterations at each question, for `catspaw simulate --bots solve.searcher:Searcher,phantom`."""

from __future__ import annotations

from catspaw.bots.search.bot import SearchBot, Thinking
from catspaw.core.game import Game


class Searcher(SearchBot):
    """A tree search over sampled worlds."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed, None, Thinking(10_000))

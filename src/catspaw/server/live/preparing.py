"""What the first table of each game would keep everybody waiting for, done before anybody asks for one."""

from __future__ import annotations

from contextlib import suppress

from catspaw.core.game import Game
from catspaw.core.texts import LANGUAGES
from catspaw.games import known_games
from catspaw.server.live.asking import NULL
from catspaw.server.live.audience import Audience, rest_of_state
from catspaw.server.live.visitor import GUEST, told_levels
from catspaw.table import Player, Sitting, opening


def prepare_games() -> None:
    """Read editions, decks and texts of every game, and put a first question into words."""
    for game in known_games():
        with suppress(Exception):  # a game of somebody else's may have no usual table; whoever sets one up is told
            _prepare(game)


def _prepare(game: Game) -> None:
    setup = game.setup()
    sitting = Sitting(opening(game, setup, [Player(GUEST)] * len(setup.seats)))
    for language in LANGUAGES:
        told_levels(game, language)
        for seat in (sitting.asked, None):
            audience = Audience(seat, language)
            audience.state(NULL, sitting, 0, rest_of_state())
            audience.told(sitting)

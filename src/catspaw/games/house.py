"""The games of the house, all of them imported."""

from __future__ import annotations

from typing import Final

from catspaw.core.game import Game
from catspaw.games.registry import house_games

GAMES: Final[tuple[Game, ...]] = house_games()
"""The games of the house."""

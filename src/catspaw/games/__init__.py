"""The one place that names the games of the house; others join through the registry."""

from catspaw.core.game import Game
from catspaw.games.cat_and_mouse.game import CatAndMouse
from catspaw.games.claw_and_order.game import ClawAndOrder
from catspaw.games.red_claw.game import RedClaw
from catspaw.games.registry import game_by_id, known_games, open_with, register, registered

__all__ = ["GAMES", "game_by_id", "known_games", "register", "registered"]

GAMES: tuple[Game, ...] = (CatAndMouse(), RedClaw(), ClawAndOrder())
"""The games of the house."""

open_with(GAMES)

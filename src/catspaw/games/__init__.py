"""The one place that names the games."""

from catspaw.core.errors import Unknown
from catspaw.core.game import Game
from catspaw.games.cat_and_mouse.game import CatAndMouse
from catspaw.games.claw_and_order.game import ClawAndOrder
from catspaw.games.red_claw.game import RedClaw

GAMES: tuple[Game, ...] = (CatAndMouse(), RedClaw(), ClawAndOrder())


def game_by_id(name: str) -> Game:
    """The game with this id, such as `cat-and-mouse`."""
    for game in GAMES:
        if game.id == name:
            return game
    raise Unknown("game", name, [game.id for game in GAMES])

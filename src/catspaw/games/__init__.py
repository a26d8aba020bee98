"""The one place that names the games of the house, each of which is imported when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from catspaw.core.lazy import lazy_names

if TYPE_CHECKING:
    from catspaw.games.house import GAMES
    from catspaw.games.registry import game_by_id, known_games, register, registered

__all__ = ["GAMES", "HOUSE", "game_by_id", "known_games", "register", "registered"]


class HouseGame(NamedTuple):
    """What is known of a game before it is imported."""

    id: str
    prefix: str
    place: str
    """Its class, as `module:Class`."""


HOUSE: Final = (
    HouseGame("cat-and-mouse", "CM", "catspaw.games.cat_and_mouse.game:CatAndMouse"),
    HouseGame("red-claw", "RC", "catspaw.games.red_claw.game:RedClaw"),
    HouseGame("claw-and-order", "CO", "catspaw.games.claw_and_order.game:ClawAndOrder"),
)

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy_names(
        __name__,
        {
            "GAMES": f"{__name__}.house",
            **dict.fromkeys(("game_by_id", "known_games", "register", "registered"), f"{__name__}.registry"),
        },
    )

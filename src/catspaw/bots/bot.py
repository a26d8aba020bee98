"""What a bot is, and how one is found by name."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable
from typing import Protocol, cast

from catspaw.bots.cat_and_mouse import Prowler, Sleuth
from catspaw.bots.claw_and_order import Tactician
from catspaw.bots.random import RandomBot
from catspaw.bots.red_claw import Suspect
from catspaw.core.bits import WORD
from catspaw.core.errors import Malformed, Unknown
from catspaw.core.game import Game
from catspaw.core.sight import Sight


class Bot(Protocol):
    """Sees what its seat sees and answers one question at a time."""

    def choose(self, sight: Sight) -> int:
        """One of the options in `sight.options`."""
        ...


MakeBot = Callable[[Game, int, int], Bot]
"""Makes a bot for a game, a seat and a seed."""

_HEURISTIC: dict[str, tuple[MakeBot, ...]] = {
    "cat-and-mouse": (Sleuth, Prowler),
    "claw-and-order": (Tactician, Tactician),
    "red-claw": (Suspect, Suspect, Suspect, Suspect),
}
"""Per game, the heuristic bot of each seat."""


def bot_names() -> list[str]:
    """The built-in bots, weakest first."""
    return ["random", "heuristic"]


def bot_by_name(name: str, game: Game, seat: int, seed: int) -> Bot:
    """A built-in bot, or anybody's own as `module:Class`, made with (game, seat, seed)."""
    if name == "random":
        return RandomBot(game, seat, seed & WORD)
    if name == "heuristic":
        if game.id not in _HEURISTIC:
            raise Unknown(f"bot of {game.id}", name, ["random", "module:Class"])
        return _HEURISTIC[game.id][seat](game, seat, seed & WORD)
    if ":" in name:
        make = _own_bot(name)
        try:
            return make(game, seat, seed & WORD)
        except Exception as error:
            raise Malformed(
                "bot {name}: made with (game, seat, seed), it raised {error}", name=name, error=repr(error)
            ) from error
    raise Unknown("bot", name, [*bot_names(), "module:Class"])


def _own_bot(name: str) -> MakeBot:
    """Somebody's own class, from the folder we are in or anywhere Python finds it."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(importlib.import_module(module), attribute, None)
    except Exception as error:
        raise Malformed(
            "bot {name}: importing {module} raised {error}", name=name, module=module or "nothing", error=repr(error)
        ) from error
    if found is None:
        raise Unknown("bot", name, [f"{module} has no {attribute}"])
    if not (inspect.isclass(found) and callable(getattr(found, "choose", None))):
        raise Malformed("bot {name}: a class with a method choose(sight) was expected", name=name)
    return cast("MakeBot", found)

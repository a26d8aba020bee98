"""What a bot is, and how one is found by name."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable
from typing import cast

from catspaw.bots.levels import Bot, levels_of
from catspaw.bots.playouts import PlayoutBot
from catspaw.bots.random import RandomBot
from catspaw.core.bits import WORD
from catspaw.core.checking import text
from catspaw.core.errors import Malformed, Unknown
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup

MakeBot = Callable[[Game, int, int], Bot]
"""Makes a bot for a game, a seat and a seed."""


def bot_names(game: Game | None = None) -> list[str]:
    """The built-in bots that play any game; with a game, its levels too, weak to strong."""
    return ["random", "heuristic", *(level.id for level in (levels_of(game) if game else ()))]


def bot_by_name(name: str, game: Game, seat: int, seed: int, setup: TableSetup | None = None) -> Bot:
    """A built-in bot or a level of the game, or anybody's own as `module:Class`, made with (game, seat, seed).

    >>> import catspaw
    >>> table = catspaw.new("cat-and-mouse", seed=7)
    >>> bot = bot_by_name("heuristic", table.game, 0, 1, table.setup)
    >>> table.answer(bot.choose(table.sight("inspector")))
    >>> table.asked
    'mouse'
    """
    if text("bot", name) == "random":
        return RandomBot(game, seat, seed & WORD)
    if name == "heuristic":
        if game.bots:
            return _class_at(game.bots[seat])(game, seat, seed & WORD)
        return PlayoutBot(game, seat, seed & WORD, setup)
    for level in levels_of(game):
        if level.id == name:
            return level.make(game, seat, seed & WORD, setup)
    if ":" in name:
        return _own_bot(name, game, seat, seed & WORD)
    raise Unknown("bot", name, [*bot_names(game), "module:Class"])


def _own_bot(name: str, game: Game, seat: int, seed: int) -> Bot:
    """Somebody's own, from the folder we are in or anywhere Python finds it."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    make = _class_at(name)
    try:
        return make(game, seat, seed)
    except Exception as error:
        raise Malformed(
            "bot {name}: made with (game, seat, seed), it raised {error}", name=name, error=repr(error)
        ) from error


def _class_at(name: str) -> MakeBot:
    """The class that `module:Class` names."""
    module, _, attribute = name.partition(":")
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

"""The named opponents of each game, weak to strong, as its file in this folder declares them.

Those with iterations search, or play on by rules of thumb where more than two play; the others play by the solution of
their game.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from catspaw.bots.levels import Bot, Level
from catspaw.core.bits import COMPILED
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.games.fluent_texts import sentence

TEXTS: Final = "catspaw.bots"
DUEL: Final = 2


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent as a file declares it."""

    name: dict[str, str]
    style: dict[str, str]
    face: str
    iterations: int = 0
    """How often it searches; 0 for one that plays by a solution."""
    turns: int = -1
    """Of search: after so many turns it rates what it has come to; negative if it plays on to the end."""
    rollouts: int = 0
    """Where three or more play: so often it plays on for a round instead of searching; 0 if it searches there, too."""
    careless: float = 0.0
    """Of search: how much of its chance to win it may give away. Of a solution: what part of it is left to chance."""

    def style_here(self) -> dict[str, str]:
        """One line about how it plays, and, where search is slow, another that it thinks less."""
        if COMPILED or not self.iterations:
            return self.style
        told = {language: sentence(TEXTS, language, "thinks-less") for language in self.style}
        return {language: f"{style} {told[language]}" for language, style in self.style.items()}

    def make(self, game: Game, seat: int, seed: int, setup: TableSetup | None) -> Bot:
        """The opponent on a seat."""
        if self.rollouts and COMPILED and setup is not None and len(setup.seats) > DUEL:
            from catspaw.bots.rollouts import RolloutBot  # noqa: PLC0415 – only what one plays with

            return RolloutBot(game, seed, setup, self.rollouts)
        if self.iterations:
            from catspaw.bots.search.bot import SearchBot, Thinking  # noqa: PLC0415 – only what one plays with

            return SearchBot(game, seat, seed, setup, Thinking(self.iterations, self.careless, self.turns))
        from catspaw.bots.solved_heist import SolvedHeist  # noqa: PLC0415 – only what one plays with

        return SolvedHeist(game, seat, seed, self.careless)


def read(game: str) -> tuple[Level, ...]:
    """The levels that a game's file declares, in its order."""
    text = files(__package__).joinpath(f"{game}.toml").read_bytes()
    found = msgspec.toml.decode(text, type=dict[str, Character])
    return tuple(Level(id, one.name, one.style_here(), one.face, one.make) for id, one in found.items())


CAT_AND_MOUSE: Final = read("cat-and-mouse")
RED_CLAW: Final = read("red-claw")
CLAW_AND_ORDER: Final = read("claw-and-order")

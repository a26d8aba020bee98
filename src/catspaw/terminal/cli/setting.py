"""What the options of the command line say about a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import Parameter

Edition = Annotated[str | None, Parameter(help="Which box: one that `catspaw games` lists, or your own file.")]
Language = Annotated[str | None, Parameter(help="en or de; by default that of your machine, else en.")]
Several = Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)]
"""An option that may be given several times."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Arrangement:
    """How many play, with what, and by which rules."""

    players: Annotated[
        int | None, Parameter(help="How many play, where a game leaves it open; else one for each bot.")
    ] = None
    edition: Edition = None
    decks: Annotated[
        Several,
        Parameter(
            name="--deck",
            help="Which deck: one that `catspaw games` lists, or your own file. Once for all seats, or once for each.",
        ),
    ] = ()
    variants: Annotated[
        Several, Parameter(name="--variant", help="A variant to play with; may be given several times.")
    ] = ()
    rulings: Annotated[
        Several, Parameter(name="--ruling", help="How to read a silent rule, as name=reading; repeatable.")
    ] = ()


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Setting(Arrangement):
    """An arrangement, and the bots that play."""

    bots: Annotated[
        str,
        Parameter(
            help="Who plays: random, heuristic, a level that catspaw games lists, or your own as module:Class. "
            "One name for every seat, or one for each, separated by commas."
        ),
    ] = "random"


AS_ARRANGED: Final = Arrangement()
"""Every default of the game."""
AS_IT_COMES: Final = Setting()
"""The same with random bots."""

"""CO-111.3: what a battlefield of somebody's own may not do, beyond what its sentences may not say."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.effects.declaration import every_effect
from catspaw.games.claw_and_order.language.effects.fortunes import Discard, DiscardAtRandom, LoseDollars
from catspaw.games.claw_and_order.language.effects.movements import Destroy, Move, Return
from catspaw.games.claw_and_order.language.lines import Line, When
from catspaw.games.claw_and_order.language.terms import BattleLine, Event, Mode
from catspaw.games.claw_and_order.state.numbers import OPENING_HAND

_UNDONE: Final = "it takes back what was deployed, and a battlefield may not keep cards from being played (CO-111.3)"
_UNPAID: Final = "it takes what cards are paid with, and a battlefield may not keep them from being played (CO-111.3)"
_EMPTY: Final = "it takes whole hands away, and a battlefield may not keep cards from being played (CO-111.3)"
_HELD: Final = "nobody would ever get to the Front Line, and a battlefield may not change how a turn goes (CO-111.3)"


def why_not(line: Line) -> str:
    """Why a line may not stand on a battlefield; empty if it may."""
    for effect in every_effect(line.does()):
        if isinstance(effect, LoseDollars):
            return _UNPAID
        if isinstance(effect, Discard | DiscardAtRandom) and effect.number >= OPENING_HAND:
            return _EMPTY
        if not isinstance(line, When):
            continue
        is_them = effect.about is not None and effect.about.mode is Mode.THAT
        if line.event is Event.DEPLOYED and is_them and isinstance(effect, Destroy | Return):
            return _UNDONE
        if line.event is Event.MOVED_UP and is_them and isinstance(effect, Move) and effect.which is BattleLine.BACK:
            return _HELD
    return ""

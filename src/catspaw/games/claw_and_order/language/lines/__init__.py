"""Every line that a card may have: one class for each, with the prices of activated abilities beside them."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.declaration import declared_in
from catspaw.games.claw_and_order.language.lines import activated, limits, statics, when
from catspaw.games.claw_and_order.language.lines.activated import Activated, Played
from catspaw.games.claw_and_order.language.lines.declaration import Line, abilities_of
from catspaw.games.claw_and_order.language.lines.limits import AnyNumber, Equips, Keywords, MayRespond, NeedsNoPilot
from catspaw.games.claw_and_order.language.lines.prices import PRICES
from catspaw.games.claw_and_order.language.lines.statics import Static
from catspaw.games.claw_and_order.language.lines.when import When

LINES: Final[tuple[type[Line], ...]] = declared_in((limits, when, statics, activated), Line)
"""In the order in which their phrases are proposed for a line that cannot be read."""

__all__ = [
    "LINES",
    "PRICES",
    "Activated",
    "AnyNumber",
    "Equips",
    "Keywords",
    "Line",
    "MayRespond",
    "NeedsNoPilot",
    "Played",
    "Static",
    "When",
    "abilities_of",
]

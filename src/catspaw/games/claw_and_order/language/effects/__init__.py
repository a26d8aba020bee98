"""Every effect of the card language: one module for each family, one class for each effect."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.declaration import declared_in
from catspaw.games.claw_and_order.language.effects import (
    choices,
    damage,
    fortunes,
    looking,
    marks,
    movements,
    summoning,
)
from catspaw.games.claw_and_order.language.effects.declaration import Effect

FAMILIES: Final = (damage, fortunes, movements, marks, summoning, looking, choices)
"""In the order in which their phrases are proposed for a line that cannot be read."""
EFFECTS: Final[tuple[type[Effect], ...]] = declared_in(FAMILIES, Effect)  # type: ignore[type-abstract]

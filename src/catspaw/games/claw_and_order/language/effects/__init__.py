"""Every effect of the card language: one module for each family, one class for each effect."""

from __future__ import annotations

from types import ModuleType
from typing import Final

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


def declared_in(family: ModuleType) -> list[type[Effect]]:
    """Its effects, in the order in which they stand there."""
    found = [value for value in vars(family).values() if isinstance(value, type) and issubclass(value, Effect)]
    return [effect for effect in found if effect.__module__ == family.__name__]


EFFECTS: Final = tuple(effect for family in FAMILIES for effect in declared_in(family))

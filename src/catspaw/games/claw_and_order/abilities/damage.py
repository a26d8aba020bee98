"""Steps that deal and heal damage; declared in language/effects/damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.games.claw_and_order.rules.damage import deal_damage, heal
from catspaw.games.claw_and_order.state.numbers import Zone

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

DEAL: Final = 2  # number
HEAL: Final = 3  # number


def damage_step(match: Match, step: i64, card: i64, number: i64) -> bool:
    """Do it to one troop; False if it is no step of this family."""
    if step == DEAL:
        deal_damage(match, match.zones[Zone.SOURCE], card, number)
    elif step == HEAL:
        heal(match, card, number)
    else:
        return False
    return True

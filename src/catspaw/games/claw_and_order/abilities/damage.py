"""Steps that deal and heal damage; declared in language/effects/damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.claw_and_order.abilities.statics import strength_of
from catspaw.games.claw_and_order.rules.damage import deal_damage, heal
from catspaw.games.claw_and_order.state.numbers import MOST_DAMAGE, Zone
from catspaw.games.claw_and_order.state.zones import oldest, troops_in_play

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

DEAL: Final = 2  # number
HEAL: Final = 3  # number
HEAL_ALL: Final = 26
STRIKE: Final = 27
"""Those who were held deal their damage."""


def damage_step(match: Match, step: i64, card: i64, number: i64) -> bool:
    """Do it to one troop; False if it is no step of this family."""
    if step == DEAL:
        deal_damage(match, match.zones[Zone.SOURCE], card, number)
    elif step == HEAL:
        heal(match, card, number)
    elif step == HEAL_ALL:
        heal(match, card, MOST_DAMAGE)
    elif step == STRIKE:
        deal_own_damage(match, card)
    else:
        return False
    return True


def deal_own_damage(match: Match, card: i64) -> None:
    """CO-101.2: each of those held deals as much damage as it has now, the oldest first."""
    dealers = match.zones[Zone.HELD] & troops_in_play(match)
    while dealers:
        dealer = oldest(match, dealers)
        dealers &= ~one(dealer)
        deal_damage(match, dealer, card, strength_of(match, dealer))

"""Abilities that may set themselves off again. Ruling CO-R.Z stops them at the eighth time; a designer should know."""

from __future__ import annotations

from catspaw.games.claw_and_order.language.ability import Ability, When, Who, every_effect
from catspaw.games.claw_and_order.language.terms import Mode


def may_loop(ability: Ability) -> bool:
    """Whether its own effects can bring about what it waits for. Lines and numbers are not looked at."""
    if not isinstance(ability, When):
        return False
    before: Who | None = None
    for effect in every_effect(ability.effects):
        who = effect.about
        if who and who.mode is Mode.THEM:
            who = before
        is_known = who is not None or effect.about is None
        if is_known and effect.may_cause(ability.event, ability.subject, who):
            return True
        before = who or before
    return False

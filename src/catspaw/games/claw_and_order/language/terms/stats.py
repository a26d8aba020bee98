"""The numbers of a troop that change."""

from __future__ import annotations

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.terms.term import Said, Term


class Stat(Term):
    DAMAGE = ops.DAMAGE_BONUS, Said(english="damage", german="Schaden", cites="101.2")
    HEALTH = ops.HEALTH_BONUS, Said(english="health", german="Gesundheit", cites="101.2 R.D")

"""What stands in a tooltip: plain words on what is easily overlooked in an ability."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.ability import LINES
from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.productions import TERMS

MOST_SENTENCES: Final = 4

_DECLARED: Final = {
    **{f"line: {line.name()}": line.tooltip for line in LINES if line.tooltip},
    **{feature: said.tooltip for feature, said in TERMS.items() if said.tooltip},
    **{f"does: {effect.name()}": effect.tooltip for effect in EFFECTS if effect.tooltip},
}
EXPLAINED: Final = {
    feature: (tooltip.english, tooltip.german)
    for feature, tooltip in sorted(_DECLARED.items(), key=lambda found: found[1].rank)
}
"""A feature in English and in German, the most telling first."""

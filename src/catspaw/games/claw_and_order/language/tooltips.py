"""What stands in a tooltip: plain words on what is easily overlooked in an ability."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.productions import FEATURES

MOST_SENTENCES: Final = 4

_DECLARED: Final = {feature: said.tooltip for feature, said in FEATURES.items() if said and said.tooltip}
EXPLAINED: Final = {
    feature: (tooltip.english, tooltip.german)
    for feature, tooltip in sorted(_DECLARED.items(), key=lambda found: found[1].rank)
}
"""A feature in English and in German, the most telling first."""

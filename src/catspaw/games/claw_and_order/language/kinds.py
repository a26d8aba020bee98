"""Which words may stand on which kind of card, and why no others."""

from __future__ import annotations

from typing import Final, NamedTuple


class OnlyOn(NamedTuple):
    """On which kinds of cards something may be said, and why on no others."""

    kinds: tuple[str, ...]
    why: str


KINDS: Final = ("troop", "vehicle", "equip", "team-buff", "one-time", "token", "battlefield")
TROOPS: Final = ("troop", "vehicle", "token")
"""On these, `this` is a troop."""
ITEMS: Final = ("equip", "team-buff")
"""On these, `this` is an item that stays in play."""
PILOTS: Final = ("troop", "token")
DECK_CARDS: Final = ("troop", "vehicle", "equip", "team-buff", "one-time")
STAYING: Final = ("troop", "vehicle", "equip", "team-buff", "token", "battlefield")
NO_BATTLEFIELD: Final = (*DECK_CARDS, "token")

GONE: Final = "a One-Time Item is gone once it is played (CO-109.6)"
NO_PILOT: Final = "only a troop that is no vehicle pilots one (CO-108.2)"
_OTHER: Final = "only a troop can speak of others than itself"
ACTIVATED_ON: Final = OnlyOn(
    DECK_CARDS[:4], "activated abilities stand on troops, Equip Items and Team Buffs only (CO-R.Y)"
)

ONLY_ON: Final[dict[str, OnlyOn]] = {
    "this is": OnlyOn(TROOPS, "only a troop is in a line, damaged, piloting or piloted"),
    "another": OnlyOn(TROOPS, _OTHER),
    "other": OnlyOn(TROOPS, _OTHER),
    "more": OnlyOn(NO_BATTLEFIELD, "a battlefield may not keep cards from being played (CO-111.3)"),
}
"""By phrases in small letters, for what is no declaration of its own."""

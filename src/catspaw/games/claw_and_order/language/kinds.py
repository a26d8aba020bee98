"""Which words may stand on which kind of card, and why no others."""

from __future__ import annotations

from typing import Final

KINDS: Final = ("troop", "vehicle", "equip", "team-buff", "one-time", "token", "battlefield")
TROOPS: Final = ("troop", "vehicle", "token")
"""On these, `this` is a troop."""
PILOTS: Final = ("troop", "token")
DECK_CARDS: Final = ("troop", "vehicle", "equip", "team-buff", "one-time")
STAYING: Final = ("troop", "vehicle", "equip", "team-buff", "token", "battlefield")
NO_BATTLEFIELD: Final = (*DECK_CARDS, "token")

GONE: Final = "a One-Time Item is gone once it is played (CO-109.6)"
NO_PILOT: Final = "only a troop that is no vehicle pilots one (CO-108.2)"
_OTHER: Final = "only a troop can speak of others than itself"
_ACTIVATED: Final = "activated abilities stand on troops, Equip Items and Team Buffs only (CO-R.Y)"

ONLY_ON: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "when": (STAYING, GONE),
    "pay": (DECK_CARDS[:4], _ACTIVATED),
    "once per turn": (DECK_CARDS[:4], _ACTIVATED),
    "remove a counter": (DECK_CARDS[:3], "counters lie on troops and on Equip Items only (CO-101.5)"),
    "equips": (("equip",), "only an Equip Item equips a troop (CO-109.1)"),
    "this is": (TROOPS, "only a troop is in a line, damaged, piloting or piloted"),
    "another": (TROOPS, _OTHER),
    "other": (TROOPS, _OTHER),
    "more": (NO_BATTLEFIELD, "a battlefield may not keep cards from being played (CO-111.3)"),
}
"""Phrases in small letters: on which kinds, and the reason. Effects, terms and some lines declare theirs."""

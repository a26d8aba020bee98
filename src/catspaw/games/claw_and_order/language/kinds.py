"""Which words may stand on which kind of card, and why no others."""

from __future__ import annotations

from typing import Final

KINDS: Final = ("troop", "vehicle", "equip", "team-buff", "one-time", "token", "battlefield")
TROOPS: Final = ("troop", "vehicle", "token")
"""On these, `this` is a troop."""
PILOTS: Final = ("troop", "token")
DECK_CARDS: Final = ("troop", "vehicle", "equip", "team-buff", "one-time")
_STAYING: Final = ("troop", "vehicle", "equip", "team-buff", "token", "battlefield")
NO_BATTLEFIELD: Final = (*DECK_CARDS, "token")

_GONE: Final = "a One-Time Item is gone once it is played (CO-109.6)"
_PILOT: Final = "only a troop that is no vehicle pilots one (CO-108.2)"
_OTHER: Final = "only a troop can speak of others than itself"
_ACTIVATED: Final = "activated abilities stand on troops, Equip Items and Team Buffs only (CO-R.Y)"

ONLY_ON: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "when": (_STAYING, _GONE),
    "at the start of": (_STAYING, _GONE),
    "at the end of": (_STAYING, _GONE),
    "pay": (DECK_CARDS[:4], _ACTIVATED),
    "once per turn": (DECK_CARDS[:4], _ACTIVATED),
    "remove a counter": (DECK_CARDS[:3], "counters lie on troops and on Equip Items only (CO-101.5)"),
    "a deck may contain any number of this card": (DECK_CARDS, "only cards are in decks (CO-102.3)"),
    "may be played when an opposing troop attacks": (("one-time",), "only a One-Time Item is a response (CO-R.W)"),
    "equips": (("equip",), "only an Equip Item equips a troop (CO-109.1)"),
    "equips a troop": (("equip",), "only an Equip Item equips a troop (CO-109.1)"),
    "the equipped troop": (("equip",), "only an Equip Item is on a troop (CO-109.1)"),
    "its vehicle": (PILOTS, _PILOT),
    "piloting": (PILOTS, _PILOT),
    "piloted": (("vehicle",), "only a vehicle is piloted (CO-108.1)"),
    "this is": (TROOPS, "only a troop is in a line, damaged, piloting or piloted"),
    "another": (TROOPS, _OTHER),
    "other": (TROOPS, _OTHER),
    "more": (NO_BATTLEFIELD, "a battlefield may not keep cards from being played (CO-111.3)"),
}
"""Phrases in small letters: on which kinds, and the reason. Effects say so themselves, where they are declared."""

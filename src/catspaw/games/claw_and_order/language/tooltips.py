"""What stands in a tooltip: plain words on what is easily overlooked in an ability."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.productions import TERMS
from catspaw.games.claw_and_order.language.terms import Tooltip

MOST_SENTENCES: Final = 4

_OF_LINES: Final = {
    "line: any number": Tooltip(
        10,
        "The limit of three cards of a name does not hold for this one.",
        "Die Grenze von drei gleichen Karten gilt für diese nicht.",
    ),
    "line: may respond": Tooltip(
        10,
        "You are asked in your opponent's turn, and it costs nothing.",
        "Du wirst im Zug deines Gegners gefragt, und sie kostet nichts.",
    ),
    "line: equips": Tooltip(
        10,
        "It can be put on no others.",
        "An andere kann man ihn nicht anlegen.",
    ),
    "line: when": Tooltip(
        10,
        "Happens by itself, each time.",
        "Geschieht jedes Mal von selbst.",
    ),
    "line: static": Tooltip(
        10,
        "Nobody has to do anything for it: it holds as long as what it says is true.",
        "Dafür muss niemand etwas tun: Es gilt, solange zutrifft, was dasteht.",
    ),
    "line: activated": Tooltip(
        10,
        "You may do this in your Play Phase.",
        "Das darfst du in deiner Spielphase tun.",
    ),
    "line: played": Tooltip(
        10,
        "Happens once, then the card is discarded.",
        "Geschieht einmal, dann wird die Karte abgelegt.",
    ),
    "price: free": Tooltip(30, "It costs nothing.", "Es kostet nichts."),
    "price: counter": Tooltip(
        30,
        "The counter is taken off this card.",
        "Die Zählmarke kommt von dieser Karte.",
    ),
    "bonus: less health": Tooltip(
        50,
        "A troop with as much damage as health dies.",
        "Eine Truppe mit so viel Schaden wie Gesundheit stirbt.",
    ),
}
_DECLARED: Final = {
    **_OF_LINES,
    **{feature: said.tooltip for feature, said in TERMS.items() if said.tooltip},
    **{f"does: {effect.name()}": effect.tooltip for effect in EFFECTS if effect.tooltip},
}
EXPLAINED: Final = {
    feature: (tooltip.english, tooltip.german)
    for feature, tooltip in sorted(_DECLARED.items(), key=lambda found: found[1].rank)
}
"""A feature in English and in German, the most telling first."""

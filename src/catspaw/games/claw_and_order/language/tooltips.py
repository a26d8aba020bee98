"""What stands in a tooltip: plain words on what is easily overlooked in an ability."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from catspaw.games.claw_and_order.language.effects import EFFECTS

MOST_SENTENCES: Final = 4

_REACH: Final = (
    "Without a line: friendly troops in both lines; opposing ones, or if no side is named, only in the Front Line.",
    "Ohne Linie: eigene in beiden Linien; gegnerische, oder wenn keine Seite genannt ist, nur in der vorderen Linie.",
)
"""Ruling CO-R.AA."""

_FIRST: Final[dict[str, tuple[str, str]]] = {
    "line: any number": (
        "The limit of three cards of a name does not hold for this one.",
        "Die Grenze von drei gleichen Karten gilt für diese nicht.",
    ),
    "line: may respond": (
        "You are asked in your opponent's turn, and it costs nothing.",
        "Du wirst im Zug deines Gegners gefragt, und sie kostet nichts.",
    ),
    "line: equips": (
        "It can be put on no others.",
        "An andere kann man ihn nicht anlegen.",
    ),
    "line: when": (
        "Happens by itself, each time.",
        "Geschieht jedes Mal von selbst.",
    ),
    "line: static": (
        "Nobody has to do anything for it: it holds as long as what it says is true.",
        "Dafür muss niemand etwas tun: Es gilt, solange zutrifft, was dasteht.",
    ),
    "line: activated": (
        "You may do this in your Play Phase.",
        "Das darfst du in deiner Spielphase tun.",
    ),
    "line: played": (
        "Happens once, then the card is discarded.",
        "Geschieht einmal, dann wird die Karte abgelegt.",
    ),
    "keyword: flying": (
        "Flying: can be attacked only by troops with Flying or Reach.",
        "Flug: Nur Truppen mit Flug oder Reichweite können sie angreifen.",
    ),
    "keyword: reach": (
        "Reach: can attack troops with Flying.",
        "Reichweite: Kann Truppen mit Flug angreifen.",
    ),
    "keyword: observer": (
        "Observer: may stay in the Back Line when the others move up.",
        "Beobachter: Darf in der hinteren Linie bleiben, wenn die anderen vorrücken.",
    ),
    "keyword: retreat": (
        "Retreat: you may take it back into your hand in your Play Phase, though not in the turn it came.",
        "Rückzug: Du darfst sie in deiner Spielphase auf die Hand nehmen, nur nicht im Zug ihrer Aufstellung.",
    ),
    "keyword: stealth": (
        "Stealth: comes face down, and is turned up when it moves to the Front Line or its face matters.",
        "Tarnung: Kommt verdeckt und wird aufgedeckt, sobald sie vorrückt oder ihre Vorderseite wichtig wird.",
    ),
}
_SITUATIONS: Final[dict[str, tuple[str, str]]] = {
    "price: free": ("It costs nothing.", "Es kostet nichts."),
    "price: counter": (
        "The counter is taken off this card.",
        "Die Zählmarke kommt von dieser Karte.",
    ),
    "event: is destroyed": (
        "Destroyed means discarded from play in any way, killed included.",
        "Zerstört heißt auf irgendeine Art aus dem Spiel abgelegt, auch getötet.",
    ),
    "event: is killed": (
        "Killed means discarded because of damage.",
        "Getötet heißt wegen Schadens abgelegt.",
    ),
    "event: kills": (
        "Killed means discarded because of damage.",
        "Getötet heißt wegen Schadens abgelegt.",
    ),
    "event: moved up": (
        "Troops in the Back Line move up at the start of their player's turn.",
        "Truppen in der hinteren Linie rücken zu Beginn des Zuges ihres Spielers vor.",
    ),
    "event: turn ends": (
        "It comes before anybody is found to have lost the battle.",
        "Es kommt, bevor feststeht, ob jemand die Schlacht verloren hat.",
    ),
    "condition: is piloting": (
        "It works although a pilot's other abilities do not.",
        "Es wirkt, obwohl die übrigen Fähigkeiten eines Piloten ruhen.",
    ),
    "condition: has pilot": (
        "Without a pilot a vehicle does nothing.",
        "Ohne Piloten tut ein Fahrzeug nichts.",
    ),
    "condition: is behind": (
        "Behind means to have won fewer battles of this match.",
        "Zurückliegen heißt, in dieser Partie weniger Schlachten gewonnen zu haben.",
    ),
    "who: vehicle": (
        "Its vehicle is the one it pilots.",
        "Ihr Fahrzeug ist das, das sie steuert.",
    ),
    "when: vehicle": (
        "Its vehicle is the one it pilots.",
        "Ihr Fahrzeug ist das, das sie steuert.",
    ),
    "bonus for: vehicle": (
        "Its vehicle is the one it pilots.",
        "Ihr Fahrzeug ist das, das sie steuert.",
    ),
    "who: that": ("That troop is the one it happened to.", "Jene Truppe ist die, von der die Rede war."),
    "who: other": (
        "The other troop is the second that takes part: attacker or attacked, killer or killed, vehicle or pilot.",
        "Die andere Truppe ist die zweite Beteiligte, etwa angreifend oder angegriffen, Fahrzeug oder Pilot.",
    ),
}
_LAST: Final[dict[str, tuple[str, str]]] = {
    "bonus: less health": (
        "A troop with as much damage as health dies.",
        "Eine Truppe mit so viel Schaden wie Gesundheit stirbt.",
    ),
    "who: target": (f"You choose when it happens. {_REACH[0]}", f"Du wählst, wenn es so weit ist. {_REACH[1]}"),
    "who: each": _REACH,
    "who: random": (f"Chance decides. {_REACH[0]}", f"Der Zufall entscheidet. {_REACH[1]}"),
    "noun: cat": (
        "Cats are Shorthairs and Longhairs, not vehicles.",
        "Katzen sind Kurzhaar- und Langhaarkatzen, keine Fahrzeuge.",
    ),
}


def _ranked() -> Iterator[tuple[int, str, tuple[str, str]]]:
    for rank, table in ((10, _FIRST), (30, _SITUATIONS), (50, _LAST)):
        yield from ((rank, feature, texts) for feature, texts in table.items())
    for effect in EFFECTS:
        if effect.tooltip:
            rank, *texts = effect.tooltip
            yield rank, f"does: {effect.name()}", (texts[0], texts[1])


EXPLAINED: Final = {feature: texts for _, feature, texts in sorted(_ranked(), key=lambda found: found[0])}
"""A feature in English and in German, the most telling first. Effects declare theirs."""

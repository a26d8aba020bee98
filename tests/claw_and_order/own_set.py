"""A small card set somebody might write: one file of cards and one deck."""

from __future__ import annotations

from pathlib import Path

from catspaw.games.claw_and_order.cards.sets import read_set
from catspaw.games.claw_and_order.state.card_index import CardSet

CARDS = """\
# Somebody's own cards.
[card.recruit]
name = "Recruit"
name_de = "Rekrut"
type = "troop"
breed = "shorthair"
cost = 1
health = 2
damage = 1
text = "A deck may contain any number of this card."
lore = "Enlisted for fish."

[card.nurse]
name = "Nurse"
name_de = "Pflegerin"
type = "troop"
breed = "longhair"
cost = 2
health = 3
damage = 1
text = [
    "Flying, Observer.",
    "When this is deployed, summon a kitten.",
]

[card.captain]
name = "Captain"
name_de = "Hauptmann"
type = "troop"
breed = "longhair"
commander = true
cost = 6
health = 7
damage = 5

[card.major]
name = "Major"
type = "vehicle"
commander = true
cost = 5
health = 5
damage = 5

[card.claws]
name = "Steel Claws"
name_de = "Stahlkrallen"
type = "equip"
cost = 1
text = '''
    The equipped troop gets +2 damage.
    When this equips a troop, draw a card.
'''

[card.banner]
name = "Banner"
name_de = "Banner"
type = "team-buff"
cost = 2
text = "Friendly cats get +1 health."

[card.decoy]
name = "Decoy"
name_de = "Attrappe"
type = "one-time"
cost = 0
text = ["May be played when an opposing troop attacks.", "Prevent the next 2 damage to the other troop this turn."]

[token.kitten]
name = "Kitten"
name_de = "Kätzchen"
breed = "shorthair"
health = 1
damage = 1

[battlefield.attic]
name = "Attic"
name_de = "Dachboden"
for = "loser"
text = "Friendly cats get +1 damage."
"""
DECK = """\
# What the others bring.
20 Recruit
3 Nurse

1 captain   # leads
3 Stahlkrallen
"""


def write_set(folder: Path, cards: str = CARDS, deck: str = DECK) -> Path:
    """A folder `mine` with one card file and one deck."""
    (folder / "mine" / "decks").mkdir(parents=True, exist_ok=True)
    (folder / "mine" / "cards.toml").write_bytes(cards.encode())
    (folder / "mine" / "decks" / "pack.txt").write_bytes(deck.encode())
    return folder / "mine"


def read_cards(folder: Path, cards: str = CARDS, deck: str = DECK) -> CardSet:
    return read_set(str(write_set(folder, cards, deck)))


def line_of(text: str, part: str) -> int:
    """The first line with these words."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)

"""A card set in which much lies hidden: cards of one price that come face down, and all that finds them out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from catspaw.games.claw_and_order.cards.sets import read_set
from catspaw.games.claw_and_order.state.card_index import CardSet

CARDS = r'''
[card.shade]
name = "Shade"
type = "troop"
breed = "shorthair"
cost = 2
health = 2
damage = 2
text = "Stealth."

[card.whisper]
name = "Whisper"
type = "troop"
breed = "longhair"
cost = 2
health = 3
damage = 1
text = ["Observer, Stealth.", "Once per turn: draw a card."]

[card.ghost]
name = "Ghost"
type = "troop"
breed = "shorthair"
cost = 2
health = 1
damage = 3
text = ["Retreat, Stealth.", "When this moves to the Front Line, gain $2."]

[card.shadow-lord]
name = "Shadow Lord"
type = "troop"
breed = "longhair"
commander = true
cost = 2
health = 4
damage = 2
text = ["Stealth.", "When an opposing troop is deployed, your opponent loses $1."]

[card.mole]
name = "Mole"
type = "vehicle"
cost = 2
health = 4
damage = 4
text = "Stealth."

[card.cart]
name = "Cart"
type = "vehicle"
cost = 1
health = 3
damage = 2
text = "When this is piloted, gain $1."

[card.recruit]
name = "Recruit"
type = "troop"
breed = "shorthair"
cost = 1
health = 2
damage = 1
text = "A deck may contain any number of this card."

[card.scout]
name = "Scout"
type = "troop"
breed = "longhair"
cost = 1
health = 1
damage = 0
text = [
    "Observer, Retreat.",
    "When this is deployed, look at the top 3 cards of your deck.",
    "When this is deployed, look at your opponent's hand.",
    "When this attacks, deal 1 damage to the other troop.",
]

[card.thief]
name = "Thief"
type = "troop"
breed = "longhair"
cost = 3
health = 3
damage = 2
text = [
    "When this is deployed, take control of target opposing troop in the Back Line.",
    "When this deals damage, your opponent discards a card at random.",
    "When this is deployed, each friendly troop cannot be targeted this turn, then destroy target item.",
]

[card.breeder]
name = "Breeder"
type = "troop"
breed = "shorthair"
cost = 2
health = 2
damage = 1
text = [
    "When this is deployed, summon an imp.",
    "When this is killed, summon 2 rats.",
    "When this attacks, the other troop loses Flying this turn, then it cannot attack next turn.",
]

[card.bell]
name = "Bell"
type = "equip"
cost = 1
text = [
    "Equips an opposing troop.",
    "The equipped troop gets -1 damage.",
    "When this equips a troop, put a counter on the equipped troop.",
]

[card.cloak]
name = "Cloak"
type = "equip"
cost = 0
text = [
    "The equipped troop gets +1 health.",
    "Once per turn: put a counter on this.",
    "Remove a counter: the equipped troop gains Flying this turn.",
]

[card.saddle]
name = "Saddle"
type = "equip"
cost = 0
text = ["Equips a friendly longhair.", "The equipped troop has Retreat."]

[card.fog]
name = "Fog"
type = "team-buff"
cost = 2
text = [
    "Opposing troops in the Back Line get -1 health.",
    "Once per turn: target friendly troop gets +1 damage this turn.",
]

[card.drums]
name = "Drums"
type = "team-buff"
cost = 1
text = [
    "Friendly shorthairs cost $1 less.",
    "When a friendly longhair is deployed, draw a card.",
    "When a friendly troop is deployed, that troop gets +1 health this turn.",
]

[card.torch]
name = "Torch"
type = "one-time"
cost = 1
text = """Choose one: deal 1 damage to target opposing troop in the Back Line; destroy a random opposing shorthair \
    in the Back Line; or put a counter on up to 2 target opposing troops in either line."""

[card.net]
name = "Net"
type = "one-time"
cost = 1
text = """Choose one: return target opposing troop in either line to its owner's hand; return 2 random troops \
    in either line to their owners' hands; or destroy target troop in the Back Line."""

[card.muster]
name = "Muster"
type = "one-time"
cost = 0
text = """Choose one: search your deck for a cat with cost 2 or less; return a cat from your discard pile to your \
    hand; or search your deck for an item, then discard a card."""

[card.rally]
name = "Rally"
type = "one-time"
cost = 0
text = """Choose one: target friendly shorthair gains Flying this turn, then draw a card; up to 2 target friendly \
    longhairs get +1 damage this turn, then they may attack again this turn; or move target friendly vehicle \
    to the Front Line, then prevent the next 2 damage to it this turn."""

[card.storm]
name = "Storm"
type = "one-time"
cost = 1
text = """Choose one: deal 1 damage to each opposing troop in either line with cost 1 or less; heal 1 damage on each \
    friendly troop, then move each opposing troop to the Back Line; or discard the bottom 2 cards of your opponent's \
    deck, then look at the top 2 cards of your deck."""

[card.decoy]
name = "Decoy"
type = "one-time"
cost = 0
text = ["May be played when an opposing troop attacks.", "Move the other troop to the Back Line, then draw a card."]

[token.imp]
name = "Imp"
breed = "shorthair"
health = 1
damage = 0

[token.rat]
name = "Rat"
breed = "longhair"
health = 1
damage = 2
text = ["Flying.", "When this is killed, you may gain $1."]

[battlefield.graveyard]
name = "Graveyard"
text = [
    "At the end of your turn, discard the bottom card of your deck.",
    "When a troop is killed, each player draws a card.",
]

[battlefield.cellar]
name = "Cellar"
for = "loser"
text = "Friendly troops in the Back Line get +1 health."
'''
DECKS = {
    "night": """
        3 Shade\n3 Whisper\n3 Ghost\n1 Shadow Lord\n3 Mole\n2 Recruit\n2 Scout\n2 Muster\n2 Net\n1 Torch\n2 Cloak
        1 Fog\n2 Drums
    """,
    "watch": """
        3 Shade\n1 Ghost\n2 Whisper\n2 Cart\n3 Recruit\n2 Breeder\n3 Thief\n2 Bell\n2 Torch\n2 Net\n2 Rally\n1 Storm
        1 Decoy\n1 Saddle
    """,
    "stores": """
        3 Recruit\n3 Cloak\n3 Bell\n3 Saddle\n3 Muster\n3 Rally\n3 Storm\n3 Torch\n3 Net
    """,
}
"""The last one has hardly a troop that makes an opening hand."""


@cache
def shadows() -> CardSet:
    """The set, read once."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "shadows"
        (path / "decks").mkdir(parents=True)
        (path / "cards.toml").write_text(CARDS, "utf-8")
        for name, text in DECKS.items():
            (path / "decks" / f"{name}.txt").write_text("\n".join(map(str.strip, text.splitlines())), "utf-8")
        return read_set(str(path))

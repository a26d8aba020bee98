"""Perfect recall, written apart from the rules: a seat's view folded from nothing but its own events.

Beside them it uses what everybody may look up: the card set, the readings, the seat's own decklist and,
if decklists are open, the other one. What another card is, it knows once an event has shown the card.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from catspaw.games.claw_and_order.state.events import Event

SEATS = ("one", "two")
CARDS_OF_A_DECK = 27
CARDS = 54
NO_SEAT = 2
FRONT_LINE = 1
DAMAGE_BONUS = 0
STANDINGS = ("guards", "shrouded", "pacified", "ignores-lines")
KEYWORDS = ("flying", "reach", "observer", "retreat", "stealth")
EQUIP, TEAM_BUFF = 5, 6  # traits

# What is beyond these is not written on a card.
MOST_DAMAGE = 255
MOST_PREVENTED = 63
MOST_BONUS = 127
MOST_PENALTY = 15

Hidden = list[int | None]
"""Cards of which only their player knows which they are."""
WHILE_OWING = (
    Event.KILLED,
    Event.DESTROYED,
    Event.STEPPED_OUT,
    Event.FELL,
    Event.TURNED_UP,
    Event.DROPPED,
    Event.OWES,
    Event.MILLED,
    Event.SPENT,
    Event.AT_BOUND,
)
"""What may happen while somebody has cards to discard from a deck."""

THIS_TURN = (
    Event.SHIELDED,
    Event.ATTACKS_AGAIN,
    Event.GOT,
    Event.GAINED_KEYWORD,
    Event.LOST_KEYWORD,
    Event.STANDS,
)
"""What is only for the turn."""

STAMP_AT = 6
IS_FACE_DOWN = 1 << 20
CONTROLLER_AT = 21
"""How an event names a troop in play, beside its card."""
UNKNOWN_CARD = 63
"""Stands in a perceived reference for the card that lies face down."""


@dataclass
class ThisTurn:
    """What the end of a turn wipes off a card in play."""

    deployed: bool = False
    uses: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    attacks: int = 0
    attacks_again: int = 0
    prevented: int = 0
    more_damage: int = 0
    more_health: int = 0
    less_damage: int = 0
    less_health: int = 0
    gained: set[int] = field(default_factory=set)
    lost: set[int] = field(default_factory=set)
    stands: set[int] = field(default_factory=set)
    stunned: bool = False

    def hear(self, kind: int, b: int, *, is_less: bool) -> None:
        """One of the events that are only for the turn."""
        if kind == Event.SHIELDED:
            self.prevented = min(MOST_PREVENTED, self.prevented + b)
        elif kind == Event.ATTACKS_AGAIN:
            self.attacks_again += 1
        elif kind == Event.GAINED_KEYWORD:
            self.gained.add(b)
        elif kind == Event.LOST_KEYWORD:
            self.lost.add(b)
        elif kind == Event.STANDS:
            self.stands.add(b)
        else:
            self.hear_bonus(b >> 2, is_damage=b & 3 == DAMAGE_BONUS, is_less=is_less)

    def hear_bonus(self, number: int, *, is_damage: bool, is_less: bool) -> None:
        if is_less and is_damage:
            self.less_damage = min(MOST_PENALTY, self.less_damage + number)
        elif is_less:
            self.less_health = min(MOST_PENALTY, self.less_health + number)
        elif is_damage:
            self.more_damage = min(MOST_BONUS, self.more_damage + number)
        else:
            self.more_health = min(MOST_BONUS, self.more_health + number)


@dataclass
class InPlay:
    """A troop, or an Equip Item; without a card it lies face down before somebody else."""

    card: int | None
    arrived: int
    owner: int
    seat: int
    name: str | None
    line: int = 0
    paid: int | None = None
    damage: int = 0
    counters: int = 0
    host: InPlay | None = None
    vehicle: InPlay | None = None
    is_to_be_stunned: bool = False
    turn: ThisTurn = field(default_factory=ThisTurn)

    def hurt(self, kind: int, b: int) -> None:
        """Damage is dealt, healed or prevented."""
        if kind == Event.DAMAGED:
            self.damage = min(MOST_DAMAGE, self.damage + (b >> 6))
        elif kind == Event.HEALED:
            self.damage -= b
        else:
            self.turn.prevented -= b


class Side:
    """One player's cards and dollars in a battle."""

    def __init__(self, cards: Hidden) -> None:
        self.deck = cards
        """The shuffled part."""
        self.top: Hidden = []
        self.bottom: Hidden = []
        """From the bottommost card up."""
        self.hand: Hidden = []
        self.aside: Hidden = []
        self.known: dict[int, int] = {}
        """Cards that all know to be in the hand or face down, and since when."""
        self.buffs: set[int] = set()
        self.taking_effect: set[int] = set()
        """The One-Time Item that is being carried out."""
        self.discard: set[int] = set()
        self.dollars = self.turns = self.owed = self.failed = 0

    @property
    def deck_count(self) -> int:
        return len(self.deck) + len(self.top) + len(self.bottom)

    def from_above(self) -> Hidden:
        """Where the next card is taken from, which is its last."""
        return self.deck or self.bottom

    def draw(self, card: int | None) -> None:
        self.hand.append(card)
        if self.top:
            assert self.top.pop(0) == card
        else:
            take(self.from_above(), card)

    def look(self, card: int | None, place: int) -> None:
        assert len(self.top) == place
        take(self.from_above(), card)
        self.top.append(card)

    def put_under(self, place: int) -> None:
        self.bottom.insert(0, self.top.pop(place))

    def mill(self, card: int) -> None:
        """Discard the bottom card."""
        self.discard.add(card)
        if self.bottom:
            assert self.bottom.pop(0) in (card, None)
        else:
            take(self.deck or self.top, card)

    def shuffle(self) -> None:
        self.deck += self.top + self.bottom
        self.top, self.bottom = [], []


def take(cards: Hidden, card: int | None) -> None:
    """Take a card away, or one of which it is not known which it is; those at an end are in order."""
    place = len(cards) - 1 - cards[::-1].index(card if card in cards else None)
    del cards[place]


def seat_name(seat: int) -> str | None:
    return None if seat == NO_SEAT else SEATS[seat]


def filled(cards: Hidden) -> list[int]:
    """The cards of one's own, all of which are known."""
    found = [card for card in cards if card is not None]
    assert len(found) == len(cards)
    return found

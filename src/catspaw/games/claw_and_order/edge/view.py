"""The view of a match: what the clients and a person's own bot read."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from catspaw.core.view import NOT_ALL_KEYS, View, one_of
from catspaw.games.claw_and_order.state.endings import ENDINGS
from catspaw.games.claw_and_order.state.numbers import SEAT_NAMES
from catspaw.games.claw_and_order.state.questions import QUESTIONS

KEYWORD_NAMES: Final = ("flying", "reach", "observer", "retreat", "stealth")
STANDING_NAMES: Final = ("guards", "shrouded", "pacified", "ignores-lines", "attacks-twice")
"""What a troop may or must do, or what may be done to it, without a keyword for it."""
PHASES: Final = (
    "opening", "set-up", "start", "draw", "pilots", "play", "attack", "attack", "attack", "end", "end", "end",
)  # fmt: skip
"""By the number of the phase."""
SEATS: Final = SEAT_NAMES
SeatName = Annotated[str, one_of(SEAT_NAMES)]
Asked = Annotated[str, one_of((*SEAT_NAMES, "chance"))]
KeywordName = Annotated[str, one_of(KEYWORD_NAMES)]
StandingName = Annotated[str, one_of(STANDING_NAMES)]
PhaseName = Annotated[str, one_of(dict.fromkeys(PHASES))]
PromptName = Annotated[str, one_of(QUESTIONS.names.values())]
EndingName = Annotated[str, one_of(name for name, _ in ENDINGS.values())]


class Held(Struct, frozen=True):
    """A card in hand, with what stays written on it."""

    card: str
    damage: int
    counters: int
    removed: bool
    """Whether it was taken off this turn."""


class Known(Struct, frozen=True):
    """A card that everybody knows to be in the hand or to lie face down."""

    since: int
    """The moment it was last seen."""
    card: str


class Item(Struct, frozen=True):
    """CO-109.1: an Equip Item on a troop."""

    card: str
    owner: SeatName
    counters: int
    uses: tuple[int, ...]
    """Per ability how often it was used this turn."""


class Troop(Struct, frozen=True):
    """A troop in play."""

    card: str | None
    """None if it lies face down and the seat does not know it."""
    arrived: int
    """When it came, which tells it apart from all others."""
    face_down: bool
    paid: int | None
    """What was paid for one that lies face down."""
    owner: SeatName
    damage: int
    counters: int
    pilots: bool
    pilot: str | None
    items: tuple[Item, ...]
    deployed_now: bool
    uses: tuple[int, ...]
    """Per ability how often it was used this turn."""
    attacks: int
    attacks_again: int
    prevented: int
    more_damage: int
    more_health: int
    less_damage: int
    less_health: int
    gained: tuple[KeywordName, ...]
    lost: tuple[KeywordName, ...]
    stands: tuple[StandingName, ...]
    """For this turn."""
    stunned: bool
    """Whether it cannot attack in this turn, or in the next of whoever controls it."""


class Player(Struct, frozen=True):
    """One player's side of the table. Lists of cards that the seat may not know are None."""

    wins: int
    turns: int
    dollars: int
    hand: tuple[Held, ...] | None
    hand_count: int
    known: tuple[Known, ...]
    decklist: tuple[str, ...] | None
    deck: tuple[str, ...] | None
    deck_count: int
    top: tuple[str, ...] | None
    """What lies on top of the deck, in order, as far as its player knows."""
    top_count: int
    bottom: tuple[str, ...] | None
    bottom_count: int
    aside: tuple[str, ...] | None
    aside_count: int
    failed: int
    """How many opening hands would not do."""
    front: tuple[Troop, ...]
    back: tuple[Troop, ...]
    buffs: tuple[str, ...]
    taking_effect: str | None
    """The One-Time Item that is being carried out."""
    discard: tuple[str, ...]
    owed: int
    """How many cards are still to be discarded from the bottom of the deck."""
    seen_before: tuple[str, ...]
    """What earlier battles have shown of the deck."""


class Attack(Struct, frozen=True):
    """The attack that has been declared and not yet struck, by the cards' names."""

    attacker: str
    attacked: str


class Duel(Struct, frozen=True):
    """CO-107.2: who attacks whom, by when they arrived; the attacked one may not have been named yet."""

    attacker: int | None
    attacked: int | None


class Strength(Struct, frozen=True):
    """CO-101.2: what a troop is worth now, all bonuses counted."""

    arrived: int
    damage: int
    health: int
    keywords: tuple[KeywordName, ...]
    standings: tuple[StandingName, ...]


class Crew(Struct, frozen=True):
    """CO-108.2: which troop is inside which vehicle, both by when they arrived."""

    vehicle: int
    pilot: int


class MatchView(View, frozen=True):
    """A match as one seat knows it. Troops stand from the oldest to the youngest; None is none, or not known."""

    seat: SeatName | None
    asked: Asked | None
    prompt: PromptName | None
    battle: int
    battlefield: str
    """A battlefield's id, or `neutral`."""
    loser: SeatName | None
    """Who lost the battle before."""
    active: SeatName | None
    """Whose turn it is; None before the first."""
    phase: PhaseName
    players: dict[SeatName, Player]
    attack: Attack | None
    resolving: str | None
    """The card whose ability resolves, by what is printed: a summoned troop may be gone by then."""
    ability: int | None
    """Which of the abilities on that card."""
    strengths: tuple[Strength, ...]
    costs: Annotated[dict[SeatName, dict[str, int]], NOT_ALL_KEYS]
    """CO-105.3: per hand that is seen, by id what its cards cost now; copies cost alike."""
    crews: tuple[Crew, ...]
    duel: Duel
    ending: EndingName | None
    winners: tuple[SeatName, ...]
    losers: tuple[SeatName, ...]


DERIVED: Final = frozenset({"asked", "prompt", "phase", "resolving", "ability", "strengths", "costs", "crews", "duel"})
"""Fields that follow from the others, so that no memory has to hold them."""

"""The view of a hunt: what the clients and a person's own bot read."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from catspaw.core.view import NOT_ALL_KEYS, View, one_of
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, COLOUR_NAMES
from catspaw.games.red_claw.cards.editions import TOKEN_IDS as TOKENS
from catspaw.games.red_claw.state.endings import ENDINGS
from catspaw.games.red_claw.state.numbers import SEAT_NAMES
from catspaw.games.red_claw.state.questions import QUESTIONS

SYMBOLS: Final = (*COLOUR_NAMES, "choice", "claw", "choice-of-two", "claw-of-two")
"""Symbols still to be followed, by their number from 1; two wild ones may be one choice."""
TOKEN_IDS: Final = TOKENS
SeatName = Annotated[str, one_of(SEAT_NAMES)]
Asked = Annotated[str, one_of((*SEAT_NAMES, "chance"))]
Colour = Annotated[str, one_of(COLOUR_NAMES)]
SymbolName = Annotated[str, one_of(SYMBOLS)]
TokenId = Annotated[str, one_of(TOKEN_IDS)]
AbilityId = Annotated[str, one_of(ABILITY_IDS)]
PromptName = Annotated[str, one_of(QUESTIONS.names.values())]
EndingName = Annotated[str, one_of(name for name, _ in ENDINGS.values())]
CardId = Annotated[str, Meta(examples=["red 7"])]
TokenCounts = Annotated[dict[TokenId, int], NOT_ALL_KEYS]


class PileView(Struct, frozen=True):
    """Ruling RC-R.P: the top is seen, the order of what was laid on it remembered, the rest known as a set."""

    count: int
    top: int | None
    stack: tuple[int, ...]
    """From the top down, as far as the order was seen."""
    under: tuple[int, ...]
    """The rest, in no order."""


class PlayerView(Struct, frozen=True):
    """What lies before a player, and what is known of the hand."""

    level: int
    """Points: where the marker stands on the capture row."""
    hides: bool
    """RC-8.3: whether the hand is held hidden."""
    cards: int
    """How many cards there are, known or not."""
    surely: tuple[CardId, ...]
    """Cards that are known to be in this hand."""
    perhaps: tuple[CardId, ...]
    """What the others may be."""
    tokens: TokenCounts
    cancelled: tuple[int, int, int]
    """How many point tokens of the values 1, 2 and 3 a False Trail has cancelled."""
    is_to_be_asked: bool


class HuntView(View, frozen=True):
    """A hunt as one seat knows it; None is none, or not known."""

    seat: SeatName | None
    asked: Asked | None
    prompt: PromptName | None
    turn: int
    active: SeatName | None
    """Whose turn it is; None before the first."""
    rows: dict[Colour, tuple[int, ...]]
    """Values from the first card of a row to its last."""
    piles: dict[Colour, PileView]
    tokens: dict[Colour, tuple[TokenId | None, TokenId | None]]
    """The first token of each row and the second."""
    bag: TokenCounts
    to_deal: tuple[CardId, ...]
    players: Annotated[dict[SeatName, PlayerView], NOT_ALL_KEYS]
    """In turn order."""
    figure: SeatName | None
    """Who holds the Red Claw."""
    used: AbilityId | None
    wanted: str | None
    """The card that is wanted in exchange, or the seat whose hidden hand it comes from."""
    given: CardId | None
    symbols: tuple[SymbolName, ...]
    emptied: tuple[Colour, ...]
    ignored: tuple[int, ...]
    """Cards by their number, colour × 14 + value."""
    ending: EndingName | None
    winners: tuple[SeatName, ...]
    losers: tuple[SeatName, ...]

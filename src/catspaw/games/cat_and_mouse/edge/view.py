"""The view of a heist: what the deduction sheet, the clients and a person's own bot read."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from catspaw.core.view import View, one_of
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.state.endings import ENDINGS
from catspaw.games.cat_and_mouse.state.numbers import ROOMS as ROOM_COUNT
from catspaw.games.cat_and_mouse.state.questions import QUESTIONS

SEATS: Final = ("inspector", "mouse")
ROOMS: Final = tuple(range(1, ROOM_COUNT + 1))
SeatName = Annotated[str, one_of(SEATS)]
Asked = Annotated[str, one_of((*SEATS, "chance"))]
PromptName = Annotated[str, one_of(QUESTIONS.names.values())]
EndingName = Annotated[str, one_of(name for name, _ in ENDINGS.values())]
LootId = Annotated[str, one_of(card.id for card in LOOT_CARDS)]


class RoomCards(Struct, frozen=True):
    """Some room cards."""

    count: int
    cards: tuple[int, ...] | None
    """None if the seat does not know them."""


class LootCards(Struct, frozen=True):
    """Some loot cards."""

    count: int
    cards: tuple[LootId, ...] | None
    """Those that the seat knows; None if it may know none."""


class MapDeck(Struct, frozen=True):
    """The room cards that are left."""

    count: int
    at_the_bottom: tuple[int | None, ...]
    """Rooms put back under the deck, in order; None is one that the seat does not know."""


class Note(Struct, frozen=True):
    """A monitored room's card."""

    place: int
    """Its number in the row, from 1."""
    room: int | None
    may_be: tuple[int, ...]
    """The rooms it may be, as far as the seat can tell."""
    face_up: bool
    laid_by: SeatName
    after_search: bool
    """Whether it is the first one since the Mouse last searched the map deck."""


class HeistView(View, frozen=True):
    """A heist as one seat knows it. Rooms are numbered 1 to 12; None is what the seat does not know."""

    seat: SeatName | None
    asked: Asked | None
    prompt: PromptName | None
    turn: int
    clues: int
    room: int | None
    """Where the Mouse is."""
    room_is_found: bool
    may_be_in: tuple[int, ...]
    """The rooms she may be in, as far as the seat can tell."""
    named_here: tuple[int | None, ...]
    """What she has named since she moved in, in order; None is a turn without a name."""
    notes: tuple[Note, ...]
    searches: int
    map_deck: MapDeck
    drawn: RoomCards
    haul: LootCards
    room_loot_is_seen: bool
    """Whether she has looked at what lies in her room."""
    room_loot: LootCards
    left_loot: LootCards
    left_loot_seen: int
    """At how many of the cards that she left behind she had looked."""
    loot_deck: int
    pocket: LootCards
    discard: tuple[LootId, ...]
    ending: EndingName | None
    winners: tuple[SeatName, ...]
    losers: tuple[SeatName, ...]

"""The events of a hunt."""

from collections.abc import Collection
from typing import Final

from catspaw.core.bits import members
from catspaw.core.events import FLAG, NUMBER, SEAT, Domain, Events, Value, Values, event
from catspaw.core.setup import TableSetup
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, COLOUR_NAMES, TOKEN_IDS
from catspaw.games.red_claw.state.edition import Box
from catspaw.games.red_claw.state.endings import ENDINGS
from catspaw.games.red_claw.state.numbers import CARDS, NONE, SEAT_NAMES
from catspaw.games.red_claw.state.questions import Answer, card_text

SEAT_BITS: Final = 2
CARD_BITS: Final = 6
COLOUR_BITS: Final = 2
LENGTH_BITS: Final = 3
SEAT_SET_BITS: Final = 4


class Event:
    """The kinds of events, by their numbers in the journal."""

    LAID_ROW: Final = 1
    LAID_TOKEN: Final = 2
    DREW_TOP: Final = 3
    TRADED: Final = 4
    DEALT: Final = 5
    RETURNED: Final = 6
    TURNED_UP: Final = 7
    TURN_BEGAN: Final = 8
    USED: Final = 9
    PLAYED: Final = 10
    SKIPPED: Final = 11
    CHOSE: Final = 12
    TOOK: Final = 13
    TOOK_TOP: Final = 14
    TOOK_FIGURE: Final = 15
    TOOK_TOP_FOR: Final = 16
    SWAPPED_LAST: Final = 17
    EXCHANGED: Final = 18
    SWAPPED_TOKENS: Final = 19
    THREW_OFF: Final = 20
    EMPTIED: Final = 21
    IGNORED: Final = 22
    SHOWED: Final = 23
    GAVE_UP: Final = 24
    TOOK_TOKEN: Final = 25
    PASSED_ON: Final = 26
    STAYED: Final = 27
    MOVED_UP: Final = 28
    SHUFFLED: Final = 29
    CANCELLED: Final = 30
    MOVED: Final = 31
    OPENED: Final = 32
    OVER: Final = 33
    WANTED: Final = 34
    OFFERED: Final = 35
    LAID_CARD: Final = 36
    DECLINED: Final = 37
    LAPSED: Final = 38
    TIED: Final = 39
    HAS_NO_CARD: Final = 40


def _token(setup: TableSetup, token: int) -> str:
    assert isinstance(setup.edition, Box)
    return TOKEN_IDS[setup.edition.kinds[token]]


def _wanted(setup: TableSetup, number: int) -> Value:
    """A card, or the player whose hidden hand it shall come from."""
    return card_text(number) if number < CARDS else setup.seats[number - Answer.BLIND_FROM]


CARD: Final = Domain(CARD_BITS, lambda _, card: card_text(card))
MAYBE_CARD: Final = Domain(value=lambda _, card: "none" if card == NONE else card_text(card))
WANTED: Final = Domain(value=_wanted)
COLOUR: Final = Domain(COLOUR_BITS, lambda _, colour: COLOUR_NAMES[colour])
LENGTH: Final = Domain(LENGTH_BITS)
LAST_VALUES: Final = 4
"""So many values of a row are in an event's first number, the others in its second."""
ROW_VALUES: Final = Domain()
"""Values of a row, four bits each, the last card's lowest."""
VALUE_SET: Final = Domain(value=lambda _, values: tuple(members(values)))
TOKEN: Final = Domain(value=_token)
TOKEN_PLACE: Final = Domain(value=lambda _, place: "second" if place else "first")
FALSE_TRAIL: Final = Domain()
"""By its value."""
ABILITY: Final = Domain(value=lambda _, ability: ABILITY_IDS[ability - 1])
FORMER: Final = Domain(value=lambda _, seat: "none" if seat == NONE else SEAT_NAMES[seat])
"""Who had the figure before, if anybody."""
ENDING: Final = Domain(value=lambda _, ending: ENDINGS[ending][0])
SEAT_SET: Final = Domain(SEAT_SET_BITS, lambda setup, seats: tuple(setup.seats[seat] for seat in members(seats)))


def _between_hidden_hands(values: Values, seat: int) -> Collection[str]:
    """Ruling RC-R.L: what two hidden hands exchange, only these two see."""
    return ("card", "other") if values["unseen"] and seat not in (values["seat"], values["opponent"]) else ()


def _from_a_hidden_hand(values: Values, seat: int) -> Collection[str]:
    """Ruling RC-R.L: what a hidden hand offers, only its player sees."""
    return ("card",) if values["hides"] and seat != values["seat"] else ()


EVENTS: Final = Events(
    Event,
    [
        event(
            Event.LAID_ROW,
            ("RC-2.2", "RC-5.6"),
            (COLOUR("colour"), LENGTH("length"), ROW_VALUES("last")),
            ROW_VALUES("first"),
        ),
        event(Event.LAID_TOKEN, ("RC-2.4", "RC-5.6"), TOKEN("token"), (COLOUR("colour"), TOKEN_PLACE("place"))),
        event(Event.DREW_TOP, "RC-2.5", CARD("card")),
        event(Event.TRADED, "RC-2.5", CARD("card"), CARD("other")),
        event(Event.DEALT, "RC-2.6", CARD("card"), SEAT("seat")),
        event(Event.RETURNED, "RC-2.6", CARD("card")),
        event(Event.TURNED_UP, "RC-R.P", CARD("card")),
        event(Event.TURN_BEGAN, "RC-2.7", SEAT("seat"), NUMBER("number"), begins_turn=True),
        event(Event.USED, "RC-8.1", SEAT("seat"), ABILITY("ability")),
        event(Event.PLAYED, "RC-3.1", CARD("card"), SEAT("seat")),
        event(Event.SKIPPED, "RC-4.1", SEAT("seat")),
        event(Event.CHOSE, ("RC-3.3", "RC-3.4"), COLOUR("colour"), SEAT("seat")),
        event(Event.TOOK, ("RC-3.5", "RC-4.2"), CARD("card"), SEAT("seat")),
        event(Event.TOOK_TOP, "RC-4.2", CARD("card"), SEAT("seat")),
        event(Event.TOOK_FIGURE, "RC-4.3", SEAT("seat"), FORMER("former")),
        event(Event.TOOK_TOP_FOR, "RC-8.1", (CARD("card"), CARD("other")), SEAT("seat")),
        event(Event.SWAPPED_LAST, "RC-8.1", COLOUR("colour"), SEAT("seat")),
        event(
            Event.EXCHANGED,
            "RC-8.1",
            (CARD("card"), CARD("other")),
            (SEAT("seat"), SEAT("opponent"), FLAG("unseen")),
            audience=_between_hidden_hands,
        ),
        event(Event.SWAPPED_TOKENS, "RC-8.1", COLOUR("colour"), SEAT("seat")),
        event(Event.THREW_OFF, "RC-8.1", CARD("card"), SEAT("seat")),
        event(Event.EMPTIED, "RC-5.1", COLOUR("colour")),
        event(Event.IGNORED, "RC-R.M", MAYBE_CARD("card"), SEAT("seat")),
        event(Event.SHOWED, "RC-R.L", (SEAT("seat"), COLOUR("colour")), VALUE_SET("values")),
        event(Event.GAVE_UP, ("RC-5.1", "RC-5.2"), (SEAT("seat"), COLOUR("colour")), VALUE_SET("values")),
        event(Event.TOOK_TOKEN, ("RC-5.1", "RC-5.2"), TOKEN("token"), SEAT("seat")),
        event(Event.PASSED_ON, "RC-6.3", TOKEN("token"), (SEAT("seat"), SEAT("opponent"))),
        event(Event.STAYED, "RC-5.3", TOKEN("token"), COLOUR("colour")),
        event(Event.MOVED_UP, ("RC-R.C", "RC-R.Y"), TOKEN("token"), COLOUR("colour")),
        event(Event.SHUFFLED, "RC-5.6", COLOUR("colour")),
        event(Event.CANCELLED, "RC-6.2", SEAT("seat"), FALSE_TRAIL("value")),
        event(Event.MOVED, ("RC-5.7", "RC-4.3", "RC-R.AA"), SEAT("seat"), NUMBER("number")),
        event(Event.OPENED, "RC-R.T", (SEAT("seat"), COLOUR("colour")), VALUE_SET("values")),
        event(
            Event.OVER,
            lambda values, _: ENDINGS[values["ending"]][1],
            ENDING("ending"),
            (SEAT_SET("winners"), SEAT_SET("losers")),
        ),
        event(Event.WANTED, "RC-8.1", WANTED("wanted"), SEAT("seat")),
        event(Event.OFFERED, "RC-8.2", CARD("card"), (SEAT("seat"), FLAG("hides")), audience=_from_a_hidden_hand),
        event(Event.LAID_CARD, "RC-2.2", CARD("card"), messages=""),
        event(Event.DECLINED, "RC-R.Z", SEAT("seat")),
        event(Event.LAPSED, "RC-4.4", COLOUR("colour"), SEAT("seat")),
        event(Event.TIED, ("RC-5.4", "RC-R.T"), SEAT("seat")),
        event(Event.HAS_NO_CARD, "RC-4.2", SEAT("seat")),
    ],
)
"""A row is told when it is laid, not card by card."""

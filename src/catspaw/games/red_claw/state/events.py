"""The kinds of events a hunt writes to its journal.

Seats, colours and cards take 2, 2 and 6 bits where several share a number; NONE is 63.
Where an event may follow from one of several rules, the kind's two upper bits say which (see narrate).
"""

from typing import Final

KIND: Final = 0x3F
"""A kind without the mark of its rule."""
SECOND_RULE: Final = 0x40
THIRD_RULE: Final = 0x80


class Event:
    """The kinds of events a hunt writes to its journal."""

    LAID_ROW: Final = 1  # colour, length << 2, last four values << 5; the other three values
    LAID_TOKEN: Final = 2  # token; colour, place << 2
    DREW_TOP: Final = 3  # card
    TRADED: Final = 4  # high card, the one it was traded for
    DEALT: Final = 5  # card, seat
    RETURNED: Final = 6  # card
    TURNED_UP: Final = 7  # card
    TURN_BEGAN: Final = 8  # seat, turn
    USED: Final = 9  # seat, ability
    PLAYED: Final = 10  # card, seat
    SKIPPED: Final = 11  # seat
    CHOSE: Final = 12  # colour, seat
    TOOK: Final = 13  # card, seat
    TOOK_TOP: Final = 14  # card, seat
    TOOK_FIGURE: Final = 15  # seat, the one who had it or NONE
    TOOK_TOP_FOR: Final = 16  # card taken, card laid << 6; seat
    SWAPPED_LAST: Final = 17  # colour, seat
    EXCHANGED: Final = 18  # card given, card taken << 6; seat, opponent << 2, whether nobody else saw it << 4
    SWAPPED_TOKENS: Final = 19  # colour, seat
    THREW_OFF: Final = 20  # card, seat
    EMPTIED: Final = 21  # colour
    IGNORED: Final = 22  # card or NONE, seat
    SHOWED: Final = 23  # seat, colour << 2; set of values
    GAVE_UP: Final = 24  # seat, colour << 2; set of values
    TOOK_TOKEN: Final = 25  # token, seat
    PASSED_ON: Final = 26  # token; seat, opponent << 2
    STAYED: Final = 27  # token, colour
    MOVED_UP: Final = 28  # token, colour
    SHUFFLED: Final = 29  # colour
    CANCELLED: Final = 30  # seat, value
    MOVED: Final = 31  # seat, points
    OPENED: Final = 32  # seat, colour << 2; set of values
    OVER: Final = 33  # ending; winners, losers << 4
    WANTED: Final = 34  # card or BLIND_FROM + seat; seat
    OFFERED: Final = 35  # card; seat, whether the hand is hidden << 2
    LAID_CARD: Final = 36  # card
    DECLINED: Final = 37  # seat
    LAPSED: Final = 38  # colour, seat
    TIED: Final = 39  # seat
    HAS_NO_CARD: Final = 40  # seat

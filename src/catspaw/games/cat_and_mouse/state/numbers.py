"""What the numbers mean: rooms, loot cards, prompts, answers, endings and piles of Cat & The Mouse."""

from typing import Final

INSPECTOR: Final = 0
MOUSE: Final = 1

# Rooms are 0 to 11 (shown as 1 to 12), and so are places in the row of notes.
ROOMS: Final = 12
ALL_ROOMS: Final = 0xFFF

# Loot: theme × 3 + value for the nine treasures, then the three tricks.
LOOT: Final = 12
ALL_LOOT: Final = 0xFFF
TREASURES: Final = 0x1FF
SET: Final = 3
CALLING_CARD: Final = 9
SMOKE_BOMB: Final = 10
PICKPOCKET: Final = 11
HOLDS_CALLING_CARD: Final = 1 << CALLING_CARD
HOLDS_SMOKE_BOMB: Final = 1 << SMOKE_BOMB
HOLDS_PICKPOCKET: Final = 1 << PICKPOCKET


LONGEST_STAY: Final = 3
"""Turns of the Inspector while the Mouse is in one room."""
NO_NAME: Final = 15
"""Among her names: a turn in which the Calling Card answered a trap, and she named nothing (Ruling CM-R.N)."""
BLANK: Final = 15
"""In a row of notes in a sight: a room this seat does not know."""
PER_WORD: Final = 4
"""So many notes, with the rooms ruled out for each, a word has room for; there are three such words."""
LAST_TURN: Final = 100
"""CM-R.X: after this many turns of the Inspector a heist stops unfinished."""


# Fields of packed words: first bit | bits << 6 | places << 12 | largest value << 18 (see core.packed).


class Field:
    """What is packed into words of a heist."""

    ROOM: Final = 0 | 4 << 6 | ROOMS << 12 | BLANK << 18
    """Rooms in the order of their cards: the row of notes, and what lies under the map deck, drawn from the lowest."""
    NAME: Final = 0 | 4 << 6 | LONGEST_STAY << 12 | NO_NAME << 18
    """Her names, the latest lowest: a room plus one, or NO_NAME."""
    RULED_OUT: Final = 0 | 12 << 6 | PER_WORD << 12 | ALL_ROOMS << 18
    """Per place of a note, four to a word, the set of rooms it is publicly known not to be."""
    MARK: Final = 0 | 1 << 6 | (ROOMS + 1) << 12 | 1 << 18
    """Per place of a note, and for the next one, whether it is marked: a set of places."""


class Pile:
    """Piles chance draws from."""

    MAP: Final = 0
    LOOT: Final = 1
    POCKET: Final = 2
    NOTES: Final = 3

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


LAST_TURN: Final = 100
"""CM-R.X: after this many turns of the Inspector a heist stops unfinished."""


class Pile:
    """Piles chance draws from."""

    MAP: Final = 0
    LOOT: Final = 1
    POCKET: Final = 2
    NOTES: Final = 3

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


class Answer:
    """What is answered beside rooms, loot cards and places; each number means the same in every question."""

    CHECK: Final = 12
    SPRING: Final = 13
    LOOT_ROOM: Final = 14
    CHANGE_ROOMS: Final = 15
    END_HEIST: Final = 16
    PICK_POCKET: Final = 17
    SMOKE: Final = 18
    SMOKE_AND_PICK: Final = 19
    STAY: Final = 20
    SHOW_ROOM: Final = 21
    LEAVE_CARD: Final = 22
    GIVE_UP: Final = 23
    ENOUGH: Final = 24
    SHUFFLE_BACK: Final = 25
    DECLINE: Final = 26
    SHOW_HAUL: Final = 27


class Prompt:
    """Questions. Chance is asked the four from DRAW on."""

    FILL_POCKET: Final = 1
    FILL_DEEP_POCKET: Final = 2
    START: Final = 3
    KEEP: Final = 4
    ACT: Final = 5
    NAME: Final = 6
    CORNERED: Final = 7
    ANNOUNCED: Final = 8
    TRAP: Final = 9
    ESCAPE: Final = 10
    TURN: Final = 11
    TAKE: Final = 12
    RETURN_NOTE: Final = 13
    USE_SUBTLY: Final = 14
    MOVE: Final = 15
    AFTER: Final = 16
    MISSED: Final = 21
    DRAW: Final = 17
    LAY_OUT: Final = 18
    PICK_BLIND: Final = 19
    RETURN_BLIND: Final = 20


class Pile:
    """Piles chance draws from."""

    MAP: Final = 0
    LOOT: Final = 1
    POCKET: Final = 2
    NOTES: Final = 3


class Ending:
    """How a heist ends."""

    CAUGHT: Final = 1
    WRONG_TRAP: Final = 2
    THIRD_CLUE: Final = 3
    SET_SHOWN: Final = 4
    NO_SET: Final = 5
    UNFINISHED: Final = 6
    NOBODY_WINS: Final = 7

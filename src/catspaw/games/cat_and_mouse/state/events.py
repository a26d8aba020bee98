"""The kinds of events a heist writes to its journal."""

from typing import Final


class Event:
    """The kinds of events a heist writes to its journal."""

    TURN_BEGAN: Final = 1
    POCKETED: Final = 2  # loot card
    ENTERED: Final = 3  # room, how often she has searched the map deck before
    LAID_OUT: Final = 4  # loot card, whether she sees it at once
    DREW: Final = 5  # room
    KEPT: Final = 6  # room, the one put to the bottom plus one (0: none)
    ANNOUNCED_CHECK: Final = 7
    ANNOUNCED_TRAP: Final = 8
    NAMED: Final = 9  # room
    TURNED_UP: Final = 10  # room, place
    CLEARED: Final = 11  # room that no note shows
    COUNTED_AGAIN: Final = 12  # room
    TRAPPED: Final = 13  # room
    FOUND: Final = 14  # room
    SHOWED_ROOM: Final = 15  # room
    LOOKED: Final = 16  # set of loot
    TOOK: Final = 17  # loot card
    LEFT: Final = 18  # room, how much loot stays there
    RETURNED: Final = 19  # place
    SEARCHED: Final = 20  # set of rooms in the map deck
    PLAYED_TRICK: Final = 21  # loot card
    STOLE: Final = 22  # loot card
    SHOWED_HAUL: Final = 23  # set of loot
    SAW_LEFT: Final = 24  # set of loot
    OVER: Final = 25  # ending, winners

"""How a heist ends."""

from typing import Final

from catspaw.core.questions import endings


class Ending:
    """The ways a heist ends."""

    CAUGHT: Final = 1
    WRONG_TRAP: Final = 2
    THIRD_CLUE: Final = 3
    SET_SHOWN: Final = 4
    NO_SET: Final = 5
    UNFINISHED: Final = 6
    NOBODY_WINS: Final = 7


ENDINGS = endings(
    Ending,
    {
        Ending.CAUGHT: "CM-4.2",
        Ending.WRONG_TRAP: "CM-4.3",
        Ending.THIRD_CLUE: "CM-3.3",
        Ending.SET_SHOWN: "CM-5.3",
        Ending.NO_SET: "CM-5.3",
        Ending.UNFINISHED: "CM-R.X",
        Ending.NOBODY_WINS: "CM-R.M",
    },
)

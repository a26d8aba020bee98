"""How a hunt ends."""

from typing import Final

from catspaw.core.questions import endings


class Ending:
    """How a hunt ends."""

    AT_TEN: Final = 1
    NO_TOKENS: Final = 2
    UNFINISHED: Final = 3


ENDINGS: Final = endings(Ending, {Ending.AT_TEN: "RC-7.1", Ending.NO_TOKENS: "RC-R.W", Ending.UNFINISHED: "RC-R.X"})

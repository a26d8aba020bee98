"""How a match ends."""

from typing import Final

from catspaw.core.questions import endings


class Ending:
    """How a match ends."""

    TWO_BATTLES: Final = 1
    NO_OPENING_HAND: Final = 2
    NO_OPENING_HANDS: Final = 3


ENDINGS: Final = endings(
    Ending,
    {Ending.TWO_BATTLES: "CO-110.3", Ending.NO_OPENING_HAND: "CO-103.3", Ending.NO_OPENING_HANDS: "CO-R.M"},
)

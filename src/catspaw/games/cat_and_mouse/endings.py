"""The endings by name, each with its rule."""

from catspaw.games.cat_and_mouse.numbers import (
    CAUGHT,
    NO_SET,
    NOBODY_WINS,
    SET_SHOWN,
    THIRD_CLUE,
    UNFINISHED,
    WRONG_TRAP,
)

ENDINGS = {
    CAUGHT: ("caught", "CM-4.2"),
    WRONG_TRAP: ("wrong-trap", "CM-4.3"),
    THIRD_CLUE: ("third-clue", "CM-3.3"),
    SET_SHOWN: ("set-shown", "CM-5.3"),
    NO_SET: ("no-set", "CM-5.3"),
    UNFINISHED: ("unfinished", "CM-R.X"),
    NOBODY_WINS: ("nobody-wins", "CM-R.M"),
}

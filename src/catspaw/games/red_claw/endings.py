"""The endings by name, each with its rule."""

from catspaw.games.red_claw.numbers import AT_TEN, NO_TOKENS, UNFINISHED

ENDINGS = {
    AT_TEN: ("at-ten", "RC-7.1"),
    NO_TOKENS: ("no-tokens", "RC-R.W"),
    UNFINISHED: ("unfinished", "RC-R.X"),
}

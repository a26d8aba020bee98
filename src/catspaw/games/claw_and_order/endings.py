"""The endings of a match by name, each with its rule."""

from catspaw.games.claw_and_order.numbers import NO_OPENING_HAND, NO_OPENING_HANDS, TWO_BATTLES

ENDINGS = {
    TWO_BATTLES: ("two-battles", "CO-110.3"),
    NO_OPENING_HAND: ("no-opening-hand", "CO-103.3"),
    NO_OPENING_HANDS: ("no-opening-hands", "CO-R.M"),
}

"""The numbers of a hunt: cards, rows, tokens, abilities, questions and the places of its zones."""

from typing import Final

# Cards are numbered colour × 14 + value.
COLOURS: Final = 4
VALUES: Final = 14
CARDS: Final = 56
ALL_CARDS: Final = 0xFFFFFFFFFFFFFF
ONE_COLOUR: Final = 0x3FFF
"""The 14 values of a colour as a set."""
HIGHEST_DEALT: Final = 11
ROW_LENGTH: Final = 7


# Kinds of tokens; points and False Trails are numbered by their value less one.
POINT: Final = 0
FALSE_TRAIL: Final = 3
FAKE_EVIDENCE: Final = 6
KINDS: Final = 7
TOKENS_IN_ALL: Final = 40
ALL_TOKENS: Final = 0xFFFFFFFFFF

ABILITIES: Final = 10
"""One more than the last; 0 stands for none of them."""
NEVER: Final = 1000
"""The level of an ability that the capture row does not give: no marker comes so far."""

SEATS: Final = 4
SEAT_NAMES: Final = ("white", "black", "grey", "brown")
ONLOOKERS: Final = 4
"""Where knowledge is kept per seat: the place of everybody else."""
NONE: Final = 63
"""No token, no seat, no colour, no card."""

ZONES: Final = 58


TEN: Final = 10
LAST_TURN: Final = 400


# Fields of packed words: first bit | bits << 6 | places << 12 | largest value << 18 (see core.packed).


class Field:
    """What is packed into zones, words of a hunt and sets of cards."""

    ROW: Final = 0 | 4 << 6 | ROW_LENGTH << 12 | (VALUES - 1) << 18
    """Values of a row, from the last card to the first."""
    STACK: Final = 0 | 4 << 6 | VALUES << 12 | (VALUES - 1) << 18
    """Values on a pile, from the top."""
    OF_COLOUR: Final = 0 | 14 << 6 | COLOURS << 12 | ONE_COLOUR << 18
    """Per colour of a set of cards the set of its values."""
    SYMBOL: Final = 0 | 4 << 6 | 2 << 12 | 12 << 18
    """Escape symbols, on a card or still to be followed, the next one lowest; 0 for none."""
    EMPTIED: Final = 0 | 3 << 6 | COLOURS << 12 | COLOURS << 18
    """Colours plus one of rows to be resolved, the next one lowest."""
    AGAIN: Final = 0 | 8 << 6 | SEATS << 12 | 255 << 18
    """Per seat the points for taking the figure while holding it."""
    CANCELLED: Final = 0 | 8 << 6 | 3 << 12 | 255 << 18
    """Per value of a point token, less one, how many are cancelled."""


class Colour:
    """The four rows."""

    RED: Final = 0
    YELLOW: Final = 1
    GREEN: Final = 2
    BLUE: Final = 3


class Symbol:
    """Escape symbols: 1 to 4 are the rows, red first."""

    CHOICE: Final = 5
    CLAW: Final = 6
    CHOICE_OF_TWO: Final = 7
    """Two choices that are one: both cards from one row."""
    CLAW_OF_TWO: Final = 8
    LAPSES: Final = 8
    """Beyond a colour: the same, doubled, on a row of one card."""


class Ability:
    """The nine abilities, by the level the reconstruction gives them."""

    EXCHANGE_WITH_PILE: Final = 1
    CLAW_AS_CHOICE: Final = 2
    SWAP_LAST_TWO: Final = 3
    ESCAPE_TIES: Final = 4
    EXCHANGE_WITH_OPPONENT: Final = 5
    HIDE_HAND: Final = 6
    IGNORE_CARD: Final = 7
    SWAP_TOKENS: Final = 8
    DISCARD: Final = 9


class Zone:
    """Where things lie: places in a hunt's zones. The first eight are per colour, the next per seat."""

    ROW: Final = 0
    """Values from the last card to the first (see Field.ROW)."""
    ROW_COUNT: Final = 4
    STACK: Final = 8
    """The cards on a pile whose order everybody has seen, from the top (see Field.STACK)."""
    STACK_COUNT: Final = 12
    UNDER: Final = 16
    """The shuffled rest of a pile, as a set of values."""
    SHUFFLES: Final = 20
    FIRST: Final = 24
    """A row's first token, or NONE."""
    SECOND: Final = 28
    HAND: Final = 32
    TOKENS: Final = 36
    LEVEL: Final = 40
    """Where the marker stands: the points."""
    CANCELLED: Final = 44
    """How many point tokens of each value a False Trail has cancelled (see Field.CANCELLED)."""
    ONE_POOL: Final = 48
    """Per seat, and for onlookers: cards in hidden hands that it cannot place (see knowledge)."""
    OTHER_POOL: Final = 53


class Pile:
    """What chance draws from; colours 0 to 3 are the piles."""

    BAG: Final = 4
    EIGHT: Final = 5
    STARTERS: Final = 6
    BLIND_HAND: Final = 7

"""Sets of the numbers 0 to 61 as machine words: bit k is set when k is in the set.

All bit arithmetic lives here. Shifts by a variable go through
`shifted`: a literal on the left of `<<` compiles to a 32-bit shift.
"""

from operator import lshift
from typing import Final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")
"""Whether the rules run as machine code or in the interpreter."""

WORD: Final = 0x3FFFFFFFFFFFFFFF
"""The 62 numbers a set may hold; also the largest literal that stays unboxed."""


LAST: Final = 61
"""The largest of them."""


def shifted(word: i64, places: i64) -> i64:
    """`word << places`, right for every number of places."""
    return word << places


def one(k: i64) -> i64:
    """The set {k}."""
    return shifted(1, k)


def has(cards: i64, k: i64) -> bool:
    """Whether k is in the set."""
    return (cards >> k) & 1 != 0


def contains(cards: i64, k: i64) -> bool:
    """Whether k is in the set, whatever number it is: the processor shifts by no more than 63 places."""
    return 0 <= k <= LAST and has(cards, k)


def first(n: i64) -> i64:
    """The set {0, …, n - 1}."""
    return shifted(1, n) - 1


def count(cards: i64) -> i64:
    """How many members the set has."""
    return (_running_counts(cards) >> 56) & 0x7F


def lowest(cards: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((cards & -cards) - 1)


def nth(cards: i64, n: i64) -> i64:
    """The member with n smaller ones before it.

    Without a loop, whose end a processor could not foresee: first the byte, then the bit in it.
    """
    counts = _running_counts(cards)
    byte = _bytes_up_to(counts, n)
    before = (counts << 8 >> (8 * byte)) & 0x7F
    bits = (cards >> (8 * byte)) & 0xFF
    spread = ((bits & 0x7F) * 0x02040810204081 & 0x0101010101010101) | ((bits >> 7) << 56)
    return 8 * byte + _bytes_up_to(spread * 0x0101010101010101, n - before)


def _running_counts(cards: i64) -> i64:
    """Eight bytes; byte k says how many members are below 8 × (k + 1)."""
    cards = cards - ((cards >> 1) & 0x1555555555555555)
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    return ((cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101


def _bytes_up_to(counts: i64, n: i64) -> i64:
    """How many of the lower seven bytes are at most n, all compared at once."""
    not_above = ((n * 0x01010101010101) | 0x80808080808080) - (counts & 0x7F7F7F7F7F7F7F)
    return (((not_above >> 7) & 0x01010101010101) * 0x01010101010101 >> 48) & 0x7F


def highest(cards: i64) -> i64:
    """The largest member, or -1 of an empty set."""
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    return count(cards | (cards >> 32)) - 1


def members(cards: i64) -> list[int]:
    """The set as a list, smallest first."""
    found: list[int] = []
    while cards:
        found.append(int(lowest(cards)))
        cards &= cards - 1
    return found


def as_set(numbers: list[int]) -> int:
    """The list as a set."""
    cards: i64 = 0
    for k in numbers:
        cards |= one(k)
    return int(cards)


def _nth_in_a_loop(cards: i64, n: i64) -> i64:
    while n:
        cards &= cards - 1
        n -= 1
    return lowest(cards)


if not COMPILED:  # the interpreter has faster ways to the same answers
    globals().update(
        shifted=lshift,
        one=[1 << k for k in range(62)].__getitem__,
        first=[(1 << n) - 1 for n in range(63)].__getitem__,
        count=int.bit_count,
        nth=_nth_in_a_loop,
        lowest=lambda cards: (cards & -cards).bit_length() - 1,
        highest=lambda cards: cards.bit_length() - 1,
    )

"""The small generator for playouts and search. Tables deal with `catspaw.core.dealer` instead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import WORD, count, nth, one

_FACTOR: Final = 2862933555777941757
_STEP: Final = 1442695040888963407


def mixed(word: i64) -> i64:
    """A 62-bit word that differs in about half its bits when one bit of `word` changes."""
    word = (word ^ (word >> 30)) * 2173889215116926905 & WORD
    word = (word ^ (word >> 27)) * 1181783497276652981 & WORD
    return word ^ (word >> 31)


@final
@mypyc_attr(acyclic=True)
class Sampler:
    """Uniform choices, the same on every platform for the same seed (0 to 2⁶² - 1).

    >>> sampler = Sampler(1)
    >>> [sampler.pick(0b1011) for _ in range(6)]
    [0, 0, 1, 0, 0, 3]
    """

    def __init__(self, seed: i64) -> None:
        self.state: i64 = mixed((seed + _STEP) & WORD)

    def reseed(self, seed: i64) -> None:
        """Become the sampler of another seed."""
        self.state = mixed((seed + _STEP) & WORD)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to a few thousand."""
        state: i64 = (self.state * _FACTOR + _STEP) & WORD
        self.state = state
        return ((state >> 31) * n) >> 31

    def pick(self, options: i64) -> i64:
        """A member of the set."""
        return nth(options, self.below(count(options)))

    def part(self, cards: i64, size: i64) -> i64:
        """A subset of the given size."""
        taken: i64 = 0
        while size > 0:
            card = one(self.pick(cards))
            cards &= ~card
            taken |= card
            size -= 1
        return taken

    def __repr__(self) -> str:
        return f"<Sampler in state {self.state}>"

    def __reduce__(self) -> tuple[object, ...]:
        return sampler_in, (int(self.state),)


def sampler_in(state: int) -> Sampler:
    """A sampler that goes on from a state."""
    sampler = Sampler(0)
    sampler.state = state
    return sampler

"""Dealers: a secret, or a seed, fixes the order of every shuffle before it is drawn from."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import final

from mypy_extensions import i64

from catspaw.core.bits import WORD, highest
from catspaw.core.checking import unexpected
from catspaw.core.order import KEY, drawn, drawn_mixed
from catspaw.core.position import BOTTOM, CHANCE, Position


def secret_of_seed(seed: int) -> bytes:
    """The secret of a numbered deal, which is none."""
    if not isinstance(seed, int):
        raise unexpected("expected-number", "seed", seed)
    return hashlib.sha256(b"catspaw deal %d" % seed).digest()


@final
class Dealer:
    """Answers for chance at live tables. Each (pile, shuffle number) has one order, whatever is decided meanwhile.

    A draw takes the first card of the order that is still in the pile, or from the bottom the last, so
    two games with one secret see the same cards come up for as long as they draw from the same shuffles.

    >>> Dealer.from_seed(7) == Dealer.from_seed(7)
    True
    >>> Dealer.from_seed(7).choose(0, 0b1111)
    3

    A pickle contains the secret; a `repr` does not.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._orders: dict[int, bytes] = {}

    @classmethod
    def from_seed(cls, seed: int | None) -> Dealer:
        """A dealer for a numbered deal, or an unpredictable one."""
        return Dealer(secrets.token_bytes(32) if seed is None else secret_of_seed(seed))

    def choose(self, pile: int, options: i64) -> int:
        """Which of the options chance names. `pile` carries the shuffle number (see Position.pile)."""
        shuffle = pile & ~BOTTOM
        order = self._orders.get(shuffle)
        size = KEY * (highest(options) + 1)
        if order is None or len(order) < size:
            key = hmac.digest(self._secret, b"%d" % shuffle, "sha256")
            order = self._orders[shuffle] = hashlib.shake_256(key).digest(int(size))
        return int(drawn(order, pile, options))

    def settle(self, position: Position, answers: list[int]) -> None:
        """Answer for chance until a seat is asked or the game is over, noting every answer."""
        while position.asked == CHANCE:
            number = self.choose(int(position.pile), position.options)
            answers.append(number)
            position.answer(number)

    def __eq__(self, other: object) -> bool:
        """Whether both deal by one secret."""
        return isinstance(other, Dealer) and hmac.compare_digest(self._secret, other._secret)

    def __hash__(self) -> int:
        return hash(self._secret)

    def __repr__(self) -> str:
        """Without the secret, from which all cards follow."""
        return "<Dealer>"

    def __reduce__(self) -> tuple[object, ...]:
        """With the secret: who gets a dealer's pickle, or that of its table, knows every card to come."""
        return Dealer, (self._secret,)


@final
class QuickDealer:
    """The same law for the lab, with a fast keyed mix in place of the HMAC: no secret, only a seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed & WORD

    def choose(self, pile: i64, options: i64) -> int:
        """Which of the options chance names."""
        return int(drawn_mixed(self._seed, pile, options))

    def __eq__(self, other: object) -> bool:
        """Whether both deal by one seed."""
        return isinstance(other, QuickDealer) and self._seed == other._seed

    def __hash__(self) -> int:
        return hash(self._seed)

    def __repr__(self) -> str:
        return f"QuickDealer({self._seed})"

    def __reduce__(self) -> tuple[object, ...]:
        return QuickDealer, (int(self._seed),)

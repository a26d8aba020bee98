"""Dealers: a secret, or a seed, fixes the order of every shuffle before it is drawn from."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from catspaw.core.bits import WORD
from catspaw.core.order import KEY, earliest, earliest_mixed
from catspaw.core.position import ANSWERS


class Dealer:
    """Answers for chance at live tables. Each (pile, shuffle number) has one order, whatever is decided meanwhile.

    A draw takes the first card of the order that is still in the pile, so two games with one
    secret see the same cards come up for as long as they draw from the same shuffles.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._orders: dict[int, bytes] = {}

    @classmethod
    def from_seed(cls, seed: int | None) -> Dealer:
        """A dealer for a numbered deal, or an unpredictable one."""
        if seed is None:
            return cls(secrets.token_bytes(32))
        return cls(hashlib.sha256(b"catspaw deal %d" % seed).digest())

    def choose(self, pile: int, options: int) -> int:
        """Which of the options chance names. `pile` carries the shuffle number (see Position.pile)."""
        order = self._orders.get(pile)
        if order is None:
            key = hmac.digest(self._secret, b"%d" % pile, "sha256")
            order = self._orders[pile] = hashlib.shake_256(key).digest(KEY * ANSWERS)
        return int(earliest(order, options))


class QuickDealer:
    """The same law for the lab, with a fast keyed mix in place of the HMAC: no secret, only a seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed & WORD

    def choose(self, pile: int, options: int) -> int:
        """Which of the options chance names."""
        return int(earliest_mixed(self._seed, pile, options))

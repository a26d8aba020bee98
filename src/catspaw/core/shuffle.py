"""Shuffles that can be checked: the server commits to a secret, every seat adds a nonce, and both fix the cards.

The server draws a secret (`new_secret`) and shows its commitment before anybody sends a nonce. So neither the
server, which no longer can change the secret, nor the seats, which do not know it, choose the cards alone.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from catspaw.core.errors import Malformed

SECRET: Final = 32
SHORTEST, LONGEST = 16, 64
"""How many bytes a nonce has."""
UNCHOSEN: Final = bytes(SHORTEST)
"""The nonce of a seat that sends none, such as a bot's: a server that chose it could choose the cards."""
_HEXADECIMAL = re.compile("(?:[0-9a-f]{2})*")


@dataclass(frozen=True)
class Shuffle:
    """What a deal follows from. Whoever knows it knows every card, so it is shown only after the game."""

    secret: bytes = field(repr=False)
    nonces: tuple[bytes, ...]
    """One for each seat, in their order."""

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET:
            raise Malformed(f"the server's secret has {len(self.secret)} bytes, not {SECRET}")
        for number, nonce in enumerate(self.nonces, 1):
            if not SHORTEST <= len(nonce) <= LONGEST:
                raise Malformed(f"nonce {number} has {len(nonce)} bytes, not {SHORTEST} to {LONGEST}")

    @property
    def commitment(self) -> str:
        """What is shown before the nonces are sent."""
        return commitment_to(self.secret)

    @property
    def key(self) -> bytes:
        """What the dealer deals by. Every nonce comes with its length, so that no two lists of them read alike."""
        nonces = b"".join(bytes([len(nonce)]) + nonce for nonce in self.nonces)
        return hmac.digest(self.secret, b"catspaw key" + nonces, "sha256")

    def check_seats(self, seats: int) -> None:
        """Raise unless there is one nonce for each seat."""
        if len(self.nonces) != seats:
            raise Malformed(f"{len(self.nonces)} nonces for {seats} seats")

    def revealed(self) -> Revealed:
        """The shuffle as it is shown after the game."""
        return Revealed(self.commitment, self)


class Revealed(NamedTuple):
    """A shuffle with the commitment it is said to have had: COMMITMENT:SECRET:NONCE,NONCE."""

    commitment: str
    shuffle: Shuffle

    @property
    def follows(self) -> bool:
        """Whether the commitment was to this secret."""
        return self.commitment == self.shuffle.commitment

    def __str__(self) -> str:
        nonces = ",".join([nonce.hex() for nonce in self.shuffle.nonces])
        return f"{self.commitment}:{self.shuffle.secret.hex()}:{nonces}"


def new_secret() -> bytes:
    """A built-in secret, for one game only."""
    return secrets.token_bytes(SECRET)


def commitment_to(secret: bytes) -> str:
    """What fixes a secret without telling it."""
    return hashlib.sha256(b"catspaw commitment" + secret).hexdigest()


def read_revealed(text: str) -> Revealed:
    """Read COMMITMENT:SECRET:NONCE,NONCE. Whether the commitment follows is another question."""
    parts = text.split(":")
    if len(parts) != 3:
        raise Malformed(f"a shuffle has {len(parts)} parts, where COMMITMENT:SECRET:NONCE,NONCE was expected")
    commitment, secret, nonces = parts
    read = tuple(read_nonce(nonce, f"nonce {number}") for number, nonce in enumerate(nonces.split(","), 1))
    return Revealed(read_commitment(commitment), Shuffle(_read(secret, "the server's secret", SECRET, SECRET), read))


def read_nonce(text: str, what: str = "the nonce") -> bytes:
    """A nonce as a seat sends it."""
    return _read(text, what, SHORTEST, LONGEST)


def read_commitment(text: str) -> str:
    """A commitment as it was shown."""
    return _read(text, "the commitment", 32, 32).hex()


def _read(text: str, what: str, least: int, most: int) -> bytes:
    """Bytes in hexadecimal; what is complained about is not repeated, since it may be secret."""
    if not _HEXADECIMAL.fullmatch(text) or not least <= len(text) // 2 <= most:
        length = f"{2 * least}" if least == most else f"{2 * least} to {2 * most}"
        raise Malformed(f"{what} is not {length} hexadecimal digits (0-9, a-f), two for each byte")
    return bytes.fromhex(text)

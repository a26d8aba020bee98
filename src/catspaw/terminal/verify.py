"""What a check of a record's shuffle found, in words."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console

from catspaw.core.record import read_record
from catspaw.core.shuffle import UNCHOSEN
from catspaw.table.verifying import DoesNotFollow, Verified, verify
from catspaw.terminal.page import FAILED_CHECK
from catspaw.terminal.set_up import one_each


def tell_verified(
    console: Console, line: str, commitment: str | None, edition: str | None, decks: Sequence[str]
) -> None:
    """Say what was checked, or in one line what does not follow."""
    brought = one_each(decks, len(read_record(line).seats))
    try:
        verified = verify(line, commitment=commitment, edition=edition, decks=brought)
    except DoesNotFollow as error:
        print(f"catspaw: {error}", file=sys.stderr)
        sys.exit(FAILED_CHECK)
    for sentence in sentences(verified):
        console.print(sentence)


def sentences(verified: Verified) -> list[str]:
    """What was checked, and what is left for the reader to compare."""
    shuffle = verified.shuffle
    compared = "it is the one you gave" if verified.committed else "compare it with the one you were shown"
    given = [
        f"{seat} sent no nonce." if nonce == UNCHOSEN else f"{seat} sent the nonce {nonce.hex()}."
        for seat, nonce in zip(verified.seats, shuffle.nonces, strict=True)
    ]
    return [
        f"The commitment {shuffle.commitment} follows from the secret; {compared}.",
        *given,
        f"Of {verified.answers} answers {verified.chance} are chance's, and every one follows from the shuffle."
        if verified.chance
        else "Chance was never asked, so no card was checked.",
    ]

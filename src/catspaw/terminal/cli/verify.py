"""What a check of a record's shuffle found, in words."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console

from catspaw.core.record import read_record
from catspaw.core.shuffle import UNCHOSEN
from catspaw.table.verifying import DoesNotFollow, Verified, verify
from catspaw.terminal.cli.page import FAILED_CHECK
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.set_up import one_each
from catspaw.terminal.cli.translation import told


def tell_verified(
    console: Console, line: str, commitment: str | None, edition: str | None, decks: Sequence[str], language: str
) -> None:
    """Say what was checked, or in one line what does not follow."""
    brought = one_each(decks, len(read_record(line).seats))
    try:
        verified = verify(line, commitment=commitment, edition=edition, decks=brought)
    except DoesNotFollow as error:
        print(f"catspaw: {told(language, error)}", file=sys.stderr)
        sys.exit(FAILED_CHECK)
    for sentence in sentences(verified, language):
        console.print(sentence)


def sentences(verified: Verified, language: str) -> list[str]:
    """What was checked, and what is left for the reader to compare."""
    shuffle = verified.shuffle
    compared = "it is the one you gave" if verified.committed else "compare it with the one you were shown"
    follows = "The commitment {commitment} follows from the secret; {compared}."
    every = "Of {answers} answers {chance} are chance's, and every one follows from the shuffle."
    return [
        said(language, follows, commitment=shuffle.commitment, compared=said(language, compared)),
        *(sent(seat, nonce, language) for seat, nonce in zip(verified.seats, shuffle.nonces, strict=True)),
        said(language, every, answers=verified.answers, chance=verified.chance)
        if verified.chance
        else said(language, "Chance was never asked, so no card was checked."),
    ]


def sent(seat: str, nonce: bytes, language: str) -> str:
    """What a seat had to do with the shuffle."""
    if nonce == UNCHOSEN:
        return said(language, "{seat} sent no nonce.", seat=seat)
    return said(language, "{seat} sent the nonce {nonce}.", seat=seat, nonce=nonce.hex())

"""Records whose shuffle is checked: did every card follow from what was fixed before the deal?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from catspaw.core.bits import members
from catspaw.core.dealer import Dealer
from catspaw.core.errors import CatspawError, Malformed
from catspaw.core.position import CHANCE
from catspaw.core.record import Record, read_record
from catspaw.core.setup_schema import AnyDeck, AnyEdition
from catspaw.core.shuffle import Revealed, Shuffle, read_commitment
from catspaw.table.replaying import replay
from catspaw.table.table import Table


class DoesNotFollow(CatspawError):
    """What was dealt, or committed to, is not what the shuffle says."""


class Verified(NamedTuple):
    """What was found to follow."""

    shuffle: Shuffle
    seats: tuple[str, ...]
    """Whose nonces these are, in the same order."""
    chance: int
    """How many answers of chance were checked."""
    answers: int
    """How many answers there are in all."""
    committed: bool
    """Whether the commitment was compared with one from before the game."""


def verify(
    line: str,
    *,
    commitment: str | None = None,
    edition: AnyEdition | None = None,
    decks: Sequence[AnyDeck] | None = None,
) -> Verified:
    """Check that a record's commitment fixed its secret, and that every answer of chance follows from its shuffle.

    `commitment` is the one that was shown before the game; without it, the server may have chosen another since.
    DoesNotFollow names the first thing that does not; other errors mean that there is nothing to check.
    """
    record = read_record(line)
    if record.shuffle is None:
        raise Malformed("record: there is no 'shuffle=', so nothing says what its cards should have been")
    shuffle = record.shuffle.shuffle
    shuffle.check_seats(len(record.seats))
    _check_commitment(record.shuffle, commitment)
    opened = record._replace(answers=(), end=(), verdict=None, shuffle=None)
    checked = _check_chance(replay(str(opened), edition=edition, decks=decks), record, Dealer(shuffle.key))
    table = replay(line, edition=edition, decks=decks)
    if not (table.outcome or table.verdict):
        raise Malformed("record: the game is not over: it was cut short, or its shuffle was shown too soon")
    return Verified(shuffle, record.seats, checked, len(record.answers), commitment is not None)


def _check_commitment(revealed: Revealed, shown: str | None) -> None:
    if shown is not None and (given := read_commitment(shown.strip().lower())) != revealed.commitment:
        raise DoesNotFollow(f"the record's commitment is {revealed.commitment}, and the one given is {given}")
    if not revealed.follows:
        raise DoesNotFollow(
            f"the commitment does not follow from the secret: it is {revealed.commitment}, "
            f"and should have been {revealed.shuffle.commitment}"
        )


def _check_chance(table: Table, record: Record, dealer: Dealer) -> int:
    """Compare what chance answered with the dealer, up to the first answer that the rules forbid."""
    position, checked = table._position, 0
    for at, number in enumerate(record.answers, 1):
        if position.asked == CHANCE:
            due = dealer.choose(int(position.pile), position.options)
            if number != due:
                names = table.game.named(table.sight_of_asked())
                raise DoesNotFollow(
                    f"answer {at} of {len(record.answers)}, which is chance's, does not follow from the shuffle: "
                    f"it is {names.get(number, number)}, and should have been {names.get(due, due)}"
                )
            checked += 1
        if number not in members(position.options):
            break
        position.answer(number)
    return checked

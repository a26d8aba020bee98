"""Records whose shuffle is checked: did every card follow from what was fixed before the deal?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from catspaw.core.dealer import Dealer
from catspaw.core.errors import CatspawError, Malformed
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, NOBODY, Position
from catspaw.core.record import Record, read_record
from catspaw.core.setup import TableSetup
from catspaw.core.setup_schema import AnyDeck, AnyEdition
from catspaw.core.shuffle import Revealed, Shuffle, read_commitment
from catspaw.games import game_by_id
from catspaw.table.playback import positions
from catspaw.table.replaying import check_ending, setup_of_record


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
    game = game_by_id(record.game)
    setup = setup_of_record(game, record, edition, decks)
    checked = _check_chance(game, setup, record, Dealer(shuffle.key))
    return Verified(shuffle, record.seats, checked, len(record.answers), commitment is not None)


def _check_commitment(revealed: Revealed, shown: str | None) -> None:
    if shown is not None and (given := read_commitment(shown.strip().lower())) != revealed.commitment:
        raise DoesNotFollow(f"the record's commitment is {revealed.commitment}, and the one given is {given}")
    if not revealed.follows:
        raise DoesNotFollow(
            f"the commitment does not follow from the secret: it is {revealed.commitment}, "
            f"and should have been {revealed.shuffle.commitment}"
        )


def _check_chance(game: Game, setup: TableSetup, record: Record, dealer: Dealer) -> int:
    """Play the record once, comparing every answer of chance with the dealer's; how many there were."""
    checked = after_answers = 0
    try:
        for after_answers, position in enumerate(positions(game, setup, record.answers)):
            if position.asked == CHANCE and after_answers < len(record.answers):
                _check_draw(game, record, after_answers, position, dealer)
                checked += 1
    except Malformed as error:
        raise Malformed(f"record: {error}") from error
    check_ending(record, setup, same=position.is_recorded_as(list(record.end)))
    if position.asked != NOBODY and not record.verdict:
        raise Malformed("record: the game is not over: it was cut short, or its shuffle was shown too soon")
    return checked


def _check_draw(game: Game, record: Record, after_answers: int, position: Position, dealer: Dealer) -> None:
    """Compare one answer of chance with the dealer's."""
    number, due = record.answers[after_answers], dealer.choose(int(position.pile), position.options)
    if number != due:
        names = game.named(game.sight_of_asked(position))
        place = f"answer {after_answers + 1} of {len(record.answers)}"
        raise DoesNotFollow(
            f"{place}, which is chance's, does not follow from the shuffle: "
            f"it is {names.get(number, number)}, and should have been {names.get(due, due)}"
        )

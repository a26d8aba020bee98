"""Records played again, or shown as they ended."""

from __future__ import annotations

from collections.abc import Sequence

from catspaw.core.bits import WORD
from catspaw.core.checking import instance, text
from catspaw.core.dealer import Dealer
from catspaw.core.errors import CannotReplay, Malformed, Unknown
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, NOBODY, Position
from catspaw.core.record import CLOSED, Record, read_record
from catspaw.core.setup import Deck, Edition, TableSetup
from catspaw.core.setup_schema import AnyDeck, AnyEdition
from catspaw.games import game_by_id
from catspaw.table.table import Table


def replay(
    line: str,
    *,
    game: Game | None = None,
    dealer: Dealer | None = None,
    edition: AnyEdition | None = None,
    decks: Sequence[AnyDeck] | None = None,
) -> Table:
    """Play a record again, checking every answer; without a dealer, chance is asked from there on.

    A game played with somebody's own box or decks needs them again: the files or what was read from them. A `game`
    that is not registered is given as well. `CannotReplay` means other rules or another box than those of the record.

    >>> import catspaw
    >>> table = catspaw.new("cat-and-mouse", seed=7)
    >>> table.answer("gems-20")
    >>> again = catspaw.replay(table.record())
    >>> again == table
    True
    """
    record = read_record(text("line", line))
    game = game_by_id(record.game) if game is None else _given(game, record)
    setup = setup_of_record(game, record, edition, decks)
    try:
        table = Table(game, setup, None, record.answers)
    except Malformed as error:
        raise Malformed(f"record: {error}") from error
    check_ending(record, setup, same=table.is_recorded_as(record.end))
    table.verdict = record.verdict
    table.deal_from(dealer)
    return table


def _given(game: Game, record: Record) -> Game:
    """The game that was given with a record, if the record is of it."""
    if instance("game", game, Game).id != record.game:
        raise CannotReplay(f"this record is of {record.game}, and the game given is {game.id}")
    return game


def check_ending(record: Record, setup: TableSetup, *, same: bool) -> None:
    """Refuse a record that says it ended in another position, or by the verdict of a seat that there is not."""
    if record.end and not same:
        raise Malformed("record: the answers lead to another position than the record says")
    if record.verdict and record.verdict != CLOSED and record.verdict[1] not in setup.seats:
        raise Unknown("seat", record.verdict[1], list(setup.seats))


def setup_of_record(
    game: Game, record: Record, edition: AnyEdition | None, decks: Sequence[AnyDeck] | None
) -> TableSetup:
    """The table setup that a record was played with; CannotReplay if that was under other rules."""
    if record.rules != game.version:
        raise CannotReplay(
            f"this record was played under rules {record.rules} of {game.id}, and these are rules {game.version}: "
            "its last position can be shown, but it cannot be played again"
        )
    return _setup_of(game, record, edition, decks)


def snapshot(
    record: Record, *, edition: AnyEdition | None = None, decks: Sequence[AnyDeck] | None = None
) -> tuple[Game, TableSetup, Position]:
    """The last position of a record, of older rules too, as long as its state can still be read."""
    game = game_by_id(record.game)
    setup = _setup_of(game, record, edition, decks)
    position = game.start(setup)
    if len(record.end) != len(position.state()):
        raise Malformed("record: 'end=' does not hold a position that these rules can read")
    if max(map(abs, record.end)) > WORD:
        raise Malformed("record: 'end=' has a number that is no word")
    position.load(list(record.end))
    if not (_question_is_possible(game, setup, position) and position.conserved()):
        raise Malformed("record: 'end=' is not a possible position")
    return game, setup, position


def _setup_of(game: Game, record: Record, edition: AnyEdition | None, decks: Sequence[AnyDeck] | None) -> TableSetup:
    """The table setup that a record was played with; the edition and the decks are those given with it."""
    seatings = [game.seats[:players] for players in sorted(game.player_counts)]
    if record.seats not in seatings:
        known = " or ".join(",".join(seats) for seats in seatings)
        raise Malformed(f"record: seats {','.join(record.seats)} are not those of {game.id}: {known}")
    box = _edition_of(game, record, edition)
    return game.setup(
        record.variants,
        record.rulings,
        players=len(record.seats),
        edition=box,
        decks=_decks_of(game, record, box, decks),
    )


def _edition_of(game: Game, record: Record, given: AnyEdition | None) -> Edition | None:
    """The box that a record was played with. Only the caller may name a file, never the record."""
    label = record.edition or (game.editions[0] if game.editions else None)
    if given is not None:
        edition = game.chosen_edition(given)
        if edition and label and edition.label != label:
            raise CannotReplay(f"this record was played with the edition {label}, and the one given is {edition.label}")
        return edition
    if label is None or label in game.editions:
        return game.chosen_edition(label)
    if game.editions and "@" in label:
        raise CannotReplay(
            f"this record was played with the edition file {label}, which has to be given with --edition FILE"
        )
    raise Unknown(f"edition of {game.id}", label, list(game.editions))


def _decks_of(game: Game, record: Record, edition: Edition | None, given: Sequence[AnyDeck] | None) -> tuple[Deck, ...]:
    """The decks that a record was played with. Only the caller may name a file, never the record."""
    seats = len(record.seats)
    if given is None:
        for label in record.decks:
            _check_deck_of_the_edition(game, label, edition)
        return game.chosen_decks(record.decks or None, edition, seats)
    decks = game.chosen_decks(given, edition, seats)
    labels = record.decks or _labels(game.chosen_decks(None, edition, seats))
    if [_contents(label) for label in _labels(decks)] != [_contents(label) for label in labels]:
        raise CannotReplay(
            f"this record was played with the decks {', '.join(labels) or 'none'}, "
            f"and those given are {', '.join(_labels(decks)) or 'none'}"
        )
    return decks


def _labels(decks: tuple[Deck, ...]) -> tuple[str, ...]:
    return tuple(deck.label for deck in decks)


def _contents(label: str) -> str:
    """What is in a deck, whatever its file is called."""
    return label.rpartition("@")[2]


def _check_deck_of_the_edition(game: Game, label: str, edition: Edition | None) -> None:
    """Refuse a deck of a record that does not come with the edition."""
    names = game.deck_names(edition)
    if label in names:
        return
    if game.plays_with_decks(edition) and "@" in label:
        raise CannotReplay(f"this record was played with the deck {label}, which has to be given with --deck FILE")
    raise Unknown(f"deck of {game.id}", label, list(names))


def _question_is_possible(game: Game, setup: TableSetup, position: Position) -> bool:
    """Whether the pending question, or the ending, is one that the game has."""
    seats = (1 << len(setup.seats)) - 1
    if not (0 <= position.winners <= seats and 0 <= position.losers <= seats):
        return False
    if position.asked == NOBODY:
        return position.ended_by in game.endings and not position.options
    asked = position.asked == CHANCE or 0 <= position.asked < len(setup.seats)
    if not asked or position.prompt not in game.prompts or position.ended_by:
        return False
    return position.options > 0 and not position.options & ~game.universe(position.prompt)

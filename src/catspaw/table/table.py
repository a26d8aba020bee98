"""A table: somebody answers, the dealer answers for chance, and every step can be undone."""

from __future__ import annotations

from typing import Any

from catspaw.core.bits import WORD
from catspaw.core.dealer import Dealer
from catspaw.core.errors import CannotReplay, CatspawError, Malformed, NotYours, Stale, Unknown
from catspaw.core.game import Game
from catspaw.core.house import Edition, House
from catspaw.core.journal import Journal
from catspaw.core.outcome import Outcome
from catspaw.core.position import CHANCE, NOBODY, NotAnOption, Position
from catspaw.core.question import Question
from catspaw.core.record import Record, read_record
from catspaw.core.sight import Sight
from catspaw.games import game_by_id


class Table:
    """One game being played.

    With a dealer, chance is answered at once and only seats are asked; without one
    (`chance="ask"`) chance questions wait like any other.
    """

    def __init__(self, game: Game, house: House, dealer: Dealer | None) -> None:
        self.game = game
        self.house = house
        self._dealer = dealer
        self._journal = Journal()
        self._position = game.start(house)
        self._position.journal = self._journal
        self._answers: list[int] = []
        self.verdict: tuple[str, str] | None = None
        """What the table decided beyond the rules, such as ("resigned", "mouse")."""
        self._settle()

    @property
    def question(self) -> Question | None:
        """Who is asked what; None when the game is over."""
        return self.game.question(self._position)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self._position, self.house)

    @property
    def answers(self) -> tuple[int, ...]:
        """Every answer so far, chance included."""
        return tuple(self._answers)

    def answer(self, choice: int | str, *, seat: str | None = None, at: int | None = None) -> None:
        """Answer the question by number or by text.

        `seat` says who answers and `at` how many answers they had seen; where given,
        they are checked (NotYours, Stale). A refused answer changes nothing.
        """
        position = self._position
        if at is not None and at != len(self._answers):
            raise Stale(f"that answers question {at}, but question {len(self._answers)} is being asked")
        if position.asked == NOBODY:
            raise NotYours("the game is over")
        if seat is not None and self.house.seat_number(seat) != position.asked:
            raise NotYours(f"{self.game.seat_name(position.asked)} is asked, not {seat}")
        number = self.game.number_of(position, choice) if isinstance(choice, str) else choice
        try:
            position.answer(number)
        except (NotAnOption, OverflowError, TypeError):
            self.game.check(position, number)
            raise
        self._answers.append(number)
        self._settle()

    def _settle(self) -> None:
        """Let the dealer answer for chance."""
        if self._dealer is not None:
            self._dealer.settle(self._position, self._answers)

    def undo(self, to: int | None = None) -> None:
        """Go back to just before the last answer of a seat, or to the point with `to` answers.

        Where that point is in the middle of a deal, the dealer deals the same cards again.
        """
        if to is None:
            to = self._last_decision()
        if not 0 <= to <= len(self._answers):
            raise Stale(f"there is nothing to go back to: {len(self._answers)} answers were given")
        del self._answers[to:]
        self._journal = Journal()
        self._position = self.game.start(self.house)
        self._position.journal = self._journal
        for number in self._answers:
            self._position.answer(number)
        self._settle()

    def _last_decision(self) -> int:
        """How many answers came before the last one that undo takes back."""
        if self._dealer is None:
            return len(self._answers) - 1
        last, position = -1, self.game.start(self.house)
        for at, number in enumerate(self._answers):
            if position.asked != CHANCE:
                last = at
            position.answer(number)
        return last

    def clone(self) -> Table:
        """An independent copy that goes on with the same dealer."""
        copy = Table.__new__(Table)
        copy.game, copy.house, copy._dealer = self.game, self.house, self._dealer
        copy._journal = Journal()
        copy._journal.events = self._journal.events[:]
        copy._position = self._position.clone()
        copy._position.journal = copy._journal
        copy._answers = self._answers[:]
        copy.verdict = self.verdict
        return copy

    def view(self, seat: str | int | None) -> dict[str, Any]:
        """Only what the seat may know (None: an onlooker), as values that go into JSON."""
        return self.game.view(self.game.sight(self._position, self.house.seat_number(seat)))

    def sight(self, seat: str | int | None) -> Sight:
        """The seat's sight, from which bots choose."""
        return self.game.sight(self._position, self.house.seat_number(seat))

    def sight_of_asked(self) -> Sight:
        """The sight of whoever is asked."""
        return self.game.sight(self._position, self._position.asked)

    def events(self, seat: str | int | None) -> list[int]:
        """What has happened, as the seat perceived it."""
        number = self.house.seat_number(seat)
        seen = (self.game.seen_by(event, number) for event in self._journal.events)
        return [event for event in seen if event is not None]

    def all_events(self) -> list[int]:
        """What has happened, hidden things included: for after the game."""
        return list(self._journal.events)

    def record(self) -> str:
        """The whole game as one line, which `catspaw.replay` plays again."""
        return str(
            Record(
                game=self.game.id,
                rules=self.game.version,
                variants=self.house.variants,
                rulings=self.house.changed,
                seats=self.house.seats,
                answers=self.answers,
                end=tuple(self._position.words()),
                verdict=self.verdict,
                edition=self.house.edition.label if self.house.edition else None,
            )
        )


def replay(line: str, *, dealer: Dealer | None = None, edition: str | Edition | None = None) -> Table:
    """Play a record again, checking every answer; without a dealer, chance is asked from there on.

    A game played with somebody's own box needs it again, as `edition`: the file or what was read from it.
    """
    record = read_record(line)
    game = game_by_id(record.game)
    if record.rules != game.version:
        raise CannotReplay(
            f"this record was played under rules {record.rules} of {game.id}, and these are rules {game.version}: "
            "its last position can be shown, but it cannot be played again"
        )
    house = _house_of(game, record, edition)
    table = Table(game, house, None)
    for at, number in enumerate(record.answers):
        if table._position.asked == NOBODY:
            raise Malformed(f"record: the game is over after {at} of {len(record.answers)} answers")
        try:
            game.check(table._position, number)
        except CatspawError as error:
            raise Malformed(f"record: answer {at + 1} of {len(record.answers)}: {error}") from error
        table._answers.append(number)
        table._position.answer(number)
    if record.end and list(record.end) != table._position.words():
        raise Malformed("record: the answers lead to another position than the record says")
    if record.verdict and record.verdict[1] not in house.seats:
        raise Unknown("seat", record.verdict[1], list(house.seats))
    table.verdict = record.verdict
    table._dealer = dealer
    table._settle()
    return table


def snapshot(record: Record, *, edition: str | Edition | None = None) -> tuple[Game, House, Position]:
    """The last position of a record, of older rules too, as long as its words can still be read."""
    game = game_by_id(record.game)
    house = _house_of(game, record, edition)
    position = game.start(house)
    if len(record.end) != len(position.words()):
        raise Malformed("record: 'end=' does not hold a position that these rules can read")
    if max(map(abs, record.end)) > WORD:
        raise Malformed("record: 'end=' has a number that is no word")
    position.load(list(record.end))
    if not (_question_is_possible(game, house, position) and position.conserved()):
        raise Malformed("record: 'end=' is not a possible position")
    return game, house, position


def _house_of(game: Game, record: Record, given: str | Edition | None) -> House:
    """The house that a record was played in."""
    seatings = [game.seats[:players] for players in sorted(game.player_counts)]
    if record.seats not in seatings:
        known = " or ".join(",".join(seats) for seats in seatings)
        raise Malformed(f"record: seats {','.join(record.seats)} are not those of {game.id}: {known}")
    edition = _edition_of(game, record, given)
    return game.house(record.variants, record.rulings, players=len(record.seats), edition=edition)


def _edition_of(game: Game, record: Record, given: str | Edition | None) -> str | Edition | None:
    """The box that a record was played with. Only the caller may name a file, never the record."""
    label = record.edition or (game.editions[0] if game.editions else None)
    if given is not None:
        edition = game.read_edition(given) if isinstance(given, str) else given
        if label and edition.label != label:
            raise CannotReplay(f"this record was played with the edition {label}, and the one given is {edition.label}")
        return edition
    if label is None or label in game.editions:
        return label
    if game.editions and "@" in label:
        raise CannotReplay(
            f"this record was played with the edition file {label}, which has to be given with --edition FILE"
        )
    raise Unknown(f"edition of {game.id}", label, list(game.editions))


def _question_is_possible(game: Game, house: House, position: Position) -> bool:
    """Whether the pending question, or the ending, is one that the game has."""
    seats = (1 << len(house.seats)) - 1
    if not (0 <= position.winners <= seats and 0 <= position.losers <= seats):
        return False
    if position.asked == NOBODY:
        return position.ended_by in game.endings and not position.options
    asked = position.asked == CHANCE or 0 <= position.asked < len(house.seats)
    if not asked or position.prompt not in game.prompts or position.ended_by:
        return False
    return position.options > 0 and not position.options & ~game.universe(position.prompt)

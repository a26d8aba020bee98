"""The state of a table: what every answer goes through. It is compiled, and takes only what was checked already.

`Table` is what scripts use: it checks what it is given, and has everything that is asked for now and then.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from catspaw.core.bits import count
from catspaw.core.dealer import Dealer
from catspaw.core.errors import NotYours, Stale
from catspaw.core.game import Game
from catspaw.core.journal import Journal
from catspaw.core.position import CHANCE, NOBODY, Position
from catspaw.core.question import Question
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight
from catspaw.table.playback import answer_checked, positions


@final
class Step:
    """A change of a table that was checked and played, but not made yet."""

    def __init__(
        self,
        asked: str | None,
        follows: tuple[int, int],
        goes_back: bool,
        stay: int,
        answers: list[int],
        position: Position,
        journal: Journal,
    ) -> None:
        self.asked = asked
        """Who is asked after it."""
        self.follows = follows
        """The table's `version` that it follows."""
        self.goes_back = goes_back
        self.stay = stay
        """How many of the table's answers stay."""
        self.answers = answers
        """Those that come after them, chance included."""
        self.position = position
        self.journal = journal
        """What happens in it; where it goes back, all that has happened since the game began."""

    def __repr__(self) -> str:
        """Without the answers, which may be hidden."""
        return f"<Step to {self.stay + len(self.answers)} answers>"


FIELDS: Final = (
    "game",
    "setup",
    "times_undone",
    "verdict",
    "_journal",
    "_answers",
    "_moments",
    "_question",
    "_options",
    "_sights",
    "_position",
    "asked",
    "_dealer",
)
"""What the copies and pickles of a table consist of."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TableState:
    """One game being played: its position, every answer, and what has happened."""

    _position: Position

    def __init__(self, game: Game, setup: TableSetup, begun: list[int]) -> None:
        self.game = game
        self.setup = setup
        self._dealer: Dealer | None = None
        self._journal = Journal()
        self._answers = begun
        self._moments: list[int] = []
        self.asked: str | None = None
        """The seat that is asked, or `chance`; None when the game is over."""
        self._question: Question | None = None
        """What is asked now, once somebody wanted to know."""
        self._options: list[int] | None = None
        """The same of the numbers that may be answered."""
        self._sights: dict[int, Sight] = {}
        """What seats may know now, once somebody wanted to know."""
        self.times_undone = 0
        """How often the table has gone back, so that what happened before may not have happened."""
        self.verdict: tuple[str, str] | None = None
        """What the table decided beyond the rules, such as ("resigned", "mouse")."""
        for after_answers, position in enumerate(positions(game, setup, self._answers, self._journal)):
            _stand_at(self, position, after_answers)

    @property
    def options(self) -> list[int]:
        """The numbers that may be answered, in the order of the question's options."""
        if self._options is None:
            self._options = self.game.options(sight_in(self, int(self._position.asked)))
        return self._options

    @property
    def prompt(self) -> int:
        """The number of the question."""
        return int(self._position.prompt)

    @property
    def version(self) -> tuple[int, int]:
        """Changes with every answer and every undo."""
        return _version(self)

    def check_asked(self, seat: Any) -> None:
        """Raise unless this seat is asked; None: whoever it is."""
        _check_asked(self, seat)

    @property
    def question(self) -> Question | None:
        """Who is asked what; None when the game is over. It is worked out once for all who want to know.

        >>> import catspaw
        >>> question = catspaw.new("red-claw", seed=1).question
        >>> question.asked, question.prompt, question.options[0].text, question.options[0].rule
        ('white', 'play', 'red 1', 'RC-3.1')
        """
        if self._question is None and self._position.asked != NOBODY:
            self._question = self.game.question(sight_in(self, int(self._position.asked)))
        return self._question

    def play(self, number: int, seat: Any) -> None:
        """Answer with a number, for a seat or whoever is asked, and let the dealer answer for chance.

        A refused answer changes nothing.
        """
        _check_asked(self, seat)
        answer_checked(self.game, self._position, number)
        self._answers.append(number)
        _settle(self)

    def _settle(self) -> None:
        _settle(self)

    def step(self, number: int) -> Step:
        """What an answer leads to, chance included; IllegalAnswer or Malformed if it is not allowed."""
        position, journal = self._position.clone(), Journal()
        position.journal = journal
        answer_checked(self.game, position, number)
        return _settled(self, False, len(self._answers), [number], position, journal)

    def take_step(self, step: Step) -> None:
        """Make a change that was played; Stale if the table has changed since."""
        if step.follows != _version(self):
            raise Stale("something has happened since")
        if step.goes_back:
            self.times_undone += 1
            self._journal = Journal()
            self._moments = [moment for moment in self._moments if moment <= step.stay]
        self._answers[step.stay :] = step.answers
        self._journal.events += step.journal.events
        step.position.journal = self._journal
        _stand_at(self, step.position, len(self._answers))

    def _settled(self, goes_back: bool, stay: int, answers: list[int], position: Position, journal: Journal) -> Step:
        return _settled(self, goes_back, stay, answers, position, journal)

    def _stand_at(self, position: Position, after_answers: int) -> None:
        _stand_at(self, position, after_answers)

    def sight_of(self, seat: int) -> Sight:
        """What a seat, or ONLOOKER, may know; made once for all who want to know, who must not change it."""
        return sight_in(self, seat)

    def has_one_answer(self) -> bool:
        """Whether what is asked now has just one."""
        return count(self._position.options) == 1

    def events_since(self, number: int) -> list[tuple[int, int]]:
        """Of all events those from a number on, hidden things included, each with how many answers had been given."""
        events, moments = self._journal.events, self._moments
        return [(events[place], moments[place]) for place in range(number, len(events))]


# What is done for every answer. These are functions, as methods would be looked for in `Table`, which is not compiled.


def sight_in(table: TableState, seat: int) -> Sight:
    """`TableState.sight_of`, for compiled code."""
    found = table._sights.get(seat)
    if found is None:
        found = table._sights[seat] = table.game.sight(table._position, seat)
    return found


def _version(table: TableState) -> tuple[int, int]:
    return table.times_undone, len(table._answers)


def _settled(
    table: TableState, goes_back: bool, stay: int, answers: list[int], position: Position, journal: Journal
) -> Step:
    """A step, once the dealer has answered for chance."""
    if table._dealer is not None:
        table._dealer.settle(position, answers)
    return Step(_asked(table, position), _version(table), goes_back, stay, answers, position, journal)


def _asked(table: TableState, position: Position) -> str | None:
    asked = position.asked
    return table.game.seats[asked] if asked >= 0 else table.game.seat_name(asked)


def _check_asked(table: TableState, seat: Any) -> None:
    now = table._position.asked
    if now == NOBODY or table.verdict:
        raise NotYours("the game is over", reason="over")
    if seat is not None and table.setup.seat_number(seat) != now:
        asked = table.game.seat_name(now) or ""
        raise NotYours("{asked} is asked, not {seat}", reason="another-is-asked", asked=asked, seat=str(seat))


def _settle(table: TableState) -> None:
    """Let the dealer, if there is one, answer for chance."""
    if table._dealer is not None and table._position.asked == CHANCE:
        table._dealer.settle(table._position, table._answers)
    _stand_at(table, table._position, len(table._answers))


def _stand_at(table: TableState, position: Position, after_answers: int) -> None:
    """The table has come to a position; what is new happened after so many answers."""
    table._position = position
    table.asked = _asked(table, position)
    table._question, table._options = None, None
    table._sights = {}
    new = len(table._journal.events) - len(table._moments)
    if new:
        table._moments += [after_answers] * new

"""A table: somebody answers, the dealer answers for chance, and every step can be undone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from catspaw.core.dealer import Dealer
from catspaw.core.errors import NotYours, Stale
from catspaw.core.events import TypedEvent
from catspaw.core.game import Game
from catspaw.core.journal import Journal
from catspaw.core.outcome import Outcome
from catspaw.core.position import CHANCE, NOBODY, NotAnOption
from catspaw.core.question import Question
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight


class Table:
    """One game being played.

    With a dealer, chance is answered at once and only seats are asked; without one
    (`chance="ask"`) chance questions wait like any other. It may go on from the first answers of another game.
    """

    def __init__(self, game: Game, setup: TableSetup, dealer: Dealer | None, begun: Iterable[int] = ()) -> None:
        self.game = game
        self.setup = setup
        self._dealer = dealer
        self._journal = Journal()
        self._position = game.start(setup)
        self._position.journal = self._journal
        self._answers: list[int] = []
        self._moments: list[int] = []
        self.times_undone = 0
        """How often the table has gone back, so that what happened before may not have happened."""
        self.verdict: tuple[str, str] | None = None
        """What the table decided beyond the rules, such as ("resigned", "mouse")."""
        for number in begun:
            game.check(self._position, number)
            self._position.answer(number)
            self._answers.append(number)
            self._note_moment()
        self._settle()

    @property
    def question(self) -> Question | None:
        """Who is asked what; None when the game is over."""
        return None if self._position.asked == NOBODY else self.game.question(self.sight_of_asked())

    @property
    def asked(self) -> str | None:
        """The seat that is asked, or `chance`; None when the game is over."""
        return self.game.seat_name(self._position.asked)

    @property
    def prompt(self) -> int:
        """The number of the question."""
        return int(self._position.prompt)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self._position, self.setup)

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
        self.check_turn(seat, at)
        number = self.game.number_of(self.sight_of_asked(), choice) if isinstance(choice, str) else choice
        try:
            position.answer(number)
        except (NotAnOption, OverflowError, TypeError):
            self.game.check(position, number)
            raise
        self._answers.append(number)
        self._settle()

    def check_turn(self, seat: str | None, at: int | None = None) -> None:
        """Raise unless this seat is asked (None: whoever it is), and asked what it means to answer."""
        if at is not None and at != len(self._answers):
            now = len(self._answers)
            raise Stale(f"that answers question {at}, but question {now} is being asked")
        if self._position.asked == NOBODY or self.verdict:
            raise NotYours("the game is over", reason="over")
        if seat is not None and self.setup.seat_number(seat) != self._position.asked:
            asked = self.game.seat_name(self._position.asked) or ""
            raise NotYours("{asked} is asked, not {seat}", reason="another-is-asked", asked=asked, seat=seat)

    def _settle(self) -> None:
        """Let the dealer answer for chance."""
        if self._dealer is not None:
            self._dealer.settle(self._position, self._answers)
        self._note_moment()

    def _note_moment(self) -> None:
        """What has happened since we last looked happened now."""
        self._moments += [len(self._answers)] * (len(self._journal.events) - len(self._moments))

    def undo(self, to: int | None = None) -> None:
        """Go back to just before the last answer of a seat, or to the point with `to` answers.

        Where that point is in the middle of a deal, the dealer deals the same cards again.
        """
        if to is None:
            to = self._last_decision()
        if not 0 <= to <= len(self._answers):
            text = f"there is nothing to go back to: {len(self._answers)} answers were given"
            raise Stale(text, reason="nothing-to-undo")
        del self._answers[to:]
        self.times_undone += 1
        self._journal = Journal()
        self._position = self.game.start(self.setup)
        self._position.journal = self._journal
        self._moments = [at for at in self._moments if at <= to]
        for number in self._answers:
            self._position.answer(number)
        self._settle()

    def _last_decision(self) -> int:
        """How many answers came before the last one that undo takes back."""
        if self._dealer is None:
            return len(self._answers) - 1
        last, position = -1, self.game.start(self.setup)
        for at, number in enumerate(self._answers):
            if position.asked != CHANCE:
                last = at
            position.answer(number)
        return last

    def clone(self) -> Table:
        """An independent copy that goes on with the same dealer."""
        copy = Table.__new__(Table)
        copy.game, copy.setup, copy._dealer = self.game, self.setup, self._dealer
        copy._journal = Journal()
        copy._journal.events = self._journal.events[:]
        copy._position = self._position.clone()
        copy._position.journal = copy._journal
        copy._answers = self._answers[:]
        copy._moments = self._moments[:]
        copy.times_undone = self.times_undone
        copy.verdict = self.verdict
        return copy

    def view(self, seat: str | int | None) -> dict[str, Any]:
        """Only what the seat may know (None: an onlooker), as values that go into JSON."""
        return self.game.view(self.game.sight(self._position, self.setup.seat_number(seat)))

    def sight(self, seat: str | int | None) -> Sight:
        """The seat's sight, from which bots choose."""
        return self.game.sight(self._position, self.setup.seat_number(seat))

    def sight_of_asked(self) -> Sight:
        """The sight of whoever is asked."""
        return self.game.sight_of_asked(self._position)

    def events(self, seat: str | int | None) -> list[int]:
        """What has happened, as the seat perceived it."""
        number = self.setup.seat_number(seat)
        seen = (self.game.perceived_by(event, number) for event in self._journal.events)
        return [event for event in seen if event is not None]

    def story(self, seat: str | int | None) -> list[TypedEvent]:
        """What has happened, as the seat perceived it, in names that programs read."""
        number, events = self.setup.seat_number(seat), self.game.events
        perceived = ((self.game.perceived_by(event, number), at) for event, at in self._dated_events())
        return [events.typed(event, self.setup, at) for event, at in perceived if event is not None]

    def _dated_events(self) -> Iterator[tuple[int, int]]:
        """Every event with how many answers had been given by then."""
        return zip(self._journal.events, self._moments, strict=True)

    def all_events(self) -> list[int]:
        """What has happened, hidden things included: for after the game."""
        return list(self._journal.events)

    def moments(self) -> list[int]:
        """For each of all events, how many answers had been given by then."""
        return list(self._moments)

    def record(self) -> str:
        """The whole game as one line, which `catspaw.replay` plays again."""
        return str(self.game.record(self.setup, self._position, self._answers, self.verdict))

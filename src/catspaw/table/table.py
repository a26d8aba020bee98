"""A table: somebody answers, the dealer answers for chance, and every step can be undone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from catspaw.core.checking import instance, is_whole, numbers, whole_number
from catspaw.core.dealer import Dealer
from catspaw.core.errors import NotYours, Stale
from catspaw.core.events import TypedEvent
from catspaw.core.game import Game
from catspaw.core.journal import Journal
from catspaw.core.outcome import Outcome
from catspaw.core.position import NOBODY
from catspaw.core.setup import TableSetup
from catspaw.core.shuffle import Revealed
from catspaw.core.sight import Sight
from catspaw.core.view import View
from catspaw.table.playback import positions, stops
from catspaw.table.state import FIELDS, Step, TableState


class Table(TableState):
    """One game being played.

    With a dealer, chance is answered at once and only seats are asked; without one
    (`chance="ask"`) chance questions wait like any other. It may go on from the first answers of another game.
    `catspaw.new` makes one from names.

    >>> import catspaw
    >>> table = catspaw.new("cat-and-mouse", seed=7)
    >>> [option.text for option in table.question.options][:3]
    ['glory-10', 'glory-20', 'glory-30']
    >>> table.answer("gems-20")
    >>> table
    <Table of cat-and-mouse: mouse is asked start, after 1 answer>

    A table can be copied (`copy.copy` and `copy.deepcopy` make a `clone`), pickled and compared. Two are equal if the
    same was played on tables set up alike. It changes, so it is no key: `table.record()` is one. A pickle contains
    the dealer's secret, and is for other processes of the same program; unpickle nothing that a stranger sent.

    >>> import pickle
    >>> pickle.loads(pickle.dumps(table)) == table == catspaw.replay(table.record())
    True
    """

    def __init__(self, game: Game, setup: TableSetup, dealer: Dealer | None, begun: Iterable[int] = ()) -> None:
        super().__init__(instance("game", game, Game), instance("setup", setup, TableSetup), numbers("begun", begun))
        self.deal_from(dealer)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self._position, self.setup)

    @property
    def answers(self) -> tuple[int, ...]:
        """Every answer so far, chance included."""
        return tuple(self._answers)

    def answer(self, choice: int | str, *, seat: str | None = None, after_answers: int | None = None) -> None:
        """Answer the question by number or by text.

        `seat` says who answers and `after_answers` how many answers they had seen; where given,
        they are checked (`NotYours`, `Stale`). What the rules forbid is an `IllegalAnswer`, what is no answer at all
        is `Malformed`, and a refused answer changes nothing.

        >>> import catspaw
        >>> table = catspaw.new("cat-and-mouse", seed=7)
        >>> table.answer("smoke-bomb")
        Traceback (most recent call last):
        catspaw.core.errors.IllegalAnswer: 'smoke-bomb' is not allowed by CM-1.3; allowed: glory-10, glory-20, ...
        >>> table.answer(4, seat="inspector", after_answers=0)
        >>> table.answers
        (4,)
        """
        if after_answers is not None:
            self.check_turn(seat, after_answers)
        if type(choice) is not int:
            self.check_asked(seat)
            choice = self.number_of(choice)
        self.play(choice, seat)

    def check_turn(self, seat: str | None, after_answers: int | None = None) -> None:
        """Raise unless this seat is asked (None: whoever it is), and asked what it means to answer."""
        if after_answers is not None and whole_number("after_answers", after_answers) != len(self._answers):
            now = len(self._answers)
            raise Stale(f"that answers question {after_answers}, but question {now} is being asked")
        self.check_asked(seat)

    def number_of(self, choice: int | str) -> int:
        """The number of an answer that was given by its number or by its text."""
        if isinstance(choice, str):
            return self.game.number_of(self.sight_of(int(self._position.asked)), choice)
        if type(choice) is int:
            return choice
        if not is_whole(choice):
            raise self.game.refusal(self.sight_of_asked(), choice)
        return whole_number("choice", choice)

    def step_back(self, to: int | None = None) -> Step:
        """What the point just before the last answer of a seat is like, or the one with `to` answers."""
        to = self._last_decision() if to is None else whole_number("to", to)
        if not 0 <= to <= len(self._answers):
            text = f"there is nothing to go back to: {len(self._answers)} answers were given"
            raise Stale(text, reason="nothing-to-undo")
        journal = Journal()
        *_, position = positions(self.game, self.setup, self._answers[:to], journal)
        return self._settled(True, to, [], position, journal)

    def take(self, step: Step) -> None:
        """Make a change that was played; Stale if the table has changed since."""
        self.take_step(instance("step", step, Step))

    def deal_from(self, dealer: Dealer | None) -> None:
        """From here on this dealer answers for chance, or None: chance is asked."""
        self._dealer = None if dealer is None else instance("dealer", dealer, Dealer)
        self._settle()

    def undo(self, to: int | None = None) -> None:
        """Go back to just before the last answer of a seat, or to the point with `to` answers.

        Where that point is in the middle of a deal, the dealer deals the same cards again.

        >>> import catspaw
        >>> table = catspaw.new("cat-and-mouse", seed=7)
        >>> table.answer("gems-20")
        >>> table.undo()
        >>> table.answers, table.times_undone
        ((), 1)
        """
        self.take(self.step_back(to))

    def _last_decision(self) -> int:
        """How many answers came before the last one that undo takes back; less than none if there is none."""
        if self._dealer is None:
            return len(self._answers) - 1
        asked = [after_answers for after_answers, _ in stops(self.game, self.setup, self._answers)]
        return asked[-2] if len(asked) > 1 else -1

    # Comparing, copying and pickling.

    def __eq__(self, other: object) -> bool:
        """Whether the same game was played so far at a table set up alike; who deals the rest is not compared."""
        if not isinstance(other, Table):
            return NotImplemented
        mine, theirs = ((type(each.game), each.setup, each.answers, each.verdict) for each in (self, other))
        return mine == theirs and self._position == other._position

    __hash__ = None  # type: ignore[assignment]  # a table changes; `table.record()` is a key

    def __repr__(self) -> str:
        """Which game it is, who is asked what, and after how many answers: nothing that is hidden from anybody."""
        given = f"after {len(self._answers)} answer{'' if len(self._answers) == 1 else 's'}"
        if self.verdict:
            now = f"{self.verdict[1]} {self.verdict[0]}"
        elif self._position.asked == NOBODY:
            now = f"over ({self.game.endings[self._position.ended_by][0]})"
        else:
            now = f"{self.asked} is asked {self.game.prompts[self._position.prompt]}"
        return f"<Table of {self.game.id}: {now}, {given}>"

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Table:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """Everything, the dealer's secret too: who gets a table's pickle knows every card to come."""
        return {name: getattr(self, name) for name in FIELDS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Never unpickle what a stranger sent: that is what records are for."""
        for name in FIELDS:
            setattr(self, name, state[name])
        self._position.journal = self._journal

    def clone(self) -> Table:
        """An independent copy that goes on with the same dealer."""
        copy, journal, position = Table.__new__(Table), Journal(), self._position.clone()
        journal.events = self._journal.events[:]
        position.journal = journal
        own = {"_position": position, "_journal": journal, "_answers": self._answers[:], "_moments": self._moments[:]}
        copy.__setstate__({**self.__getstate__(), **own, "_question": None, "_options": None, "_sights": {}})
        return copy

    def is_recorded_as(self, end: Iterable[int]) -> bool:
        """Whether a record that ends so is of a game that has come as far as this one."""
        return self._position.is_recorded_as(list(end))

    def view(self, seat: str | int | None) -> View:
        """Only what the seat may know (None: an onlooker), as typed values that go into JSON.

        >>> import catspaw
        >>> table = catspaw.new("cat-and-mouse", seed=7)
        >>> table.answer("gems-20")
        >>> table.answer("room 7")
        >>> table.view("mouse").room, table.view("inspector").room
        (7, None)
        """
        return self.game.view(self.sight(seat))

    def everything(self, after_answers: int | None = None) -> View:
        """A view in which nothing is hidden, now or after so many answers; NotYours before the game is over."""
        if self._position.asked != NOBODY and self.verdict is None:
            raise NotYours("it is shown when the game is over", reason="not-over")
        if after_answers is None:
            return self.game.everything(self._position)
        whole_number("after_answers", after_answers, 0, len(self._answers))
        *_, position = positions(self.game, self.setup, self._answers[:after_answers])
        return self.game.everything(position)

    def sight(self, seat: str | int | None) -> Sight:
        """The seat's sight, from which bots choose (None: an onlooker's)."""
        return self.game.sight(self._position, self.setup.seat_number(seat))

    def sight_of_asked(self) -> Sight:
        """The sight of whoever is asked."""
        return self.game.sight_of_asked(self._position)

    def events(self, seat: str | int | None) -> list[int]:
        """What has happened, as the seat perceived it."""
        number = self.setup.seat_number(seat)
        perceived = (self.game.perceived_by(event, number) for event in self._journal.events)
        return [event for event in perceived if event is not None]

    def story(self, seat: str | int | None) -> list[TypedEvent]:
        """What has happened, as the seat perceived it, in names that programs read.

        >>> import catspaw
        >>> table = catspaw.new("cat-and-mouse", seed=7)
        >>> table.answer("gems-20")
        >>> table.story("mouse")[0].kind, table.story("mouse")[0].hidden
        ('pocketed', ('card',))
        """
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

    def record(self, shuffle: Revealed | None = None) -> str:
        """The whole game as one line, which `catspaw.replay` plays again; `shuffle` is what its cards followed from.

        >>> import catspaw
        >>> catspaw.new("cat-and-mouse", seed=7).record().partition(" end=")[0]
        'catspaw=1 game=cat-and-mouse rules=1 variants=- rulings=- seats=inspector,mouse answers=-'
        """
        if shuffle is not None:
            instance("shuffle", shuffle, Revealed)
        record = self.game.record(self.setup, self._position, self._answers, self.verdict)
        return str(record._replace(shuffle=shuffle) if shuffle else record)

"""The contract of every game: a position is one pending question, and only answers change it."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from operator import attrgetter
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import one
from catspaw.core.journal import Journal
from catspaw.core.packed import written
from catspaw.core.pickling import reduced

NOBODY: Final = -1
"""Nobody is asked any more: the game is over."""

CHANCE: Final = -2
"""Chance is asked; whoever answers picks uniformly among the options."""

ONLOOKER: Final = -3
"""Not a seat: somebody who watches and sees only what everybody sees."""

BOTTOM: Final = 128
"""With the number of a pile: the card is drawn from its bottom."""
MOST_SHUFFLES: Final = 4294967295
"""So often a pile is shuffled at most."""

# Fields of `Position.pile`: first bit | bits << 6 | places << 12 | largest value << 18 (see packed).
PILE: Final = 0 | 8 << 6 | 1 << 12 | 255 << 18
SHUFFLE: Final = 8 | 32 << 6 | 1 << 12 | MOST_SHUFFLES << 18

ANSWERS: Final = 62
"""Answers are the numbers 0 to 61, one printable character each in a record."""


@cache
def _reader(names: tuple[str, ...]) -> attrgetter[tuple[int, ...]]:
    """Reads so many attributes at once."""
    return attrgetter(*names)


class NotAnOption(ValueError):
    """A position was given an answer its question does not allow."""


def asked_of(asked: i64, prompt: i64) -> str:
    """Who is asked which question, for a `repr`."""
    if asked == NOBODY:
        return "nobody is asked"
    who = "chance" if asked == CHANCE else f"seat {asked}"
    return f"{who} is asked question {prompt}"


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Position:
    """One game at one moment. Games add their own fields and name them all in `FIELDS`.

    >>> from catspaw.games import game_by_id
    >>> game = game_by_id("cat-and-mouse")
    >>> position = game.start(game.setup())
    >>> position
    <Heist: seat 0 is asked question 1>
    >>> after = position.clone()
    >>> after.answer(4)
    >>> after == position
    False

    Equal are positions of one class with the same `state()`, rulings and cards. A position changes, so it is no key;
    `tuple(position.state())` is one. `copy.copy` and `copy.deepcopy` make clones, and a pickle is one as well: all
    without the journal. Unpickle nothing that a stranger sent.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "prompt", "options", "pile", "ended_by", "winners", "losers")
    ADDED: ClassVar[int] = 0
    """How many of the last fields came after the first records were written, which end without them."""

    def __init__(self) -> None:
        self.asked: i64 = NOBODY
        """Who is asked: a seat, CHANCE, or NOBODY when the game is over."""
        self.prompt: i64 = 0
        """Which question it is; every game numbers its own."""
        self.options: i64 = 0
        """The set of allowed answers."""
        self.pile: i64 = 0
        """For a chance question: the pile's number (0 to 127), maybe BOTTOM, and the shuffle number (see PILE); else 0.

        Both ends of a pile belong to one shuffle: draws from the bottom come in the opposite order.
        The options must be all that is left of that shuffle: an order is fixed once and for all,
        so a draw from part of it would skew the next one. A partial draw takes a new number.
        """
        self.ended_by: i64 = 0
        """The game's own number for the rule that ended it; 0 while it goes on."""
        self.winners: i64 = 0
        self.losers: i64 = 0
        self.journal: Journal | None = None
        """Where events are written, if anybody wants them."""

    @abstractmethod
    def answer(self, choice: i64) -> None:
        """Answer the pending question; the only way a position changes."""

    @abstractmethod
    def clone(self) -> Position:
        """A copy without the journal."""

    @abstractmethod
    def copy_into(self, slot: Position) -> None:
        """Overwrite another position of the same game with this one, sparing an allocation."""

    @abstractmethod
    def conserved(self) -> bool:
        """Whether every card is in exactly one place and nothing contradicts what everybody knows."""

    def payoff(self, seat: i64) -> i64:
        """What the seat won; 0 while the game goes on."""
        if self.winners & one(seat):
            return 1
        if self.losers & one(seat):
            return -1
        return 0

    def ask(self, seat: i64, prompt: i64, options: i64) -> None:
        """Ask a seat."""
        self.asked = seat
        self.prompt = prompt
        self.options = options
        self.pile = 0

    def ask_chance(self, prompt: i64, options: i64, pile: i64, shuffle: i64) -> None:
        """Ask for the top card of a pile or, with `pile | BOTTOM`, for its bottom card."""
        self.asked = CHANCE
        self.prompt = prompt
        self.options = options
        self.pile = written(written(0, PILE, pile), SHUFFLE, shuffle)

    def finish(self, rule: i64, winners: i64, losers: i64) -> None:
        """End the game."""
        self.asked = NOBODY
        self.prompt = 0
        self.options = 0
        self.pile = 0
        self.ended_by = rule
        self.winners = winners
        self.losers = losers

    def tell(self, kind: i64, a: i64, b: i64) -> None:
        """Write an event, if there is a journal."""
        if self.journal is not None:
            self._write(kind, a, b)

    def _write(self, kind: i64, a: i64, b: i64) -> None:
        assert self.journal is not None
        self.journal.write(kind, a, b)

    def copy_question(self, slot: Position) -> None:
        """The part of `copy_into` that all games share."""
        slot.asked = self.asked
        slot.prompt = self.prompt
        slot.options = self.options
        slot.pile = self.pile
        slot.ended_by = self.ended_by
        slot.winners = self.winners
        slot.losers = self.losers

    def state(self) -> list[int]:
        """Everything the position is, as numbers: equal state, equal positions.

        A game whose fields are one vector appends it here and takes it off again in `load`.
        """
        return list(_reader(self.FIELDS)(self))

    def is_recorded_as(self, end: list[int]) -> bool:
        """Whether a record's `end` is this position, as far as its fields go: later ones are only ever added last."""
        state = self.state()
        return len(end) + self.ADDED >= len(state) and state[: len(end)] == end

    def load(self, state: list[int]) -> None:
        """Become the position that `state` describes."""
        for name, number in zip(self.FIELDS, state, strict=True):
            setattr(self, name, number)

    # Comparing, copying and pickling.

    def beside(self) -> tuple[object, ...]:
        """What else decides how it is played on, such as its rulings: compared with the state. May stay empty."""
        return ()

    def __eq__(self, other: object) -> bool:
        """Whether both are of one class, in one state, and played on alike."""
        if not isinstance(other, Position) or type(self) is not type(other):
            return False
        return self.state() == other.state() and self.beside() == other.beside()

    def __hash__(self) -> int:
        """A position changes, so it is no key; `tuple(position.state())` is one."""
        raise TypeError(f"unhashable type: {type(self).__name__!r}; tuple(position.state()) can be hashed")

    def __repr__(self) -> str:
        """Who is asked which question, and nothing that is hidden from anybody."""
        return f"<{type(self).__name__}: {asked_of(self.asked, self.prompt)}>"

    def __copy__(self) -> Position:
        """A clone."""
        return self.clone()

    def __deepcopy__(self, memo: object) -> Position:
        """A clone; what clones share is never changed."""
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """By its attributes, without the journal, like a clone. Never unpickle what a stranger sent."""
        return reduced(self, journal=None)

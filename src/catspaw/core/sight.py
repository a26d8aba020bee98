"""What one seat may know of a position, and the worlds that fit it."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import members
from catspaw.core.pickling import reduced
from catspaw.core.position import CHANCE, ONLOOKER, Position, asked_of
from catspaw.core.sampler import Sampler


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Sight:
    """The redacted state of one seat: an allow-list, filled fact by fact from a position.

    >>> import catspaw
    >>> from catspaw.core.sampler import Sampler
    >>> table = catspaw.new("cat-and-mouse", seed=7)
    >>> table.answer("gems-20")
    >>> sight = table.sight("mouse")
    >>> sight
    <HeistSight of seat 1: seat 1 is asked question 3, options [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]>
    >>> world = table.game.start(table.setup)
    >>> sight.sample_into(world, Sampler(1))
    >>> table.game.sight(world, 1) == sight
    True

    Equal are sights that know the same. They can be hashed, copied and pickled, and a pickle tells no more than
    the sight does. Unpickle nothing that a stranger sent.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "asked", "prompt", "options", "ended_by", "winners", "losers")

    def __init__(self, position: Position, seat: i64) -> None:
        self.seat: i64 = seat
        """Whose sight it is, or ONLOOKER; CHANCE knows what it deals."""
        self.asked: i64 = position.asked
        self.prompt: i64 = position.prompt
        self.options: i64 = position.options if position.asked == seat else 0
        """The allowed answers, if this seat is the one asked."""
        self.ended_by: i64 = position.ended_by
        self.winners: i64 = position.winners
        self.losers: i64 = position.losers

    @abstractmethod
    def sample_into(self, slot: Position, sampler: Sampler) -> None:
        """Overwrite `slot` with a world this seat cannot tell from the real one."""

    def state(self) -> list[int]:
        """Everything the seat knows, as numbers: equal state, equal knowledge."""
        return [getattr(self, name) for name in self.FIELDS]

    def load(self, state: list[int]) -> None:
        """Become the sight that `state` describes, of a position of the same table setup.

        A game that appends vectors to its state takes them off again here.
        """
        for name, word in zip(self.FIELDS, state, strict=True):
            setattr(self, name, word)

    # Comparing, copying and pickling: copies are made from what `__reduce__` says.

    def beside(self) -> tuple[object, ...]:
        """What else decides what the seat knows, such as the rulings: compared with the state. May stay empty."""
        return ()

    def has_state_of(self, other: Sight) -> bool:
        """Whether another sight of the same class has this one's state; quick, where a game has sights for keys."""
        return self.state() == other.state()

    def __eq__(self, other: object) -> bool:
        """Whether both are of one class, and the same is known."""
        if not isinstance(other, Sight) or type(self) is not type(other):
            return False
        return self is other or (self.has_state_of(other) and self.beside() == other.beside())

    def __hash__(self) -> int:
        """Of the question. A sight that is somebody's key is not to `load` another state."""
        return hash((self.seat, self.asked, self.prompt, self.options))

    def __repr__(self) -> str:
        """Whose it is and who is asked; the options only if they are this seat's."""
        who = "an onlooker" if self.seat == ONLOOKER else "chance" if self.seat == CHANCE else f"seat {self.seat}"
        options = f", options {members(self.options)}" if self.options else ""
        return f"<{type(self).__name__} of {who}: {asked_of(self.asked, self.prompt)}{options}>"

    def __reduce__(self) -> tuple[object, ...]:
        """By its attributes. Never unpickle what a stranger sent."""
        return reduced(self)

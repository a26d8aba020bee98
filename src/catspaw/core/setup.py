"""How a table is set up: who plays, with which box, decks and variants, and how the silent rules are read."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from catspaw.core.checking import is_whole, unexpected, whole_number
from catspaw.core.errors import Malformed, Unknown
from catspaw.core.pickling import by_name, reduced
from catspaw.core.position import ONLOOKER


@final
class Variant:
    """A rule the players may add, with the id of the statement that brings it."""

    def __init__(self, id: str, rule: str) -> None:
        self.id = id
        self.rule = rule


@final
class Ruling:
    """A question the rulebook leaves open; the first reading is the default, unless the edition has another.

    A reading may be the name of a seat: it can be chosen where that seat plays.
    """

    def __init__(self, id: str, rule: str, readings: tuple[str, ...]) -> None:
        self.id = id
        self.rule = rule
        self.readings = readings

    @property
    def default(self) -> str:
        return self.readings[0]


def check_label(what: str, label: str) -> None:
    """Whether a label fits into a record."""
    if not label.strip("-") or not all(letter.isalnum() or letter in "-_.@" for letter in label):
        raise Malformed(f"{what} {label!r}: a record calls it by letters, digits and -_.@ only")


def is_list(deck: str) -> bool:
    """Whether a deck is given as its list, not by its name: a list has lines."""
    return "\n" in deck


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Labelled:
    """What a record calls by a label, never changed: equal if it is of one class and has the same in it."""

    def __init__(self, label: str) -> None:
        self.label = label
        """The id of what came with the game, or `id@hash` of somebody's own file."""

    def by_value(self) -> tuple[object, ...]:
        """A function and the arguments that it makes the same of."""
        return reduced(self)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Labelled) or type(self) is not type(other) or self.label != other.label:
            return False
        return self.by_value() == other.by_value()

    def __hash__(self) -> int:
        return hash(self.label)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.label}>"

    def __copy__(self) -> Labelled:
        return self

    def __deepcopy__(self, memo: object) -> Labelled:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """One that came with a game by its name, somebody's own with all that is in it."""
        return by_name(self) or self.by_value()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Edition(Labelled):
    """A box as data. Games with several boxes add what is in them."""

    def __init__(self, label: str, reconstructed: tuple[str, ...] = (), rulings: dict[str, str] | None = None) -> None:
        check_label("edition", label)
        super().__init__(label)
        self.reconstructed = reconstructed
        """Which parts of the data nobody could check against a box."""
        self.rulings: dict[str, str] = rulings or {}
        """Per ruling the reading that is the default with this box, where it is not the game's own."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Deck(Labelled):
    """What one seat brings to the table. Games with decks add what is in them."""

    def __init__(self, label: str) -> None:
        check_label("deck", label)
        super().__init__(label)


@final
class TableSetup:
    """The set-up of one table, never changed. Made by `Game.setup`, which checks the names.

    >>> from catspaw.games import game_by_id
    >>> setup = game_by_id("red-claw").setup(players=3, rulings={"false_trail": "optional"})
    >>> setup
    <TableSetup for white, black, grey: edition=mouse-agents, false_trail=optional>
    >>> setup.seat_number("grey"), setup.rules("false_trail", "optional")
    (2, True)

    Two are equal if everything was chosen alike. It can be hashed and pickled.
    """

    def __init__(
        self,
        variants: tuple[str, ...],
        readings: dict[str, str],
        changed: dict[str, str],
        seats: tuple[str, ...],
        edition: Edition | None,
        decks: tuple[Deck, ...],
    ) -> None:
        self.variants = variants
        self.readings = readings
        self.changed = changed
        """The readings that differ from the defaults of the edition."""
        self.seats = seats
        """Who plays: the first seats of the game."""
        self.edition = edition
        """The box on the table, or None for a game that has only one."""
        self.decks = decks
        """One for each seat, or none in a game without decks."""
        self._hash = hash((variants, tuple(sorted(readings.items())), seats, edition, decks))

    def plays(self, variant: str) -> bool:
        """Whether a variant is played with."""
        return variant in self.variants

    def rules(self, ruling: str, reading: str) -> bool:
        """Whether a ruling is read so."""
        return self.readings[ruling] == reading

    def seat_number(self, seat: object) -> int:
        """A seat by name or number; None is an onlooker."""
        if seat is None:
            return ONLOOKER
        if isinstance(seat, str):
            if seat not in self.seats:
                raise Unknown("seat", seat, list(self.seats))
            return self.seats.index(seat)
        if not is_whole(seat):
            raise unexpected("expected-seat", "seat", seat)
        number = whole_number("seat", seat)
        if not 0 <= number < len(self.seats):
            raise Unknown("seat", str(number), list(self.seats))
        return number

    def without_decks(self) -> TableSetup:
        """What everybody may know of it, also where decklists are closed."""
        return TableSetup(self.variants, self.readings, self.changed, self.seats, self.edition, ())

    def __eq__(self, other: object) -> bool:
        """Whether a table set up so would be set up alike."""
        if self is other:
            return True
        if not isinstance(other, TableSetup) or self._hash != other._hash:
            return False
        mine = (self.variants, self.readings, self.changed, self.seats, self.edition, self.decks)
        return mine == (other.variants, other.readings, other.changed, other.seats, other.edition, other.decks)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        """Without the decks, which the seats may hide from each other."""
        named = [f"edition={self.edition.label}"] if self.edition else []
        named += [*self.variants, *(f"{name}={reading}" for name, reading in self.changed.items())]
        return f"<TableSetup for {', '.join(self.seats)}{': ' if named else ''}{', '.join(named)}>"

    def __copy__(self) -> TableSetup:
        return self

    def __deepcopy__(self, memo: object) -> TableSetup:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return TableSetup, (self.variants, self.readings, self.changed, self.seats, self.edition, self.decks)


@mypyc_attr(acyclic=True)
class TableRulings:
    """What follows from a table setup for the rules of one game; shared by all clones of a position, never changed."""

    def __init__(self, setup: TableSetup) -> None:
        self.setup = setup.without_decks()
        """Sights have rulings too, so a closed decklist is not to be found in it."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableRulings) and type(self) is type(other) and self.setup == other.setup

    def __hash__(self) -> int:
        return hash(self.setup)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.setup,)

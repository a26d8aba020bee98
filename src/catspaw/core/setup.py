"""How a table is set up: who plays, with which box, decks and variants, and how the silent rules are read."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from catspaw.core.errors import Malformed, Unknown
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
class Edition:
    """A box as data, never changed. Games with several boxes add what is in them."""

    def __init__(self, label: str, reconstructed: tuple[str, ...] = (), rulings: dict[str, str] | None = None) -> None:
        check_label("edition", label)
        self.label = label
        """What a record calls it: the id of a built-in box, or `id@hash` of somebody's own file."""
        self.reconstructed = reconstructed
        """Which parts of the data nobody could check against a box."""
        self.rulings: dict[str, str] = rulings or {}
        """Per ruling the reading that is the default with this box, where it is not the game's own."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Deck:
    """What one seat brings to the table, never changed. Games with decks add what is in them."""

    def __init__(self, label: str) -> None:
        check_label("deck", label)
        self.label = label
        """What a record calls it: the id of a deck of the edition, or `id@hash` of somebody's own file."""


@final
class TableSetup:
    """The set-up of one table, never changed. Made by `Game.setup`, which checks the names."""

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

    def plays(self, variant: str) -> bool:
        return variant in self.variants

    def rules(self, ruling: str, reading: str) -> bool:
        return self.readings[ruling] == reading

    def seat_number(self, seat: str | int | None) -> int:
        """A seat by name or number; None is an onlooker."""
        if seat is None:
            return ONLOOKER
        if isinstance(seat, int):
            if not 0 <= seat < len(self.seats):
                raise Unknown("seat", str(seat), list(self.seats))
            return seat
        if seat not in self.seats:
            raise Unknown("seat", seat, list(self.seats))
        return self.seats.index(seat)

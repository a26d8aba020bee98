"""Events, each declared once: its name, its rules, what its two numbers are, and who perceives what of it.

A game writes an event as a kind and two numbers (see `core/journal.py`). A declaration says what parts these numbers
consist of; who perceives what, the rule, the narration's message and the typed event all follow from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from catspaw.core.journal import HIDDEN, KIND, NUMBER_BITS, SECOND_RULE, packed, unpacked
from catspaw.core.setup import TableSetup

Value: TypeAlias = str | int | bool | tuple[str | int, ...]
Values: TypeAlias = Mapping[str, int]
"""The parts of one event by name."""


class TypedEvent(Struct, frozen=True):
    """What happened, as one seat perceived it, in names that programs read."""

    kind: str
    rule: str
    """The rule it follows from."""
    seat: str | None = None
    card: str | None = None
    details: dict[str, Value] = {}
    """Everything else that it is about."""
    hidden: tuple[str, ...] = ()
    """What it is about and this seat may not know."""
    begins_turn: bool = False
    after_answers: int = 0
    """How many answers had been given by then, chance included."""


def _as_it_is(setup: TableSetup, number: int) -> Value:
    del setup
    return number


@dataclass(frozen=True, eq=False)
class Domain:
    """What a number stands for, such as a room or a card."""

    bits: int = NUMBER_BITS
    """How many it takes where several parts share a number; the last part has all that are left."""
    value: Callable[[TableSetup, int], Value] = _as_it_is
    """Its value in a typed event."""
    may_be_concealed: bool = False
    """All bits set stand for one that is not perceived, though the parts beside it are."""

    def __call__(self, name: str) -> Part:
        """A part of an event that this domain is the meaning of."""
        return Part(name, self)


class Part(NamedTuple):
    """A named part of one of an event's numbers."""

    name: str
    domain: Domain


NUMBER: Final = Domain()
"""A plain number."""
SEAT: Final = Domain(2, lambda setup, seat: setup.seats[seat])
FLAG: Final = Domain(1, lambda _, flag: bool(flag))

Audience: TypeAlias = Callable[[Values, int], Collection[str] | None]
"""From an event's parts and a seat to the parts that are hidden from it, or None if it perceives nothing."""


def everybody(values: Values, seat: int) -> Collection[str]:
    """Nothing is hidden."""
    del values, seat
    return ()


class EventKind(NamedTuple):
    """One declaration."""

    number: int
    rules: tuple[str, ...] | Callable[[Values, int], str]
    """One for each mark that the kind is written with, or what tells the rule from the parts and the mark."""
    first: tuple[Part, ...]
    second: tuple[Part, ...]
    audience: Audience
    messages: tuple[str, ...] | None
    """One for each mark, if not the kind's name; empty if it goes without saying."""
    begins_turn: bool


def event(
    number: int,
    rules: str | tuple[str, ...] | Callable[[Values, int], str],
    first: Part | tuple[Part, ...] = (),
    second: Part | tuple[Part, ...] = (),
    *,
    audience: Audience = everybody,
    messages: str | tuple[str, ...] | None = None,
    begins_turn: bool = False,
) -> EventKind:
    """Declare an event."""
    return EventKind(
        number,
        (rules,) if isinstance(rules, str) else rules,
        (first,) if isinstance(first, Part) else first,
        (second,) if isinstance(second, Part) else second,
        audience,
        (messages,) if isinstance(messages, str) else messages,
        begins_turn,
    )


REMEMBERED: Final = 1 << 14
"""Events that are not taken apart again: everybody at a table is told of them, and at other tables much the same."""


class Perceived(NamedTuple):
    """An event taken apart."""

    name: str
    kind: EventKind
    mark: int
    """Which of its rules it was written with."""
    values: dict[str, int]
    """The parts that are not hidden."""
    hidden: tuple[str, ...]

    @property
    def rule(self) -> str:
        rules = self.kind.rules
        return rules(self.values, self.mark) if callable(rules) else rules[self.mark]

    @property
    def message(self) -> str:
        """What narration calls it; empty if it goes without saying."""
        messages = self.kind.messages
        return self.name if messages is None else messages[min(self.mark, len(messages) - 1)]

    @property
    def hides_first(self) -> bool:
        """Whether all of its first number is hidden."""
        return bool(self.hidden) and all(part.name in self.hidden for part in self.kind.first)

    def part(self, name: str) -> Part:
        return next(part for part in (*self.kind.first, *self.kind.second) if part.name == name)


class Events:
    """All events of a game, by their numbers."""

    def __init__(self, constants: type, kinds: Iterable[EventKind]) -> None:
        """Every upper-case constant of a class has one declaration; its name is the constant's."""
        self._kinds = {kind.number: kind for kind in kinds}
        self.names = kebab_names(constants)
        undeclared = self.names.keys() ^ self._kinds.keys()
        assert not undeclared, f"events without a constant or a declaration: {sorted(undeclared)}"

    def __iter__(self) -> Iterator[EventKind]:
        return iter(self._kinds.values())

    def kind(self, number: int) -> EventKind:
        """The declaration of an event that was written with a number, whatever its mark."""
        return self._kinds[number & KIND]

    def read(self, event: int) -> Perceived:
        """Take an event apart, as it was written or as it was perceived."""
        return _read(self, event)

    def write(self, number: int, values: Values) -> int:
        """The packed event of a kind with these parts; those left out are zero."""
        kind = self.kind(number)
        return packed(number, _put_together(kind.first, values), _put_together(kind.second, values))

    def perceived_by(self, event: int, seat: int) -> int | None:
        """The event as a seat perceives it, or None where it perceives nothing."""
        return _perceived_by(self, event, seat)

    def rule(self, event: int) -> str:
        """The rule an event follows from."""
        return self.read(event).rule

    def begins_turn(self, event: int) -> bool:
        """Whether a new turn begins with the event."""
        return self.kind(unpacked(event)[0]).begins_turn

    def typed(self, event: int, setup: TableSetup, after_answers: int) -> TypedEvent:
        """A perceived event in names that programs read."""
        found = self.read(event)
        values = {name: found.part(name).domain.value(setup, number) for name, number in found.values.items()}
        seat, card = (values.pop(name, None) for name in ("seat", "card"))
        return TypedEvent(
            kind=found.name,
            rule=found.rule,
            seat=None if seat is None else str(seat),
            card=None if card is None else str(card),
            details=values,
            hidden=found.hidden,
            begins_turn=found.kind.begins_turn,
            after_answers=after_answers,
        )


@lru_cache(REMEMBERED)
def _read(events: Events, event: int) -> Perceived:
    number, first, second = unpacked(event)
    kind = events.kind(number)
    values: dict[str, int] = {}
    hidden: list[str] = []
    for whole, parts in ((first, kind.first), (second, kind.second)):
        _take_apart(whole, parts, values, hidden)
    return Perceived(events.names[kind.number], kind, number // SECOND_RULE, values, tuple(hidden))


@lru_cache(REMEMBERED)
def _perceived_by(events: Events, event: int, seat: int) -> int | None:
    number, first, second = unpacked(event)
    kind = events.kind(number)
    hidden = kind.audience(events.read(event).values, seat)
    if hidden is None:
        return None
    return packed(number, _concealed(first, kind.first, hidden), _concealed(second, kind.second, hidden))


def kebab_names(constants: type) -> dict[int, str]:
    """The upper-case constants of a class by their numbers, written-like-this."""
    return {number: name.lower().replace("_", "-") for name, number in vars(constants).items() if name.isupper()}


@lru_cache(REMEMBERED)
def _places(parts: tuple[Part, ...]) -> list[tuple[Part, int, int]]:
    """Each part with its lowest bit and its mask; the last one has all bits that are left."""
    found, at = [], 0
    for place, part in enumerate(parts, 1):
        bits = NUMBER_BITS - at if place == len(parts) else part.domain.bits
        found.append((part, at, (1 << bits) - 1))
        at += bits
    return found


def _take_apart(whole: int, parts: tuple[Part, ...], values: dict[str, int], hidden: list[str]) -> None:
    if whole == HIDDEN:
        hidden += [part.name for part in parts]
        return
    for part, at, mask in _places(parts):
        number = whole >> at & mask
        if part.domain.may_be_concealed and number == mask:
            hidden.append(part.name)
        else:
            values[part.name] = number


def _put_together(parts: tuple[Part, ...], values: Values) -> int:
    whole = 0
    for part, at, mask in _places(parts):
        number = values.get(part.name, 0)
        assert 0 <= number <= mask, f"{part.name} is {number}, at most {mask}"
        whole |= number << at
    return whole


def _concealed(whole: int, parts: tuple[Part, ...], hidden: Collection[str]) -> int:
    """A number without what is hidden: all of it, or some parts."""
    names = [part.name for part in parts if part.name in hidden]
    if names and len(names) == len(parts):
        return HIDDEN
    for part, at, mask in _places(parts):
        if part.name in names:
            assert part.domain.may_be_concealed, f"{part.name} cannot be hidden without the parts beside it"
            whole |= mask << at
    return whole

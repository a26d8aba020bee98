"""A policy for Cat & The Mouse as a file: read without NumPy, and asked by sights."""

from __future__ import annotations

import zlib
from array import array
from bisect import bisect_left
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

from msgspec import DecodeError, Struct, ValidationError, msgpack

from catspaw.core.errors import Malformed
from catspaw.solve.heist_key import Pattern, StayKey
from catspaw.solve.heist_layout import Block, InspectorLayout, MouseLayout, inspector_layout, mouse_layout
from catspaw.solve.heist_stay import Stay
from catspaw.solve.heist_symmetry import canonical_code

FORMAT: Final = 2
SCALE: Final = 65_535
"""Chances are stored in so many parts of one: with 255 the Inspector would lose twice as much to the best Mouse."""
WORTH_SCALE: Final = 10_000
"""And worths in so many."""


class SpaceFile(Struct, array_like=True):
    """The loot states of one pattern: what each number in the file is about."""

    pattern: tuple[int, int, int, int]
    laid: int
    codes: tuple[bytes, bytes, bytes]
    """Canonical codes of the states before looting, after one card, after two; as 64-bit numbers."""
    take_start: bytes
    take_first: bytes
    take_second: bytes


class PolicyFile(Struct):
    """Everything in a policy file."""

    format: int
    game: str
    variants: tuple[str, ...]
    rulings: dict[str, str]
    iterations: int
    low: float
    """The Mouse's chance to win with this policy against the best Inspector."""
    high: float
    """The chance of the best Mouse against this policy."""
    kind_chances: list[float]
    keys: list[tuple[tuple[int, int, int, int], int, int]]
    mouse0: list[int]
    inspector0: list[int]
    spaces: list[SpaceFile]
    mouse: bytes
    """Chances, in 16 bits each; of stays that she comes to if she always uses Subtle Movement (her policy does)."""
    inspector: bytes


def numbers(raw: bytes) -> array[int]:
    found = array("q")
    found.frombytes(raw)
    return found


class Space:
    """One pattern's loot states, for looking up."""

    def __init__(self, stored: SpaceFile) -> None:
        self.laid = stored.laid
        self.codes = [numbers(codes) for codes in stored.codes]
        self.take_start, self.take_first, self.take_second = (
            numbers(raw) for raw in (stored.take_start, stored.take_first, stored.take_second)
        )

    def state(self, stage: int, haul: int, left: int, room: int) -> int:
        """The number of a state; -1 if it is none that goes on."""
        code = canonical_code(haul, left, room)
        place = bisect_left(self.codes[stage], code)
        return place if place < len(self.codes[stage]) and self.codes[stage][place] == code else -1


class Graph:
    """What the numbers of a file are about: its stays, and their loot states."""

    def __init__(self, stored: PolicyFile) -> None:
        self._stored = stored
        self.kinds = len(stored.kind_chances)
        self.index = {
            StayKey(Pattern(*pattern), rooms, clues): k for k, (pattern, rooms, clues) in enumerate(stored.keys)
        }
        self._announced = stored.rulings.get("smoke_bomb") == "before-result"
        self._spaces = {Pattern(*space.pattern): space for space in stored.spaces}
        self._made: dict[Pattern, Space] = {}
        self._hers: dict[StayKey, MouseLayout] = {}
        self._his: dict[StayKey, InspectorLayout] = {}

    def space(self, pattern: Pattern) -> Space:
        if pattern not in self._made:
            self._made[pattern] = Space(self._spaces[pattern])
        return self._made[pattern]

    def hers(self, key: StayKey, made: Stay) -> MouseLayout:
        if key not in self._hers:
            if self.is_plain(key):
                raise KeyError(key)
            space = self.space(key.pattern)
            sizes = [len(codes) for codes in space.codes]
            at = self._stored.mouse0[self.index[key]]
            self._hers[key] = mouse_layout(made, sizes, len(space.take_first), at, announced=self._announced)
        return self._hers[key]

    def is_plain(self, key: StayKey) -> bool:
        """Whether she comes to a stay only if she has once left Subtle Movement unused."""
        place = self.index[key]
        return self._stored.mouse0[place] == self._stored.mouse0[place + 1]

    def his(self, key: StayKey, made: Stay) -> InspectorLayout:
        if key not in self._his:
            self._his[key] = inspector_layout(made, self.kinds, self._stored.inspector0[self.index[key]])
        return self._his[key]


class Answers:
    """A number from 0 to 1 for every answer of both seats: how likely it is given, or what it is worth."""

    def __init__(self, graph: Graph, mouse: Sequence[int], inspector: Sequence[int], scale: int) -> None:
        self.graph, self._mouse, self._inspector, self._scale = graph, mouse, inspector, scale

    def _row(self, numbers: Sequence[int], block: Block, *index: int) -> list[float]:
        at = 0
        for many, place in zip(block.shape, index, strict=False):
            at = at * many + place
        width = block.shape[-1]
        at = block.at + at * width
        return [number / self._scale for number in numbers[at : at + width]]

    def names(self, key: StayKey, made: Stay, turn: int, home: int, state: int) -> list[float]:
        """The Mouse's kinds of names; last the bomb, where it answers announcements."""
        return self._row(self._mouse, self.graph.hers(key, made).names[turn], home, state)

    def found(self, key: StayKey, made: Stay, turn: int, state: int) -> list[float]:
        """Found, with the Calling Card: she stops, loots and vanishes, changes rooms."""
        return self._row(self._mouse, self.graph.hers(key, made).found[turn], state)

    def announced(self, key: StayKey, made: Stay, turn: int, home: int, state: int) -> list[float]:
        """A trap is announced: she stays, or vanishes."""
        return self._row(self._mouse, self.graph.hers(key, made).announced[turn], home, state)

    def after(self, key: StayKey, made: Stay, turn: int, home: int, state: int) -> list[float]:
        """She has looted, and the turn is the Inspector's next: she stays, or vanishes."""
        return self._row(self._mouse, self.graph.hers(key, made).after[turn], home, state)

    def turn(self, key: StayKey, made: Stay, named: int, home: int, state: int) -> list[float]:
        """Her turn after a name: she stops, loots, changes rooms."""
        return self._row(self._mouse, self.graph.hers(key, made).turn[named], home, state)

    def take(self, key: StayKey, made: Stay, named: int, home: int, state: int, one: int, two: int) -> list[float]:
        """Each of two cards to take, given by the states they lead to."""
        space = self.graph.space(key.pattern)
        first, second = min(one, two), max(one, two)
        for row in range(space.take_start[state], space.take_start[state + 1]):
            if space.take_first[row] == first and space.take_second[row] == second:
                pair = self._row(self._mouse, self.graph.hers(key, made).take[named], home, row)
                return pair if one <= two else pair[::-1]
        raise KeyError(one, two)

    def act(self, key: StayKey, made: Stay, turn: int, note: int, kind: int) -> list[float]:
        """The Inspector checks, or traps the first, the second room named, or another."""
        return self._row(self._inspector, self.graph.his(key, made).act[turn], note, kind)

    def keep(self, key: StayKey, made: Stay, turn: int, keep_set: int, kind: int) -> list[float]:
        """He keeps one or the other."""
        return self._row(self._inspector, self.graph.his(key, made).keep[turn], keep_set, kind)


class HeistPolicy(Answers):
    """How likely each side answers what."""

    def __init__(self, stored: PolicyFile) -> None:
        self.stored = stored
        super().__init__(Graph(stored), halves(stored.mouse), halves(stored.inspector), SCALE)

    @property
    def kinds(self) -> int:
        return self.graph.kinds

    def space(self, pattern: Pattern) -> Space:
        return self.graph.space(pattern)


class WorthFile(Struct):
    """What every answer is worth against a policy: its numbers are in the policy's order, in 16 bits each."""

    format: int
    value: list[float]
    """The Mouse's chance to win when all begins and he plays best, by kind of pocket."""
    mouse: bytes
    """Her chance after each answer, if she goes on well."""
    inspector: bytes
    """Her chance after each of his answers, if he goes on well."""
    entry: list[bytes]
    """By stay: her chance when she moves in, by loot state."""


class HeistWorth(Answers):
    """The Mouse's chance to win after each answer of either seat."""

    def __init__(self, policy: HeistPolicy, stored: WorthFile) -> None:
        self.stored = stored
        super().__init__(policy.graph, halves(stored.mouse), halves(stored.inspector), WORTH_SCALE)

    def entry(self, key: StayKey, state: int) -> float:
        """Her chance when she moves in."""
        return halves(self.stored.entry[self.graph.index[key]])[state] / WORTH_SCALE


def halves(raw: bytes) -> array[int]:
    found = array("H")
    found.frombytes(raw)
    return found


def write_policy(path: Path, stored: PolicyFile | WorthFile) -> None:
    """Compressed, and whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(zlib.compress(msgpack.encode(stored), 9))
    part.replace(path)


def read_policy(raw: bytes, name: str) -> HeistPolicy:
    """A policy from its file's bytes; Malformed if it is none."""
    return HeistPolicy(_read(raw, name, PolicyFile))


def read_worth(raw: bytes, name: str, policy: HeistPolicy) -> HeistWorth:
    """What answers are worth against a policy, from a file's bytes."""
    return HeistWorth(policy, _read(raw, name, WorthFile))


Stored = TypeVar("Stored", PolicyFile, WorthFile)


def _read(raw: bytes, name: str, kind: type[Stored]) -> Stored:
    try:
        stored = msgpack.decode(zlib.decompress(raw), type=kind)
    except (zlib.error, DecodeError, ValidationError) as error:
        raise Malformed("{name} is no policy file: {error}", name=name, error=str(error)) from error
    if stored.format != FORMAT:
        raise Malformed(
            "{name} has format {format}, and this Catspaw reads {known}",
            name=name,
            format=str(stored.format),
            known=str(FORMAT),
        )
    return stored

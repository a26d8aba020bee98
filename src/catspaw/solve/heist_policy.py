"""A policy for Cat & The Mouse as a file: read without NumPy, and asked by sights."""

from __future__ import annotations

import zlib
from array import array
from bisect import bisect_left
from functools import cached_property
from pathlib import Path
from typing import Final

from msgspec import DecodeError, Struct, ValidationError, msgpack

from catspaw.core.errors import Malformed
from catspaw.solve.heist_key import Pattern, StayKey
from catspaw.solve.heist_stay import NAMES, Stay
from catspaw.solve.heist_symmetry import canonical_code

FORMAT: Final = 1
SCALE: Final = 255
"""Chances are stored in so many parts of one."""


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


class HeistPolicy:
    """How likely each side answers what."""

    def __init__(self, stored: PolicyFile) -> None:
        self.stored = stored
        self.index = {
            StayKey(Pattern(*pattern), rooms, clues): k for k, (pattern, rooms, clues) in enumerate(stored.keys)
        }

    @cached_property
    def _spaces(self) -> dict[Pattern, SpaceFile]:
        return {Pattern(*space.pattern): space for space in self.stored.spaces}

    def space(self, pattern: Pattern) -> Space:
        if pattern not in self._made:
            self._made[pattern] = Space(self._spaces[pattern])
        return self._made[pattern]

    @cached_property
    def _made(self) -> dict[Pattern, Space]:
        return {}

    @property
    def kinds(self) -> int:
        return len(self.stored.kind_chances)

    def _row(self, raw: bytes, at: int, many: int) -> list[float]:
        return [number / SCALE for number in raw[at : at + many]]

    # Where decisions are, as `heist_cfr.blocks` has them.

    def _mouse_at(self, key: StayKey, made: Stay, *, turn: int = -1, named: int = -1) -> tuple[int, int]:
        """Where the decisions of a turn or after a name begin, and how many states there are."""
        if (key, turn, named) not in self._places:
            self._places[key, turn, named] = self._found_at(key, made, turn, named)
        return self._places[key, turn, named]

    @cached_property
    def _places(self) -> dict[tuple[StayKey, int, int], tuple[int, int]]:
        return {}

    def _found_at(self, key: StayKey, made: Stay, turn: int, named: int) -> tuple[int, int]:
        space = self.space(key.pattern)
        at = self.stored.mouse0[self.index[key]]
        for place, each in enumerate(made.turns):
            size = len(space.codes[each.number - 1])
            if place == turn:
                return at, size
            at += len(each.homes) * size * (NAMES + 2) + size * 3
        for place, after in enumerate(made.named):
            stage = made.turns[after.turn].number - 1
            size = len(space.codes[stage])
            if place == named:
                return at, size
            at += len(after.homes) * size * 3
            if stage == 0 and after.then >= 0:
                at += len(after.homes) * len(space.take_first) * 2
        raise AssertionError

    def names(self, key: StayKey, made: Stay, turn: int, home: int, state: int) -> list[float]:
        """How likely the Mouse gives each kind of name."""
        at, size = self._mouse_at(key, made, turn=turn)
        return self._row(self.stored.mouse, at + (home * size + state) * NAMES, NAMES)

    def found(self, key: StayKey, made: Stay, turn: int, state: int) -> list[float]:
        """Found, with the Calling Card: how likely she stops, loots and vanishes, changes rooms."""
        at, size = self._mouse_at(key, made, turn=turn)
        at += len(made.turns[turn].homes) * size * NAMES
        return self._row(self.stored.mouse, at + state * 3, 3)

    def turn(self, key: StayKey, made: Stay, named: int, home: int, state: int) -> list[float]:
        """How likely she stops, loots, changes rooms."""
        at, size = self._mouse_at(key, made, named=named)
        return self._row(self.stored.mouse, at + (home * size + state) * 3, 3)

    def take(self, key: StayKey, made: Stay, named: int, home: int, state: int, one: int, two: int) -> list[float]:
        """How likely she takes each of two cards, given by the states they lead to."""
        space = self.space(key.pattern)
        at, size = self._mouse_at(key, made, named=named)
        at += len(made.named[named].homes) * size * 3
        first, second = min(one, two), max(one, two)
        for row in range(space.take_start[state], space.take_start[state + 1]):
            if space.take_first[row] == first and space.take_second[row] == second:
                chances = self._row(self.stored.mouse, at + (home * len(space.take_first) + row) * 2, 2)
                return chances if one <= two else chances[::-1]
        raise AssertionError

    def act(self, key: StayKey, made: Stay, turn: int, note: int, kind: int) -> list[float]:
        """How likely the Inspector checks, or traps the first, the second room named, or another."""
        at = self.stored.inspector0[self.index[key]]
        before = sum(len(each.notes) for each in made.turns[:turn])
        return self._row(self.stored.inspector, at + ((before + note) * self.kinds + kind) * 4, 4)

    def keep(self, key: StayKey, made: Stay, turn: int, keep_set: int, kind: int) -> list[float]:
        """How likely he keeps one or the other."""
        at = self.stored.inspector0[self.index[key]] + sum(len(each.notes) for each in made.turns) * self.kinds * 4
        before = sum(each.keep_sets for each in made.turns[:turn])
        return self._row(self.stored.inspector, at + ((before + keep_set) * self.kinds + kind) * 2, 2)


def write_policy(path: Path, stored: PolicyFile) -> None:
    """Compressed, and whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(zlib.compress(msgpack.encode(stored), 9))
    part.replace(path)


def read_policy(raw: bytes, name: str) -> HeistPolicy:
    """A policy from its file's bytes; Malformed if it is none."""
    try:
        stored = msgpack.decode(zlib.decompress(raw), type=PolicyFile)
    except (zlib.error, DecodeError, ValidationError) as error:
        raise Malformed("{name} is no policy file: {error}", name=name, error=str(error)) from error
    if stored.format != FORMAT:
        raise Malformed(
            "{name} has format {format}, and this Catspaw reads {known}",
            name=name,
            format=str(stored.format),
            known=str(FORMAT),
        )
    return HeistPolicy(stored)

"""What the Mouse knows about loot, up to the 72 symmetries of the nine treasures.

Themes can be renamed, values can be renamed, and the two can change places: nothing in the rules tells the results
apart. So a haul, the loot she has seen and left behind, and the loot she has seen in her room are one state together
with all their images.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from catspaw.games.cat_and_mouse.rules.sets import makes_set
from catspaw.games.cat_and_mouse.state.numbers import (
    ALL_LOOT,
    HOLDS_CALLING_CARD,
    HOLDS_PICKPOCKET,
    HOLDS_SMOKE_BOMB,
    LOOT,
    TREASURES,
)
from catspaw.solve.heist_key import Pattern
from catspaw.solve.heist_symmetry import symmetries

Ints: TypeAlias = Any
"""An array of whole numbers; NumPy is here, and its types are known, only with the extra."""
Floats: TypeAlias = Any


@lru_cache(1)
def _images() -> Ints:
    """For each symmetry, what every set of loot becomes."""
    table: Ints = np.zeros((72, 1 << LOOT), np.int64)
    for row, moved in enumerate(symmetries()):
        for mask in range(1 << LOOT):
            image = mask & ~TREASURES
            for card in range(9):
                image |= (mask >> card & 1) << moved[card]
            table[row, mask] = image
    return table


def canonical(haul: Ints, left: Ints, room: Ints) -> Ints:
    """The least image of states, each as one number."""
    images = _images()
    least = None
    for row in images:
        code = row[haul] << 24 | row[left] << 12 | row[room]
        least = code if least is None else np.minimum(least, code)
    assert least is not None
    return least


@lru_cache(1)
def _sets() -> Ints:
    return np.array([makes_set(mask) for mask in range(1 << LOOT)])


@lru_cache(1)
def _pockets() -> tuple[list[int], list[int], list[int]]:
    """Pockets of one card, of two cards in line, and of two that share neither theme nor value."""
    one_card = [1 << card for card in range(9)]
    in_line: list[int] = []
    apart: list[int] = []
    for a, b in combinations(range(9), 2):
        (in_line if a // 3 == b // 3 or a % 3 == b % 3 else apart).append(1 << a | 1 << b)
    return one_card, in_line, apart


IN_LINE, APART, EITHER = 0, 1, 2
"""Kinds of deep pocket: two treasures that share a theme or a value, two that do not, and one of the first in ten."""


def pocket_kinds(*, deep: bool) -> list[list[int]]:
    """The kinds of pocket the Inspector may have that symmetry does not make equal, each as its sets."""
    one_card, in_line, apart = _pockets()
    return [in_line, apart] if deep else [one_card]


def either_pocket() -> list[int]:
    """Deep pockets of both kinds, nine times as many that share nothing."""
    _, in_line, apart = _pockets()
    return apart * 9 + in_line


class States:
    """Loot states of one moment, with what each is worth if she stops there.

    Everything is weighted by `fits`, the number of pockets of a kind that are possible given what she has seen: a deal
    is drawn from all unseen cards alike, and one that contradicts the pocket has weight 0.
    """

    def __init__(self, codes: Ints, kinds: list[list[int]]) -> None:
        self.codes = np.unique(codes)
        self.haul, self.left, self.room = self.codes >> 24, self.codes >> 12 & ALL_LOOT, self.codes & ALL_LOOT
        self.size = len(self.codes)
        self.is_set = _sets()[self.haul]
        self.smoke = self.haul & HOLDS_SMOKE_BOMB != 0
        self.card = self.haul & HOLDS_CALLING_CARD != 0
        seen = self.haul | self.left | self.room
        self.fits = np.zeros((self.size, len(kinds)))
        self.stop = np.zeros((self.size, len(kinds)))
        """Winning weight if she ends the heist, or picks the pocket."""
        self.picks = picks = self.haul & HOLDS_PICKPOCKET != 0
        for kind, pockets in enumerate(kinds):
            for pocket in pockets:
                fits = seen & pocket == 0
                self.fits[:, kind] += fits
                cards = [1 << card for card in range(9) if pocket >> card & 1]
                won = sum(_sets()[self.haul | card] for card in cards) / len(cards)
                self.stop[:, kind] += fits * np.where(self.is_set, 1.0, np.where(picks, won, 0.0))

    def index(self, haul: Ints, left: Ints, room: Ints) -> Ints:
        """Where states are; -1 for those that are not here."""
        codes = canonical(haul, left, room)
        if not self.size:
            return np.full(len(codes), -1)
        places = np.minimum(np.searchsorted(self.codes, codes), self.size - 1)
        return np.where(self.codes[places] == codes, places, -1)


class Takes(NamedTuple):
    """The pairs she may find and take from: row `k` of `pairs` belongs to state `state[k]`."""

    start: Ints
    """Where the rows of each state begin; one more than there are states."""
    first: Ints
    """The next state if she takes the first card."""
    second: Ints
    weight: Floats


class LootSpace:
    """All loot states of one stay in a room: before looting there, after one card, after two."""

    def __init__(self, pattern: Pattern, laid: int, kinds: list[list[int]], *, peek: bool, picks_late: bool) -> None:
        """She may look at once (CM-R.H), and may pick the pocket after her action (CM-R.P)."""
        self.pattern, self.laid, self.kinds, self.peek, self.picks_late = pattern, laid, kinds, peek, picks_late
        self._drawable = LOOT - kinds[0][0].bit_count()
        self.entry = self._entry()
        self.moved_in = self._moved_in()
        self.before = self._before()
        self.after_one, self.takes = self._take_one()
        self.after_two, self.then = self._take_two()

    @property
    def stages(self) -> tuple[States, States, States]:
        return self.before, self.after_one, self.after_two

    def _entry(self) -> States:
        p = self.pattern
        discard = HOLDS_CALLING_CARD if p.card_played else 0
        masks = np.arange(1 << LOOT)
        bits = np.bitwise_count(masks)
        hauls = masks[(bits == p.haul) & ~_sets() & (masks & discard == 0)]
        lefts = masks[(bits == p.left) & (masks & discard == 0)]
        grids: list[Ints] = np.meshgrid(hauls, lefts)
        haul, left = (grid.ravel() for grid in grids)
        apart = haul & left == 0
        haul, left = haul[apart], left[apart]
        return States(canonical(haul, left, np.zeros_like(haul)), self.kinds)

    def _unseen(self, states: States, place: int) -> list[int]:
        seen = int(states.haul[place] | states.left[place] | states.room[place])
        if self.pattern.card_played:
            seen |= HOLDS_CALLING_CARD
        return [card for card in range(LOOT) if not seen >> card & 1]

    def _found(self, states: States) -> tuple[Ints, Ints, Ints, Floats]:
        """Every pair (or single card, or nothing) that may lie in her room: state, two sets, and weight."""
        places, ones, twos, weights = [], [], [], []
        for place in range(states.size):
            unseen = self._unseen(states, place)
            left = len(unseen) - (LOOT - self._drawable)
            if self.laid == 2:
                found = [(1 << a, 1 << b) for a, b in combinations(unseen, 2)]
                weight = 2 / (left * (left - 1)) if left > 1 else 0.0
            elif self.laid == 1:
                found, weight = [(1 << a, 0) for a in unseen], 1 / left if left else 0.0
            else:
                found, weight = [(0, 0)], 1.0
            for a, b in found:
                places.append(place)
                ones.append(a)
                twos.append(b)
                weights.append(weight)
        return np.array(places, np.int64), np.array(ones, np.int64), np.array(twos, np.int64), np.array(weights)

    def _moved_in(self) -> Takes:
        """From the states before she moves in to those in which she has looked, if she may look at once."""
        size = self.entry.size
        if not self.peek:
            places = np.arange(size)
            return Takes(np.arange(size + 1), places, places, np.ones(size))
        place, one, two, weight = self._found(self.entry)
        haul, left = self.entry.haul[place], self.entry.left[place]
        self._looked = States(canonical(haul, left, one | two), self.kinds)
        looked = self._looked.index(haul, left, one | two)
        return _grouped(size, place, looked, looked, weight)

    def _before(self) -> States:
        return self._looked if self.peek else self.entry

    def _take_one(self) -> tuple[States, Takes]:
        nothing: Ints = np.zeros(0, np.int64)
        if self.laid == 0:
            none = States(nothing, self.kinds)
            return none, Takes(np.zeros(self.before.size + 1, np.int64), nothing, nothing, np.zeros(0))
        if self.peek:
            place = np.arange(self.before.size)
            room = self.before.room
            one = room & -room
            two, weight = room & ~one, np.ones(len(room))
        else:
            place, one, two, weight = self._found(self.before)
        haul, left = self.before.haul[place], self.before.left[place]
        first = canonical(haul | one, left, two)
        second = canonical(haul | two, left, one) if self.laid == 2 else first
        states = States(np.concatenate([first, second]), self.kinds)
        ends = np.searchsorted(states.codes, first), np.searchsorted(states.codes, second)
        return states, _grouped(self.before.size, place, *ends, weight)

    def _take_two(self) -> tuple[States, Ints]:
        one = self.after_one
        if self.laid < 2:
            return States(np.zeros(0, np.int64), self.kinds), np.zeros(0, np.int64)
        codes = canonical(one.haul | one.room, one.left, np.zeros_like(one.room))
        states = States(codes, self.kinds)
        return states, np.searchsorted(states.codes, codes)

    def next_pattern(self, taken: int, *, card: bool = False) -> Pattern:
        """What can be counted after she has taken so many cards here and left, maybe for her Calling Card."""
        p = self.pattern
        seen = self.laid - taken if self.peek or taken else 0
        return Pattern(p.stays + 1, p.haul + taken - card, p.left + seen, int(p.card_played or card))

    def moved(self, taken: int, entry: States, *, card: bool = False) -> Ints:
        """Where each state of a stage goes when she changes rooms; -1 if she never would, or cannot."""
        states = self.stages[taken]
        drop = ~HOLDS_CALLING_CARD if card else -1
        places = entry.index(states.haul & drop, states.left | states.room, np.zeros_like(states.room))
        return np.where(states.is_set | (card & ~states.card), -1, places)

    @cached_property
    def gone_after_loot(self) -> tuple[Floats, Floats, Floats]:
        """Found: winning weight if she loots once more and is gone, by a Smoke Bomb or by picking the pocket late."""
        before, one, two = self.stages
        found = [np.zeros_like(states.fits) for states in self.stages]
        won_one, won_two = (states.stop * self._goes(states)[:, None] for states in (one, two))
        if self.laid:
            best = np.maximum(won_one[self.takes.first], won_one[self.takes.second]) * self.takes.weight[:, None]
            rows: Ints = np.repeat(np.arange(before.size), np.diff(self.takes.start))
            np.add.at(found[0], rows, best)
        if self.laid == 2:
            found[1] = won_two[self.then]
        for values, states in zip(found, self.stages, strict=True):
            values[~(states.smoke | self.picks_late)] = 0.0
        return found[0], found[1], found[2]

    def _goes(self, states: States) -> Ints:
        """Whether she may still go once she has looted."""
        return states.smoke | (states.picks & self.picks_late)


def _grouped(size: int, place: Ints, first: Ints, second: Ints, weight: Floats) -> Takes:
    """Rows by state, equal ones together."""
    rows: dict[tuple[int, int, int], float] = {}
    for at, a, b, w in zip(place.tolist(), first.tolist(), second.tolist(), weight.tolist(), strict=True):
        key = (at, min(a, b), max(a, b))
        rows[key] = rows.get(key, 0.0) + w
    ordered = sorted(rows)
    start = np.searchsorted(np.array([key[0] for key in ordered]), np.arange(size + 1))
    firsts, seconds = (np.array([key[k] for key in ordered], np.int64) for k in (1, 2))
    return Takes(start.astype(np.int64), firsts, seconds, np.array([rows[key] for key in ordered]))

"""The 72 symmetries of the nine treasures, without NumPy: for whoever plays by a policy."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from catspaw.games.cat_and_mouse.state.numbers import TREASURES


def symmetries() -> list[list[int]]:
    """Where each treasure goes: themes renamed, values renamed, and the two exchanged or not."""
    found = []
    for themes in permutations(range(3)):
        for values in permutations(range(3)):
            cells = [(themes[k // 3], values[k % 3]) for k in range(9)]
            found.append([3 * a + b for a, b in cells])
            found.append([3 * b + a for a, b in cells])
    return found


@lru_cache(1)
def images() -> list[list[int]]:
    """For each symmetry, what every set of treasures becomes."""
    tables = []
    for moved in symmetries():
        table = [0]
        for card in range(9):
            table += [image | 1 << moved[card] for image in table]
        tables.append(table)
    return tables


def canonical_code(haul: int, left: int, room: int) -> int:
    """The least image of a loot state as one number."""
    tricks = (haul & ~TREASURES) << 24 | (left & ~TREASURES) << 12 | (room & ~TREASURES)
    h, k, r = haul & TREASURES, left & TREASURES, room & TREASURES
    return min(table[h] << 24 | table[k] << 12 | table[r] for table in images()) | tricks

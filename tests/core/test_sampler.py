"""The generator of playouts."""

from collections import Counter
from math import sqrt

import pytest

from catspaw.core.bits import as_set, members
from catspaw.core.sampler import Sampler, mixed

pytestmark = pytest.mark.contract


def test_the_same_seed_gives_the_same_choices_on_every_build():
    sampler = Sampler(7)
    assert [int(sampler.below(100)) for _ in range(12)] == EXPECTED


EXPECTED = [51, 2, 30, 36, 73, 48, 9, 59, 65, 48, 83, 81]


def test_neighbouring_seeds_differ():
    firsts = [int(Sampler(seed).below(1000)) for seed in range(200)]
    assert len(set(firsts)) > 150


def test_choices_are_uniform():
    sampler, options, tries = Sampler(1), as_set([0, 3, 17, 40, 61]), 50_000
    found = Counter(int(sampler.pick(options)) for _ in range(tries))
    assert sorted(found) == [0, 3, 17, 40, 61]
    spread = sqrt(tries * 0.2 * 0.8)
    assert all(abs(number - tries / 5) < 4.5 * spread for number in found.values())


def test_every_subset_of_a_size_is_equally_likely():
    sampler, tries = Sampler(2), 24_000
    found = Counter(tuple(members(sampler.part(0b10111, 2))) for _ in range(tries))
    assert len(found) == 6
    spread = sqrt(tries / 6 * 5 / 6)
    assert all(abs(number - tries / 6) < 4.5 * spread for number in found.values())


def test_mixing_changes_about_half_the_bits():
    changed = [int(mixed(1 << k) ^ mixed(0)).bit_count() for k in range(62)]
    assert 26 < sum(changed) / len(changed) < 36

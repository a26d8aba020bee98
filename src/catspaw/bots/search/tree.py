"""The tree that search grows: numbers in vectors, a node for each line of answers that was tried."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.bots.search.guide import Guide
from catspaw.core.bits import count, lowest
from catspaw.core.position import Position
from catspaw.core.sampler import Sampler

NONE: Final = 0
"""No node: the root is nobody's child."""
QUESTIONS: Final = 1024
"""More than eight times the prompts of a game: a question is its prompt × 8 + the seat."""
UNTRIED: Final = 0.1
"""So much less than the others so far an answer is expected to be worth that was never tried."""


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Nodes by number, the root first. Answers that look alike share one; so do all draws of chance on the way.

    In another world a line of answers may lead to another question, so a child is known by its question too, and what
    it is compared with is how often it could have been chosen, not how often the node was passed.
    """

    def __init__(self, capacity: i64) -> None:
        self.capacity: i64 = capacity
        self.size: i64 = 1
        self.answer: i64 = 0
        """What leads to the child that was chosen last."""
        self.keys: vec[i64] = vec[i64]([0] * capacity)
        """Question and look of the answer that leads to a node."""
        self.children: vec[i64] = vec[i64]([0] * capacity)
        """Per node its latest child; the others follow as siblings."""
        self.siblings: vec[i64] = vec[i64]([0] * capacity)
        self.visits: vec[i64] = vec[i64]([0] * capacity)
        self.chances: vec[i64] = vec[i64]([0] * capacity)
        """How often a node could have been chosen."""
        self.counted: vec[i64] = vec[i64]([0] * capacity)
        """When that was counted last: an answer that looks like another is counted once."""
        self.marks: vec[i64] = vec[i64]([0] * capacity)
        """By which search knows a node again, where the real game may come to it; else 0."""
        self.totals: vec[float] = vec[float]([0.0] * capacity)
        """What it was worth in all to whoever chose it."""
        self.favours: vec[float] = vec[float]([0.0] * capacity)
        self.clock: i64 = 0

    def child(self, node: i64, key: i64) -> i64:
        """The child that a key leads to."""
        found = self.children[node]
        while found != NONE and self.keys[found] != key:
            found = self.siblings[found]
        return found

    def lead(self, keys: vec[i64]) -> i64:
        """How many visits more the root's most visited child has than the next, of those with these keys."""
        most: i64 = 0
        second: i64 = 0
        at: i64 = 0
        while at < len(keys):
            child = self.child(0, keys[at])
            visits = self.visits[child] if child != NONE else 0
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            at += 1
        return most - second

    def add(self, node: i64, key: i64, favour: float) -> i64:
        """A new child."""
        made = self.size
        self.size += 1
        self.keys[made] = key
        self.siblings[made] = self.children[node]
        self.children[node] = made
        self.chances[made] = 1
        self.favours[made] = favour
        return made

    def descend(self, node: i64, world: Position, guide: Guide, sampler: Sampler) -> i64:
        """The child to try next, and in `answer` what leads there in this world; NONE if there is no room for it."""
        question = world.prompt * 8 + world.asked
        share = (1.0 - guide.favour) / float(count(world.options))
        self.clock += 1
        best = NONE
        best_answer: i64 = -1
        most: float = -1.0
        tried: i64 = 0
        gained: float = 0.0
        untried: i64 = 0
        untried_answer: i64 = -1
        chances: i64 = 1
        left = world.options
        while left:
            option = lowest(left)
            left &= left - 1
            child = self.child(node, guide.look(world, option) * QUESTIONS + question)
            if child == NONE:
                untried += 1
                if sampler.below(untried) == 0:
                    untried_answer = option
            elif self.counted[child] != self.clock:
                self.counted[child] = self.clock
                self.chances[child] += 1
                visits = self.visits[child]
                tried += visits
                gained += self.totals[child]
                chances = max(chances, self.chances[child])
                attention = guide.explore * (share + self.favours[child])
                score = attention * sqrt(float(self.chances[child])) / float(1 + visits)
                score += self.totals[child] / float(max(visits, 1))
                if score > most:
                    most = score
                    best = child
                    best_answer = option
        if untried and self.size < self.capacity:
            if tried == 0:
                self.answer = guide.answer(world, sampler)
                return self.add(node, guide.look(world, self.answer) * QUESTIONS + question, guide.favour)
            hoped = gained / float(tried) - UNTRIED + guide.explore * share * sqrt(float(chances))
            if hoped > most:
                self.answer = untried_answer
                return self.add(node, guide.look(world, untried_answer) * QUESTIONS + question, 0.0)
        self.answer = best_answer
        return best

    def regrown_from(self, node: i64, capacity: i64) -> Tree:
        """What grows from a node, as a tree of its own with room for at least as much."""
        made = Tree(capacity)
        made.visits[0] = self.visits[node]
        origins = vec[i64]([0] * self.size)
        origins[0] = node
        at: i64 = 0
        while at < made.size:
            child = self.children[origins[at]]
            while child != NONE:
                copy = made.add(at, self.keys[child], self.favours[child])
                origins[copy] = child
                made.visits[copy] = self.visits[child]
                made.chances[copy] = self.chances[child]
                made.marks[copy] = self.marks[child]
                made.totals[copy] = self.totals[child]
                child = self.siblings[child]
            at += 1
        return made

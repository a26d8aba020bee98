"""Tools for any small game of two seats on the kernel: information states, best responses, exploitability, CFR+.

The whole tree is walked once through real positions, so a game is small if that is possible: thousands of
histories, not millions. What one seat wins the other must lose. An information state is what the seat's sight knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from catspaw.core.bits import members
from catspaw.core.errors import Malformed
from catspaw.core.position import CHANCE, NOBODY, Position
from catspaw.core.sight import Sight

MOST_HISTORIES: Final = 2_000_000

Known = tuple[int, ...]
"""An information state: everything a sight knows, as numbers."""
Policy = Mapping[Known, Mapping[int, float]]
"""For each information state, how likely each answer is."""
SightOf = Callable[[Position, int], Sight]


class Node(Struct):
    """One history: who is asked, and what each answer leads to."""

    asked: int
    known: Known
    """The information state of the asked seat; empty for chance."""
    answers: list[int]
    after: list[Node]
    paid: float
    """At the end: what seat 0 gets."""


class SmallGame:
    """The tree of a game, from an opening; `sight_of` is the game's `sight`.

    >>> from catspaw.games import game_by_id
    >>> game = game_by_id("cat-and-mouse")  # far too large
    >>> SmallGame(game.start(game.setup()), game.sight, most=100)
    Traceback (most recent call last):
    catspaw.core.errors.Malformed: more than 100 histories: this game is not small
    """

    def __init__(self, opening: Position, sight_of: SightOf, *, most: int = MOST_HISTORIES) -> None:
        self._sight_of, self._left, self._most = sight_of, most, most
        self.options: dict[Known, list[int]] = {}
        """What may be answered in each information state."""
        self.seat: dict[Known, int] = {}
        self.root = self._grown(opening)

    def _grown(self, position: Position) -> Node:
        self._left -= 1
        if self._left < 0:
            raise Malformed("more than {most} histories: this game is not small", most=str(self._most))
        asked = int(position.asked)
        if asked == NOBODY:
            return Node(asked, (), [], [], float(position.payoff(0)))
        answers = members(position.options)
        known: Known = ()
        if asked != CHANCE:
            known = tuple(self._sight_of(position, asked).state())
            self.options[known] = answers
            self.seat[known] = asked
        after = []
        for answer in answers:
            ahead = position.clone()
            ahead.answer(answer)
            after.append(self._grown(ahead))
        return Node(asked, known, answers, after, 0.0)

    def even_policy(self) -> dict[Known, dict[int, float]]:
        """Every answer as likely as any other."""
        return {known: dict.fromkeys(answers, 1 / len(answers)) for known, answers in self.options.items()}

    def value(self, policy: Policy) -> float:
        """What seat 0 gets on average."""
        return self._value(self.root, policy)

    def _value(self, node: Node, policy: Policy) -> float:
        if node.asked == NOBODY:
            return node.paid
        if node.asked == CHANCE:
            return sum(self._value(child, policy) for child in node.after) / len(node.after)
        chances = policy[node.known]
        return sum(
            chances[answer] * self._value(child, policy)
            for answer, child in zip(node.answers, node.after, strict=True)
            if chances[answer] > 0
        )

    def best_response(self, seat: int, policy: Policy) -> tuple[float, dict[Known, int]]:
        """What a seat gets that answers a policy of the other as well as can be, and its answers."""
        reached: dict[Known, list[tuple[float, Node]]] = {}
        self._reach(self.root, seat, policy, 1.0, reached)
        chosen: dict[Known, int] = {}
        return self._best(self.root, seat, policy, reached, chosen), chosen

    def _reach(
        self, node: Node, seat: int, policy: Policy, chance: float, reached: dict[Known, list[tuple[float, Node]]]
    ) -> None:
        """How likely chance and the other seat play to each history, by information state."""
        if node.asked == seat:
            reached.setdefault(node.known, []).append((chance, node))
        for answer, child in zip(node.answers, node.after, strict=True):
            part = 1.0
            if node.asked == CHANCE:
                part = 1 / len(node.after)
            elif node.asked != seat:
                part = policy[node.known][answer]
            self._reach(child, seat, policy, chance * part, reached)

    def _best(
        self,
        node: Node,
        seat: int,
        policy: Policy,
        reached: dict[Known, list[tuple[float, Node]]],
        chosen: dict[Known, int],
    ) -> float:
        if node.asked == NOBODY:
            return node.paid if seat == 0 else -node.paid
        if node.asked == CHANCE:
            return sum(self._best(child, seat, policy, reached, chosen) for child in node.after) / len(node.after)
        if node.asked != seat:
            chances = policy[node.known]
            return sum(
                chances[answer] * self._best(child, seat, policy, reached, chosen)
                for answer, child in zip(node.answers, node.after, strict=True)
                if chances[answer] > 0
            )
        if node.known not in chosen:
            worth = [
                sum(
                    chance * self._best(other.after[k], seat, policy, reached, chosen)
                    for chance, other in reached[node.known]
                )
                for k in range(len(node.answers))
            ]
            chosen[node.known] = max(range(len(worth)), key=worth.__getitem__)
        return self._best(node.after[chosen[node.known]], seat, policy, reached, chosen)

    def exploitability(self, policy: Policy) -> float:
        """Half of what both seats together could gain by answering the policy best; 0 in equilibrium."""
        return (self.best_response(0, policy)[0] + self.best_response(1, policy)[0]) / 2

    def solve(self, iterations: int) -> dict[Known, dict[int, float]]:
        """CFR+, seats in turn, the policies averaged with quadratic weights.

        The seats learn alternately; regrets never fall below 0.
        """
        regrets = {known: dict.fromkeys(answers, 0.0) for known, answers in self.options.items()}
        sums = {known: dict.fromkeys(answers, 0.0) for known, answers in self.options.items()}
        for iteration in range(1, iterations + 1):
            for seat in (0, 1):
                gained = {known: dict.fromkeys(answers, 0.0) for known, answers in self.options.items()}
                policy = {known: _matched(row) for known, row in regrets.items()}
                self._learn(self.root, seat, policy, 1.0, 1.0, gained, sums, float(iteration**2))
                for known, row in gained.items():
                    for answer, gain in row.items():
                        regrets[known][answer] = max(0.0, regrets[known][answer] + gain)
        return {known: _matched(row) for known, row in sums.items()}

    def _learn(
        self,
        node: Node,
        seat: int,
        policy: Policy,
        own: float,
        others: float,
        gained: dict[Known, dict[int, float]],
        sums: dict[Known, dict[int, float]],
        weight: float,
    ) -> float:
        """The value of a history for the seat that learns."""
        if node.asked == NOBODY:
            return node.paid if seat == 0 else -node.paid
        if node.asked == CHANCE:
            share = others / len(node.after)
            values = [self._learn(child, seat, policy, own, share, gained, sums, weight) for child in node.after]
            return sum(values) / len(values)
        chances = policy[node.known]
        if node.asked != seat:
            return sum(
                chances[answer] * self._learn(child, seat, policy, own, others * chances[answer], gained, sums, weight)
                for answer, child in zip(node.answers, node.after, strict=True)
                if chances[answer] > 0
            )
        values = [
            self._learn(child, seat, policy, own * chances[answer], others, gained, sums, weight)
            for answer, child in zip(node.answers, node.after, strict=True)
        ]
        mean = sum(chances[answer] * value for answer, value in zip(node.answers, values, strict=True))
        for answer, value in zip(node.answers, values, strict=True):
            gained[node.known][answer] += others * (value - mean)
            sums[node.known][answer] += weight * own * chances[answer]
        return mean


def _matched(row: Mapping[int, float]) -> dict[int, float]:
    """In proportion to positive numbers; even, if there are none."""
    total = sum(max(number, 0.0) for number in row.values())
    if total <= 0:
        return dict.fromkeys(row, 1 / len(row))
    return {answer: max(number, 0.0) / total for answer, number in row.items()}

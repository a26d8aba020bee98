"""Information-set tree search: what each answer is worth to a seat, judged from what it knows alone."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.bots.search.guide import Guide
from catspaw.bots.search.tree import NONE, QUESTIONS, Tree
from catspaw.core.bits import WORD, members
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, Position
from catspaw.core.sampler import Sampler, mixed
from catspaw.core.sight import Sight

DEEPEST: Final = 200
"""So many answers in a row are in the tree at most."""
MARKED_AFTER: Final = 24
"""A node that was visited so often is worth finding again."""
MOST_NODES: Final = 250_000
"""So large a tree grows; after that only its numbers change."""
AT_A_TIME: Final = 32
"""So many iterations are made between two looks at the clock."""


@final
@mypyc_attr(acyclic=True)
class Search:
    """One seat's thoughts at one table. It is given sights, and remembers its tree from question to question.

    An iteration samples a world that fits the sight, goes down the tree in it, and plays on from there by the guide's
    answers: to what decides the game or for as many turns as the guide says, which then rates the world.
    Equal seeds and sights give equal answers, if the budget is in iterations.
    """

    def __init__(
        self,
        game: Game,
        guide: Guide,
        world: Position,
        seed: i64,
    ) -> None:
        """`world` is any position of the table's set-up, to be overwritten."""
        self.game = game
        self.guide = guide
        self.world = world
        self.sampler = Sampler(seed)
        self.tree = Tree(1)
        self.worths: vec[float] = vec[float]([0.0] * int(guide.players))
        self.path: vec[i64] = vec[i64]([0] * (DEEPEST + 1))
        self.movers: vec[i64] = vec[i64]([0] * (DEEPEST + 1))
        self.iterations: i64 = 0
        """Of this question, those of earlier ones that are still of use not counted."""
        self.seat: i64 = 0
        self.keys: vec[i64] = vec[i64]()
        """By which the tree knows the answers to this question; those that look alike have one."""

    def think(self, sight: Sight, iterations: i64, seconds: float, until_certain: bool = False) -> None:
        """Grow the tree for a question: so many iterations at most, and no longer than so many seconds (0: any).

        Until it is certain, if so, which answer will have been tried most: when the second cannot catch up with the
        first any more, whatever comes of the iterations that are left.
        """
        self._begin(sight, iterations)
        end = perf_counter() + seconds
        while self.iterations < iterations:
            if until_certain and self.iterations % AT_A_TIME == 0 and self._is_certain(iterations - self.iterations):
                break
            self._iterate(sight)
            if seconds > 0.0 and self.iterations % AT_A_TIME == 0 and perf_counter() >= end:
                break

    def _begin(self, sight: Sight, iterations: i64) -> None:
        """Keep what is known of this question, if the tree has come to it."""
        self.seat = sight.seat
        self.iterations = 0
        mark = mark_of(sight)
        node = self._marked(mark)
        if node != NONE:
            self.tree = self.tree.regrown_from(node, min(MOST_NODES, self.tree.size + iterations))
        else:
            self.tree = Tree(min(MOST_NODES, 1 + iterations))
        sight.sample_into(self.world, self.sampler)
        self.guide.begin(self.world)
        self.keys = vec[i64](list({self._key(sight, option): None for option in members(sight.options)}))

    def _key(self, sight: Sight, option: i64) -> int:
        """Of an answer to the question of a sight, at which the world is."""
        return int(self.guide.look(self.world, option) * QUESTIONS + sight.prompt * 8 + sight.seat)

    def _is_certain(self, left: i64) -> bool:
        """Whether so many iterations more cannot change which answer was tried most."""
        return len(self.keys) == 1 or self.tree.lead(self.keys) > left

    def _marked(self, mark: i64) -> i64:
        """The node with a mark that was visited most."""
        tree = self.tree
        found: i64 = NONE
        node: i64 = 1
        while node < tree.size:
            if tree.marks[node] == mark and (found == NONE or tree.visits[node] > tree.visits[found]):
                found = node
            node += 1
        return found

    def _iterate(self, sight: Sight) -> None:
        tree = self.tree
        world = self.world
        guide = self.guide
        sight.sample_into(world, self.sampler)
        self.iterations += 1
        node: i64 = 0
        depth: i64 = 0
        tree.visits[0] += 1
        self._settle()
        while depth < DEEPEST and not guide.is_decided(world):
            self.movers[depth] = world.asked
            node = tree.descend(node, world, guide, self.sampler)
            if node == NONE:
                break
            self.path[depth] = node
            depth += 1
            tree.visits[node] += 1
            world.answer(tree.answer)
            if tree.visits[node] == 1:
                break
            self._settle()
            if tree.visits[node] == MARKED_AFTER and world.asked == self.seat:
                tree.marks[node] = mark_of(self.game.sight(world, int(self.seat)))
        self._play_on()
        guide.rate(world, self.worths)
        while depth:
            depth -= 1
            tree.totals[self.path[depth]] += self.worths[self.movers[depth]]

    def _settle(self) -> None:
        """Answer for chance, and whatever has only one answer."""
        world = self.world
        while world.asked == CHANCE or (world.asked >= 0 and world.options & (world.options - 1) == 0):
            if self.guide.is_decided(world):
                return
            world.answer(self.sampler.pick(world.options))

    def _play_on(self) -> None:
        world = self.world
        guide = self.guide
        end = guide.turn(world) + guide.turns
        while not guide.is_decided(world):
            if guide.turns >= 0 and guide.turn(world) >= end and world.asked != CHANCE:
                return
            world.answer(guide.answer(world, self.sampler))

    def tried(self, sight: Sight) -> list[tuple[int, int, float]]:
        """Each answer, of those that look alike the first; how often it was tried, and how likely it wins."""
        seen: set[int] = set()
        found: list[tuple[int, int, float]] = []
        for answer, look, visits, worth in self.found(sight):
            if look not in seen:
                seen.add(look)
                found.append((answer, visits, worth))
        return found

    def found(self, sight: Sight) -> list[tuple[int, int, int, float]]:
        """Every answer with its look, how often it or one like it was tried, and how likely that wins; 0 if never."""
        sight.sample_into(self.world, self.sampler)
        question = sight.prompt * 8 + sight.seat
        found: list[tuple[int, int, int, float]] = []
        for option in members(sight.options):
            look = self.guide.look(self.world, option)
            child = self.tree.child(0, look * QUESTIONS + question)
            visits = self.tree.visits[child] if child != NONE else 0
            worth = self.tree.totals[child] / float(visits) if visits else 0.0
            found.append((option, int(look), int(visits), worth))
        return found


def mark_of(sight: Sight) -> i64:
    """A hash of all that a seat knows; never 0."""
    mark: i64 = 1
    for word in sight.state():
        low: i64 = word & WORD
        mark = mixed((mark ^ low) + 127 & WORD)
    return mark | 1

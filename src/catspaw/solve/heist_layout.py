"""Where the decisions of a stay are in the flat arrays of a policy: the one place that knows."""

from __future__ import annotations

from typing import NamedTuple

from catspaw.solve.heist_stay import NAMES, Stay


class Block(NamedTuple):
    """The numbers of one kind of decision: where they begin, and how many of what."""

    at: int
    shape: tuple[int, ...]

    @property
    def end(self) -> int:
        size = 1
        for many in self.shape:
            size *= many
        return self.at + size


class MouseLayout(NamedTuple):
    """Her decisions in a stay, by turn and by name."""

    names: list[Block]
    """By turn: home, state, kind of name; one more for the bomb where it answers announcements."""
    found: list[Block]
    """By turn: state; stop, loot and vanish, change rooms."""
    announced: list[Block]
    """By turn: home, state; stay, vanish."""
    after: list[Block]
    """By turn: home, state; stay, vanish."""
    turn: list[Block]
    """By name: home, state; stop, loot, change rooms."""
    take: list[Block]
    """By name: home, row of `Takes`; the first card, the second."""
    end: int


class InspectorLayout(NamedTuple):
    """His decisions in a stay, by turn."""

    act: list[Block]
    """Notes, kind of pocket; check, trap the first, the second room named, another."""
    keep: list[Block]
    """Keeping decisions, kind of pocket; one or the other."""
    end: int


def mouse_layout(made: Stay, sizes: list[int], rows: int, at: int = 0, *, announced: bool = False) -> MouseLayout:
    """A stay with so many loot states before looting, after one card, after two, and so many pairs to take from."""
    found = MouseLayout([], [], [], [], [], [], 0)

    def add(blocks: list[Block], *shape: int) -> None:
        nonlocal at
        blocks.append(Block(at, shape))
        at = blocks[-1].end

    for turn in made.turns:
        homes, states = len(turn.homes), sizes[turn.number - 1]
        add(found.names, homes, states, NAMES + announced)
        add(found.found, states, 3)
        add(found.announced, homes, states, 2 if announced else 0)
        add(found.after, homes, states, 2)
    for named in made.named:
        homes, number = len(named.homes), made.turns[named.turn].number
        add(found.turn, homes, sizes[number - 1], 3)
        add(found.take, homes, rows if number == 1 and named.then >= 0 else 0, 2)
    return found._replace(end=at)


def inspector_layout(made: Stay, kinds: int, at: int = 0) -> InspectorLayout:
    """A stay against so many kinds of pocket."""
    found = InspectorLayout([], [], 0)
    for turn in made.turns:
        found.act.append(Block(at, (len(turn.notes), kinds, 4)))
        at = found.act[-1].end
    for turn in made.turns:
        found.keep.append(Block(at, (turn.keep_sets, kinds, 2)))
        at = found.keep[-1].end
    return found._replace(end=at)

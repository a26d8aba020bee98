"""One stay of the heist under two policies, in plain NumPy: who comes where how often, and what that is worth.

This is not the solver's code: what the solver claims is checked with it, and advice is computed by it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from catspaw.solve.heist_layout import Block, inspector_layout, mouse_layout
from catspaw.solve.heist_loot import Floats, Ints, Takes
from catspaw.solve.heist_stay import ELSEWHERE, NAMES, UNSEEN, Turn
from catspaw.solve.heist_tree import MAY_VANISH, VANISHES, HeistGraph, payoffs

STOP, LOOT, CHANGE = 0, 1, 2
Onward = Callable[[int, Any, Any], Any]
"""What the Mouse wins in a later stay, by kind of pocket, if she enters it with such weights in such loot states."""


def shares(numbers: Floats) -> Floats:
    """Numbers as chances: each row adds up to 1, or to 0 where nothing is possible."""
    total = numbers.sum(-1, keepdims=True)
    return np.divide(numbers, total, out=np.zeros_like(numbers), where=total > 0)


def summed(rows: Takes, values: Floats) -> Floats:
    """Weighted values of rows, added up by the state that each row belongs to; rows are the second axis."""
    so_far = np.cumsum(values * rows.weight[:, None], axis=1)
    padded = np.concatenate([np.zeros_like(so_far[:, :1]), so_far], axis=1)
    return padded[:, rows.start[1:]] - padded[:, rows.start[:-1]]


def chosen(ways: Floats, legal: Ints, kind_weights: Floats, policy: Floats | None) -> Floats:
    """What a decision comes to: by a policy, or the best way. Ways are the first axis, pocket kinds the last."""
    if policy is not None:
        return np.einsum("k...p,...k->...p", ways, policy)
    best = np.where(legal, ways @ kind_weights, -1.0).argmax(0)
    return np.take_along_axis(ways, best[None, ..., None], 0)[0]


class StayPlay:
    """The arrays of one stay: its tree, its loot, and both policies there."""

    def __init__(self, graph: HeistGraph, place: int, mouse: Floats, inspector: Floats) -> None:
        key, tree = graph.keys[place], graph.tree
        self.made = graph.template_list[graph.template(key)]
        self.space = space = graph.space(key.pattern)
        self.kinds = graph.kinds
        self.announced = bool(graph.rulings.trap_is_announced_first)
        self.children, self.found_children = graph.children[place], graph.found_children[place]
        self.paid = [payoffs(space, graph.rulings, taken) for taken in range(3)]
        self.moved, self.moved_card = (
            [graph.moved(space, taken, card=card) for taken in range(3)] for card in (False, True)
        )
        self.row_state: Ints = np.repeat(np.arange(space.before.size), np.diff(space.takes.start))
        sizes = [states.size for states in space.stages]
        hers = mouse_layout(
            self.made, sizes, len(space.takes.first), int(tree.e_mouse0[place]), announced=self.announced
        )
        his = inspector_layout(self.made, self.kinds, int(tree.e_inspector0[place]))
        self.hers, self.his = hers, his

        def read(numbers: Floats, blocks: list[Block]) -> list[Floats]:
            return [shares(numbers[block.at : block.end].reshape(block.shape)) for block in blocks]

        self.names, self.found = read(mouse, hers.names), read(mouse, hers.found)
        self.gone, self.after = read(mouse, hers.announced), read(mouse, hers.after)
        self.turn, self.take = read(mouse, hers.turn), read(mouse, hers.take)
        self.act, self.keep = read(inspector, his.act), read(inspector, his.keep)
        self.chance = [np.array(turn.chance) for turn in self.made.turns]
        self.named_chance = [np.array(named.chance) for named in self.made.named]
        self.hits = [hit_chances(turn) for turn in self.made.turns]
        self.named_of = [
            [at for at, named in enumerate(self.made.named) if named.turn == q] for q in range(len(self.made.turns))
        ]
        self.ends = [self._ends(turn) for turn in self.made.turns]

    def _ends(self, turn: Turn) -> list[tuple[int, int, int, int]]:
        """Every kind of name, home, the name it leads to, and her home there."""
        found = []
        for kind, row in enumerate(turn.named_by):
            for home, pair in enumerate(row):
                for at in pair:
                    if at >= 0:
                        named = self.made.named[at]
                        sources = list(zip(named.home_from, named.named, strict=True))
                        found.append((kind, home, at, sources.index((home, kind))))
        return found

    def stage(self, turn: int) -> int:
        return self.made.turns[turn].number - 1

    # What the Inspector does.

    def note_reaches(self) -> list[Floats]:
        """How likely he plays to each of his notes, by turn and kind of pocket."""
        found: list[Floats] = []
        for q in range(len(self.made.turns)):
            found.append(self.kept(q, self.drawn(q, found)))
        return found

    def drawn(self, q: int, earlier: list[Floats]) -> Floats:
        """How likely he plays to each of his notes before he keeps a card, by how likely he did so in earlier turns."""
        turn = self.made.turns[q]
        if turn.after < 0:
            return np.ones((len(turn.notes), self.kinds))
        named = self.made.named[turn.after]
        checked: Floats = earlier[named.turn] * self.act[named.turn][:, :, 0]
        return checked[named.note_from][turn.note_from]

    def kept(self, q: int, drawn: Floats) -> Floats:
        """And after he has kept one."""
        turn, reach = self.made.turns[q], drawn.copy()
        for note, (decision, answer) in enumerate(zip(turn.keep_set, turn.keep_answer, strict=True)):
            if decision >= 0:
                reach[note] *= self.keep[q][decision, :, answer]
        return reach

    def masses(self) -> tuple[list[Floats], list[Floats], list[Floats], list[Floats]]:
        """How likely he plays so that she is trapped rightly, trapped wrongly, checked, and comes to each name."""
        hit, miss, check = [], [], []
        reaches = self.note_reaches()
        for q, (turn, reach) in enumerate(zip(self.made.turns, reaches, strict=True)):
            chance, act = self.chance[q], self.act[q]
            right = np.stack(
                [chance[h] @ (reach * act[:, :, 1 + c] * self.hits[q][:, c, None]) for h, c in enumerate(targets(turn))]
            )
            traps = chance @ (reach * (1 - act[:, :, 0]) * (act.sum(2) > 0))
            hit.append(right)
            miss.append(traps - right)
            check.append(chance @ (reach * act[:, :, 0]))
        mass = [
            chance @ (reaches[named.turn] * self.act[named.turn][:, :, 0])[named.note_from]
            for named, chance in zip(self.made.named, self.named_chance, strict=True)
        ]
        return hit, miss, check, mass

    # What the Mouse does.

    def stays_on(self, q: int) -> Floats:
        """How likely she is still there when his turn begins: she may vanish after looting."""
        after = self.paid[self.stage(q)].after
        if q == 0:
            return np.ones(self.after[q].shape[:2])
        return np.where(after == VANISHES, 0.0, np.where(after == MAY_VANISH, self.after[q][:, :, 0], 1.0))

    def reaches(self, entry: Floats) -> tuple[list[Floats], list[Floats]]:
        """How likely she comes to each turn and name, by home, loot and kind of pocket."""
        made, space, kinds = self.made, self.space, self.kinds
        sizes = [states.size for states in space.stages]
        reach = [np.zeros((len(turn.homes), sizes[turn.number - 1], kinds)) for turn in made.turns]
        named = [np.zeros((len(n.homes), sizes[self.stage(n.turn)], kinds)) for n in made.named]
        rows = space.moved_in
        places = np.repeat(np.arange(space.entry.size), np.diff(rows.start))
        np.add.at(reach[0][0], rows.first, entry[places] * rows.weight[:, None])
        for q in range(len(made.turns)):
            if not reach[q].any():
                continue
            here = reach[q] * self.stays_on(q)[:, :, None]
            for kind, home, at, row in self.ends[q]:
                named[at][row] += here[home] * self.names[q][home, :, kind, None]
            for at in self.named_of[q]:
                follow = made.named[at].then
                if follow < 0:
                    continue
                looted = named[at] * self.turn[at][:, :, LOOT, None]
                if not looted.any():
                    continue
                if self.stage(q) == 0:
                    part = looted[:, self.row_state] * space.takes.weight[:, None]
                    every = slice(None)
                    np.add.at(reach[follow], (every, space.takes.first), part * self.take[at][:, :, 0, None])
                    np.add.at(reach[follow], (every, space.takes.second), part * self.take[at][:, :, 1, None])
                else:
                    np.add.at(reach[follow], (slice(None), space.then), looted)
        return reach, named


def targets(turn: Turn) -> list[int]:
    """Which trap catches her, by home."""
    return [2 if home == ELSEWHERE else home for home in turn.homes]


def hit_chances(turn: Turn) -> Floats:
    """By notes: how likely each trap meets her, if she is where it is sprung; rooms never named are alike."""
    rows = []
    for notes in turn.notes:
        unseen = [float(room < len(notes.rooms) and notes.rooms[room] == UNSEEN) for room in range(2)]
        rows.append([*unseen, 1 / notes.unseen if notes.unseen else 0.0])
    return np.array(rows)


def names_legal(play: StayPlay, q: int) -> Ints:
    """Which kinds of name she may give, by home and loot."""
    turn = play.made.turns[q]
    smoke = play.space.stages[play.stage(q)].smoke
    legal = np.zeros((NAMES + play.announced, len(turn.homes), len(smoke)), bool)
    for kind, home, _, _ in play.ends[q]:
        legal[kind, home] = True
    if play.announced:
        legal[NAMES] = smoke
    return legal


def found_legal(play: StayPlay, q: int) -> Ints:
    """Found with her Calling Card, by loot: she may stop; loot and vanish, if that can win; change rooms."""
    stage = play.stage(q)
    vanishes = (play.space.gone_after_loot[stage] > 0).any(1)  # with any kind of pocket
    goes = (play.moved_card[stage] >= 0) & (play.found_children[q] >= 0)
    return np.stack([np.ones_like(goes), vanishes, goes])


def shake(play: StayPlay, tremble: float) -> None:
    """Let both sides do anything at all with so small a chance."""

    def mixed(chances: Floats, legal: Ints) -> Floats:
        return (1 - tremble) * chances + tremble * shares(np.broadcast_to(legal, chances.shape).astype(float))

    for q, turn in enumerate(play.made.turns):
        play.names[q] = mixed(play.names[q], np.moveaxis(names_legal(play, q), 0, -1))
        play.found[q] = mixed(play.found[q], found_legal(play, q).T)
        checks = any(pair != (-1, -1) for row in turn.named_by for pair in row)
        legal = np.concatenate([np.full((len(turn.notes), 1), checks), play.hits[q] > 0], axis=1)
        play.act[q] = mixed(play.act[q], legal[:, None])
        play.keep[q] = mixed(play.keep[q], np.ones(2))
    for at, named in enumerate(play.made.named):
        stage = play.stage(named.turn)
        loots = (named.then >= 0) & ~play.space.stages[stage].is_set
        goes = (play.children[at] >= 0) & (play.moved[stage] >= 0)
        play.turn[at] = mixed(play.turn[at], np.stack([np.ones_like(loots), loots, goes], -1))
        play.take[at] = mixed(play.take[at], np.ones(2))

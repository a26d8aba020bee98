"""Checks a policy file: what the best opponents win against exactly what is in it, by other code than solved it.

The best Mouse is found from the last stays to the first: an Inspector who forgets earlier stays gives her nothing to
remember. The best Inspector remembers every name, so her loot is followed as a distribution along each public history.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.rules.rulings import Rulings
from catspaw.solve.heist_loot import Floats, Ints
from catspaw.solve.heist_play import CHANGE, StayPlay
from catspaw.solve.heist_policy import SCALE, HeistPolicy
from catspaw.solve.heist_solver import Bracket, cut_of
from catspaw.solve.heist_tree import HeistGraph
from catspaw.solve.heist_worth import InspectorWays, MouseWays, empty, inspector_stay, mouse_stay

TREMBLE: Final = 1e-5
"""So often the other seat does anything at all, in advice: so every moment can come, and what to believe is clear."""


class Checker:
    """Both policies of a file on the graph of stays."""

    def __init__(self, graph: HeistGraph, mouse: Floats, inspector: Floats, kind_chances: Floats) -> None:
        self.graph, self.kind_chances = graph, kind_chances
        self.plays = [StayPlay(graph, place, mouse, inspector) for place in range(len(graph.keys))]
        self.fits = self.plays[0].space.entry.fits[0]

    def mouse_values(self, weights: Floats, *, best: bool) -> tuple[list[Floats], list[MouseWays]]:
        """What entering each stay wins, by loot and pocket, and what every answer there is worth.

        The best Mouse may leave Subtle Movement unused where that is allowed (CM-R.R); her policy never does.
        """
        count = len(self.plays)
        entered, moving, with_set = empty(count), empty(count), empty(count)
        told: list[MouseWays | None] = [None] * count
        for place in range(count - 1, -1, -1):
            entered[place], with_set[place], told[place] = mouse_stay(
                self.plays[place], moving, with_set, weights, best=best
            )
            moving[place] = entered[place]
            if best and (used := self.graph.used[place]) >= 0:
                leaves = entered[place] @ weights > entered[used] @ weights
                moving[used] = np.where(leaves[:, None], entered[place], entered[used])
        return entered, [each for each in told if each is not None]

    def value(self) -> float:
        """The Mouse's chance to win when both follow their policies."""
        later, _ = self.mouse_values(self.kind_chances, best=False)
        return float(later[0][0] / self.fits @ self.kind_chances)

    def high(self) -> float:
        """What the best Mouse wins, even if she were told which kind of pocket he has: never too little."""
        won = 0.0
        for kind, chance in enumerate(self.kind_chances):
            if chance > 0:
                weights = np.eye(len(self.kind_chances))[kind]
                later, _ = self.mouse_values(weights, best=True)
                won += float(chance * later[0][0, kind] / self.fits[kind])
        return won

    def least(self) -> list[Floats]:
        """What she wins from every stay on, by loot and pocket, if he is shown her loot whenever she moves in.

        Stays are left out that she comes to only without Subtle Movement, which she always uses.
        """
        later: list[Floats] = [np.zeros(0)] * len(self.plays)

        def onward(child: int, weights: Floats, to: Ints) -> Floats:
            return (weights * later[child][to]).sum(0)

        for place in range(len(self.plays) - 1, -1, -1):
            if self.graph.is_plain[place]:
                continue
            play = self.plays[place]
            entries = np.eye(play.space.entry.size)[:, :, None].repeat(self.graph.kinds, 2)
            later[place] = np.array([inspector_stay(play, entry, onward)[0] for entry in entries])
        return later

    def low(self, cut: float | None = None) -> float:
        """What her policy wins against the best Inspector, who remembers everything.

        In histories less likely than `cut` he is shown her loot, and under `monitored_loot=open` always.
        """
        least = self.least()
        if cut is None:
            cut = 1.0 if self.graph.rulings.left_loot_is_open else cut_of(self.graph)

        def onward(child: int, weights: Floats, to: Ints) -> Floats:
            if weights.sum(0).max() <= cut:
                return (weights * least[child][to]).sum(0)
            play = self.plays[child]
            entry = np.zeros((play.space.entry.size, self.graph.kinds))
            np.add.at(entry, to, weights)
            return inspector_stay(play, entry, onward)[0]

        won = onward(0, np.ones((1, self.graph.kinds)), np.zeros(1, np.int64)) / self.fits
        return float(won.min())

    def joint_entries(self) -> list[Floats]:
        """How likely both policies lead into each stay, by her loot and his pocket."""
        entries = [np.zeros((play.space.entry.size, self.graph.kinds)) for play in self.plays]
        entries[0][0] = self.kind_chances

        def send(child: int, to: Ints, goes: Floats) -> None:
            np.add.at(entries[child], to[to >= 0], goes[to >= 0])

        for place, play in enumerate(self.plays):
            hit, _, _, mass = play.masses()
            reach, named_reach = play.reaches(entries[place])
            for at, child in enumerate(play.children):
                if child >= 0:
                    goes = named_reach[at] * play.turn[at][:, :, CHANGE, None] * mass[at][:, None]
                    send(child, play.moved[play.stage(play.made.named[at].turn)], goes.sum(0))
            for q, child in enumerate(play.found_children):
                if child >= 0:
                    here = reach[q] * play.stays_on(q)[:, :, None] * hit[q][:, None]
                    send(child, play.moved_card[play.stage(q)], here.sum(0) * play.found[q][:, CHANGE, None])
        return entries

    def inspector_values(self) -> list[InspectorWays]:
        """What his answers leave to a Mouse who plays her policy, if he goes on well and forgets as she does.

        Nothing is said of stays that her policy never comes to: those without Subtle Movement.
        """
        entries = self.joint_entries()
        later: list[Floats] = [np.zeros(0)] * len(self.plays)
        ways: list[InspectorWays] = []
        none = [np.zeros(self.graph.kinds)] * len(self.plays)

        def onward(child: int, weights: Floats, to: Ints) -> Floats:
            return (weights * later[child][to]).sum(0)

        for place in range(len(self.plays) - 1, -1, -1):
            play = self.plays[place]
            if self.graph.is_plain[place]:
                ways.append(InspectorWays(empty(len(play.act)), empty(len(play.keep))))
                continue
            _, play.act, play.keep, told = inspector_stay(play, entries[place], onward)
            later[place], _, _ = mouse_stay(play, later, none, self.kind_chances, best=False)
            ways.append(told)
        return ways[::-1]


def graph_of(policy: HeistPolicy) -> HeistGraph:
    stored = policy.stored
    return HeistGraph(Rulings(game_by_id(stored.game).setup(stored.variants, stored.rulings)))


def arrays_of(policy: HeistPolicy, graph: HeistGraph) -> tuple[Floats, Floats]:
    """Both policies as the file has them; hers says nothing of stays that she never comes to."""
    mouse, stored = np.zeros(graph.tree.e_mouse0[-1]), policy.stored
    mouse[of_usual_stays(graph)] = np.frombuffer(stored.mouse, np.uint16) / SCALE
    return mouse, np.frombuffer(stored.inspector, np.uint16) / SCALE


def of_usual_stays(graph: HeistGraph) -> Ints:
    """Which of her numbers are about stays that she comes to if she always uses Subtle Movement."""
    return np.repeat(~np.array(graph.is_plain), np.diff(graph.tree.e_mouse0))


def checker_of(policy: HeistPolicy) -> Checker:
    """For a file, with its rounded chances."""
    graph = graph_of(policy)
    return Checker(graph, *arrays_of(policy, graph), np.array(policy.stored.kind_chances))


def checked(policy: HeistPolicy) -> Bracket:
    """The bracket of a policy, from its rounded chances."""
    checker = checker_of(policy)
    return Bracket(policy.stored.iterations, checker.low(), checker.high())

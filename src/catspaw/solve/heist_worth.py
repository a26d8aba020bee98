"""What every answer is worth against a policy, and what the best opponents win; in plain NumPy, over all stays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from catspaw.solve.heist_loot import Floats
from catspaw.solve.heist_play import (
    CHANGE,
    LOOT,
    STOP,
    Onward,
    StayPlay,
    chosen,
    found_legal,
    names_legal,
    summed,
    targets,
)
from catspaw.solve.heist_tree import MAY_VANISH, VANISHES


class MouseWays(NamedTuple):
    """What her answers in a stay win, by decision: one list each, shaped like the policy's blocks."""

    names: list[Floats]
    found: list[Floats]
    announced: list[Floats]
    after: list[Floats]
    turn: list[Floats]
    take: list[Floats]


def empty(many: int) -> list[Floats]:
    """One array for each of so many moments, to be filled in."""
    return [np.zeros(0)] * many


def over(ways: Floats, kind_weights: Floats, fits: Floats) -> Floats:
    """Winning weights as chances, given how likely the moment is; answers last. 0 where it never comes."""
    total = fits @ kind_weights
    won = np.moveaxis(ways @ kind_weights, 0, -1)
    return np.divide(won, total[..., None], out=np.zeros_like(won), where=total[..., None] > 0)


def mouse_stay(
    play: StayPlay, later: list[Floats], later_with_set: list[Floats], kind_weights: Floats, *, best: bool
) -> tuple[Floats, Floats, MouseWays]:
    """A stay from its end: what entering it wins, by loot and pocket; with a set in hand; and every answer's chance.

    `later` has the same of the stays after it. Either she plays best, or by her policy.
    """
    made, space = play.made, play.space
    hit, miss, check, mass = play.masses()
    worth, named_worth = empty(len(made.turns)), empty(len(made.named))
    turns, nameds = len(made.turns), len(made.named)
    told = MouseWays(*(empty(many) for many in (turns, turns, turns, turns, nameds, nameds)))
    survives = np.zeros(play.kinds)
    for q in range(len(made.turns) - 1, -1, -1):
        turn, stage = made.turns[q], play.stage(q)
        states, paid = space.stages[stage], play.paid[stage]
        homes = len(turn.homes)
        for at in play.named_of[q]:
            named, m = made.named[at], mass[at][:, None]
            if named.clues >= 3:
                named_worth[at] = m * paid.caught
                continue
            ways = np.zeros((3, len(named.homes), states.size, play.kinds))
            ways[STOP] = m * states.stop
            child, to = play.children[at], play.moved[stage]
            if child >= 0:
                goes = np.where(
                    (to >= 0)[:, None],
                    later[child][to],
                    states.is_set[:, None] * later_with_set[child] * states.fits,
                )
                ways[CHANGE] = m * goes
            if named.then >= 0:
                ahead = worth[named.then]
                if stage == 0:
                    both = np.stack([ahead[:, space.takes.first], ahead[:, space.takes.second]])
                    policy = None if best else play.take[at]
                    ways[LOOT] = summed(space.takes, chosen(both, np.ones(both.shape[:3], bool), kind_weights, policy))
                    told.take[at] = over(both, kind_weights, m * space.after_one.fits[space.takes.first])
                else:
                    ways[LOOT] = ahead[:, space.then]
            legal = np.ones((3, len(named.homes), states.size), bool)
            legal[LOOT], legal[CHANGE] = named.then >= 0, (to >= 0) & (child >= 0)
            named_worth[at] = chosen(ways, legal, kind_weights, None if best else play.turn[at])
            told.turn[at] = over(ways, kind_weights, m * states.fits)
        found, told.found[q] = _found(play, q, later, kind_weights, hit[q].sum(0), best=best)
        legal = names_legal(play, q)
        ways = np.zeros((*legal.shape, play.kinds))
        for kind, home, at, row in play.ends[q]:
            ways[kind, home] += named_worth[at][row]
        if play.announced:
            ways[-1] = check[q][:, None] * states.stop
        worth[q] = chosen(ways, legal, kind_weights, None if best else play.names[q])
        worth[q] = worth[q] * legal.any(0)[:, :, None]
        told.names[q] = over(ways, kind_weights, check[q][:, None] * states.fits)
        traps = hit[q][:, None] * found + miss[q][:, None] * paid.miss
        told.announced[q] = np.zeros((homes, states.size, 0))
        if play.announced:
            both = np.stack([traps, (hit[q] + miss[q])[:, None] * states.stop])
            legal = np.stack([np.ones((homes, states.size), bool), np.tile(states.smoke, (homes, 1))])
            policy = None
            if not best:
                policy = np.where(states.smoke[:, None], play.gone[q], np.array([1.0, 0.0]))
            traps = chosen(both, legal, kind_weights, policy)
            told.announced[q] = over(both, kind_weights, (hit[q] + miss[q])[:, None] * states.fits)
        worth[q] = worth[q] + traps
        told.after[q] = np.zeros((homes, states.size, 2))
        if q > 0:
            worth[q], told.after[q] = _after(play, q, worth[q], mass[turn.after], kind_weights, best=best)
        else:
            ends = np.zeros(len(turn.named_by) + 1)
            for kind, _, at, row in play.ends[q]:
                if made.named[at].clues < 3:
                    ends[kind] += mass[at][row] @ kind_weights
            survives = miss[q][0] + ends.max() / max(kind_weights.sum(), 1e-300)
    entry = summed(space.moved_in, worth[0][:1, space.moved_in.first])[0]
    return entry, survives, told


def _found(
    play: StayPlay, q: int, later: list[Floats], kind_weights: Floats, share: Floats, *, best: bool
) -> tuple[Floats, Floats]:
    """A right trap: with the Calling Card she chooses how to go on (CM-6.1), else it pays what it pays."""
    stage = play.stage(q)
    states = play.space.stages[stage]
    ways = np.zeros((3, states.size, play.kinds))
    ways[STOP], ways[LOOT] = states.stop, play.space.gone_after_loot[stage]
    child, to = play.found_children[q], play.moved_card[stage]
    if child >= 0:
        ways[CHANGE] = np.where((to >= 0)[:, None], later[child][to], 0.0)
    found = chosen(
        ways, found_legal(play, q), kind_weights * np.maximum(share, 1e-300), None if best else play.found[q]
    )
    told = over(ways, kind_weights, states.fits)
    return np.where(states.card[:, None], found, play.paid[stage].caught), told


def _after(
    play: StayPlay, q: int, worth: Floats, mass: Floats, kind_weights: Floats, *, best: bool
) -> tuple[Floats, Floats]:
    """CM-6.2, CM-R.P: once she has looted she may be gone before his turn."""
    stage = play.stage(q)
    states, after = play.space.stages[stage], play.paid[stage].after
    both = np.stack([worth, mass[:, None] * states.stop])
    told = over(both, kind_weights, mass[:, None] * states.fits)
    may = chosen(both, np.ones(both.shape[:3], bool), kind_weights, None if best else play.after[q])
    after = after[None, :, None]
    return np.where(after == VANISHES, both[1], np.where(after == MAY_VANISH, may, worth)), told


class InspectorWays(NamedTuple):
    """What his answers in a stay leave to the Mouse, by decision and kind of pocket, as chances."""

    act: list[Floats]
    keep: list[Floats]


def inspector_stay(
    play: StayPlay, entry: Floats, onward: Onward
) -> tuple[Floats, list[Floats], list[Floats], InspectorWays]:
    """The Inspector's best answers in a stay that she enters so, deciding for each of his notes by itself.

    Returned are what she wins by kind of pocket, his best policy there (act, keep), and every answer's worth.
    """
    made, space, kinds = play.made, play.space, play.kinds
    reach, named_reach = play.reaches(entry)
    losses = empty(len(made.turns))
    acts, keeps = [np.zeros_like(act) for act in play.act], [np.zeros_like(keep) for keep in play.keep]
    told = InspectorWays(empty(len(made.turns)), empty(len(made.turns)))
    for q in range(len(made.turns) - 1, -1, -1):
        turn, stage = made.turns[q], play.stage(q)
        states, paid, chance = space.stages[stage], play.paid[stage], play.chance[q]
        if not reach[q].any():  # she never comes here: nothing is won, whatever he does, so he keeps to his policy
            losses[q] = np.zeros((len(turn.notes), kinds))
            acts[q], keeps[q] = play.act[q].copy(), play.keep[q].copy()  # what comes before may still decide there
            told.act[q], told.keep[q] = np.zeros_like(acts[q]), np.zeros_like(keeps[q])
            continue
        here = reach[q] * play.stays_on(q)[:, :, None]
        missed, found, checked = _sums(play, q, here, onward)
        checks = chance.T @ checked
        for at in play.named_of[q]:
            named = made.named[at]
            if not named_reach[at].any():
                continue
            sums = (named_reach[at] * paid.caught).sum(1)
            if named.clues < 3:
                sums = _turn_sums(play, at, stage, reach, named_reach[at], onward)
            after = play.named_chance[at].T @ sums
            if named.then >= 0:
                np.add.at(after, *_kept(play, named.then, losses[named.then], keeps))
            np.add.at(checks, named.note_from, after)
        ways = np.full((len(turn.notes), kinds, 4), np.inf)
        if turn.named_by and any(pair != (-1, -1) for row in turn.named_by for pair in row):
            ways[:, :, 0] = checks
        all_missed = chance.T @ missed
        for c in range(3):
            rows = [home for home, target in enumerate(targets(turn)) if target == c]
            right = chance[rows].T @ (found[rows] - missed[rows]) * play.hits[q][:, c, None]
            possible = play.hits[q][:, c] > 0
            ways[possible, :, 1 + c] = (all_missed + right)[possible]
        best = ways.argmin(2)
        np.put_along_axis(acts[q], best[:, :, None], 1.0, 2)
        losses[q] = ways.min(2)
        total = chance.T @ (here * states.fits).sum(1)
        told.act[q] = np.divide(ways, total[:, :, None], out=np.zeros_like(ways), where=total[:, :, None] > 0)
        told.keep[q] = np.zeros_like(keeps[q])
        for note, (decision, answer) in enumerate(zip(turn.keep_set, turn.keep_answer, strict=True)):
            if decision >= 0:
                told.keep[q][decision, :, answer] = np.divide(losses[q][note], np.maximum(total[note], 1e-300))
    return losses[0].sum(0), acts, keeps, told


def _kept(play: StayPlay, q: int, losses: Floats, keeps: list[Floats]) -> tuple[list[int], Floats]:
    """What his turn comes to for each of the notes before it, if he keeps the better card."""
    turn = play.made.turns[q]
    sources, values = [], []
    by_decision: dict[int, list[int]] = {}
    for note, decision in enumerate(turn.keep_set):
        by_decision.setdefault(decision if decision >= 0 else -1 - note, []).append(note)
    for decision, notes in by_decision.items():
        sources.append(turn.note_from[notes[0]])
        values.append(losses[notes].min(0))
        if decision >= 0:
            for kind, note in enumerate(losses[notes].argmin(0)):
                keeps[q][decision, kind, turn.keep_answer[notes[note]]] = 1.0
    return sources, np.array(values)


def _sums(play: StayPlay, q: int, here: Floats, onward: Onward) -> tuple[Floats, Floats, Floats]:
    """What wrong traps, right traps and vanishing at a check pay her, by home, added up over her loot."""
    stage = play.stage(q)
    states, paid = play.space.stages[stage], play.paid[stage]
    policy = play.found[q]
    found = policy[:, STOP, None] * states.stop + policy[:, LOOT, None] * play.space.gone_after_loot[stage]
    found = np.where(states.card[:, None], found, paid.caught)
    gone = np.zeros(here.shape[:2])
    if play.announced:
        gone = play.gone[q][:, :, 1] * states.smoke
    stays = here * (1 - gone)[:, :, None]
    vanish = (here * gone[:, :, None] * states.stop).sum(1)
    right = (stays * found).sum(1) + vanish
    child, to = play.found_children[q], play.moved_card[stage]
    if child >= 0:
        goes = (stays * policy[:, CHANGE, None])[:, to >= 0]
        for home in range(len(here)):
            right[home] += onward(child, goes[home], to[to >= 0])
    checked = (here * play.names[q][:, :, -1:] * states.stop).sum(1) if play.announced else np.zeros_like(right)
    return (stays * paid.miss).sum(1) + vanish, right, checked


def _turn_sums(play: StayPlay, at: int, stage: int, reach: list[Floats], came: Floats, onward: Onward) -> Floats:
    """What her turn after a name pays at once or in later stays, by home; what stays on comes with his next turn."""
    states, named, policy = play.space.stages[stage], play.made.named[at], play.turn[at]
    sums = (came * policy[:, :, STOP, None] * states.stop).sum(1)
    if named.then >= 0:
        after = play.space.stages[stage + 1]
        sums += (reach[named.then] * (1 - play.stays_on(named.then))[:, :, None] * after.stop).sum(1)
    child, to = play.children[at], play.moved[stage]
    if child >= 0:
        goes = (came * policy[:, :, CHANGE, None])[:, to >= 0]
        for home in range(len(came)):
            sums[home] += onward(child, goes[home], to[to >= 0])
    return sums

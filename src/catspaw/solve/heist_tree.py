"""The heist as a graph of stays, in arrays that compiled loops walk.

With whole memory every history leads to a stay of its own. Forgetful players know at the beginning of a stay only
what everybody can count: rooms left, loot, clues. That graph is small, and a policy for it needs nothing but a sight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from catspaw.games.cat_and_mouse.rules.rulings import Rulings
from catspaw.solve.heist_key import Pattern, StayKey, laid_at
from catspaw.solve.heist_layout import inspector_layout, mouse_layout
from catspaw.solve.heist_loot import Floats, Ints, LootSpace, either_pocket, pocket_kinds
from catspaw.solve.heist_stay import ELSEWHERE, NAMES, UNSEEN, Stay, Terms, only_trap, stay

HOMES: Final = 4
"""No more than so many possibilities of her own room: elsewhere, or one of the rooms named."""
STAYS_ON, VANISHES, MAY_VANISH = 0, 1, 2
"""After looting: nothing to do, a set and the bomb, or a choice."""


class Tree(NamedTuple):
    """Templates of stays, loot spaces, and the stays that use them; all flat."""

    flags: Ints
    """Pocket kinds, whether smoke answers results, whether it answers announcements only."""
    t_turn: Ints
    t_turns: Ints
    turn_number: Ints
    turn_after: Ints
    turn_homes: Ints
    turn_notes: Ints
    turn_chance: Ints
    turn_note0: Ints
    turn_keeps: Ints
    turn_named0: Ints
    turn_nameds: Ints
    turn_hit: Ints
    turn_only_trap: Ints
    note_from: Ints
    keep_set: Ints
    keep_answer: Ints
    note_hit: Floats
    chance: Floats
    name_to: Ints
    name_home: Ints
    t_named: Ints
    t_nameds: Ints
    named_homes: Ints
    named_notes: Ints
    named_chance: Ints
    named_note0: Ints
    named_note_from: Ints
    named_home_from: Ints
    named_kind: Ints
    named_over: Ints
    named_then: Ints
    named_stage: Ints
    s_size: Ints
    s_state: Ints
    s_entry: Ints
    fits: Floats
    stop: Floats
    miss: Floats
    caught: Floats
    loot_and_vanish: Floats
    is_set: Ints
    holds_card: Ints
    holds_smoke: Ints
    after: Ints
    moved: Ints
    moved_card: Ints
    then: Ints
    take0: Ints
    take_start: Ints
    take_first: Ints
    take_second: Ints
    take_weight: Floats
    in_start0: Ints
    in_start: Ints
    in_to: Ints
    in_weight: Floats
    e_template: Ints
    e_space: Ints
    e_child0: Ints
    e_found0: Ints
    child: Ints
    found_child: Ints
    e_used: Ints
    """The stay that she would have come to with Subtle Movement, had she not left it unused (CM-R.R); -1 if none."""
    e_plain: Ints
    """The other way round: where she comes if she leaves it unused; -1 where she must use it, or cannot go."""
    e_is_plain: Ints
    """1 for stays that she comes to only if she has once left it unused."""
    e_value0: Ints
    e_mouse0: Ints
    e_inspector0: Ints
    e_block0: Ints
    """Where the next six begin for a stay: four by turn, two by name."""
    names_at: Ints
    found_at: Ints
    announced_at: Ints
    after_at: Ints
    e_named_block0: Ints
    turn_at: Ints
    take_at: Ints


class HeistGraph:
    """The graph of one table setup, and what its numbers mean."""

    def __init__(self, rulings: Rulings, kinds: Sequence[int] | None = None) -> None:
        """With all kinds of pocket that the Inspector may have, or some of them."""
        self.rulings = rulings
        self.deep = rulings.deep_pockets
        self.terms = Terms(
            own_room=not rulings.own_room_is_forbidden,
            clues_safe=rulings.clues_may_be_named and not rulings.named_clue_counts,
            clues_count=rulings.named_clue_counts,
        )
        pockets = pocket_kinds(deep=self.deep)
        self.pockets = pockets if kinds is None else [[*pockets, either_pocket()][kind] for kind in kinds]
        self.kinds = len(self.pockets)
        self.keys: list[StayKey] = []
        self.index: dict[StayKey, int] = {}
        self.spaces: dict[Pattern, int] = {}
        self.space_list: list[LootSpace] = []
        self.templates: dict[tuple[int, int, int], int] = {}
        self.template_list: list[Stay] = []
        self.children: list[list[int]] = []
        self.found_children: list[list[int]] = []
        self.used: list[int] = []
        self.plain: list[int] = []
        self._grow()
        self.tree = _flat(self)

    def space(self, pattern: Pattern) -> LootSpace:
        if pattern not in self.spaces:
            self.spaces[pattern] = len(self.space_list)
            laid = laid_at(pattern.stays, deep=self.deep)
            peek, picks_late = self.rulings.loot_is_seen_at_once, self.rulings.pickpocket_after_action
            self.space_list.append(LootSpace(pattern, laid, self.pockets, peek=peek, picks_late=picks_late))
        return self.space_list[self.spaces[pattern]]

    def template(self, key: StayKey) -> int:
        laid = laid_at(key.pattern.stays, deep=self.deep)
        kind = (key.rooms, key.clues, laid)
        if kind not in self.templates:
            self.templates[kind] = len(self.template_list)
            self.template_list.append(stay(key.rooms, key.clues, laid, self.terms))
        return self.templates[kind]

    def next_key(self, key: StayKey, number: int, taken: int, clues: int, *, card: bool) -> StayKey | None:
        """The stay after this one, if she leaves in this turn; None if there is no room to go to (CM-R.T).

        She uses Subtle Movement where she has it.
        """
        made = self.template_list[self.template(key)]
        rooms = made.left(number) + self.rulings.subtle_movement
        if rooms == 0:
            return None
        pattern = self.space(key.pattern).next_pattern(taken, card=card)
        return StayKey(pattern, rooms, clues) if pattern.haul >= 0 else None

    def moved(self, space: LootSpace, taken: int, *, card: bool) -> Ints:
        """Where each loot state goes when she changes rooms; -1 if it does not."""
        states = space.stages[taken]
        pattern = space.next_pattern(taken, card=card)
        if pattern not in self.spaces or states.size == 0:
            return np.full(states.size, -1)
        return space.moved(taken, self.space(pattern).entry, card=card)

    def plain_key(self, key: StayKey) -> StayKey | None:
        """Where she comes instead of a stay if she leaves Subtle Movement unused: from one room less (CM-R.R)."""
        may_leave = self.rulings.subtle_movement and not self.rulings.note_must_return
        return key._replace(rooms=key.rooms - 1) if may_leave and key.pattern.stays and key.rooms > 1 else None

    def _next_keys(self, key: StayKey) -> tuple[list[StayKey | None], list[StayKey | None]]:
        """After each name of a stay, and after each turn in which she is found with her Calling Card."""
        made = self.template_list[self.template(key)]
        space = self.space(key.pattern)
        nexts: list[StayKey | None] = []
        for named in made.named:
            number = made.turns[named.turn].number
            live = named.clues < 3 and space.stages[number - 1].size > 0
            nexts.append(self.next_key(key, number, number - 1, named.clues, card=False) if live else None)
        founds: list[StayKey | None] = []
        for turn in made.turns:
            number = turn.number
            live = not key.pattern.card_played and bool(space.stages[number - 1].card.any())
            founds.append(self.next_key(key, number, number - 1, turn.clues, card=True) if live else None)
        return nexts, founds

    def _reached(self, *, plainly: bool) -> set[StayKey]:
        """All stays that she may come to, if she always uses Subtle Movement or if she may leave it unused."""
        first = StayKey(Pattern(0, 0, 0, 0), 12, 0)
        waiting, found = [first], {first}
        while waiting:
            nexts = {other for each in self._next_keys(waiting.pop()) for other in each if other is not None}
            if plainly:
                nexts |= {plain for plain in map(self.plain_key, nexts) if plain is not None}
            waiting += nexts - found
            found |= nexts
        return found

    def _grow(self) -> None:
        usual, found = self._reached(plainly=False), self._reached(plainly=True)
        self.keys = sorted(found, key=lambda key: (key.pattern.stays, key))
        self.is_plain = [key not in usual for key in self.keys]
        self.index = {key: place for place, key in enumerate(self.keys)}
        for key in self.keys:
            nexts, founds = ([-1 if k is None else self.index[k] for k in after] for after in self._next_keys(key))
            self.children.append(nexts)
            self.found_children.append(founds)
        plains = [self.plain_key(key) for key in self.keys]
        self.plain = [-1 if plain is None else self.index.get(plain, -1) for plain in plains]
        used = {plain: place for place, plain in enumerate(self.plain)}
        self.used = [used.get(place, -1) for place in range(len(self.keys))]


class Payoffs(NamedTuple):
    """What a moment pays by the rulings, by loot and kind of pocket."""

    miss: Floats
    """A wrong trap."""
    caught: Floats
    """A right trap, or a third clue."""
    after: Ints
    """STAYS_ON, VANISHES or MAY_VANISH once she has looted."""


def payoffs(space: LootSpace, rulings: Rulings, taken: int) -> Payoffs:
    """CM-R.M, CM-R.O, CM-R.P: what traps, clues and the bomb come to after so many cards."""
    states = space.stages[taken]
    caught = states.stop * states.smoke[:, None] * rulings.smoke_answers_results
    miss = states.fits
    if rulings.wrong_trap_needs_set:
        pays = np.maximum(caught, states.fits * states.is_set[:, None])
        miss = pays + (states.fits - pays) / 2
    vanishes = states.smoke | (rulings.pickpocket_after_action & states.picks)
    free = not rulings.smoke_answers_results or rulings.pickpocket_after_action
    after = np.where(
        vanishes & states.is_set, VANISHES, np.where(free & vanishes & (states.stop.sum(1) > 0), MAY_VANISH, STAYS_ON)
    )
    return Payoffs(miss, caught, after)


def _flat(graph: HeistGraph) -> Tree:
    parts: dict[str, list[Any]] = {name: [] for name in Tree._fields}
    for made in graph.template_list:
        _add_template(parts, made, graph.terms)
    for space in graph.space_list:
        _add_space(parts, space, graph)
    rulings = graph.rulings
    parts["flags"] = [graph.kinds, int(rulings.smoke_answers_results), int(rulings.trap_is_announced_first)]
    values = mouse = inspector = 0
    for place, key in enumerate(graph.keys):
        template, space = graph.template(key), graph.space(key.pattern)
        made = graph.template_list[template]
        parts["e_template"].append(template)
        parts["e_space"].append(graph.spaces[key.pattern])
        parts["e_child0"].append(len(parts["child"]))
        parts["child"] += graph.children[place]
        parts["e_found0"].append(len(parts["found_child"]))
        parts["found_child"] += graph.found_children[place]
        parts["e_used"].append(graph.used[place])
        parts["e_plain"].append(graph.plain[place])
        parts["e_is_plain"].append(graph.is_plain[place])
        parts["e_value0"].append(values)
        parts["e_mouse0"].append(mouse)
        parts["e_inspector0"].append(inspector)
        values += space.entry.size
        sizes = [states.size for states in space.stages]
        announced = bool(rulings.trap_is_announced_first)
        hers = mouse_layout(made, sizes, len(space.takes.first), mouse, announced=announced)
        parts["e_block0"].append(len(parts["names_at"]))
        parts["e_named_block0"].append(len(parts["turn_at"]))
        for name in ("names", "found", "announced", "after", "turn", "take"):
            parts[f"{name}_at"] += [block.at for block in getattr(hers, name)]
        mouse = hers.end
        inspector = inspector_layout(made, graph.kinds, inspector).end
    for name, total in (("e_value0", values), ("e_mouse0", mouse), ("e_inspector0", inspector)):
        parts[name].append(total)
    floats = {"note_hit", "chance", "fits", "stop", "miss", "caught", "loot_and_vanish", "take_weight", "in_weight"}
    return Tree(**{name: np.array(part, np.float64 if name in floats else np.int64) for name, part in parts.items()})


def _add_template(parts: dict[str, list[Any]], made: Stay, terms: Terms) -> None:
    turn_base, named_base = len(parts["turn_number"]), len(parts["named_homes"])
    parts["t_turn"].append(turn_base)
    parts["t_turns"].append(len(made.turns))
    parts["t_named"].append(named_base)
    parts["t_nameds"].append(len(made.named))
    for place, turn in enumerate(made.turns):
        mine = [at for at, named in enumerate(made.named) if named.turn == place]
        parts["turn_number"].append(turn.number)
        parts["turn_after"].append(turn.after)
        parts["turn_homes"].append(len(turn.homes))
        parts["turn_notes"].append(len(turn.notes))
        parts["turn_chance"].append(len(parts["chance"]))
        parts["chance"] += [chance for row in turn.chance for chance in row]
        parts["turn_note0"].append(len(parts["note_from"]))
        parts["turn_keeps"].append(turn.keep_sets)
        parts["turn_named0"].append(mine[0] if mine else 0)
        parts["turn_nameds"].append(len(mine))
        parts["turn_hit"] += [
            *(2 if home == ELSEWHERE else home for home in turn.homes),
            *[-1] * (HOMES - len(turn.homes)),
        ]
        parts["turn_only_trap"].append(int(only_trap(made.rooms, turn.clues, terms)))
        parts["note_from"] += turn.note_from
        parts["keep_set"] += turn.keep_set
        parts["keep_answer"] += turn.keep_answer
        for notes in turn.notes:
            unseen = [float(room < len(notes.rooms) and notes.rooms[room] == UNSEEN) for room in range(2)]
            parts["note_hit"] += [*unseen, 1 / notes.unseen if notes.unseen else 0.0]
        for kind in range(NAMES):
            for home in range(HOMES):
                pair = turn.named_by[kind][home] if home < len(turn.homes) else (-1, -1)
                for at in pair:
                    parts["name_to"].append(at)
                    parts["name_home"].append(
                        next(
                            row
                            for row, (source, said) in enumerate(
                                zip(made.named[at].home_from, made.named[at].named, strict=True)
                            )
                            if source == home and said == kind
                        )
                        if at >= 0
                        else -1
                    )
    for named in made.named:
        parts["named_homes"].append(len(named.homes))
        parts["named_notes"].append(len(named.notes))
        parts["named_chance"].append(len(parts["chance"]))
        parts["chance"] += [chance for row in named.chance for chance in row]
        parts["named_note0"].append(len(parts["named_note_from"]))
        parts["named_note_from"] += named.note_from
        parts["named_home_from"] += [*named.home_from, *[-1] * (HOMES - len(named.homes))]
        parts["named_kind"] += [*named.named, *[-1] * (HOMES - len(named.homes))]
        parts["named_over"].append(int(named.clues >= 3))
        parts["named_then"].append(named.then)
        parts["named_stage"].append(made.turns[named.turn].number - 1)


def _add_space(parts: dict[str, list[Any]], space: LootSpace, graph: HeistGraph) -> None:
    rulings = graph.rulings
    for taken, states in enumerate(space.stages):
        parts["s_size"].append(states.size)
        parts["s_state"].append(len(parts["is_set"]))
        paid = payoffs(space, rulings, taken)
        for name, values in (
            ("fits", states.fits), ("stop", states.stop), ("miss", paid.miss), ("caught", paid.caught),
            ("loot_and_vanish", space.gone_after_loot[taken]),
        ):  # fmt: skip
            parts[name] += values.ravel().tolist()
        parts["is_set"] += states.is_set.astype(int).tolist()
        parts["holds_card"] += states.card.astype(int).tolist()
        parts["holds_smoke"] += states.smoke.astype(int).tolist()
        parts["after"] += paid.after.tolist()
        parts["moved"] += graph.moved(space, taken, card=False).tolist()
        parts["moved_card"] += graph.moved(space, taken, card=True).tolist()
        parts["then"] += (space.then if taken == 1 and len(space.then) else np.full(states.size, -1)).tolist()
    parts["s_entry"].append(space.entry.size)
    for prefix, rows in (("take", space.takes), ("in", space.moved_in)):
        start = len(parts[f"{prefix}_weight"])
        parts["take0" if prefix == "take" else "in_start0"].append(len(parts[f"{prefix}_start"]))
        parts[f"{prefix}_start"] += (rows.start + start).tolist()
        parts[f"{prefix}_weight"] += rows.weight.tolist()
        if prefix == "take":
            parts["take_first"] += rows.first.tolist()
            parts["take_second"] += rows.second.tolist()
        else:
            parts["in_to"] += rows.first.tolist()

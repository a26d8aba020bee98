"""Copies: whatever is copied or pickled is equal, plays on alike, and goes its own way."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any, Final

from catspaw.core.bits import members
from catspaw.core.position import NOBODY, Position
from catspaw.core.sampler import Sampler
from catspaw.table import Table


def _pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 – our own, of this moment


WAYS: Final[dict[str, Callable[[Any], Any]]] = {"copy": copy, "deepcopy": deepcopy, "pickle": _pickled}


def wrong_copies(table: Table, slot: Position) -> list[str]:
    """What is wrong with copies of a table, its position and its sights, whichever way they are made.

    `slot` is a position of the same setup to write worlds into.
    """
    return [
        f"{way}: {fault}"
        for way, copied in WAYS.items()
        for fault in (
            *_of_position(table._position, copied),
            *_of_sights(table, slot, copied),
            *_of_table(table, copied),
        )
    ]


def _of_position(position: Position, copied: Callable[[Any], Any]) -> list[str]:
    state, again = position.state(), copied(position)
    if again != position or again.state() != state or again.beside() != position.beside():
        return ["a position is another"]
    if position.asked == NOBODY:
        return []
    clone, answer = position.clone(), members(position.options)[-1]
    clone.answer(answer)
    again.answer(answer)
    faults = [] if again == clone else ["a position plays on differently"]
    return faults if position.state() == state else [*faults, "a position changes with its copy"]


def _of_sights(table: Table, slot: Position, copied: Callable[[Any], Any]) -> list[str]:
    faults = []
    for seat in (*table.setup.seats, None):
        sight = table.sight(seat)
        again = copied(sight)
        if again != sight or hash(again) != hash(sight) or repr(again) != repr(sight):
            faults.append(f"the sight of {seat} is another")
        worlds = []
        for each in (sight, again):
            each.sample_into(slot, Sampler(len(table.answers)))
            worlds.append(slot.state())
        if worlds[0] != worlds[1] or table.game.view(again) != table.game.view(sight):
            faults.append(f"the sight of {seat} knows something else")
    return faults


def _of_table(table: Table, copied: Callable[[Any], Any]) -> list[str]:
    record, events, again = table.record(), table.all_events(), copied(table)
    if again != table or again.record() != record or again.all_events() != events or repr(again) != repr(table):
        return ["a table is another"]
    if table._position.asked == NOBODY:
        return []
    clone, answer = table.clone(), members(table._position.options)[-1]
    clone.answer(answer)
    again.answer(answer)
    faults = [] if again == clone and again.all_events() == clone.all_events() else ["a table plays on differently"]
    return faults if table.record() == record and again != table else [*faults, "a table changes with its copy"]

"""Law 2 for whole matches: what a seat has perceived adds up to its view, no less and no more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from catspaw.core.journal import KIND, unpacked
from catspaw.core.position import NOBODY, Position
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.games import game_by_id
from catspaw.games.claw_and_order.edge.view import DERIVED
from catspaw.games.claw_and_order.rules.rulings import RULINGS
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.events import Event
from catspaw.table import Table
from claw_and_order.recollection import Recollection, recall, remember
from claw_and_order.remembered import SEATS
from claw_and_order.shadows import shadows
from views import plain

pytestmark = [pytest.mark.slow, pytest.mark.contract]

GAME = game_by_id("claw-and-order")
STARTER = GAME.deck_names(GAME.chosen_edition(None))
OTHERS = [(ruling.id, reading) for ruling in RULINGS for reading in ruling.readings[1:]]
KINDS = {kind for name, kind in vars(Event).items() if name.isupper()}
RARE = {Event.DROPPED, Event.NOT_SUMMONED, Event.OVER, Event.AT_BOUND, Event.SEAT_AT_BOUND}


def busily(position: Position, sampler: Sampler) -> int:
    """A random answer that seldom is to do nothing."""
    options = position.options
    if options != n.DONE_BIT and position.asked >= 0 and sampler.below(6):
        options &= ~n.DONE_BIT
    return int(sampler.pick(options))


def course(setup: TableSetup, seed: int) -> Iterator[Table]:
    """A table at each of its questions, and when it is over."""
    table, sampler = Table(GAME, setup, None), Sampler(seed)
    yield table
    while table._position.asked != NOBODY:
        table.answer(busily(table._position, sampler))
        yield table


def differences(view: Any, memory: Any, path: str = "") -> Iterator[str]:
    """Where a view and a memory part."""
    if isinstance(view, dict) and isinstance(memory, dict) and view.keys() == memory.keys():
        for key, value in view.items():
            yield from differences(value, memory[key], f"{path}.{key}")
    elif isinstance(view, list) and isinstance(memory, list) and len(view) == len(memory):
        for place, value in enumerate(view):
            yield from differences(value, memory[place], f"{path}[{place}]")
    elif view != memory:
        yield f"{path}: view {view}, memory {memory}"


def check(table: Table, seat: str | None) -> None:
    view = {key: value for key, value in plain(table.view(seat)).items() if key not in DERIVED}
    found = list(differences(view, recall(seat, table.events(seat), table.setup)))
    assert not found, f"{seat} {found} at {len(table.answers)} answers\n  {table.record()}"


def check_all(setup: TableSetup, seed: int, pace: int) -> set[int]:
    """Check a whole match, more seldom with a larger pace; tells which kinds of events came up."""
    for at, table in enumerate(course(setup, seed)):
        if at % pace == seed % pace:
            for seat in (*SEATS, None):
                check(table, seat)
    return {unpacked(event)[0] & KIND for event in table.all_events()}


def test_every_kind_of_event_is_remembered():
    """Matches in which nearly everything happens that can."""
    kinds = check_all(GAME.setup(decks=("alley-swarm", "motor-column")), 2, 4)
    for seed, decks in product(
        range(6), (("night", "watch"), ("watch", "night"), ("watch", "watch"), ("night", "stores"))
    ):
        rulings = {"decklists": "open"} if seed % 2 else {}
        kinds |= check_all(GAME.setup(rulings=rulings, edition=shadows(), decks=decks), seed, 12)
    assert kinds >= KINDS - RARE


@pytest.mark.parametrize(("ruling", "reading"), OTHERS)
def test_views_are_remembered_under_every_reading(ruling: str, reading: str):
    setup = GAME.setup(rulings={ruling: reading}, edition=shadows(), decks=("night", "watch"))
    check_all(setup, 3, 6)


@pytest.mark.long
@pytest.mark.contract
@pytest.mark.parametrize("decks", list(product(STARTER, repeat=2)), ids=" ".join)
def test_views_are_remembered_with_all_decks_of_the_starter_set(decks: tuple[str, str]):
    for seed, (ruling, reading) in enumerate(OTHERS):
        check_all(GAME.setup(rulings={ruling: reading}, decks=decks), seed, 1)
    check_all(GAME.setup(decks=decks), 1, 1)


def test_what_is_heard_at_once_is_remembered_as_if_heard_in_steps():
    *_, table = course(GAME.setup(edition=shadows(), decks=("night", "watch")), 4)
    for seat in (*SEATS, None):
        events = table.events(seat)
        for end in range(0, len(events), 25):
            remember(seat, events[:end], table.setup)
        fresh = Recollection(seat, table.setup)
        for event in events:
            fresh.hear(event)
        assert recall(seat, events, table.setup) == fresh.view()
        assert recall(seat, events[:40], table.setup) != fresh.view()


def test_a_memory_knows_no_card_that_no_event_has_shown():
    setup = GAME.setup(decks=("alley-swarm", "velvet-paws"))
    memory = Recollection("one", setup)
    assert memory.name(26)
    with pytest.raises(AssertionError, match="nothing told"):
        memory.name(27)
    assert Recollection("one", GAME.setup(rulings={"decklists": "open"})).name(27)

"""Whatever a preview of an attack is sure of comes about."""

from __future__ import annotations

from typing import Any

import pytest

from catspaw.core.bits import members
from catspaw.core.position import CHANCE
from catspaw.games import game_by_id
from catspaw.games.claw_and_order.edge.foresight import preview_of_attack
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state.events import EVENTS, Event
from catspaw.games.claw_and_order.state.questions import Prompt
from catspaw.table import Table
from claw_and_order.test_memory import course

pytestmark = [pytest.mark.slow, pytest.mark.contract]
GAME = game_by_id("claw-and-order")
MATCHES = 10


@pytest.mark.parametrize("edition", ["starter", "underworld"])
def test_what_a_preview_is_sure_of_comes_about(edition: str) -> None:
    kept = 0
    for seed in range(MATCHES):
        said: dict[int, dict[str, Any]] = {}
        before = 0
        for table in course(GAME.setup(edition=edition), seed):
            asked, prompt = table._position.asked, table._position.prompt
            if said and prompt != Prompt.RESPOND and asked != CHANCE:
                kept += keeps_its_word(said, told_since(table, before))
                said = {}
            if asked != CHANCE and prompt == Prompt.ATTACK_WHOM:
                said, before = previews(table), len(table.all_events())
    assert kept > 3


def previews(table: Table) -> dict[int, dict[str, Any]]:
    sight = GAME.sight_of_asked(table._position)
    assert isinstance(sight, MatchSight)
    return {number: preview_of_attack(sight, number) or {} for number in members(sight.options)}


def told_since(table: Table, number: int) -> list[tuple[int, dict[str, int]]]:
    events = [EVENTS.read(event) for event, _ in table.events_since(number)]
    return [(event.kind.number, event.values) for event in events]


def keeps_its_word(said: dict[int, dict[str, Any]], told: list[tuple[int, dict[str, int]]]) -> bool:
    """Whether it was sure; then it must have been right."""
    attacked = next(values["attacked"] for kind, values in told if kind == Event.ATTACKED)
    preview = said[attacked]
    if preview["sure"] == "no":
        return False
    dead = [values["card"] for kind, values in told if kind in (Event.KILLED, Event.DESTROYED)]
    kinds = [kind for kind, _ in told]
    if Event.STRUCK not in kinds:
        assert preview["left"] == ("spent" if attacked not in dead else 0)
        return True
    struck = told[kinds.index(Event.STRUCK) + 1 :]
    dealt = [values["number"] for kind, values in struck[:2] if kind == Event.DAMAGED]
    assert sum(dealt[:1]) == preview["number"]
    if preview["left"] == 0:
        assert attacked in dead
    else:
        assert struck[1:2] == [] or struck[1] != (Event.KILLED, struck[1][1]) or struck[1][1]["card"] != attacked
    return True

"""What the laws of `catspaw.testing` need to know of each game that the contract suite plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any

from kuhn_poker import Event as KuhnEvent

from cat_and_mouse.memory import recall
from catspaw.core.game import Game
from catspaw.core.journal import HIDDEN, KIND, unpacked
from catspaw.core.position import Position
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.games.claw_and_order.edge.view import DERIVED
from catspaw.games.red_claw.state.events import Event
from catspaw.server.live.asking import question
from catspaw.server.live.audience import ending
from catspaw.table import Player, Sitting, Table, opening
from catspaw.testing.laws import Broken, Laws, check_names, differing
from catspaw.testing.whole_games import CourseLaw, PileLaw, lingering
from claw_and_order.recollection import recall as recall_match
from contract import straws
from red_claw.memory import recall as recall_hunt

__all__ = ["LAWS", "Broken", "CourseLaw", "PileLaw", "check_all", "check_names", "differing", "lingering"]


def check_all(table: Table, slot: Position, sampler: Sampler) -> None:
    """Every law at this moment."""
    LAWS[table.game.id].check(table, slot, sampler)


def recall_heist(seat: str | None, events: list[int], setup: TableSetup) -> dict[str, Any]:
    return recall(seat, events, setup.readings)


def recall_hand(seat: str | None, events: list[int], setup: TableSetup) -> dict[str, Any]:
    cards: list[str | None] = [None, None]
    names = ("jack", "queen", "king")
    for event in events:
        kind, a, b = unpacked(event)
        if kind == KuhnEvent.DEALT and b != HIDDEN:
            cards[a] = names[b]
        if kind == KuhnEvent.SHOWED:
            cards = [names[a], names[b]]
    return {"seat": seat, "cards": cards, "dealt": sum(unpacked(event)[0] == KuhnEvent.DEALT for event in events)}


def shows_a_hand(event: int) -> bool:
    """At a resolution every hand shows its cards of the colour (RC-R.L), and they may be shuffled away at once."""
    return unpacked(event)[0] & KIND in (Event.SHOWED, Event.GAVE_UP, Event.IGNORED)


def sent_by_the_server(table: Table, seat: str | None, language: str) -> Sequence[object]:
    """The question and the ending as the server would send them."""
    sitting = copy(seated(table.game, table.setup))
    sitting.table = table
    return [question(sitting, seat, language, 0), ending(sitting, language)]


@lru_cache(1)
def seated(game: Game, setup: TableSetup) -> Sitting:
    """People at a table, whichever table it is, and whosever box lies on it."""
    usual = game.setup(players=len(setup.seats))
    sitting = Sitting(opening(game, usual, [Player(name) for name in setup.seats]))
    sitting.setup = setup
    return sitting


LAWS: Mapping[str, Laws] = {
    "cat-and-mouse": Laws(recall_heist, also_said=sent_by_the_server),
    "claw-and-order": Laws(recall_match, derived=DERIVED, also_said=sent_by_the_server),
    "kuhn-poker": Laws(recall_hand),
    "red-claw": Laws(recall_hunt, shows=shows_a_hand, also_said=sent_by_the_server),
    "straws": Laws(straws.remembered),
}

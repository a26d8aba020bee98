"""A view of a heist that is over, with nothing hidden."""

from __future__ import annotations

from msgspec.structs import replace

from catspaw.core.bits import count
from catspaw.games.cat_and_mouse.edge.build_view import build_view, loot_ids
from catspaw.games.cat_and_mouse.edge.view import HeistView, LootCards
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.state.numbers import INSPECTOR
from catspaw.games.cat_and_mouse.state.position import Heist


def everything(heist: Heist) -> HeistView:
    """What the Inspector knows, and what the Mouse does: her room and all loot."""
    room = heist.room + 1 if heist.room >= 0 else None
    return replace(
        build_view(HeistSight(heist, INSPECTOR)),
        seat=None,
        room=room,
        may_be_in=() if room is None else (room,),
        haul=_all(heist.haul),
        room_loot=_all(heist.room_loot),
        left_loot=_all(heist.left_loot),
        pocket=_all(heist.pocket),
    )


def _all(cards: int) -> LootCards:
    return LootCards(count(cards), loot_ids(cards))

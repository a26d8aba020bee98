"""A view of a hunt that is over, with nothing hidden."""

from __future__ import annotations

from msgspec.structs import replace

from catspaw.core.position import ONLOOKER
from catspaw.games.red_claw.edge.build_view import build_view, card_id, card_ids
from catspaw.games.red_claw.edge.view import HuntView
from catspaw.games.red_claw.knowledge.sight import HuntSight
from catspaw.games.red_claw.state.numbers import Zone
from catspaw.games.red_claw.state.position import Hunt


def everything(hunt: Hunt) -> HuntView:
    """What an onlooker knows, with every hand open and the card that is being given away."""
    view = build_view(HuntSight(hunt, ONLOOKER))
    players = {
        name: replace(player, hides=False, surely=card_ids(hunt.zones[Zone.HAND + seat]), perhaps=())
        for seat, (name, player) in enumerate(view.players.items())
    }
    return replace(view, players=players, given=card_id(hunt.given))

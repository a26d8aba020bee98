"""A view of a match that is over, with nothing hidden."""

from __future__ import annotations

from catspaw.core.position import CHANCE
from catspaw.games.claw_and_order.edge.build_view import build_view
from catspaw.games.claw_and_order.edge.view import MatchView
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state.position import Match


def everything(match: Match) -> MatchView:
    """What chance knows, which deals: every card."""
    return build_view(MatchSight(match, CHANCE))

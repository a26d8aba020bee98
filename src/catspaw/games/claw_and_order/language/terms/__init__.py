"""The terms of the card language, each declared with all that is said about it."""

from catspaw.games.claw_and_order.language.kinds import OnlyOn
from catspaw.games.claw_and_order.language.terms.conditions import Condition
from catspaw.games.claw_and_order.language.terms.events import Event
from catspaw.games.claw_and_order.language.terms.filters import BattleLine, By, Noun, Side
from catspaw.games.claw_and_order.language.terms.keywords import Keyword
from catspaw.games.claw_and_order.language.terms.responses import Response
from catspaw.games.claw_and_order.language.terms.standings import Standing
from catspaw.games.claw_and_order.language.terms.stats import Stat
from catspaw.games.claw_and_order.language.terms.term import Term, Tooltip
from catspaw.games.claw_and_order.language.terms.who import Mode, Player

__all__ = [
    "BattleLine",
    "By",
    "Condition",
    "Event",
    "Keyword",
    "Mode",
    "Noun",
    "OnlyOn",
    "Player",
    "Response",
    "Side",
    "Standing",
    "Stat",
    "Term",
    "Tooltip",
]

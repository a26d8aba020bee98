"""The terms of the card language, each declared with all that is said about it."""

from catspaw.games.claw_and_order.language.terms.bonuses import Bonus, Price
from catspaw.games.claw_and_order.language.terms.conditions import Condition
from catspaw.games.claw_and_order.language.terms.events import Event
from catspaw.games.claw_and_order.language.terms.filters import By, LogLine, Noun, Side
from catspaw.games.claw_and_order.language.terms.keywords import Keyword
from catspaw.games.claw_and_order.language.terms.term import OnlyOn, Term, Tooltip
from catspaw.games.claw_and_order.language.terms.who import Mode, Player

__all__ = [
    "Bonus",
    "By",
    "Condition",
    "Event",
    "Keyword",
    "LogLine",
    "Mode",
    "Noun",
    "OnlyOn",
    "Player",
    "Price",
    "Side",
    "Term",
    "Tooltip",
]

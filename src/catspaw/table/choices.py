"""What the asked seat could answer, in words: the allowed answers, and the others with the rule that forbids them."""

from __future__ import annotations

from typing import NamedTuple

from catspaw.core.bits import one
from catspaw.core.position import NOBODY
from catspaw.core.words import LANGUAGES
from catspaw.table.table import Table


class Choice(NamedTuple):
    """One answer that has a name here."""

    number: int
    text: str
    """In words."""
    typed: str
    """As one types it; the same in every language."""
    allowed: bool
    rule: str
    """The rule that offers it, or the one that forbids it."""
    place: str | None
    """Where in the asked seat's view it points."""


def choices(table: Table, language: str = LANGUAGES[0]) -> list[Choice]:
    """Everything the asked seat could name, in the order of the numbers; nothing when the game is over."""
    game, position = table.game, table._position
    if position.asked == NOBODY or table.verdict:
        return []
    words, sight = game.words(table.house, language), game.sight(position, position.asked)
    found = []
    for number, typed in sorted(game.named(position).items()):
        allowed = bool(position.options & one(number))
        rule = game.rule_for(position, number) if allowed else game.why_not(sight, number)
        text, place = words.answer(position, number), game.points_at(position, number)
        found.append(Choice(number, text, typed, allowed, rule, place))
    return found

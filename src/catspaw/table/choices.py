"""What the asked seat could answer, in words: the allowed answers, and the others with the rule that forbids them."""

from __future__ import annotations

from catspaw.core.checking import instance
from catspaw.core.position import NOBODY
from catspaw.core.texts import LANGUAGES, check_language
from catspaw.table.choosing import Choice, choices_in_sight
from catspaw.table.table import Table


def choices(table: Table, language: str = LANGUAGES[0]) -> list[Choice]:
    """Everything the asked seat could name, in the order in which the game names it; nothing when it is over.

    >>> import catspaw
    >>> found = choices(catspaw.new("cat-and-mouse", seed=7), "de")
    >>> [(choice.text, choice.allowed, choice.rule) for choice in found if choice.typed in ("gems-20", "smoke-bomb")]
    [('Edelsteine (20.000 $)', True, 'CM-1.3'), ('Rauchbombe', False, 'CM-1.3')]
    """
    game, sight = instance("table", table, Table).game, table.sight_of_asked()
    check_language(language)
    if sight.asked == NOBODY or table.verdict:
        return []
    return choices_in_sight(game, sight, game.texts(table.setup, language))

"""What the asked seat could answer, in words: the allowed answers, and the others with the rule that forbids them."""

from __future__ import annotations

from typing import NamedTuple

from catspaw.core.bits import one
from catspaw.core.checking import instance
from catspaw.core.game import Game
from catspaw.core.position import NOBODY
from catspaw.core.sight import Sight
from catspaw.core.texts import LANGUAGES, Texts, check_language
from catspaw.table.table import Table


class Choice(NamedTuple):
    """One answer that has a name here."""

    number: int
    text: str
    """In words; of a refused answer also what it lacks, where the game says so."""
    typed: str
    """As one types it; the same in every language."""
    allowed: bool
    rule: str
    """The rule that offers it, or the one that forbids it."""
    place: str | None
    """Where in the asked seat's view it points."""
    peril: str = ""
    """Why it would lose the game at once; clients ask again."""
    preview: str = ""
    """What it will do, where the rules can tell."""


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


def choices_in_sight(game: Game, sight: Sight, texts: Texts) -> list[Choice]:
    """The same from the sight of whoever is asked, which is all that may get into it."""
    found, options = [], sight.options
    for number, typed in game.named(sight).items():
        allowed = bool(options & one(number))
        rule = game.rule_for(sight, number) if allowed else game.why_not(sight, number)
        text = texts.answer(sight, number)
        if not allowed and (lack := texts.lack(sight, number)):
            text = f"{text} ({lack})"
        said = (texts.peril(sight, number), texts.preview(sight, number)) if allowed else ("", "")
        found.append(Choice(number, text, typed, allowed, rule, game.points_at(sight, number), *said))
    return found

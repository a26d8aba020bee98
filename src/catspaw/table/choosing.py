"""Choices, from the sight of whoever is asked: compiled, so it takes only what was checked already."""

from __future__ import annotations

from typing import NamedTuple

from catspaw.core.bits import one
from catspaw.core.game import Game
from catspaw.core.sight import Sight
from catspaw.core.texts import Texts


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


def choices_in_sight(game: Game, sight: Sight, texts: Texts) -> list[Choice]:
    """Everything whoever is asked could name: only the sight gets into it."""
    found, options, perils = [], sight.options, texts.perils(sight)
    for number, typed in game.named(sight).items():
        allowed = bool(options & one(number))
        rule = game.rule_for(sight, number) if allowed else game.why_not(sight, number)
        text = texts.answer(sight, number)
        if not allowed and (lack := texts.lack(sight, number)):
            text = f"{text} ({lack})"
        said = (perils.get(number, ""), texts.preview(sight, number)) if allowed else ("", "")
        found.append(Choice(number, text, typed, allowed, rule, game.points_at(sight, number), *said))
    return found

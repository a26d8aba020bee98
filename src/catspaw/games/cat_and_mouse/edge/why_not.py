"""Why something may not be answered: the rule that forbids it."""

from __future__ import annotations

from catspaw.core.bits import one
from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.state.numbers import HOLDS_PICKPOCKET, HOLDS_SMOKE_BOMB
from catspaw.games.cat_and_mouse.state.questions import QUESTIONS, Answer, Prompt


def why_not(sight: Sight, number: int) -> str:
    """The rule that forbids a number of the prompt's universe which is not an option."""
    assert isinstance(sight, HeistSight)
    if number in (Answer.SMOKE, Answer.SMOKE_AND_PICK):
        return _why_no_smoke(sight, number)
    if number == Answer.PICK_POCKET:
        held = sight.haul & HOLDS_PICKPOCKET
        return "CM-R.P" if sight.prompt == Prompt.AFTER and held else "CM-6.3"
    if number == Answer.LEAVE_CARD:
        return "CM-6.1"
    if number == Answer.LOOT_ROOM:
        return "CM-R.I"
    if number == Answer.CHANGE_ROOMS:
        return "CM-R.T"
    if number == Answer.DECLINE:
        return "CM-R.R" if sight.rulings.note_must_return else "CM-R.T"
    if sight.prompt == Prompt.NAME:
        return "CM-R.E" if sight.clues & one(number) else "CM-R.D"
    if sight.prompt == Prompt.FILL_DEEP_POCKET and sight.pocket & one(number):
        return "CM-1.3"
    return QUESTIONS.answer_rule(sight.prompt, number)


def _why_no_smoke(sight: HeistSight, number: int) -> str:
    """CM-6.2, Ruling CM-R.O: the bomb is not held, or this is not its moment."""
    if not sight.haul & HOLDS_SMOKE_BOMB:
        return "CM-6.2"
    if number == Answer.SMOKE_AND_PICK and not sight.haul & HOLDS_PICKPOCKET:
        return "CM-6.3"
    return "CM-R.O"

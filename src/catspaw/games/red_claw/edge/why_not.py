"""Why something may not be answered: the rule that forbids it."""

from __future__ import annotations

from catspaw.core.bits import count, one
from catspaw.core.sight import Sight
from catspaw.games.red_claw.cards.editions import GREEN_ABILITIES
from catspaw.games.red_claw.knowledge.sight import HuntSight
from catspaw.games.red_claw.state.questions import QUESTIONS, Answer, Prompt


def why_not(sight: Sight, number: int) -> str:
    """The rule that forbids a number of the prompt's universe which is not an option."""
    assert isinstance(sight, HuntSight)
    prompt = sight.prompt
    if prompt == Prompt.USE:
        return "RC-8.2" if number in GREEN_ABILITIES else "RC-8.1"
    if prompt == Prompt.PLAY and number == Answer.SKIP:
        return "RC-4.1" if count(sight.hands[sight.seat]) > 1 else "RC-R.O"
    if prompt in (Prompt.CHOOSE_ROW, Prompt.CLAW_ROW):
        return "RC-R.B"
    if prompt == Prompt.DRAW_TOKEN and sight.bag & one(number):
        return "RC-R.Q"
    return QUESTIONS.answer_rule(prompt, number)

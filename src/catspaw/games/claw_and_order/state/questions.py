"""The questions of a match and their answers."""

from collections.abc import Mapping
from typing import Final

from catspaw.core.questions import PromptKind, Questions, Said, prompt


class Prompt:
    """Questions. Chance is asked the first seven."""

    ROLL_STARTER: Final = 1
    DRAW_OPENING: Final = 2
    DRAW_CARD: Final = 3
    DISCARD_BOTTOM: Final = 4
    ROLL_TROOP: Final = 5
    ROLL_DISCARD: Final = 6
    LOOK_AT: Final = 7
    CHOOSE_BATTLEFIELD: Final = 8
    SET_UP: Final = 9
    STAY: Final = 10
    CHOOSE_VEHICLE: Final = 11
    CHOOSE_PILOT: Final = 12
    PLAY: Final = 13
    EQUIP_TO: Final = 14
    USE_HOW: Final = 15
    ATTACK_WITH: Final = 16
    ATTACK_WHOM: Final = 17
    RESPOND: Final = 18
    CHOOSE_TARGET: Final = 19
    CHOOSE_PLACE: Final = 20
    WHETHER: Final = 21
    CHOOSE_MODE: Final = 22
    DISCARD_ONE: Final = 23
    SEARCH_FOR: Final = 24
    RECOVER_ONE: Final = 25
    PUT_WHERE: Final = 26
    DEPLOY_ONE: Final = 27


class Answer:
    """What is answered besides cards."""

    FACE_DOWN_CARD: Final = 60
    DONE: Final = 61
    NEUTRAL: Final = 61
    """The battlefield without effects."""
    YES: Final = 1
    NO: Final = 0
    TO_TOP: Final = 0
    TO_BOTTOM: Final = 1
    WITH_RETREAT: Final = 4
    """How to use a card in play: ability 0 to 3, or this."""
    OFF: Final = 5
    """Take the Equip Item off."""


def _or(typed: str, rule: str, message: str) -> Mapping[int, Said]:
    """What one says who chooses none, or no more; and what its text is called."""
    return {Answer.DONE: Said(typed, rule, message)}


def _by_a_card(number: int, besides: Mapping[int, Said] | None = None) -> PromptKind:
    """A question that the text of a card asks (Ruling CO-R.Z)."""
    return prompt(number, "CO-R.Z", besides=besides)


QUESTIONS: Final = Questions(
    Prompt,
    [
        prompt(Prompt.ROLL_STARTER, "CO-R.F"),
        prompt(Prompt.DRAW_OPENING, "CO-103.2"),
        prompt(Prompt.DRAW_CARD, "CO-104.1"),
        prompt(Prompt.DISCARD_BOTTOM, "CO-107.4"),
        _by_a_card(Prompt.ROLL_TROOP),
        _by_a_card(Prompt.ROLL_DISCARD),
        _by_a_card(Prompt.LOOK_AT),
        prompt(Prompt.CHOOSE_BATTLEFIELD, "CO-111.1"),
        prompt(Prompt.SET_UP, "CO-103.4", besides=_or("done", "CO-103.4", "answer-nothing-more")),
        prompt(Prompt.STAY, "CO-106.3", besides=_or("done", "CO-106.3", "answer-all-move-up")),
        prompt(Prompt.CHOOSE_VEHICLE, "CO-108.3", besides=_or("done", "CO-108.3", "answer-pilots-stay")),
        prompt(Prompt.CHOOSE_PILOT, "CO-108.2", besides=_or("nobody", "CO-108.2", "answer-no-pilot")),
        prompt(Prompt.PLAY, "CO-105.3", besides=_or("done", "CO-104.1", "answer-end-play")),
        prompt(Prompt.EQUIP_TO, "CO-109.1"),
        prompt(Prompt.USE_HOW, "CO-R.Y"),
        prompt(Prompt.ATTACK_WITH, "CO-107.1", besides=_or("done", "CO-104.1", "answer-end-attack")),
        prompt(Prompt.ATTACK_WHOM, "CO-107.2"),
        prompt(Prompt.RESPOND, "CO-R.W", besides=_or("pass", "CO-R.W", "answer-no-response"), passes=Answer.DONE),
        _by_a_card(Prompt.CHOOSE_TARGET, _or("done", "CO-R.Z", "answer-no-target")),
        prompt(Prompt.CHOOSE_PLACE, "CO-R.N"),
        _by_a_card(Prompt.WHETHER),
        _by_a_card(Prompt.CHOOSE_MODE),
        _by_a_card(Prompt.DISCARD_ONE),
        _by_a_card(Prompt.SEARCH_FOR, _or("nothing", "CO-R.Z", "answer-no-card")),
        _by_a_card(Prompt.RECOVER_ONE, _or("nothing", "CO-R.Z", "answer-no-card")),
        _by_a_card(Prompt.PUT_WHERE),
        _by_a_card(Prompt.DEPLOY_ONE, _or("nobody", "CO-R.Z", "answer-no-deployment")),
    ],
)
"""RESPOND: whoever may respond is asked as soon as they hold a card, whichever it is."""

"""Where an answer points: a path into the asked seat's view."""

from __future__ import annotations

from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.state.questions import LOOT, QUESTIONS


def points_at(sight: Sight, number: int) -> str | None:
    """A room or note by its printed number, a loot card by its id where it lies; None for what has no place."""
    if sight.asked < 0:
        return None
    prompt = QUESTIONS.kinds[sight.prompt]
    if number in prompt.besides:
        return prompt.besides[number].place
    return f"{prompt.place}/{LOOT_CARDS[number].id if prompt.choosable is LOOT else number + 1}"

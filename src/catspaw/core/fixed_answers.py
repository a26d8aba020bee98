"""Games whose answers are called alike in every position, so that the prompt alone says how."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import ClassVar

from catspaw.core.bits import members
from catspaw.core.game import Game
from catspaw.core.position import NOBODY
from catspaw.core.question import Option, Question
from catspaw.core.questions import Questions
from catspaw.core.sight import Sight


class FixedAnswers(Game):
    """Names every answer by its prompt and its number, as `questions` declares them. Names are cached."""

    questions: ClassVar[Questions]

    def universe(self, prompt: int) -> int:
        return self.questions.universe(prompt)

    def answer_text(self, prompt: int, number: int) -> str:
        """The answer as one types it; different for every number of the prompt's universe."""
        return self.questions.answer_text(prompt, number)

    def answer_rule(self, prompt: int, number: int) -> str:
        """The rule that offers this answer."""
        return self.questions.answer_rule(prompt, number)

    def named(self, sight: Sight) -> Mapping[int, str]:
        return _names(self, sight.prompt)

    def rule_for(self, sight: Sight, number: int) -> str:
        return self.answer_rule(sight.prompt, number)

    def options(self, sight: Sight) -> list[int]:
        return members(sight.options)

    def question(self, sight: Sight) -> Question | None:
        if sight.asked == NOBODY:
            return None
        return _question(self, sight.asked, sight.prompt, sight.options)


@cache
def _names(game: FixedAnswers, prompt: int) -> Mapping[int, str]:
    """The whole universe of a prompt."""
    return MappingProxyType({number: game.answer_text(prompt, number) for number in members(game.universe(prompt))})


@lru_cache(4096)
def _question(game: FixedAnswers, asked: int, prompt: int, options: int) -> Question:
    known = _options(game, prompt)
    return Question(
        asked=game.seat_name(asked) or "",
        prompt=game.prompts[prompt],
        options=tuple([known[number] for number in members(options)]),
    )


@cache
def _options(game: FixedAnswers, prompt: int) -> Mapping[int, Option]:
    """Of the whole universe of a prompt."""
    return {
        number: Option(number, text, game.answer_rule(prompt, number)) for number, text in _names(game, prompt).items()
    }

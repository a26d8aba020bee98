"""The first game of each box: an ordinary table with a fixed deal, and a sentence for every question."""

from __future__ import annotations

import pytest

from catspaw.core.errors import Malformed
from catspaw.core.texts import LANGUAGES
from catspaw.games import game_by_id
from catspaw.games.house import GAMES as HOUSE
from catspaw.table import BotSeats, Sitting, lesson_setup, open_lesson
from catspaw.table.lessons import lesson_of

GAMES = [game.id for game in HOUSE]
CHANCE_ALONE = {
    "cat-and-mouse": {"draw", "lay-out", "pick-blind", "return-blind"},
    "red-claw": {
        "lay-card", "draw-token", "draw-top", "trade-high", "deal", "start", "turn-up", "uncover", "pick-blind",
    },
    "claw-and-order": {
        "roll-starter", "draw-opening", "draw-card", "discard-bottom", "roll-troop", "roll-discard", "look-at",
    },
}  # fmt: skip
"""Questions that nobody at the table is asked."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_question_of_people_says_what_it_leads_to(id: str, language: str):
    game = game_by_id(id)
    texts = game.texts(lesson_setup(game), language)
    silent = {prompt for prompt in game.prompts.values() if not texts.lesson(prompt)}
    assert silent == CHANCE_ALONE[id]
    assert all(texts.goal(seat) != texts.about() for seat in game.seats)


@pytest.mark.parametrize("id", GAMES)
def test_the_deal_is_the_same_for_everybody_who_learns(id: str):
    game = game_by_id(id)
    opened = open_lesson(game, "Somebody")
    assert opened.guided
    assert opened == open_lesson(game, "Somebody")
    assert [player.bot is None for player in opened.players].index(True) == lesson_of(game).seat
    assert [player.bot for player in opened.players].count(None) == 1


def test_whoever_learns_as_the_mouse_finds_a_set_of_animals():
    game = game_by_id("cat-and-mouse")
    sitting, bots, haul = Sitting(open_lesson(game, "Somebody")), BotSeats(), []
    wanted = {"start": "room 1", "name": "room 6", "move": "room 12", "after": "stay"}
    actions = iter(["loot the room", "loot the room", "change rooms", "loot the room", "end the heist"])
    while sitting.asked is not None:
        question = sitting.table.question
        assert question
        if sitting.asked == "inspector":
            sitting.apply(sitting.propose_bot_answer(bots))
            continue
        if question.prompt == "take":
            answer = next(option.text for option in question.options if option.text.startswith("animals"))
            haul.append(answer)
        else:
            answer = next(actions) if question.prompt == "turn" else wanted[question.prompt]
        sitting.apply(sitting.propose_answer(game.number_of(sitting.table.sight("mouse"), answer), seat="mouse"))
    assert haul == ["animals-10", "animals-20", "animals-30"]
    assert sitting.outcome
    assert sitting.outcome.winners == ("mouse",)


def test_a_game_without_a_lesson_says_so():
    from kuhn_poker import KuhnPoker  # noqa: PLC0415 – an example, on the path of tests only

    with pytest.raises(Malformed, match="no guided game"):
        open_lesson(KuhnPoker(), "Somebody")

"""The Red Claw as everything outside it knows it."""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.fixed_answers import FixedAnswers
from catspaw.core.lesson import Lesson
from catspaw.core.outcome import Scores
from catspaw.core.position import Position
from catspaw.core.setup import Edition, TableSetup
from catspaw.core.sight import Sight
from catspaw.core.view import View
from catspaw.games.fluent_texts import rule_ids
from catspaw.games.red_claw.cards.editions import EDITIONS, edition_text, read_box
from catspaw.games.red_claw.edge import endings
from catspaw.games.red_claw.edge.build_view import build_view
from catspaw.games.red_claw.edge.everything import everything
from catspaw.games.red_claw.edge.names import PACKAGE
from catspaw.games.red_claw.edge.pointing import points_at
from catspaw.games.red_claw.edge.texts import HuntTexts
from catspaw.games.red_claw.edge.why_not import why_not
from catspaw.games.red_claw.knowledge.sight import HuntSight, sight_of
from catspaw.games.red_claw.rules.rulings import RULINGS, Rulings
from catspaw.games.red_claw.rules.setup import set_up
from catspaw.games.red_claw.state.endings import ENDINGS
from catspaw.games.red_claw.state.events import EVENTS
from catspaw.games.red_claw.state.numbers import LAST_TURN, SEAT_NAMES, TOKENS_IN_ALL, ZONES
from catspaw.games.red_claw.state.position import Hunt
from catspaw.games.red_claw.state.questions import QUESTIONS, Prompt

SET_UP = 28 + 8 + 8 + 8 + 8 + 4 + 1
"""Row cards, tokens, tops, trades of high cards, the deal, piles' tops, and who begins."""
RESOLUTION = 4 + 2 + 7 + 1 + 2 + 4
"""Who ignores a card, two pieces of Fake Evidence, a row, its pile's top, two tokens, and four who decline."""
TURN = 4 + 1 + 2 + 2 * RESOLUTION
"""An ability (which, what, what for, picked blindly), a card, two rows to choose (or, without a card, a row,
a pile and its next top), and the two rows that two cards may empty."""


@lru_cache(1024)
def _rulings(setup: TableSetup) -> Rulings:
    return Rulings(setup)


class RedClaw(FixedAnswers):
    """Two to four agents, four rows of evidence, and a cat who wants one of them."""

    id = "red-claw"
    title = "The Red Claw"
    prefix = "RC"
    version = 2
    seats = SEAT_NAMES
    open_prompts = frozenset(
        {
            Prompt.CHOOSE_ROW,
            Prompt.CLAW_ROW,
            Prompt.LONGEST,
            Prompt.PILE_CARD,
            Prompt.PASS_ON,
            Prompt.SWAP_IN,
            Prompt.SWAP_BESIDE,
        }
    )
    players = (2, 3, 4)
    editions = EDITIONS
    rulings = RULINGS
    questions = QUESTIONS
    prompts = QUESTIONS.names
    events = EVENTS
    endings = ENDINGS
    longest = SET_UP + LAST_TURN * TURN + TOKENS_IN_ALL
    """Every turn is bounded, and so are the turns; beyond that a False Trail is laid once in a game."""

    texts_class = HuntTexts
    bots = ("catspaw.bots.red_claw:Suspect",) * 4
    levels = "catspaw.bots.characters:RED_CLAW"
    lesson = Lesson(seed=8, players=2, bot="crumb")
    """A short hunt in which every symbol, an ability and a token to pass on come up."""
    guide = "catspaw.bots.guides.red_claw:HuntGuide"
    play_on = "catspaw.bots.red_claw:best_way"

    def read_edition(self, name: str) -> Edition:
        return read_box(name)

    def edition_text(self, name: str) -> str:
        return edition_text(name)

    def start(self, setup: TableSetup) -> Position:
        hunt = Hunt(_rulings(setup), vec[i64]([0] * ZONES))
        set_up(hunt)
        return hunt

    sight = staticmethod(sight_of)
    view = staticmethod(build_view)
    why_not = staticmethod(why_not)

    def everything(self, position: Position) -> View:
        assert isinstance(position, Hunt)
        return everything(position)

    def names_alike(self, prompt: int) -> bool:
        """All but what one may want from others, and abilities, which are refused for different reasons."""
        return prompt not in (Prompt.WANT, Prompt.USE)

    def points_at(self, sight: Sight, number: int) -> str | None:
        assert isinstance(sight, HuntSight)
        return points_at(sight, number)

    def decided_by(self, sight: Sight) -> tuple[str, ...]:
        assert isinstance(sight, HuntSight)
        return endings.decided_by(sight)

    def scores(self, sight: Sight) -> Scores:
        assert isinstance(sight, HuntSight)
        return endings.scores(sight)

    def rule_ids(self) -> list[str]:
        return rule_ids(PACKAGE, self.prefix)

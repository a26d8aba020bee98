"""Cat & The Mouse as everything outside it knows it."""

from __future__ import annotations

from functools import lru_cache

from catspaw.core.fixed_answers import FixedAnswers
from catspaw.core.lesson import Lesson
from catspaw.core.outcome import Scores
from catspaw.core.position import Position
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight
from catspaw.core.view import View
from catspaw.games.cat_and_mouse.edge import endings, pointing
from catspaw.games.cat_and_mouse.edge.build_view import build_view
from catspaw.games.cat_and_mouse.edge.doings import ACTORS
from catspaw.games.cat_and_mouse.edge.everything import everything
from catspaw.games.cat_and_mouse.edge.names import PACKAGE
from catspaw.games.cat_and_mouse.edge.texts import HeistTexts
from catspaw.games.cat_and_mouse.edge.view import SEATS
from catspaw.games.cat_and_mouse.edge.why_not import why_not
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight, sight_of
from catspaw.games.cat_and_mouse.rules.rulings import RULINGS, VARIANTS, Rulings
from catspaw.games.cat_and_mouse.rules.setup import set_up
from catspaw.games.cat_and_mouse.state.endings import ENDINGS
from catspaw.games.cat_and_mouse.state.events import EVENTS
from catspaw.games.cat_and_mouse.state.numbers import LAST_TURN
from catspaw.games.cat_and_mouse.state.position import Heist
from catspaw.games.cat_and_mouse.state.questions import QUESTIONS, Prompt
from catspaw.games.fluent_texts import rule_ids


@lru_cache(1024)
def _rulings(setup: TableSetup) -> Rulings:
    return Rulings(setup)


class CatAndMouse(FixedAnswers):
    """Two players, a mansion of twelve rooms, and a thief in one of them."""

    id = "cat-and-mouse"
    title = "Cat & The Mouse"
    prefix = "CM"
    version = 1
    seats = SEATS
    variants = VARIANTS
    rulings = RULINGS
    questions = QUESTIONS
    prompts = QUESTIONS.names
    windows = QUESTIONS.windows
    events = EVENTS
    endings = ENDINGS
    longest = 6 + 12 * LAST_TURN + 3
    """Set-up has at most five answers (pocket twice, room, two loot cards), a turn at most twelve
    (two draws, keep, action, name, turn, note, room, two loot cards, after, or a trap with its
    answers in their place), and a picked pocket one more."""

    open_prompts = frozenset({Prompt.START, Prompt.ACT, Prompt.TRAP})

    points_at = staticmethod(pointing.points_at)
    texts_class = HeistTexts
    lesson = Lesson(seed=1901, seat=1, bot="velvet")
    """Animals in the first room, the third of them and a Smoke Bomb in the second: a set by the fifth turn."""
    levels = "catspaw.bots.characters:CAT_AND_MOUSE"
    advisor = "catspaw.bots.solved_heist_advice:advisor_for"
    bots = ("catspaw.bots.solved_heist:SolvedHeist", "catspaw.bots.solved_heist:SolvedHeist")

    def names_alike(self, prompt: int) -> bool:
        del prompt
        return True

    def start(self, setup: TableSetup) -> Position:
        heist = Heist(_rulings(setup))
        set_up(heist)
        return heist

    sight = staticmethod(sight_of)
    view = staticmethod(build_view)
    why_not = staticmethod(why_not)

    def everything(self, position: Position) -> View:
        assert isinstance(position, Heist)
        return everything(position)

    def actor(self, event: int) -> int | None:
        return ACTORS.get(EVENTS.read(event).kind.number)

    def decided_by(self, sight: Sight) -> tuple[str, ...]:
        assert isinstance(sight, HeistSight)
        return endings.decided_by(sight)

    def scores(self, sight: Sight) -> Scores:
        assert isinstance(sight, HeistSight)
        return endings.scores(sight)

    def rule_ids(self) -> list[str]:
        return rule_ids(PACKAGE, self.prefix)

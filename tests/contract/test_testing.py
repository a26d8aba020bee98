"""The laws as they ship: a game that breaks one is told which, with a record to replay."""

from __future__ import annotations

import subprocess
import sys

import pytest
from kuhn_poker import ANSWERS, HandView, KuhnPoker, KuhnTexts
from msgspec.structs import asdict
from tiptoe import Tiptoe
from tiptoe.test_tiptoe import recall, turns_up

import catspaw
from catspaw.core.journal import unpacked
from catspaw.core.position import Position
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight
from catspaw.core.view import View
from catspaw.testing import Broken, Laws, check_laws
from contract.laws import recall_hand


@pytest.mark.contract
@pytest.mark.parametrize(
    ("game", "laws"),
    [(KuhnPoker(), Laws(recall=recall_hand)), (Tiptoe(), Laws(recall=recall, shows=turns_up))],
    ids=lambda value: type(value).__name__,
)
def test_the_examples_keep_the_laws_in_both_builds(game: catspaw.Game, laws: Laws):
    check_laws(game, laws, games=3)


class StakedView(HandView, frozen=True):
    """A view with one field more."""

    stake: int


class Telling(KuhnPoker):
    """Shows in a view what no event tells."""

    def view(self, sight: Sight) -> View:
        return StakedView(**asdict(super().view(sight)), stake=sight.state()[-1])


class Careless(KuhnPoker):
    """Tells everybody what was dealt."""

    def perceived_by(self, event: int, seat: int) -> int | None:
        return event


class Wordless(KuhnTexts):
    """Says nothing of one rule."""

    def rule(self, rule: str) -> str:
        return super().rule(rule) if rule != "KP-1.3" else ""


class Silent(KuhnPoker):
    """Has no words for a rule."""

    texts_class = Wordless


class Short(KuhnPoker):
    """Says it is shorter than it is."""

    longest = 3


class Foreign(KuhnPoker):
    """Cites the rules of another game."""

    def rule_ids(self) -> list[str]:
        return [*super().rule_ids(), "XX-1.1"]


class Doubled(KuhnPoker):
    """Calls two answers the same."""

    def answer_text(self, prompt: int, number: int) -> str:
        return ANSWERS[min(number, 5)]


class Wandering(KuhnPoker):
    """Deals from part of a shuffle, and every time from another."""

    def __init__(self) -> None:
        self.started = 0

    def start(self, setup: TableSetup) -> Position:
        self.started += 1
        position = super().start(setup)
        position.options &= ~(1 << self.started % 3)
        return position


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (Telling(), r"perfect recall: first sees \{'stake'\} that no event told"),
        (Careless(), "perfect recall: second cards: view"),
        (Silent(), "something has no words in en"),
        (Short(), "no game is longer than the longest|a game had"),
        (Foreign(), r"its rule ids are not its own, or twice there: \['XX-1.1'\]"),
        (Doubled(), "answers have one text each"),
        (Wandering(), "piles: pile 0 offers part of its shuffle"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_game_that_breaks_a_law_is_told_which(game: catspaw.Game, complaint: str):
    with pytest.raises(AssertionError, match=complaint) as broken:
        check_laws(game, Laws(recall=recall_hand))
    if isinstance(broken.value, Broken):
        assert "\n  catspaw replay 'catspaw=1 game=kuhn-poker " in str(broken.value)


def test_a_game_that_cannot_join_is_told_so():
    class Unnumbered(KuhnPoker):
        version = 0

    with pytest.raises(catspaw.Malformed, match="its version is 0"):
        check_laws(Unnumbered())


def test_what_is_shown_and_hidden_again_may_be_exempt():
    assert not Laws().shows(0)
    assert Laws(shows=lambda event: unpacked(event)[0] == 3).shows(3)


def test_the_laws_need_nothing_but_what_catspaw_needs():
    """No pytest, no hypothesis, and nothing of the server."""
    code = (
        "import sys, catspaw.testing;"
        "bad = {'pytest', 'hypothesis', 'litestar', 'sqlalchemy', 'textual'} & set(sys.modules);"
        "sys.exit(str(bad) if bad else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")

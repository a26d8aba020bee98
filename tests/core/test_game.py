"""Games in which what an answer is called depends on the position."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from catspaw.core.errors import IllegalAnswer, Malformed
from catspaw.core.game import Game
from catspaw.core.position import Position
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.table import Table
from catspaw.testing.laws import Broken, Laws, check_names
from contract.straws import DRAW, LEAVE, SAY, STAY, Draw, DrawSight, Straws


class Boasting(Straws):
    """Whoever stays says what with, and nobody stays with the shortest."""

    question = Game.question

    def named(self, sight: Sight) -> Mapping[int, str]:
        if sight.prompt == DRAW:
            return super().named(sight)
        assert isinstance(sight, DrawSight)
        return {LEAVE: "Leave", STAY: f"Stay with Straw {sight.held[sight.asked] + 1}"}

    def rule_for(self, sight: Sight, number: int) -> str:
        assert isinstance(sight, DrawSight)
        return "ST-1.3" if sight.held[sight.asked] == 4 else "ST-1.2"


class Leaking(Boasting):
    """Tells the first seat what the second has: it remembers more of a position than a sight does."""

    def sight(self, position: Position, seat: int) -> Sight:
        assert isinstance(position, Draw)
        self.leaked = position.held[1]
        return super().sight(position, seat)

    def named(self, sight: Sight) -> Mapping[int, str]:
        return {LEAVE: "leave", STAY: f"stay against straw {self.leaked + 1}"}


def asked(game: Straws) -> Table:
    """Ann has drawn the third straw, Ben the longest."""
    table = Table(game, game.setup(players=2), None)
    for straw in (2, 4):
        table.answer(straw)
    return table


def texts(table: Table) -> list[tuple[str, str]]:
    assert table.question is not None
    return [(option.text, option.rule) for option in table.question.options]


def test_a_question_names_its_options_by_the_position():
    table = asked(Boasting())
    assert table.question is not None
    assert (table.question.asked, table.question.prompt) == ("ann", "say")
    assert texts(table) == [("Leave", "ST-1.2"), ("Stay with Straw 3", "ST-1.2")]
    table.answer("leave")
    assert texts(table) == [("Leave", "ST-1.3"), ("Stay with Straw 5", "ST-1.3")]
    table.answer(STAY)
    assert table.question is None


@pytest.mark.parametrize("text", ["stay with straw 3", "  STAY  with\tStraw 3 "])
def test_case_and_spaces_do_not_matter(text: str):
    table = asked(Boasting())
    table.answer(text)
    assert table.answers[-1] == STAY


def test_what_has_another_name_here_answers_nothing():
    table = asked(Boasting())
    for nonsense in ("stay", "stay with straw 5", 2):
        with pytest.raises(Malformed, match="answers nothing here; allowed: Leave, Stay with Straw 3"):
            table.answer(nonsense)


def test_what_has_a_name_and_is_no_option_is_refused_by_a_rule():
    table = asked(Boasting())
    table._position.options = 1 << LEAVE
    for answer in ("stay with straw 3", STAY):
        with pytest.raises(IllegalAnswer) as refused:
            table.answer(answer)
        assert str(refused.value) == "'Stay with Straw 3' is not allowed by ST-1.1; allowed: Leave"


def test_names_tell_the_asked_seat_nothing_that_is_hidden():
    for game, leaks in ((Boasting(), False), (Leaking(), True)):
        table, sampler, found = asked(game), Sampler(1), False
        slot = table._position.clone()
        for _ in range(20):
            try:
                Laws().what_is_said_follows_from_the_sight(table, slot, "ann", sampler)
            except Broken as broken:
                assert "what is said follows from the sight" in str(broken)
                found = True
        assert found == leaks


@pytest.mark.parametrize(
    ("names", "law"),
    [
        ({LEAVE: "go", STAY: "Go"}, "answers have one text each"),
        ({STAY: "stay"}, "options have names"),
        ({LEAVE: "leave", STAY: "stay", 2: "cheat"}, "names are of the universe"),
    ],
)
def test_the_contract_notices_bad_names(names: dict[int, str], law: str):
    table = asked(Straws())
    assert table._position.prompt == SAY
    check_names(table, table.game.named(table.sight_of_asked()))
    with pytest.raises(Broken, match=law):
        check_names(table, names)


def test_a_game_with_fixed_answers_keeps_its_names():
    game = Straws()
    first, second = asked(game), asked(game)
    assert game.named(first.sight_of_asked()) is game.named(second.sight_of_asked())
    assert first.question is second.question
    assert [game.rule_for(first.sight_of_asked(), number) for number in (LEAVE, STAY)] == ["ST-1.2", "ST-1.2"]

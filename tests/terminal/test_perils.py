"""In the terminal, too: what loses at once is asked again, and what has one answer is not asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import OptionList

from catspaw.core.bits import members
from catspaw.terminal.tui.pages import Curtain, Sure
from terminal.sitting_down import LARGE, Visitor, run, table_of, visiting


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CATSPAW_HOME", str(tmp_path))


async def spring_the_trap(visitor: Visitor) -> None:
    """Play until the Inspector names a room."""
    while visitor.asks() != "trap":
        if "Spring the trap" in visitor.answers():
            visitor.screen.query_one("#answers", OptionList).highlighted = visitor.answers().index("Spring the trap")
        await visitor.press("enter")


def test_a_trap_where_she_cannot_be_is_asked_again():  # CM-4.1
    async def scene() -> None:
        async with visiting(table_of("cat-and-mouse"), size=LARGE) as visitor:
            await spring_the_trap(visitor)
            table, answers = visitor.table, len(visitor.table.sitting.table.answers)
            perilous = next(at for at, (choice,) in enumerate(table._listed) if choice.peril)
            visitor.screen.query_one("#answers", OptionList).highlighted = perilous
            await visitor.press("enter")
            assert isinstance(visitor.screen, Sure)
            assert "She cannot be in this room." in visitor.seen()
            await visitor.press("enter")
            assert visitor.app.screen_stack[-1] is table, "the first answer is to let it be"
            assert len(table.sitting.table.answers) == answers
            visitor.screen.query_one("#answers", OptionList).highlighted = perilous
            await visitor.press("enter", "down", "enter")
            assert len(table.sitting.table.answers) > answers

    run(scene)


def test_a_question_with_one_answer_is_answered_by_itself_and_asked_on_request():  # CO-106.3
    async def scene() -> None:
        async with visiting(table_of("claw-and-order"), size=LARGE) as visitor:
            seen = 0
            while not (by_itself := visitor.text("#notice")):
                assert len([choice for choice in visitor.table._choices if choice.allowed]) > 1
                await visitor.press("enter")
                seen += 1
                assert seen < 80
            assert by_itself.startswith("By itself, since there was one answer: ")
            assert "ask me" in visitor.text("#keys")
            await visitor.press("a")
            assert "don't ask" in visitor.text("#keys")
            while len(visitor.answers()) != 1:
                await visitor.press("enter")
            answers = len(visitor.table.sitting.table.answers)
            await visitor.press("a")
            assert len(visitor.table.sitting.table.answers) > answers

    run(scene)


def test_where_others_could_learn_something_one_is_asked():  # CO-R.W, CO-105.3
    async def scene() -> None:
        async with visiting(table_of("claw-and-order", "person,person"), size=LARGE) as visitor:
            for _ in range(120):
                if isinstance(visitor.screen, Curtain):
                    await visitor.press("space")
                elif len(visitor.answers()) == 1:
                    break
                else:
                    await visitor.press("enter")
            sitting = visitor.table.sitting
            assert len(members(sitting.table.sight_of_asked().options)) == 1
            assert not sitting.game.answers_are_open(sitting.table.sight(None)), "the hand is hidden"

    run(scene)

"""`catspaw play GAME --guided`: a first game that explains each question once."""

from __future__ import annotations

import pytest

from catspaw.core.errors import Malformed
from catspaw.table import Opened
from catspaw.terminal.cli.setting import AS_ARRANGED
from catspaw.terminal.tui.start import first_screen
from terminal.sitting_down import run, visiting


def guided(game: str | None, seed: int | None = None) -> Opened:
    found = first_screen(game, AS_ARRANGED, resume=False, seats=None, seed=seed, guided=True)
    assert isinstance(found, Opened)
    return found


@pytest.mark.contract
@pytest.mark.slow
def test_each_question_is_explained_when_it_comes_first():
    async def scene() -> None:
        async with visiting(guided("cat-and-mouse")) as visitor:
            await visitor.settled()
            assert visitor.text("#question").startswith("Loot three treasures")
            assert "Any room will do" in visitor.text("#question")
            await visitor.press("enter")
            await visitor.settled()
            assert visitor.text("#question").startswith("The Inspector hears it.")
            taught = set()
            while visitor.table.sitting.asked is not None:
                question = visitor.table.sitting.table.question
                assert question
                is_explained = "\n" in visitor.text("#question")
                assert is_explained == (question.prompt not in taught)
                taught.add(question.prompt)
                await visitor.press("enter")
                await visitor.settled()

    run(scene)


def test_a_guided_game_is_dealt_already():
    with pytest.raises(Malformed, match="guided game has its seats"):
        guided("cat-and-mouse", seed=7)
    with pytest.raises(Malformed, match="say which game"):
        guided(None)

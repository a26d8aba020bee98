"""CO-103.3: a match that is over before anybody is asked anything is told all the same."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import catspaw
from catspaw.games.claw_and_order.game import ClawAndOrder
from catspaw.table import EVERYTHING, Table, narrate
from catspaw.terminal.cli.setting import Arrangement
from catspaw.terminal.cli.story import watch_game
from catspaw.terminal.tui.start import new_table
from claw_and_order.hopeless import DRAWN, HOPELESS, LOST
from terminal.sitting_down import LARGE, run, visiting

GAME = ClawAndOrder()
LANGUAGES = ("en", "de")
ENDINGS = [("velvet-paws", "CO-103.3", LOST), (HOPELESS, "CO-R.M", DRAWN)]
"""What the other player brings, and what comes of it."""


def ended(other: str) -> Table:
    return catspaw.new("claw-and-order", decks=[HOPELESS, other], seed=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("other", "rule", "told"), ENDINGS)
@pytest.mark.parametrize("audience", ["one", "two", None, EVERYTHING])
def test_everybody_is_told_why_the_match_is_over(
    other: str, rule: str, told: dict[str, str], language: str, audience: str | None
):  # CO-103.3, CO-R.M
    lines = narrate(ended(other), audience, language)
    assert (lines[-1].text, lines[-1].rule) == (told[language], rule)
    assert sum(line.rule == "CO-103.3" for line in lines[:-1]) >= 6


def test_the_outcome_names_the_rule_whoever_wins():  # CO-103.3, CO-R.M
    lost, drawn = (ended(other).outcome for other, *_ in ENDINGS)
    assert lost is not None and drawn is not None
    assert (lost.rule, lost.winners, lost.losers) == ("CO-103.3", ("two",), ("one",))
    assert (drawn.rule, drawn.winners, drawn.losers) == ("CO-R.M", (), ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("other", "rule", "told"), ENDINGS)
def test_whoever_watches_bots_is_told(other: str, rule: str, told: dict[str, str], language: str):  # CO-103.3, CO-R.M
    page = StringIO()
    setup = GAME.setup(decks=[HOPELESS, other])
    watch_game(Console(file=page, width=200), GAME, setup, ["random", "random"], 1, None, language)
    assert told[language] in page.getvalue()
    assert rule in page.getvalue()


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("other", "rule", "told"), ENDINGS)
def test_the_table_in_the_terminal_says_so(
    other: str, rule: str, told: dict[str, str], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("CATSPAW_HOME", str(tmp_path))
    opened = new_table(GAME, Arrangement(decks=(HOPELESS, other)), None, 1)

    async def scene() -> None:
        async with visiting(opened, language=language, size=LARGE) as visitor:
            assert visitor.table.sitting.asked is None
            assert rule in visitor.text("#question")
            await visitor.press("l")
            assert told[language][:40] in " ".join(visitor.seen().split())

    run(scene)

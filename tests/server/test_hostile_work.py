"""Work that a stranger can ask for: it is bounded, remembered, and holds up nobody else."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from difflib import get_close_matches
from multiprocessing import active_children

import pytest

from catspaw.core.errors import CannotUndo
from catspaw.core.shuffle import Shuffle
from catspaw.games import game_by_id
from catspaw.games.claw_and_order.cards import decks
from catspaw.server.http.catalogue import deck_checked
from catspaw.server.http.refusals import TooFast
from catspaw.server.live import replays, workers
from catspaw.server.live.replays import recent_replay
from catspaw.server.live.thinking import UndoQuestion
from catspaw.server.live.workers import Workers
from catspaw.table import Player, Sitting, opening
from server.clients import PATIENCE
from table.noted import Noted

BOT, RANDOM = Player("heuristic", "heuristic"), Player("random", "random")
SHUFFLE = Shuffle(bytes(range(32)), (b"anna's own nonce", b"ben's own nonce."))


# Decks.


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many names each unknown one was compared with, letter by letter."""
    found: list[int] = []

    def count(word: str, possibilities: Sequence[str], n: int) -> list[str]:
        found.append(len(possibilities))
        return get_close_matches(word, possibilities, n)

    monkeypatch.setattr(decks, "get_close_matches", count)
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_list_of_unknown_names_costs_little(compared: list[int], language: str):
    text = "\n".join(f"1 Alley Recruit {language}{number}" for number in range(200))
    found = deck_checked("claw-and-order", text, language)
    assert len(compared) == decks.SUGGESTED
    assert max(compared) <= decks.LIKELY
    assert "'Alley Recruit'" in found.complaints[0].text
    assert len(found.complaints) <= decks.MOST_LINES + 3


def test_a_list_that_was_checked_is_not_checked_again(compared: list[int]):
    text = "1 Once and Never Again"
    assert deck_checked("claw-and-order", text, "en") is deck_checked("claw-and-order", text, "en")
    assert len(compared) == 1


@pytest.mark.parametrize("line", ["1 a", "x", "99 Alley Recruit", "1 Alley Recruit", "1 " + "x" * 70])
def test_a_long_list_is_read_to_a_certain_line_and_says_so(line: str):
    text = "\n".join([line] * 300)
    found = deck_checked("claw-and-order", text, "en")
    assert [complaint.line for complaint in found.complaints if "the rest was not read" in complaint.text] == [41]
    assert max(complaint.line for complaint in found.complaints) <= 300
    assert len(found.complaints) <= 42 + 1


# Taking back.


def game_of(many: int) -> Noted:
    """A game between people so far."""
    game = game_by_id("red-claw")
    sitting = Noted(opening(game, game.setup(), [RANDOM, RANDOM], shuffle=SHUFFLE))
    while sitting.asked and len(sitting.table.answers) < many:
        sitting.let_bot_answer()
    return sitting


@pytest.mark.slow
@pytest.mark.contract
def test_bots_answer_though_many_ask_to_take_back():
    """Who asks later is answered first: else the bot would come last."""
    sitting, game = game_of(60), game_by_id("cat-and-mouse")
    with_bot = Noted(opening(game, game.setup(), [BOT, BOT], shuffle=SHUFFLE))

    async def both() -> tuple[int, list[bool]]:
        hired, others = Workers(1), {*active_children()}
        seat = sitting.asked or ""
        asking = [asyncio.create_task(hired.undo_point(f"table {n}", sitting, seat)) for n in range(workers.WAITING)]
        for _ in range(2):  # the first search has begun
            await asyncio.sleep(0)
        [searching] = {*active_children()} - others
        os.kill(searching.pid or 0, signal.SIGSTOP)  # so that it takes as long as it likes
        try:
            answer = await asyncio.wait_for(hired.answer_of_bot("table", with_bot), PATIENCE)
            done = [task.done() for task in asking]
        finally:
            os.kill(searching.pid or 0, signal.SIGCONT)
        await hired.close()
        await asyncio.gather(*asking, return_exceptions=True)
        return answer, done

    answer, done = asyncio.run(both())
    assert answer in [option.number for option in with_bot.table.question.options]  # type: ignore[union-attr]
    assert not any(done)


def test_the_same_way_back_is_looked_for_once_and_not_too_many_at_once(monkeypatch: pytest.MonkeyPatch):
    looked = []

    async def look(_: Workers, question: UndoQuestion, sitting: Sitting) -> int:
        looked.append(question)
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(Workers, "_find_undo_point", look)
    sitting = game_of(4)

    async def ask() -> None:
        hired = Workers(1)
        tables = ["table"] * 12 + [f"table {number}" for number in range(workers.WAITING - 1)]
        asking = [asyncio.create_task(hired.undo_point(table, sitting, "white")) for table in tables]
        await asyncio.sleep(0)
        with pytest.raises(TooFast):
            await hired.undo_point("one more", sitting, "white")
        await asyncio.sleep(0)
        assert len(looked) == workers.WAITING
        await hired.close()
        await asyncio.gather(*asking, return_exceptions=True)

    asyncio.run(ask())


def test_why_there_is_no_way_back_is_remembered_and_what_has_failed_is_not(monkeypatch: pytest.MonkeyPatch):
    errors: list[Exception] = [TooFast("got lost"), CannotUndo("revealed"), TooFast("not asked for")]

    async def look(_: Workers, question: UndoQuestion, sitting: Sitting) -> int:
        raise errors.pop(0)

    monkeypatch.setattr(Workers, "_find_undo_point", look)
    sitting = game_of(4)

    async def ask() -> list[str]:
        hired, told = Workers(1), []
        for _ in range(3):
            try:
                await hired.undo_point("table", sitting, "white")
            except (CannotUndo, TooFast) as error:
                told.append(str(error))
        await hired.close()
        return told

    assert asyncio.run(ask()) == ["got lost", "revealed", "revealed"]


# Replays.


def test_a_replay_is_told_once_and_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(replays, "RECENT", 2)
    sitting = game_of(4)
    sitting.resign("white")
    first = recent_replay("a", sitting, "everything", "en")
    assert recent_replay("a", sitting, "everything", "en") is first
    for table in ("b", "c"):
        recent_replay(table, sitting, "everything", "en")
    assert recent_replay("a", sitting, "everything", "en") is not first

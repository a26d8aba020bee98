"""What workers are told: a bot its seat's sight and nothing else."""

from __future__ import annotations

import pickle
from collections import OrderedDict

import pytest
from msgspec import json

from catspaw.core.errors import CannotUndo, NotYours
from catspaw.core.game import Game
from catspaw.core.shuffle import Shuffle
from catspaw.games import GAMES, game_by_id
from catspaw.server.live import thinking
from catspaw.server.live.thinking import BotQuestion, answer_of_bot, find_undo_point
from catspaw.server.live.workers import bot_question, undo_question
from catspaw.table import Opened, Player, opening
from table.noted import Noted

BOT = Player("heuristic", "heuristic")
SHUFFLE = Shuffle(bytes(range(32)), (b"anna's own nonce", b"ben's own nonce."))


@pytest.fixture(autouse=True)
def _no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker of its own for each test."""
    monkeypatch.setattr(thinking, "bots_by_table", OrderedDict())


def between_bots(game: Game) -> Opened:
    return opening(game, game.setup(), [BOT, BOT], shuffle=SHUFFLE)


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_bot_elsewhere_answers_what_it_would_at_the_table(game: Game):
    """Though it is given packed numbers, goes on from its last answer, and is made anew when it is seated again."""
    sitting = Noted(between_bots(game))
    for step in range(120):
        if sitting.asked is None:
            break
        if step == 40:
            sitting.hand_over(sitting.asked, BOT)
        question = pickle.loads(pickle.dumps(bot_question("table", sitting)))  # noqa: S301 – our own
        assert isinstance(question, BotQuestion)
        number = answer_of_bot(question)
        assert sitting.propose_bot_answer(sitting.bots).entry.number == number  # type: ignore[union-attr]
        sitting.answer(number, seat=sitting.asked)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_bot_is_told_no_secret_and_nothing_that_its_seat_cannot_know(game: Game):
    """Neither what the cards follow from, nor the answers, nor the decks: only the words of its sight."""
    sitting = Noted(between_bots(game))
    while sitting.asked and len(sitting.table.answers) < 60:
        sitting.let_bot_answer()
    question = bot_question("table", sitting)
    told = json.encode(question) + pickle.dumps(question)
    opened = sitting.opened
    for secret in (opened.secret, str(opened.shuffle), SHUFFLE.secret.hex(), str(bytes(sitting.table.answers))):
        assert secret.encode() not in told
    for secret_bytes in (bytes.fromhex(opened.secret), SHUFFLE.secret, bytes(sitting.table.answers)):
        assert secret_bytes not in told
    assert question.setup.decks == ()
    assert list(memoryview(question.sight).cast("q")) == sitting.table.sight(question.bot.seat).state()


def test_bots_of_tables_that_were_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thinking, "REMEMBERED", 2)
    sitting = Noted(between_bots(game_by_id("cat-and-mouse")))
    for table in ("a", "b", "a", "c"):
        answer_of_bot(bot_question(table, sitting))
    assert list(thinking.bots_by_table) == ["a", "c"]


def test_only_a_bot_that_is_asked_is_asked():
    game = game_by_id("cat-and-mouse")
    with pytest.raises(NotYours, match="no bot is asked"):
        bot_question("table", Noted(opening(game, game.setup(), [Player("Anna"), BOT])))


def test_the_way_back_is_found_without_the_secret():
    sitting = Noted(between_bots(game_by_id("cat-and-mouse")))
    sitting.let_bot_answer()
    question = undo_question(sitting, "inspector")
    assert find_undo_point(question) == sitting.undo_point("inspector") == 0
    assert sitting.opened.secret.encode() not in json.encode(question)
    while len(sitting.table.answers) < 4:
        sitting.let_bot_answer()
    with pytest.raises(CannotUndo):
        find_undo_point(undo_question(sitting, "mouse"))


@pytest.mark.slow
@pytest.mark.contract
def test_the_way_back_of_a_game_with_decks_is_found_with_the_same_decks():
    game = game_by_id("claw-and-order")
    setup = game.setup(decks=("motor-column", "alley-swarm"))
    sitting = Noted(opening(game, setup, [BOT, BOT], decks=("motor-column", "alley-swarm"), secret=bytes(32)))
    for _ in range(30):
        seat = sitting.asked
        assert seat
        sitting.let_bot_answer()
        question = undo_question(sitting, seat)
        assert question.setup.setup().decks == setup.decks
        try:
            point = sitting.undo_point(seat)
        except CannotUndo:
            with pytest.raises(CannotUndo):
                find_undo_point(question)
        else:
            assert find_undo_point(question) == point

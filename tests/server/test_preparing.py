"""What is done before anybody asks for it: nobody is to wait for the first table of a game."""

from __future__ import annotations

import pytest

from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.texts import LANGUAGES
from catspaw.games import game_by_id, known_games
from catspaw.games.fluent_texts import FluentTexts
from catspaw.server.live import preparing
from catspaw.server.live.preparing import prepare_games
from catspaw.table import Player, Sitting, opening


def test_the_first_table_of_every_game_finds_its_texts_read(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare_games()
    monkeypatch.setattr("fluent.runtime.FluentResource", lambda _: pytest.fail("it is read now"))
    for game in known_games():
        sitting = Sitting(opening(game, game.setup(), [Player("guest")] * len(game.setup().seats)))
        for language in LANGUAGES:
            texts = game.texts(sitting.setup, language)
            assert isinstance(texts, FluentTexts)
            assert texts.pending(sitting.table.sight(sitting.asked))


def test_a_game_that_cannot_be_set_up_keeps_nobody_from_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []

    def prepare(game: Game) -> None:
        prepared.append(game.id)
        if game.id == "cat-and-mouse":
            raise Malformed("it has no cards")

    monkeypatch.setattr(preparing, "_prepare", prepare)
    prepare_games()
    assert prepared == [game.id for game in known_games()] and game_by_id("cat-and-mouse").id == prepared[0]

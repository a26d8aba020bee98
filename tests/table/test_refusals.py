"""What is refused is told in the language of whoever tried it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import catspaw
from catspaw.core.errors import CatspawError, Malformed, Unknown
from catspaw.table import Table, refusal


def heist() -> Table:
    return catspaw.new("cat-and-mouse", seed=7)


@pytest.mark.parametrize(
    ("attempt", "english", "german"),
    [
        (
            lambda table: table.answer("smoke-bomb"),
            "That is not allowed (CM-1.3). The Inspector goes",
            "Das ist nicht erlaubt (CM-1.3). Der Inspektor sieht",
        ),
        (
            lambda table: table.answer("a herring"),
            "'a herring' is no answer here; allowed: glory-10, ",
            "'a herring' ist hier keine Antwort; erlaubt: glory-10, ",
        ),
        (
            lambda table: table.answer(0, seat="mouse"),
            "It is not your turn: the Inspector is asked.",
            "Du bist nicht dran: Gefragt ist der Inspektor.",
        ),
        (
            lambda table: table.answer(0, after_answers=5),
            "That answers question 5, but question 0 is being asked",
            "Das galt einer früheren Frage.",
        ),
        (
            lambda table: table.undo(),
            "There is nothing to take back yet.",
            "Noch gibt es nichts zurückzunehmen.",
        ),
    ],
)
def test_refusals_speak_both_languages(attempt: Callable[[Table], None], english: str, german: str):
    table = heist()
    with pytest.raises(CatspawError) as refused:
        attempt(table)
    for language, text in (("en", english), ("de", german)):
        texts = table.game.texts(table.setup, language)
        assert refusal(refused.value, language, texts).startswith(text)


def test_after_the_end_it_is_said_that_the_game_is_over():
    table = heist()
    while table.question:
        table.answer(table.question.options[0].number)
    with pytest.raises(CatspawError) as refused:
        table.answer(0)
    assert refusal(refused.value, "de") == "Das Spiel ist vorbei."


def test_what_has_no_sentence_of_its_own_is_told_by_its_kind():
    assert refusal(Malformed("cats.toml, line 3: x"), "de") == "Das ist nicht zu lesen: cats.toml, line 3: x"
    assert refusal(Malformed("cats.toml, line 3: x"), "en") == "Cats.toml, line 3: x"
    assert refusal(Unknown("bot", "tiger", ["random"]), "de") == "'tiger' gibt es hier nicht; es gibt: random."
    assert refusal(Unknown("deck", "tiger", []), "de") == "'tiger' gibt es hier nicht."
    assert refusal(CatspawError("anything"), "de") == "Das wurde nicht ausgeführt."

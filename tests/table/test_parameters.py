"""Whatever a script passes in, it works or is refused with a sentence: no TypeError, AttributeError or KeyError."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st
from kuhn_poker import KuhnPoker

import catspaw
from catspaw.bots import bot_by_name
from catspaw.core.checking import EXPECTED, is_whole
from catspaw.core.errors import CannotReplay, CatspawError, Malformed, Stale, Unknown
from catspaw.games import GAMES, game_by_id
from catspaw.lab.simulate import simulate
from catspaw.table import Narrator, Table, choices, narrate, refusal

SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 70), st.integers(), st.just(10**4000), st.floats(), st.text(max_size=12)
)
NAMES = st.sampled_from(
    ["cat-and-mouse", "red-claw", "inspector", "mouse", "peek", "free", "subtle-movement", "starter", "chance", "en"]
)
GARBAGE = st.recursive(
    SCALARS | NAMES | st.binary(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5) | NAMES, inner, max_size=2),
    max_leaves=5,
)
PARAMETERS = ("variants", "rulings", "players", "edition", "decks", "seed", "chance")
MANY = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])


def begun() -> Table:
    table = catspaw.new("cat-and-mouse", seed=7)
    table.answer("gems-20")
    return table


def over() -> Table:
    table = begun()
    while table.question:
        table.answer(table.question.options[-1].number)
    return table


def refused_or_done(attempt: Callable[[], object]) -> None:
    """An error that is not one of ours fails the test; ours has a sentence in both languages."""
    try:
        attempt()
    except CatspawError as error:
        for language in ("en", "de"):
            assert refusal(error, language).strip()


@MANY
@given(st.sampled_from(PARAMETERS), GARBAGE, st.sampled_from(GAMES))
@example("edition", "\0", game_by_id("red-claw"))
@example("edition", "\ud800", game_by_id("claw-and-order"))
@example("decks", ["\0", "\0"], game_by_id("claw-and-order"))
@example("decks", "1 x\n\0", game_by_id("claw-and-order"))
def test_a_new_table_takes_or_refuses_anything(parameter: str, garbage: Any, game: catspaw.Game):
    refused_or_done(lambda: catspaw.new(game, **{parameter: garbage}))


@MANY
@given(GARBAGE)
def test_so_do_the_names_of_games_records_and_registered_games(garbage: Any):
    refused_or_done(lambda: catspaw.new(garbage))
    refused_or_done(lambda: catspaw.register(garbage))
    refused_or_done(lambda: catspaw.replay(garbage))
    for parameter in ("game", "dealer", "edition", "decks"):
        arguments: dict[str, Any] = {parameter: garbage}
        refused_or_done(lambda given=arguments: catspaw.replay(begun().record(), **given))  # type: ignore[misc]


TABLE = over()
CALLS: dict[str, Callable[[Any], object]] = {
    "answer": lambda given: begun().answer(given),
    "answer, seat": lambda given: begun().answer(0, seat=given),
    "answer, after_answers": lambda given: begun().answer(0, after_answers=given),
    "check_turn": lambda given: begun().check_turn(given),
    "undo": lambda given: begun().undo(given),
    "deal_from": lambda given: begun().deal_from(given),
    "take": lambda given: begun().take(given),
    "view": TABLE.view,
    "sight": TABLE.sight,
    "events": TABLE.events,
    "story": TABLE.story,
    "everything": TABLE.everything,
    "record": TABLE.record,
    "seat_number": TABLE.setup.seat_number,
    "begun": lambda given: Table(TABLE.game, TABLE.setup, None, given),
    "dealer": lambda given: Table(TABLE.game, TABLE.setup, given),
    "game": lambda given: Table(given, TABLE.setup, None),
    "setup": lambda given: Table(TABLE.game, given, None),
    "choices": lambda given: choices(begun(), given),
    "choices, table": choices,
    "narrate": lambda given: narrate(TABLE, given),
    "narrate, language": lambda given: narrate(TABLE, None, given),
    "narrator, table": lambda given: Narrator(given, None),
    "texts": lambda given: TABLE.game.texts(TABLE.setup, given),
    "refusal": lambda given: refusal(given, "de"),
    "refusal, language": lambda given: refusal(Malformed("x"), given),
    "bot": lambda given: bot_by_name(given, TABLE.game, 0, 1),
    "equal": lambda given: begun() == given,
}


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
@MANY
@given(garbage=GARBAGE)
@example(garbage=10**4000)
@example(garbage=[True])
@example(garbage=float("nan"))
def test_a_table_takes_or_refuses_anything(call: Callable[[Any], object], garbage: Any):
    refused_or_done(lambda: call(garbage))


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_number_too_long_to_be_written_is_refused(call: Callable[[Any], object]):
    refused_or_done(lambda: call(10**5000))
    refused_or_done(lambda: call([10**5000]))


SIMULATED: dict[str, Any] = {
    "game": KuhnPoker(),
    "setup": KuhnPoker().setup(),
    "bots": ["random", "random"],
    "games": 1,
    "seed": 1,
    "first": 1,
    "workers": 1,
    "records": None,
}


@MANY
@given(st.sampled_from(list(SIMULATED)), GARBAGE)
@example("records", "\0")
@example("bots", ["random"])
def test_simulations_take_or_refuse_anything(parameter: str, garbage: Any):
    assume(not (parameter == "records" and isinstance(garbage, str) and "\0" not in garbage))  # a file it would be
    assume(not (parameter in ("games", "workers") and is_whole(garbage) and garbage > 9))
    refused_or_done(lambda: simulate(**{**SIMULATED, parameter: garbage}))


@MANY
@given(st.data())
def test_a_damaged_record_is_refused_with_a_sentence(data: st.DataObject):
    line = begun().record()
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(len(line), start + 20)))
    refused_or_done(lambda: catspaw.replay(line[:start] + data.draw(st.text(max_size=6)) + line[end:]))


@MANY
@given(st.sampled_from(["id", "title", "prefix", "version", "longest", "seats", "players", "bots"]), GARBAGE)
def test_what_a_game_says_of_itself_is_used_or_refused(attribute: str, garbage: Any):
    strange = type("Strange", (KuhnPoker,), {attribute: garbage})()
    assume(not isinstance(garbage, dict))  # truthy where a mapping counts, and no attribute has one
    refused_or_done(lambda: catspaw.new(strange))


@pytest.mark.parametrize(
    ("attempt", "english", "german"),
    [
        (
            lambda: catspaw.new("cat-and-mouse", seed=True),
            "Seed: a whole number was expected, not True.",
            "Seed: Erwartet wurde eine ganze Zahl, nicht True.",
        ),
        (
            lambda: catspaw.new("cat-and-mouse", variants=[1]),  # type: ignore[list-item]
            "Variants: a list of texts was expected, not [1].",
            "Variants: Erwartet wurde eine Liste von Texten, nicht [1].",
        ),
        (
            lambda: catspaw.new("cat-and-mouse", rulings=["peek"]),  # type: ignore[arg-type]
            "Rulings: names with texts were expected (a dict), not ['peek'].",
            "Rulings: Erwartet wurden Namen mit Texten (ein dict), nicht ['peek'].",
        ),
        (
            lambda: catspaw.new(7),  # type: ignore[arg-type]
            "Game: the id of a game or a game was expected, not 7.",
            "Game: Erwartet wurde ein Spiel oder seine Kennung, nicht 7.",
        ),
        (
            lambda: begun().view(True),
            "Seat: the name or the number of a seat was expected, not True.",
            "Seat: Erwartet wurde der Name oder die Nummer eines Sitzes, nicht True.",
        ),
        (
            lambda: catspaw.replay(b"catspaw=1"),  # type: ignore[arg-type]
            "Line: a text was expected, not b'catspaw=1'.",
            "Line: Erwartet wurde ein Text, nicht b'catspaw=1'.",
        ),
        (
            lambda: over().everything(-1),
            "After_answers: a whole number from 0 to ",
            "After_answers: Erwartet wurde eine ganze Zahl von 0 bis ",
        ),
        (
            lambda: begun().deal_from(7),  # type: ignore[arg-type]
            "Dealer: Dealer was expected, not 7.",
            "Dealer: Erwartet wurde Dealer, nicht 7.",
        ),
        (
            lambda: catspaw.new("claw-and-order", decks=3),  # type: ignore[arg-type]
            "Decks: a list was expected, not 3.",
            "Decks: Erwartet wurde eine Liste, nicht 3.",
        ),
        (
            lambda: catspaw.new("claw-and-order", decks=[3, 4]),  # type: ignore[list-item]
            "Deck 3: a name, the path of a file or a deck was expected.",
            "Deck 3: Erwartet wurde ein Name, der Pfad einer Datei oder ein Deck.",
        ),
        (
            lambda: catspaw.new("red-claw", edition=3),  # type: ignore[arg-type]
            "Edition 3: a name, the path of a file or an edition was expected.",
            "Edition 3: Erwartet wurde ein Name, der Pfad einer Datei oder eine Ausgabe.",
        ),
    ],
)
def test_a_wrong_type_is_refused_in_both_languages(attempt: Callable[[], object], english: str, german: str):
    with pytest.raises(Malformed) as refused:
        attempt()
    assert refusal(refused.value, "en").startswith(english)
    assert refusal(refused.value, "de").startswith(german)


def test_every_expectation_reads_alike_in_the_error_and_in_the_texts():
    texts = (Path(__file__).parents[2] / "src" / "catspaw" / "table" / "text" / "en.ftl").read_text("utf-8")
    for reason, text in EXPECTED.items():
        sentence = re.sub("{(.*?)}", r"{ $\1 }", text)
        assert f"{reason} = {sentence}.\n" in texts


class Index:
    """A whole number of somebody else's, such as numpy has."""

    def __index__(self) -> int:
        return 1


def test_whole_numbers_of_others_are_whole_numbers():
    number: Any = Index()
    table = begun()
    assert table.view(number) == table.view(1)
    table.answer(number, after_answers=number)
    assert table.answers[:2] == (4, 1) and type(table.answers[1]) is int
    assert catspaw.new("cat-and-mouse", seed=number).record() == catspaw.new("cat-and-mouse", seed=1).record()


@pytest.mark.parametrize("choice", [True, 0.0, None, [0], b"room 7", {}])
def test_what_is_neither_a_number_nor_a_text_answers_nothing(choice: Any):
    table = begun()
    with pytest.raises(Malformed, match="answers nothing here; allowed: room 1,"):
        table.answer(choice)
    assert table == begun()


def test_one_variant_need_not_be_in_a_list():
    assert catspaw.new("cat-and-mouse", variants="deep-pockets").setup.variants == ("deep-pockets",)
    with pytest.raises(Unknown, match="unknown variant of cat-and-mouse 'deep'"):
        catspaw.new("cat-and-mouse", variants="deep")


def test_a_new_table_takes_a_game_that_is_not_registered():
    game = KuhnPoker()
    table = catspaw.new(game, seed=3)
    assert table.game is game
    while table.question:
        table.answer(table.question.options[0].number)
    with pytest.raises(Unknown, match="unknown game 'kuhn-poker'"):
        catspaw.replay(table.record())
    assert catspaw.replay(table.record(), game=game) == table
    with pytest.raises(CannotReplay, match="this record is of kuhn-poker, and the game given is red-claw"):
        catspaw.replay(table.record(), game=game_by_id("red-claw"))
    with pytest.raises(Malformed, match=r"game: the id of a game or a game was expected, not <class"):
        catspaw.new(KuhnPoker)  # type: ignore[arg-type]


def test_undo_to_a_number_that_there_is_not_is_stale():
    for to in (-1, 99):
        with pytest.raises(Stale, match="there is nothing to go back to"):
            begun().undo(to)
    with pytest.raises(Malformed, match=r"to: a whole number was expected, not 1\.0"):
        begun().undo(1.0)  # type: ignore[arg-type]

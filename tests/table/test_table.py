"""The public surface: tables, answers, errors, undo, views."""

from typing import Any

import pytest

import catspaw
from catspaw.core.errors import IllegalAnswer, Malformed, NotYours, Stale, Unknown
from catspaw.core.record import read_record
from catspaw.table import Narrator, narrate, snapshot


def begun() -> catspaw.Table:
    table = catspaw.new("cat-and-mouse", seed=7)
    table.answer("gems-20")
    table.answer("room 7")
    return table


def test_a_question_says_who_is_asked_what_and_by_which_rule():
    question = catspaw.new("cat-and-mouse", seed=7).question
    assert question is not None
    assert (question.asked, question.prompt) == ("inspector", "fill-pocket")
    assert [(o.number, o.text, o.rule) for o in question.options][:2] == [
        (0, "glory-10", "CM-1.3"),
        (1, "glory-20", "CM-1.3"),
    ]


def test_answers_go_by_number_or_by_text():
    one, two = catspaw.new("cat-and-mouse", seed=7), catspaw.new("cat-and-mouse", seed=7)
    one.answer(4)
    two.answer("  GEMS-20 ")
    assert one.record() == two.record()


def test_with_a_dealer_only_seats_are_asked():
    table = begun()
    assert table.question is not None
    assert (table.question.asked, table.question.prompt) == ("inspector", "keep")


def test_chance_can_be_asked():
    table = catspaw.new("cat-and-mouse", chance="ask")
    table.answer("gems-20")
    table.answer("room 7")
    assert table.question is not None
    assert table.question.asked == "chance"


def test_an_illegal_answer_names_the_rule_and_what_is_allowed_and_changes_nothing():
    table = catspaw.new("cat-and-mouse", seed=7)
    before = table.record()
    with pytest.raises(IllegalAnswer) as refused:
        table.answer("smoke-bomb")
    assert refused.value.rule == "CM-1.3"
    assert len(refused.value.allowed) == 9
    assert "'smoke-bomb' is not allowed by CM-1.3; allowed: glory-10" in str(refused.value)
    assert table.record() == before


@pytest.mark.parametrize("nonsense", ["", "room 13", "glory", -1, 62, 10**30, 3.5, None])
def test_nonsense_is_malformed(nonsense: Any):
    with pytest.raises(Malformed, match="answers nothing here; allowed: glory-10"):
        catspaw.new("cat-and-mouse", seed=7).answer(nonsense)


def test_only_the_asked_seat_may_answer():
    table = catspaw.new("cat-and-mouse", seed=7)
    with pytest.raises(NotYours, match="inspector is asked, not mouse"):
        table.answer("gems-20", seat="mouse")
    table.answer("gems-20", seat="inspector")


def test_an_answer_to_an_earlier_question_is_stale():
    table = begun()
    with pytest.raises(Stale):
        table.answer("room 7", after_answers=1)
    assert table.question is not None
    table.answer(table.question.options[0].number, after_answers=len(table.answers))


def test_nobody_answers_when_the_game_is_over():
    table = begun()
    while table.question:
        table.answer(table.question.options[-1].number)
    assert table.outcome is not None
    assert table.outcome.rule.startswith("CM-")
    with pytest.raises(NotYours, match="the game is over"):
        table.answer(0)


def test_undo_takes_back_the_last_decision_and_what_chance_did_after_it():
    table = begun()
    table.undo()
    assert table.question is not None
    assert (table.question.asked, table.question.prompt) == ("mouse", "start")
    table.answer("room 7")
    assert table.record() == begun().record()


def test_undo_goes_back_to_any_number_of_answers():
    table = begun()
    table.undo(to=1)
    assert table.answers == (4,)
    table.undo(to=1)
    table.undo(to=0)
    for wrong in (-1, 1):
        with pytest.raises(Stale, match="nothing to go back to: 0 answers"):
            table.undo(to=wrong)
    with pytest.raises(Stale):
        table.undo()


def test_a_clone_goes_its_own_way():
    table = begun()
    other = table.clone()
    assert other.question is not None
    other.answer(other.question.options[0].number)
    other.undo(to=1)
    other.answer("room 3")
    assert table.record() == begun().record()
    assert table.all_events() == begun().all_events()


def test_unknown_names_say_what_is_known():
    with pytest.raises(Unknown, match="unknown game 'chess'; known: cat-and-mouse"):
        catspaw.new("chess")
    with pytest.raises(Unknown, match="unknown variant of cat-and-mouse 'x'; known: subtle-movement, deep-pockets"):
        catspaw.new("cat-and-mouse", variants=["x"])
    with pytest.raises(Unknown, match="unknown ruling"):
        catspaw.new("cat-and-mouse", rulings={"x": "y"})
    with pytest.raises(Unknown, match="unknown reading of own_room 'y'; known: allowed, forbidden"):
        catspaw.new("cat-and-mouse", rulings={"own_room": "y"})
    with pytest.raises(Unknown, match="unknown seat 'cat'; known: inspector, mouse"):
        begun().view("cat")
    with pytest.raises(Unknown, match="unknown seat '2'"):
        begun().view(2)


def test_replay_plays_a_record_again():
    table = begun()
    again = catspaw.replay(table.record())
    assert again.record() == table.record()
    assert again.view("mouse") == table.view("mouse")
    assert again.all_events() == table.all_events()


def test_the_games_of_the_house():
    assert [game.id for game in catspaw.games()] == ["cat-and-mouse", "red-claw", "claw-and-order"]


def test_outcomes_say_who_won_what_and_why():
    table = catspaw.new("cat-and-mouse", seed=1)
    for answer in ("gems-20", "room 7"):
        table.answer(answer)
    assert table.question is not None
    table.answer(table.question.options[0].number)
    table.answer("spring the trap")
    table.answer("room 7")
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.losers) == (("inspector",), ("mouse",))
    assert outcome.payoffs == {"inspector": 1, "mouse": -1}
    assert (outcome.ending, outcome.rule) == ("caught", "CM-4.2")


def test_undo_into_a_deal_deals_the_same_cards_again():
    """Nobody gets to choose for the dealer."""
    table = begun()
    table.undo(to=3)
    assert table.record() == begun().record()


def test_a_verdict_stays_with_the_record():
    line = begun().record() + " verdict=resigned:mouse"
    table = catspaw.replay(line)
    assert table.verdict == ("resigned", "mouse")
    assert table.record() == line
    assert table.clone().record() == line
    with pytest.raises(Unknown, match="unknown seat 'cat'"):
        catspaw.replay(line.replace("resigned:mouse", "resigned:cat"))


def test_chance_is_dealt_or_asked_and_nothing_else():
    with pytest.raises(Unknown, match="known: deal, ask"):
        catspaw.new("cat-and-mouse", chance="bogus")  # type: ignore[arg-type]


def test_one_variant_may_be_a_plain_string():
    assert catspaw.new("cat-and-mouse", variants="deep-pockets").setup.variants == ("deep-pockets",)


@pytest.mark.parametrize("word", range(len(read_record(begun().record()).end)))
@pytest.mark.parametrize("value", [-5, 99, 2**62 - 1, 2**63])
def test_a_forged_snapshot_is_refused_or_shown_and_never_hangs(word: int, value: int):
    record = read_record(begun().record())
    texts = list(record.end)
    texts[word] = value
    try:
        game, _, position = snapshot(record._replace(end=tuple(texts)))
    except Malformed as refused:
        assert "'end='" in str(refused)
    else:
        for seat in (0, 1, -3):
            game.view(game.sight(position, seat))


@pytest.mark.parametrize("game", catspaw.games(), ids=lambda game: game.id)
def test_a_narrator_tells_the_same_as_the_whole_story(game: catspaw.Game):
    table = catspaw.new(game.id, seed=3)
    narrator = Narrator(table, table.setup.seats[0], "de")
    for step in range(30):
        if table.question:
            table.answer(table.question.options[0].number)
        if step % 7 == 6:
            table.undo()
        assert narrator.lines() == narrate(table, table.setup.seats[0], "de")

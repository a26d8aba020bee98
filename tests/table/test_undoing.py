"""The way back ends where something was revealed."""

from __future__ import annotations

import pytest

import catspaw
from catspaw.core.errors import CannotUndo
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import GAMES
from catspaw.table import Player, Sitting, positions
from catspaw.table.entries import Undone
from catspaw.table.undoing import reveals
from table.noted import Noted
from table.test_sitting import begun, take_first

ANNA, BEN = Player("Anna"), Player("Ben")


def at_the_turn_of(seat: str) -> Noted:
    """A heist that has just begun."""
    sitting, _ = begun(ANNA, BEN)
    sitting.answer("gems-20", seat="inspector")
    sitting.answer("room 3", seat="mouse")
    while sitting.asked != seat:
        take_first(sitting)
    return sitting


def test_a_secret_choice_is_taken_back_before_anybody_learns_of_it():
    sitting, _ = begun(ANNA, BEN)
    sitting.answer("gems-20", seat="inspector")
    sitting.undo("inspector")
    assert sitting.table.answers == ()
    assert sitting.asked == "inspector"


def test_a_seat_takes_back_what_others_have_answered_since():
    sitting = at_the_turn_of("inspector")
    given = len(sitting.table.answers)
    take_first(sitting)
    sitting.answer("check for clues", seat="inspector")
    sitting.undo("inspector")
    sitting.undo("inspector")
    assert len(sitting.table.answers) == given


def test_what_chance_said_stays_said():
    sitting, _ = begun(ANNA, BEN)
    sitting.answer("gems-20", seat="inspector")
    sitting.answer("room 3", seat="mouse")
    with pytest.raises(CannotUndo, match="hidden or random"):
        sitting.undo("mouse")
    assert sitting.asked == "inspector"


def test_a_name_that_was_checked_against_the_notes_stays_named():
    """Whether a room is monitored was hidden from her until she named it."""
    sitting = at_the_turn_of("mouse")
    assert sitting.table.question
    assert sitting.table.question.prompt == "name"
    sitting.answer("room 9", seat="mouse")
    with pytest.raises(CannotUndo):
        sitting.undo("mouse")


def test_nothing_to_take_back():
    sitting, _ = begun(ANNA, BEN)
    with pytest.raises(CannotUndo, match="mouse has answered nothing yet"):
        sitting.undo("mouse")


def test_going_back_is_an_entry_like_any_other():
    sitting, entries = begun(ANNA, BEN)
    sitting.answer("gems-20", seat="inspector")
    sitting.undo("inspector")
    sitting.answer("gems-10", seat="inspector")
    again = Sitting.resumed(entries)
    assert again.table.view("inspector") == sitting.table.view("inspector")
    assert again.table.answers == sitting.table.answers


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))])
def test_what_may_be_taken_back_has_taught_nobody_anything(game: catspaw.Game, seed: int):
    """Law: from what they knew before, every seat could have foretold what it sees after the answer.

    Where going back is allowed, four times as many worlds do not find anything either.
    """
    setup = game.setup()
    position, sampler = game.start(setup), Sampler(seed)
    answers = 0
    while position.asked != NOBODY:
        number = int(sampler.pick(position.options))
        answers += 1
        if position.asked != CHANCE and answers % 11 == seed and not reveals(game, setup, position, number):
            assert not reveals(game, setup, position, number, worlds=1024), position.prompt
        position.answer(number)


def test_others_have_to_agree_before_a_seat_takes_back():
    sitting, entries = begun(ANNA, BEN)
    sitting.answer("gems-20", seat="inspector")
    sitting.request_undo("inspector")
    assert sitting.undo_request is not None
    with pytest.raises(CannotUndo, match="nobody asks that seat"):
        sitting.consent("inspector", yes=True)
    sitting.consent("mouse", yes=True)
    assert sitting.table.answers == ()
    assert sitting.undo_request is None
    again = Sitting.resumed(entries)
    assert (again.table.answers, again.asked) == ((), "inspector")


def test_one_no_is_enough_and_so_is_playing_on():
    sitting, _ = begun(ANNA, BEN)
    sitting.answer("gems-20", seat="inspector")
    sitting.request_undo("inspector")
    sitting.consent("mouse", yes=False)
    assert (sitting.undo_request, len(sitting.table.answers)) == (None, 1)
    sitting.request_undo("inspector")
    sitting.answer("room 3", seat="mouse")
    assert sitting.undo_request is None
    with pytest.raises(CannotUndo):
        sitting.consent("mouse", yes=True)


def test_bots_do_not_have_to_be_asked():
    sitting, entries = begun(ANNA, Player("Prowler", "heuristic"))
    sitting.answer("gems-20", seat="inspector")
    sitting.request_undo("inspector")
    assert sitting.table.answers == ()
    assert isinstance(entries[-1], Undone)


def test_an_answer_after_which_chance_is_asked_reveals_something_whatever_is_imagined():
    sitting, _ = begun(ANNA, BEN)
    game, setup = sitting.game, sitting.setup
    sitting.answer("gems-20", seat="inspector")
    sitting.answer("room 3", seat="mouse")
    found = [position.clone() for position in positions(game, setup, sitting.table.answers)]
    assert not reveals(game, setup, found[0], 4, worlds=0)
    assert reveals(game, setup, found[1], 3, worlds=0)

"""A record of older rules is shown from its words; whatever somebody wrote there is shown or refused."""

from __future__ import annotations

import pytest

import catspaw
from catspaw.core.packed import first_bit
from catspaw.core.position import Position
from catspaw.core.record import Record, read_record
from catspaw.core.sampler import Sampler
from catspaw.games.claw_and_order.edge.view import MatchView
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.numbers import TurnField, Zone
from catspaw.table import snapshot
from claw_and_order.battle import Battle, arranged

FORGED = (-1, 1, 4, 50, 61, 62, 63, 64, 255, 1 << 24, 1 << 60)
HEAD = len(Position.FIELDS)


def reached(prompt: str, least: int) -> Record:
    """A record that stops at a question in mid-game, said to be of other rules."""
    for seed in range(100):
        table = catspaw.new("claw-and-order", decks=["velvet-paws", "alley-swarm"], seed=seed)
        sampler = Sampler(seed)
        while table.question:
            if table.question.prompt == prompt and len(table.answers) > least:
                return read_record(table.record().replace("rules=2", "rules=9"))
            table.answer(int(sampler.pick(table._position.options)))
    raise AssertionError("no such question")


def written(record: Record, word: int, number: int) -> Record:
    """The record with another number in one of its words."""
    return record._replace(end=(*record.end[:word], number, *record.end[word + 1 :]))


def is_shown(record: Record) -> bool:
    """Whether the position can be looked at, by everybody; else it has been refused."""
    try:
        game, setup, position = snapshot(record)
    except catspaw.Malformed:
        return False
    for seat in (*setup.seats, None):
        game.view(game.sight(position, setup.seat_number(seat)))
    return True


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize(("prompt", "least"), [("set-up", 10), ("play", 200), ("choose-target", 100)])
def test_whatever_is_written_into_a_position_is_shown_or_refused(prompt: str, least: int):
    record = reached(prompt, least)
    shown = [is_shown(written(record, word, number)) for word in range(len(record.end)) for number in FORGED]
    assert sum(shown) < len(shown) / 2


@pytest.mark.contract
@pytest.mark.slow
def test_an_unchanged_position_is_shown():
    record = reached("play", 200)
    game, setup, position = snapshot(record)
    assert position.conserved()
    view = game.view(game.sight(position, setup.seat_number("one")))
    assert isinstance(view, MatchView)
    assert view.phase == "play"


@pytest.mark.contract
@pytest.mark.slow
def test_a_position_with_too_few_words_is_refused():
    record = reached("play", 200)
    for end in (record.end[:-1], (*record.end, 0), record.end[:HEAD]):
        with pytest.raises(catspaw.Malformed, match="does not hold a position"):
            snapshot(record._replace(end=end))


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("place", [Zone.TOP, Zone.BOTTOM])
def test_a_queue_of_cards_that_are_none_is_refused(place: int):
    record = reached("play", 200)
    for number in (54, 61, 62, 63):
        forged = written(written(record, HEAD + place, number), HEAD + place + 2, 1)
        assert not is_shown(forged)


# Positions told by tests, with one word changed.


def conserved_with(game: Battle, place: int, number: int) -> bool:
    state = game.position.state()
    state[HEAD + place] = number
    position = game.position.clone()
    position.load(state)
    return position.conserved()


@pytest.mark.parametrize(
    ("place", "number"),
    [
        (Zone.ACTIVE, 2),
        (Zone.STARTER, 5),
        (Zone.PHASE, 12),
        (Zone.BATTLE, 0),
        (Zone.BATTLE, 4),
        (Zone.BATTLEFIELD_CARD, 63),
        (Zone.LOSER, 2),
        (Zone.WINS, 3),
        (Zone.FAILED, 7),
        (Zone.DOLLARS_OF, -1),
        (Zone.DOLLARS_OF, 1024),
        (Zone.TURNS, 1 << 20),
        (Zone.CHECK_DEATHS, 2),
        (Zone.RING_COUNT, 65),
        (Zone.RING_COUNT, 1),
        (Zone.RING_AT, 64),
        (Zone.RING, 1),
        (Zone.PC, 1 << 20),
        (Zone.LEFT, 101),
        (Zone.ATTACKER, 62),
        (Zone.SOURCE, 64),
        (Zone.LINEAGE, 511),
        (Zone.LINEAGE, 1 << 9),
        (Zone.CHAINED, 2),
        (Zone.CHAINS, 1),
        (Zone.TAKING_EFFECT, 1),
        (Zone.CARD_STATE + n.GONE, 1),
        (Zone.VICTIM, 64),
        (Zone.CHOSEN, -1),
        (Zone.ACTIONS, 61),
        (Zone.ARRIVALS, 1 << 14),
        (Zone.TOP_COUNT, 10),
        (Zone.BOTTOM_COUNT, 28),
        (Zone.BURIED, 1),
        (Zone.BURIED_DEEPER, 1),
        (Zone.TURN_STATE, 1),
        (Zone.CARD_STATE, -1),
        (Zone.CARD_STATE, 1 << 62),
        (Zone.CARD_STATE, (n.FIELD + 1) << 14),
        (Zone.LINEAGE, 1 << 55),
        (Zone.PILOTS, 1),
        (Zone.PILOTED, 1),
        (Zone.FACE_DOWN, 1),
        (Zone.HURT, 1),
        (Zone.ITEMS, 1),
        (Zone.HAND, 1),
        (Zone.FRONT, 1),
        (Zone.SUMMONED_BY_TWO, 1 << 60),
        (Zone.KNOWN, 1),
        (Zone.SEEN_BEFORE, 1 << 30),
    ],
)
def test_an_impossible_word_is_noticed(place: int, number: int):
    game = arranged(one={"deck": []}, two={"deck": []})
    assert game.position.conserved()
    assert not conserved_with(game, place, number)


def forged_turn(game: Battle, word: int) -> bool:
    """Whether a word about this turn, on a card that is marked as having one, is let through."""
    state = game.position.state()
    state[HEAD + Zone.TURN_STATE], state[HEAD + Zone.TOUCHED] = word, 1
    position = game.position.clone()
    position.load(state)
    return position.conserved()


@pytest.mark.parametrize(
    ("field", "most", "is_full"),
    [
        (TurnField.USES, 8, False),
        (TurnField.ATTACKS, 7, True),
        (TurnField.AGAIN, 6, False),
        (TurnField.SHIELD, 63, True),
        (TurnField.MORE_DAMAGE, 127, True),
        (TurnField.MORE_HEALTH, 127, True),
        (TurnField.GAINED, 15, True),
    ],
)
def test_more_than_a_turn_has_room_for_is_noticed(field: int, most: int, *, is_full: bool):
    game = arranged(one={"deck": []}, two={"deck": []})
    assert forged_turn(game, most << first_bit(field))
    assert is_full or not forged_turn(game, most + 1 << first_bit(field))


@pytest.mark.parametrize("bit", [62])
def test_a_bit_of_no_field_is_noticed(bit: int):
    assert not forged_turn(arranged(one={"deck": []}, two={"deck": []}), 1 << bit)


def test_a_card_is_in_one_place_only():  # CO-102.1
    game = arranged(one={"hand": ["tom"]}, two={"hand": ["mouser"]})
    tom, mouser = 1 << game.card("tom"), 1 << game.card("mouser")
    assert not conserved_with(game, Zone.HAND, 0)
    assert not conserved_with(game, Zone.DISCARD_PILE, tom)
    assert not conserved_with(game, Zone.HAND, tom | mouser)


def test_items_and_pilots_belong_to_troops_in_play():  # CO-109.1
    one = {"front": ["truck", "tom"], "pilots": {"truck": "tom"}, "items": {"knife": "truck"}}
    game = arranged(one=one)
    for name in ("truck", "tom", "knife"):
        assert not conserved_with(game, Zone.CARD_STATE + game.card(name), 0)
    assert not conserved_with(game, Zone.PILOTED, 1 << game.card("tom"))

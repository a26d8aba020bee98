"""Events as they are declared: what was written can be read, is told to nobody it should not be, and has its types."""

from __future__ import annotations

import random

import pytest
from msgspec import json

import catspaw
from catspaw.core.events import FLAG, NUMBER, SEAT, Domain, Events, TypedEvent, event
from catspaw.core.journal import HIDDEN, SECOND_RULE, packed, unpacked
from catspaw.table import Table

every_game = pytest.mark.parametrize("game", catspaw.games(), ids=lambda game: game.id)


def played(game: catspaw.Game, seed: int) -> Table:
    table, chance = catspaw.new(game.id, seed=seed), random.Random(seed)
    while table.question is not None:
        table.answer(chance.choice(table.question.options).number)
    return table


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_every_event_is_made_of_its_declared_parts(game: catspaw.Game, seed: int):
    for written in played(game, seed).all_events():
        found = game.events.read(written)
        assert not found.hidden
        assert game.events.write(unpacked(written)[0], found.values) == written
        assert found.rule in game.rule_ids()


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_story_has_what_the_seat_perceived_and_says_what_is_hidden(game: catspaw.Game, seed: int):
    table = played(game, seed)
    for seat in (*table.setup.seats, None):
        number = table.setup.seat_number(seat)
        perceived = [game.perceived_by(event, number) for event in table.all_events()]
        story = table.story(seat)
        assert json.decode(json.encode(story), type=list[TypedEvent]) == story
        assert [one.hidden for one in story] == [game.events.read(one).hidden for one in perceived if one is not None]
        for one in story:
            assert not set(one.hidden) & {*one.details}
            assert one.card is None or "card" not in one.hidden
            assert one.seat in (None, *table.setup.seats)
        moments = [one.after_answers for one in story]
        assert moments == sorted(moments) and moments[-1] <= len(table.answers)


def test_the_story_of_a_heist():
    table = catspaw.new("cat-and-mouse", seed=7)
    table.answer("gems-20")
    table.answer("room 3")
    inspector, mouse = table.story("inspector"), table.story("mouse")
    assert (inspector[0].kind, inspector[0].card, inspector[0].rule) == ("pocketed", "gems-20", "CM-1.3")
    assert (mouse[0].kind, mouse[0].card, mouse[0].hidden) == ("pocketed", None, ("card",))
    entered = next(one for one in mouse if one.kind == "entered")
    assert entered.details == {"room": 3, "searches": 0}
    assert next(one for one in inspector if one.kind == "entered").details == {"searches": 0}


# A made-up game's events.


class Did:
    """Two kinds of events."""

    SAID = 1
    SHOWED = 2


MASKED = Domain(6, may_be_concealed=True)


def declared() -> Events:
    return Events(
        Did,
        [
            event(Did.SAID, ("XX-1.1", "XX-1.2"), (SEAT("seat"), NUMBER("number")), messages=("said", "")),
            event(
                Did.SHOWED,
                lambda values, _: f"XX-2.{values['open']}",
                (MASKED("card"), NUMBER("stamp")),
                (FLAG("open"), SEAT("seat")),
                audience=lambda values, seat: None if seat == 3 else () if seat == values["seat"] else ("card",),
                begins_turn=True,
            ),
        ],
    )


def test_parts_share_a_number():
    events = declared()
    said = events.write(Did.SAID | SECOND_RULE, {"seat": 2, "number": 77})
    assert said == packed(Did.SAID | SECOND_RULE, 2 | 77 << 2, 0)
    found = events.read(said)
    assert (found.name, found.values, found.rule, found.message) == ("said", {"seat": 2, "number": 77}, "XX-1.2", "")
    assert not events.begins_turn(said)


def test_a_part_is_concealed_and_the_one_beside_it_is_not():
    events = declared()
    showed = events.write(Did.SHOWED, {"card": 5, "stamp": 9, "open": 1, "seat": 1})
    assert events.perceived_by(showed, 1) == showed
    assert events.perceived_by(showed, 3) is None
    told = events.perceived_by(showed, 0)
    assert told is not None
    found = events.read(told)
    assert (found.values, found.hidden, found.rule) == ({"stamp": 9, "open": 1, "seat": 1}, ("card",), "XX-2.1")
    assert events.begins_turn(told)


def test_a_number_whose_parts_are_all_hidden_is_gone():
    events = Events(Did, [event(Did.SAID, "XX-1.1", NUMBER("number"), audience=lambda *_: ("number",)), *[
        kind for kind in declared() if kind.number == Did.SHOWED
    ]])  # fmt: skip
    assert events.perceived_by(packed(Did.SAID, 4, 0), 0) == packed(Did.SAID, HIDDEN, 0)


def test_a_part_has_no_more_bits_than_declared():
    with pytest.raises(AssertionError, match="seat is 4, at most 3"):
        declared().write(Did.SAID, {"seat": 4})


def test_every_constant_has_a_declaration():
    with pytest.raises(AssertionError, match=r"without a constant or a declaration: \[2\]"):
        Events(Did, [event(Did.SAID, "XX-1.1")])

"""What hidden hands leave open: who knows which card is where, and the worlds a seat imagines."""

from __future__ import annotations

from collections import Counter

import pytest

from catspaw.core.journal import HIDDEN, packed
from catspaw.core.position import ONLOOKER
from catspaw.core.sampler import Sampler
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import Zone
from red_claw.hunt import SEATS, Hunt, arranged, card
from red_claw.memory import World, after_exchange

WHITES = ("red 0", "red 5", "yellow 7")
BLACKS = ("red 6", "yellow 9", "green 9", "blue 8")
GREYS = ("green 4", "blue 2")
BROWNS = ("green 11", "blue 3")
HANDS = {"white": WHITES, "black": BLACKS, "grey": GREYS, "brown": BROWNS}
OTHERS = (*SEATS[2:], None)
"""Who takes no part when white and black exchange cards."""

# The chi-square value that chance exceeds once in ten thousand times, by degrees of freedom.
LIMITS = {2: 18.4, 7: 29.9, 11: 37.4}


def hiding(**levels: int) -> Hunt:
    """White and black hide their hands, and white is to move."""
    return arranged(4, hands=HANDS, levels={"white": 6, "black": 6, **levels})


def exchanged(game: Hunt, given: str = "red 5", taken: str = "yellow 9", holder: str = "black") -> Hunt:
    """The active player exchanges a card with one out of a hidden hand."""
    return game.prefers(taken).says("exchange-with-opponent", f"a card of {holder}", given)


def knowledge(game: Hunt, seat: str | None, holder: str) -> tuple[set[str], set[str]]:
    """What a seat is sure to find in a hand, and what it may find there."""
    player = game.sees(seat).players[holder]
    return set(player.surely), set(player.perhaps)


def world(state: list[int]) -> World:
    """The hands in a position's words."""
    hands = state[len(state) - n.ZONES + Zone.HAND :][:4]
    return tuple(frozenset(k for k in range(n.CARDS) if hand >> k & 1) for hand in hands)


def samples(game: Hunt, seat: str | None, number: int) -> Counter[World]:
    """How often a seat imagines which hands."""
    slot, sampler, found = game.table._position.clone(), Sampler(5), Counter[World]()
    sight = game.table.sight(seat)
    for _ in range(number):
        sight.sample_into(slot, sampler)
        found[world(slot.state())] += 1
    return found


def numbers(texts: tuple[str, ...]) -> frozenset[int]:
    return frozenset(card(text) for text in texts)


def exchanges() -> set[World]:
    """Every way in which white and black can have exchanged a card."""
    return after_exchange({tuple(numbers(HANDS[seat]) for seat in SEATS)}, 0, 1)


def assert_uniform(found: Counter[World], worlds: set[World]) -> None:
    assert set(found) == worlds
    expected = found.total() / len(worlds)
    statistic = sum((found[one] - expected) ** 2 for one in worlds) / expected
    assert statistic < LIMITS[len(worlds) - 1]


# Who knows what.


def test_a_hand_that_hides_is_still_known_to_all_who_saw_its_cards_taken():  # RC-R.L
    game = hiding()
    for seat in (*SEATS, None):
        assert knowledge(game, seat, "white") == (set(WHITES), set())
        assert knowledge(game, seat, "black") == (set(BLACKS), set())


def test_after_an_unseen_exchange_others_know_only_that_a_card_went_each_way():  # RC-R.L
    game = exchanged(hiding())
    for seat in OTHERS:
        assert knowledge(game, seat, "white") == (set(), {*WHITES, *BLACKS})
        assert knowledge(game, seat, "black") == (set(), {*WHITES, *BLACKS})
        assert knowledge(game, seat, "grey") == (set(GREYS), set())
        assert knowledge(game, seat, "brown") == (set(BROWNS), set())
        assert [player.cards for player in game.sees(seat).players.values()] == [3, 4, 2, 2]


def test_the_two_who_exchange_know_both_hands():  # RC-R.L
    game = exchanged(hiding())
    for seat in ("white", "black"):
        assert knowledge(game, seat, "white") == ({"red 0", "yellow 7", "yellow 9"}, set())
        assert knowledge(game, seat, "black") == ({"red 5", "red 6", "green 9", "blue 8"}, set())


def test_before_the_card_is_picked_the_gift_is_known_to_its_giver_alone():  # RC-R.L, RC-8.2
    game = hiding().pauses().says("exchange-with-opponent", "a card of black", "red 5")
    assert game.sees("white").given == "red 5"
    for seat in ("black", *OTHERS):
        assert game.sees(seat).given is None
        assert game.sees(seat).wanted == "black"
        assert game.table.events(seat)[-1] == packed(Event.OFFERED, HIDDEN, 0b100)


@pytest.mark.parametrize("seat", SEATS)
def test_an_open_hand_has_no_secrets_in_an_exchange(seat: str):  # RC-8.2
    game = exchanged(arranged(4, hands=HANDS, levels={"white": 5, "black": 6}))
    assert knowledge(game, seat, "white") == ({"red 0", "yellow 7", "yellow 9"}, set())
    assert knowledge(game, seat, "black") == ({"red 5", "red 6", "green 9", "blue 8"}, set())
    game = arranged(4, hands=HANDS, levels={"white": 6, "black": 5})
    game.says("exchange-with-opponent", "blue 8", "red 0")
    assert knowledge(game, seat, "white") == ({"red 5", "yellow 7", "blue 8"}, set())
    assert knowledge(game, seat, "black") == ({"red 0", "red 6", "yellow 9", "green 9"}, set())


def test_a_hand_of_one_card_gives_that_card():  # RC-R.L
    game = exchanged(arranged(4, hands={**HANDS, "white": ("red 5",)}, levels={"white": 6, "black": 6}))
    for seat in OTHERS:
        assert knowledge(game, seat, "white") == (set(), set(BLACKS))
        assert knowledge(game, seat, "black") == ({"red 5"}, set(BLACKS))


# What later events tell.


def test_playing_the_card_that_came_tells_which_one_it_was():  # RC-R.L
    game = exchanged(hiding()).says("yellow 9")
    for seat in OTHERS:
        sure, perhaps = knowledge(game, seat, "black")
        assert {"red 6", "green 9", "blue 8"} <= sure
        assert perhaps == set(WHITES)
        assert not knowledge(game, seat, "white")[1] & set(BLACKS)


def test_playing_a_card_that_stayed_tells_only_that_it_stayed():  # RC-R.L
    game = exchanged(hiding()).says("red 0")
    for seat in OTHERS:
        assert knowledge(game, seat, "black") == (set(), {"red 5", "yellow 7", *BLACKS})
        assert knowledge(game, seat, "white")[1] == {"red 5", "yellow 7", *BLACKS}


def test_a_resolution_shows_the_hidden_cards_of_its_colour():  # RC-R.L
    game = arranged(4, rows={"red": [1]}, hands=HANDS, levels={"white": 6, "black": 6})
    game = exchanged(game, "red 5", "blue 8").says("yellow 7")
    assert game.row("red"), "white took the last red card and the row was rebuilt"
    for seat in OTHERS:
        whites, blacks = knowledge(game, seat, "white"), knowledge(game, seat, "black")
        assert whites[1] == blacks[1] == {"yellow 9", "green 9", "blue 8"}


def test_a_hand_that_opens_tells_all():  # RC-R.L, RC-R.T
    hands = {**HANDS, "brown": ()}
    game = arranged(4, hands=hands, levels={"white": 5, "black": 6}, figure="white", first="white")
    game = exchanged(game).says("red 0")
    while game.asked != "brown" or game.prompt != "longest":
        game.says("none" if game.prompt == "use" else sorted(game.options)[0])
    assert knowledge(game, None, "white")[1]
    game.says(sorted(game.options)[0])
    game.says(sorted(game.options)[0])
    assert game.levels[0] == 5
    for seat in (*SEATS, None):
        assert knowledge(game, seat, "white")[1] == knowledge(game, seat, "black")[1] == set()


def test_where_exchanges_overlap_their_pools_run_together():  # RC-R.L
    game = exchanged(hiding(grey=6)).says("red 0")
    while game.asked != "grey" or game.prompt != "use":
        game.says("none" if game.prompt == "use" else sorted(game.options)[0])
    white, black = (knowledge(game, None, seat) for seat in ("white", "black"))
    grey = knowledge(game, None, "grey")[0]
    holding = exchanged(game, "green 4", sorted(game.hand("white"))[0], "white")
    pool = {*white[0], *white[1], *black[1], *grey}
    assert knowledge(holding, None, "white") == knowledge(holding, None, "grey") == (set(), pool)
    assert knowledge(holding, None, "black") == (black[0], pool)
    assert knowledge(holding, "white", "grey")[1] == set()


# Imagined worlds.


@pytest.mark.parametrize("seat", OTHERS)
def test_every_exchange_that_is_possible_is_imagined_as_often(seat: str | None):  # RC-R.L
    worlds = exchanges()
    assert len(worlds) == len(WHITES) * len(BLACKS)
    assert_uniform(samples(exchanged(hiding()), seat, 2400), worlds)


@pytest.mark.parametrize("seat", ["white", "black"])
def test_who_took_part_imagines_only_what_is(seat: str):  # RC-R.L
    game = exchanged(hiding())
    assert set(samples(game, seat, 20)) == {world(game.table._position.state())}


@pytest.mark.parametrize(("played", "number"), [("red 0", 8), ("yellow 9", 3)])
def test_imagined_worlds_fit_what_was_played_since(played: str, number: int):  # RC-R.L
    game = exchanged(hiding()).says(played)
    taken = world(game.table._position.state())[0] - numbers((*WHITES, *BLACKS))
    fitting = {one for one in exchanges() if card(played) in one[0]}
    worlds = {(one[0] - {card(played)} | taken, *one[1:]) for one in fitting}
    assert len(worlds) == number
    assert_uniform(samples(game, "grey", 2400), worlds)


def test_a_gift_on_its_way_may_be_any_card_of_the_hand():  # RC-8.2
    game = hiding().pauses().says("exchange-with-opponent", "a card of black", "red 5")
    slot, sampler, found = game.table._position.clone(), Sampler(3), Counter[int]()
    given = slot.FIELDS.index("given")
    for _ in range(900):
        game.table.sight("black").sample_into(slot, sampler)
        found[slot.state()[given]] += 1
    assert set(found) == numbers(WHITES)
    assert sum((times - 300) ** 2 for times in found.values()) / 300 < LIMITS[2]


def test_onlookers_know_the_same_in_every_world_a_seat_imagines():  # RC-R.L
    game = exchanged(hiding(grey=6)).says("red 0")
    slot, sampler = game.table._position.clone(), Sampler(4)
    for seat in (*SEATS, None):
        game.table.sight(seat).sample_into(slot, sampler)
        assert game.table.game.sight(slot, ONLOOKER).state() == game.table.sight(None).state()

"""Chapter 103: opening hands, and what is played before the first turn."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from catspaw.core.journal import KIND
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import Zone
from claw_and_order.battle import Battle, arranged, equip, match, one_time, team_buff, troop

DEAR = ["lion", "idler", "rag"]
"""Cards that make no opening hand: troops for $6 and $9, and an item."""


def drawn(game: Battle, cards: Iterable[str]) -> Battle:
    """Chance lays these cards on top of the deck."""
    return game.says(*cards)


# CO-103.1, CO-103.2


def test_both_players_draw_five_cards_the_starting_player_first():  # CO-103.2
    game = match(one=["tom"] * 27, two=["mouser"] * 27).says("two")
    drawn(game, ["mouser"] * 5)
    assert (game.hand("two"), game.hand("one")) == (["mouser"] * 5, [])
    drawn(game, ["tom"] * 5)
    assert game.hand("one") == ["tom"] * 5
    assert (game.deck("one"), game.deck("two")) == (["tom"] * 22, ["mouser"] * 22)
    assert game.question == ("two", "set-up", {"mouser", "done"})


def test_a_hand_of_five_is_dealt_from_27_cards():  # CO-103.2
    game = match(one=["tom"] * 27).says("one")
    assert len(game.options) == 27
    assert game.rules == dict.fromkeys(game.options, "CO-103.2")
    assert game.says("tom").cited(Event.DREW) == ["CO-103.2"]
    assert len(game.options) == 26


def test_a_new_battle_begins_with_full_decks_and_without_dollars():  # CO-103.1, CO-103.2, CO-101.5
    one = {"front": [], "hand": ["tom", "lion"], "discard": ["mouser"], "dollars": 3}
    two = {
        "front": ["tom", "kitten"], "back": ["persian", "their mouser"], "damage": {"tom": 1},
        "counters": {"persian": 2}, "items": {"knife": "tom"}, "buffs": ["pennant"], "hand": ["rag"],
        "dollars": 2,
    }  # fmt: skip
    game = arranged(one=one, two=two, phase="end").pauses()
    assert game.question[:2] == ("one", "choose-battlefield")
    game.says("neutral")
    for seat in ("one", "two"):
        assert len(game.deck(seat)) == 27
        assert game.hand(seat) == game.front(seat) == game.back(seat) == game.discard(seat) == game.buffs(seat) == []
        assert (game.dollars(seat), game.turns(seat)) == (0, 0)
    assert (game.damage("two's tom"), game.counters("two's persian")) == (0, 0)
    assert game.question[:2] == ("chance", "draw-opening")


# CO-103.3, Ruling CO-R.M


def test_a_hand_with_a_troop_for_five_dollars_is_kept():  # CO-103.3
    game = match(one=[*DEAR * 2, "major"], pad="idler", cards=[troop("major", 5, 5, 5)]).says("one")
    drawn(game, ["lion", "idler", "rag", "idler", "major"])
    assert game.hand("one") == ["idler", "idler", "lion", "major", "rag"]
    assert game.word(Zone.FAILED) == 0
    assert game.question[1] == "draw-opening"


@pytest.mark.parametrize("last", ["lion", "idler", "rag", "knife"])
def test_a_hand_without_such_a_troop_is_set_aside_and_another_one_drawn(last: str):  # CO-103.3, CO-R.M
    game = match(one=["lion", "rag", "rag", "idler", last, "tom"], pad="idler").says("one")
    drawn(game, ["lion", "rag", "rag", "idler", last])
    assert game.hand("one") == []
    assert game.aside("one") == sorted(["lion", "rag", "rag", "idler", last])
    assert game.told(Event.SET_ASIDE) == [(0, 1)]
    assert game.cited(Event.SET_ASIDE) == ["CO-103.3"]
    assert len(game.deck("one")) == len(game.options) == 22


def test_when_a_hand_will_do_all_that_was_set_aside_is_shuffled_back():  # CO-103.3, CO-R.M
    game = match(one=["lion"] * 10 + ["rag"] * 12 + ["tom"] * 5).says("one")
    drawn(game, ["lion"] * 5 + ["rag"] * 5)
    assert (game.word(Zone.FAILED), len(game.aside("one")), len(game.deck("one"))) == (2, 10, 17)
    shuffles = game.word(Zone.SHUFFLES)
    drawn(game, ["rag"] * 4 + ["tom"])
    assert game.hand("one") == ["rag"] * 4 + ["tom"]
    assert game.aside("one") == []
    assert game.deck("one") == ["lion"] * 10 + ["rag"] * 8 + ["tom"] * 4
    assert game.word(Zone.SHUFFLES) == shuffles + 1
    assert (game.told(Event.SHUFFLED), game.cited(Event.SHUFFLED)) == ([(0, 0)], ["CO-103.3"])


def test_a_kept_first_hand_needs_no_other_shuffle():  # CO-103.3
    game = match(one=["tom"] * 27).says("one")
    shuffles = game.word(Zone.SHUFFLES)
    drawn(game, ["tom"] * 5)
    assert game.word(Zone.SHUFFLES) == shuffles
    assert game.told(Event.SHUFFLED) == []


def test_the_sixth_hand_is_two_cards_and_is_filled_up_to_five():  # CO-R.M
    """27 cards are five hands and two cards more."""
    game = match(one=["lion"] * 10 + ["rag"] * 16 + ["tom"]).says("one")
    drawn(game, ["lion"] * 10 + ["rag"] * 15)
    assert (game.word(Zone.FAILED), len(game.deck("one"))) == (5, 2)
    drawn(game, ["rag", "tom"])
    assert (game.hand("one"), game.aside("one"), len(game.deck("one"))) == (["rag", "tom"], [], 25)
    assert game.told(Event.SHUFFLED) == [(0, 0)]
    drawn(game, ["lion", "lion", "rag"])
    assert game.hand("one") == ["lion", "lion", "rag", "rag", "tom"]
    assert len(game.deck("one")) == 22
    assert game.word(Zone.FAILED) == 5
    drawn(game, ["sentry"] * 5)
    assert game.question == ("one", "set-up", {"tom", "done"})


def test_a_deck_without_a_cheap_troop_loses_the_match():  # CO-103.3, CO-R.M
    game = match(one=["lion"] * 20 + ["rag"] * 7).says("one")
    drawn(game, ["lion"] * 20 + ["rag"] * 7)
    assert (game.word(Zone.FAILED), game.told(Event.SET_ASIDE)) == (6, [(0, 6)])
    assert not game.is_over, "the other one draws too"
    drawn(game, ["sentry"] * 5)
    assert game.outcome.winners == ("two",)
    assert game.outcome.losers == ("one",)
    assert (game.outcome.ending, game.outcome.rule) == ("no-opening-hand", "CO-103.3")
    assert game.cited(Event.OVER) == ["CO-103.3"]


def test_one_cheap_troop_in_the_deck_is_always_found():  # CO-103.3, CO-R.M
    game = match(one=["lion"] * 26 + ["tom"]).says("one")
    drawn(game, ["lion"] * 26 + ["tom"] + ["lion"] * 3)
    assert (game.word(Zone.FAILED), game.hand("one")) == (5, ["lion"] * 4 + ["tom"])


def test_the_second_player_loses_the_match_likewise():  # CO-103.3
    game = match(two=["lion"] * 27, first="one")
    assert (game.outcome.winners, game.outcome.losers) == (("one",), ("two",))


def test_if_both_players_have_no_such_troop_nobody_wins():  # CO-103.3, CO-R.M
    game = match(one=["lion"] * 27, two=["rag"] * 27, first="one")
    assert (game.outcome.winners, game.outcome.losers) == ((), ())
    assert game.outcome.payoffs == {"one": 0, "two": 0}
    assert (game.outcome.ending, game.outcome.rule) == ("no-opening-hands", "CO-R.M")


def test_the_printed_cost_counts_for_an_opening_hand():  # CO-R.M
    """Though General Thunderpaw costs $2 less to somebody who is behind."""
    cheaper = troop("bargain", 6, 1, 1, "While you are behind in battles, this costs $5 less.")
    game = match(one=["bargain"] * 10 + ["tom"] * 17, cards=[cheaper], hands={"one": ["tom"]})
    game.says("done", "sentry", "done").ends_turn()
    assert (game.wins("two"), game.asked) == (1, "one")
    game.pauses().says("neutral")
    drawn(game, ["bargain"] * 5)
    assert game.word(Zone.FAILED) == 1
    drawn(game, ["bargain"] * 4 + ["tom"])
    drawn(game, ["sentry"] * 5)
    assert game.cost("one", "bargain") == 1
    assert game.options == {"bargain", "tom", "done"}


def test_failed_hands_are_counted_but_not_shown():  # CO-R.M
    game = match(one=["lion"] * 10 + ["rag"] * 17).says("one")
    drawn(game, ["lion"] * 4)
    drawn(game, ["rag"])
    own, other, nobody = (game.sees(seat).players["one"] for seat in ("one", "two", None))
    assert own.aside == ("lion", "lion", "lion", "lion", "rag")
    for view in (other, nobody):
        assert (view.aside, view.aside_count, view.failed) == (None, 5, 1)
        assert (view.hand, view.deck, view.deck_count) == (None, None, 22)
    seen = [event for event in game.table.events("two") if event & KIND == Event.DREW]
    assert len(seen) == 5
    assert len(set(seen)) == 1, "which cards were drawn is hidden"


def test_each_player_s_failed_hands_are_counted_apart_and_afresh_in_each_battle():  # CO-R.M, CO-103.3
    game = match(one=["lion"] * 20 + ["tom"] * 7, two=["lion"] * 20 + ["tom"] * 7).says("one")
    drawn(game, ["lion"] * 5 + ["tom"] * 5 + ["lion"] * 15 + ["tom"] * 5)
    assert (game.word(Zone.FAILED, "one"), game.word(Zone.FAILED, "two")) == (1, 3)
    game.says("done", "done", "tom", "done")
    assert game.question[:2] == ("one", "choose-battlefield")
    game.says("neutral")
    assert (game.word(Zone.FAILED, "one"), game.word(Zone.FAILED, "two")) == (0, 0)


# CO-103.4, Rulings CO-R.S and CO-R.G


def test_both_players_gain_five_dollars():  # CO-103.4
    game = match(first="two")
    assert (game.dollars("one"), game.dollars("two")) == (5, 5)
    assert game.told(Event.GAINED) == [(0, 5), (1, 5)]
    assert game.cited(Event.GAINED) == ["CO-103.4", "CO-103.4"]


def test_the_starting_player_plays_first_then_the_other_and_what_is_left_is_lost():  # CO-R.S, CO-103.4
    game = match(one=["mouser"] * 27, two=["tom"] * 27, first="two")
    assert game.question == ("two", "set-up", {"tom", "done"})
    game.says("tom", "tom")
    assert game.dollars("two") == 3
    game.says("done")
    assert (game.dollars("two"), game.dollars("one")) == (0, 5)
    assert game.cited(Event.TURN_ENDED) == ["CO-R.S"]
    assert game.question == ("one", "set-up", {"mouser", "done"})
    game.says("mouser", "done")
    assert game.active == "two"
    assert (game.dollars("one"), game.dollars("two")) == (0, 1), "the first turn's dollar"


def test_cards_are_paid_for_before_the_first_turn():  # CO-103.4, CO-105.3
    hand = ["lion", "boss", "persian", "mouser", "tom"]
    game = match(one=hand, hands={"one": hand})
    assert game.options == {"persian", "mouser", "tom", "boss", "done"}
    assert game.refusal("lion") == "CO-105.3"
    game.says("persian")
    assert (game.dollars("one"), game.options) == (2, {"mouser", "tom", "done"})
    game.says("mouser")
    assert (game.dollars("one"), game.options) == (0, {"done"})


def test_one_time_items_are_not_played_before_the_first_turn():  # CO-103.4
    free = one_time("gift", 0, "Draw a card.")
    game = arranged(phase="set-up", one={"front": [], "hand": ["gift", "tom"]}, cards=[free])
    assert game.question == ("one", "set-up", {"tom", "done"})
    assert game.refusal("gift") == "CO-103.4"
    assert game.rules["tom"] == "CO-103.4"


def test_troops_and_vehicles_go_to_the_back_line_and_buffs_are_allowed():  # CO-R.G, CO-106.2
    game = arranged(phase="set-up", one={"front": [], "hand": ["truck", "tom", "pennant"], "dollars": 6})
    game.says("pennant", "truck", "tom")
    assert game.back("one") == ["truck", "tom"]
    assert (game.front("one"), game.buffs("one")) == ([], ["pennant"])


def test_an_equip_item_needs_a_troop_that_is_there_already():  # CO-R.G, CO-109.1
    game = arranged(phase="set-up", one={"front": [], "hand": ["knife", "tom"]})
    assert game.options == {"tom", "done"}
    assert game.refusal("knife") == "CO-109.1"
    game.says("tom", "knife")
    assert game.question == ("one", "equip-to", {"our tom"})
    assert game.says("our tom").items("tom") == ["knife"]


def test_what_waits_for_a_deployment_happens():  # CO-R.G
    cards = [troop("teacher", 2, 2, 2, "When this is deployed, summon 2 kittens.")]
    game = arranged(phase="set-up", one={"front": [], "hand": ["teacher"]}, cards=cards)
    assert game.says("teacher").back("one") == ["teacher", "kitten", "kitten"]


def test_nothing_in_play_is_used_before_the_first_turn():  # CO-R.G
    """No pilots, no Retreat, no item taken off, no activated ability."""
    cards = [
        troop("runner", 1, 1, 1, "Retreat."),
        troop("cook", 1, 1, 1, "Once per turn: draw a card."),
        equip("spoon", 0, "Once per turn: draw a card."),
        team_buff("kitchen", 0, "Once per turn: draw a card."),
    ]
    one = {
        "front": [], "back": ["runner", "cook", "truck", "tom"], "items": {"spoon": "cook"}, "buffs": ["kitchen"],
    }  # fmt: skip
    game = arranged(phase="set-up", one=one, cards=cards)
    assert game.question == ("one", "set-up", {"done"})
    for used in ("our runner", "our cook", "our spoon", "our kitchen"):
        assert game.refusal(used) == "CO-R.G"
    assert game.says("done").question == ("two", "set-up", {"done"})


def test_playing_nothing_is_allowed():  # CO-R.G
    game = match(first="one").says("done", "done")
    assert game.question[:2] == ("one", "play")
    assert (game.back("one"), game.back("two"), game.turns("one")) == ([], [], 1)


def test_a_troop_of_the_set_up_moves_up_in_the_first_turn_and_may_attack():  # CO-103.4, CO-106.3
    game = match(first="one").says("sentry", "done", "sentry", "done")
    assert (game.front("one"), game.back("two")) == (["sentry"], ["sentry"])
    assert game.turns("one") == 1
    game.ends_turn()
    assert game.front("two") == ["sentry"]
    assert game.until("attack-with").options == {"our sentry", "done"}


def test_failed_hands_of_the_second_player_are_counted_too():  # CO-103.3, CO-R.M
    game = match(two=["lion"] * 12, pad="tom").says("two")
    drawn(game, ["lion"] * 5)
    assert game.told(Event.SET_ASIDE) == [(1, 1)]
    drawn(game, ["lion"] * 5)
    assert game.told(Event.SET_ASIDE) == [(1, 2)]


def test_that_somebody_has_set_up_is_told_without_further_numbers():  # CO-103.4, CO-R.S
    assert match(first="two").says("done").told(Event.TURN_ENDED) == [(1, 0)]

"""Chapters 104 to 106: a turn and its phases, dollars, and the two lines."""

from __future__ import annotations

import pytest

from catspaw.core.journal import KIND
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import Zone
from claw_and_order.battle import arranged, battlefield, match, one_time, team_buff, troop

OBSERVER = troop("lookout", 2, 2, 1, "Observer.")
HIDDEN = troop("sneak", 2, 2, 1, "Stealth.")


# CO-104: the phases.


def test_a_turn_is_move_up_draw_play_attack_and_end():  # CO-104.1, CO-106.3
    cards = [team_buff("bugle", 1, "At the start of your turn, gain $1.\nAt the end of your turn, gain $1.")]
    one = {"back": ["tom"], "buffs": ["bugle"], "turns": 4}
    game = arranged(one=one, phase="start", cards=cards)
    phases = (Event.MOVED, Event.TRIGGERED, Event.GAINED, Event.DREW, Event.TURN_ENDED, Event.TURN_BEGAN)
    assert game.order(*phases) == [Event.MOVED, Event.TRIGGERED, Event.GAINED, Event.GAINED, Event.DREW]
    assert game.cited(Event.GAINED) == ["CO-R.Z", "CO-105.1"]
    assert game.question == ("one", "play", {"done"})
    assert game.says("done").question == ("one", "attack-with", {"our tom", "done"})
    game.says("done")
    assert game.order(*phases)[:4] == [Event.TRIGGERED, Event.GAINED, Event.TURN_ENDED, Event.TURN_BEGAN]
    assert (game.active, game.question[0]) == ("two", "two")


def test_exactly_one_card_is_drawn_and_chance_says_which():  # CO-104.1
    game = arranged(two={"deck": ["tom", "lion", "rag"]}, phase="attack").pauses().says("done")
    assert game.question == ("chance", "draw-card", {"tom", "lion", "rag"})
    assert set(game.rules.values()) == {"CO-104.1"}
    assert game.says("lion").cited(Event.DREW) == ["CO-104.1"]
    assert (game.hand("two"), game.deck("two"), game.prompt) == (["lion"], ["rag", "tom"], "play")


def test_of_a_drawn_card_only_its_owner_knows_what_it_is():  # CO-104.1
    game = arranged(one={"deck": ["lion"]}, phase="draw")
    drew = [event for event in game.table.all_events() if event & KIND == Event.DREW]
    assert [event for event in game.table.events("one") if event & KIND == Event.DREW] == drew
    assert not set(drew) & set(game.table.events("two"))
    assert game.sees("two").players["one"].hand_count == 1


def test_a_card_is_drawn_from_the_top_where_its_place_is_known():  # CO-104.1
    game = arranged(one={"top": ["lion", "tom"], "bottom": ["rag"]}, phase="draw")
    assert game.hand("one") == ["lion"]
    assert game.queue("one") == ["tom"]


def test_from_an_empty_deck_nothing_is_drawn_and_dollars_still_come():  # CO-104.2, CO-R.T
    game = arranged(one={"deck": [], "turns": 5}, phase="draw")
    assert game.question == ("one", "play", {"done"})
    assert (game.hand("one"), game.dollars("one")) == ([], 5)
    assert game.told(Event.DREW) == []


def test_an_effect_draws_nothing_from_an_empty_deck_either():  # CO-104.2
    cards = [one_time("wish", 0, "Draw 3 cards.")]
    game = arranged(one={"deck": ["tom"], "hand": ["wish"]}, cards=cards).plays("wish")
    assert (game.hand("one"), game.deck("one"), game.prompt) == (["tom"], [], "play")


def test_any_number_of_cards_may_be_played_as_far_as_dollars_go():  # CO-104.1, CO-105.3
    game = arranged(one={"hand": ["tom", "mouser", "persian", "tom"], "dollars": 4})
    assert game.options == {"tom", "mouser", "persian", "done"}
    assert game.rules["tom"] == "CO-105.3"
    assert game.rules["done"] == "CO-104.1"
    game.says("tom", "mouser", "tom")
    assert game.back("one") == ["tom", "mouser", "tom"]
    assert (game.dollars("one"), game.options) == (0, {"done"})
    assert game.refusal("persian") == "CO-105.3"


def test_an_effect_at_the_end_of_the_turn_happens_in_the_end_phase():  # CO-104.1
    cards = [troop("priest", 1, 2, 0, "At the end of your turn, heal 1 damage on this.")]
    game = arranged(one={"front": ["priest"], "damage": {"priest": 1}}, cards=cards, phase="attack")
    assert game.damage("priest") == 1
    assert game.says("done").damage("priest") == 0


def test_a_play_phase_ends_after_sixty_plays_and_uses():  # CO-R.Z
    cards = [troop("cook", 1, 2, 0, "Pay $1: gain $1.")]
    game = arranged(one={"front": ["cook"] * 8}, cards=cards)
    used = 0
    while game.options != {"done"}:
        game.says(min(game.options - {"done"}))
        used += 1
    assert used == n.MOST_ACTIONS
    assert game.refusal("our cook 8") == "CO-R.Z"


# CO-105: dollars.


@pytest.mark.parametrize("turn", [1, 2, 7])
def test_dollars_come_in_the_draw_phase_as_many_as_the_turn_s_number(turn: int):  # CO-105.1, CO-R.T
    game = arranged(one={"turns": turn}, phase="draw")
    assert game.dollars("one") == turn
    assert (game.told(Event.GAINED), game.cited(Event.GAINED)) == ([(0, turn)], ["CO-105.1"])


def test_each_player_counts_their_own_turns():  # CO-105.1, CO-R.T
    game = match(first="one").says("sentry", "done", "sentry", "done")
    found = []
    for _ in range(5):
        found.append((game.active, game.dollars(game.active), game.turns(game.active)))
        game.ends_turn()
    assert found == [("one", 1, 1), ("two", 1, 1), ("one", 2, 2), ("two", 2, 2), ("one", 3, 3)]


def test_the_first_turn_draws_a_card_too():  # CO-104.1, CO-R.T
    game = match(first="one").says("done", "done")
    assert len(game.hand("one")) == 6
    assert len(game.hand("two")) == 5


def test_turns_are_counted_afresh_in_each_battle():  # CO-R.T
    game = arranged(one={"front": [], "hand": ["tom"], "turns": 8}, two={"turns": 7}, phase="end")
    game.says("neutral", "done", "done")
    assert (game.number, game.turns("one"), game.turns("two"), game.dollars("one")) == (2, 1, 0, 1)


def test_dollars_are_not_kept_between_turns():  # CO-105.2
    game = arranged(one={"dollars": 7, "turns": 2}, two={"turns": 1}).ends_turn()
    assert (game.dollars("one"), game.dollars("two")) == (0, 2)
    game.ends_turn()
    assert (game.dollars("one"), game.dollars("two")) == (3, 0)


def test_dollars_that_an_effect_brought_are_lost_as_well():  # CO-105.2
    cards = [one_time("loan", 0, "Each player gains $4.")]
    game = arranged(one={"hand": ["loan"], "dollars": 1}, cards=cards).plays("loan")
    assert (game.dollars("one"), game.dollars("two")) == (5, 4)
    game.ends_turn()
    assert (game.dollars("one"), game.dollars("two")) == (0, 4), "the fourth turn's own"


def test_a_card_costs_its_deployment_cost():  # CO-105.3
    game = arranged(one={"hand": ["persian"], "dollars": 5}).plays("persian")
    assert game.dollars("one") == 2
    assert [paid for _, paid in game.told(Event.DEPLOYED)] == [3]
    game = arranged(one={"hand": ["knife"], "dollars": 5}).plays("knife", on="sentry")
    assert game.dollars("one") == 4


def test_effects_change_what_a_card_costs_but_never_below_nothing():  # CO-105.3
    cards = [team_buff("sale", 1, "Friendly cats cost $2 less."), team_buff("tax", 1, "Opposing cats cost $1 more.")]
    one = {"hand": ["persian", "tom", "truck"], "buffs": ["sale"], "dollars": 1}
    game = arranged(one=one, cards=cards)
    assert [game.cost("one", id) for id in ("persian", "tom", "truck")] == [1, 0, 3]
    assert game.options == {"persian", "tom", "done"}
    assert game.plays("persian").dollars("one") == 0
    assert game.plays("tom").dollars("one") == 0
    game = arranged(one=one, two={"buffs": ["tax"]}, cards=cards)
    assert [game.cost("one", id) for id in ("persian", "tom", "truck")] == [2, 0, 3]
    assert game.refusal("persian") == "CO-105.3"


# CO-106: the two lines.


def test_a_deployed_troop_enters_the_back_line():  # CO-106.2
    game = arranged(one={"hand": ["tom"]}).plays("tom")
    assert game.where("tom") == "one's back"
    assert game.cited(Event.DEPLOYED) == ["CO-106.2"]


def test_troops_of_the_back_line_neither_attack_nor_are_attacked():  # CO-106.1
    game = arranged(
        one={"front": ["tom"], "back": ["mouser"]}, two={"front": ["persian"], "back": ["boss"]}, phase="attack"
    )
    assert game.options == {"our tom", "done"}
    assert game.refusal("our mouser") == "CO-106.1"
    game.says("our tom")
    assert game.options == {"their persian"}
    assert game.refusal("their boss") == "CO-107.2"


EFFECTS = {
    "Deal 1 damage to target opposing troop.": {"persian"},
    "Deal 1 damage to each opposing troop.": {"persian"},
    "Deal 1 damage to 2 random opposing troops.": {"persian"},
    "Deal 1 damage to target opposing troop in the Back Line.": {"boss"},
    "Deal 1 damage to each opposing troop in the Back Line.": {"boss"},
    "Deal 1 damage to each opposing troop in either line.": {"persian", "boss"},
    "Deal 1 damage to each opposing troop in the Front Line.": {"persian"},
    "Deal 1 damage to each troop.": {"persian", "tom"},
    "Deal 1 damage to each troop in either line.": {"persian", "boss", "tom", "mouser"},
    "Deal 1 damage to each friendly troop.": {"tom", "mouser"},
    "Deal 1 damage to each friendly troop in the Back Line.": {"mouser"},
}


@pytest.mark.parametrize("text", EFFECTS)
def test_an_effect_reaches_the_opposing_back_line_only_if_it_names_it(text: str):  # CO-106.1
    one = {"front": ["tom"], "back": ["mouser"], "hand": ["salvo"]}
    two = {"front": ["persian"], "back": ["boss"]}
    game = arranged(one=one, two=two, cards=[one_time("salvo", 0, text)]).plays("salvo")
    if game.prompt == "choose-target":
        assert game.options == {f"their {name}" for name in EFFECTS[text]}
        game.says(*game.options)
    assert {name for name in ("tom", "mouser", "persian", "boss") if game.damage(name)} == EFFECTS[text]


def test_a_target_out_of_reach_is_refused_by_the_rule():  # CO-106.1
    one = {"hand": ["salvo"]}
    cards = [one_time("salvo", 0, "Deal 1 damage to target opposing troop.")]
    game = arranged(one=one, two={"front": ["tom"], "back": ["boss"]}, cards=cards).plays("salvo")
    assert game.refusal("their boss") == "CO-106.1"


def test_at_the_start_of_a_turn_one_s_troops_move_to_the_front_line():  # CO-106.3
    game = arranged(one={"front": ["boss"], "back": ["tom", "mouser"]}, two={"back": ["persian"]}, phase="start")
    assert (game.front("one"), game.back("one")) == (["boss", "tom", "mouser"], [])
    assert game.back("two") == ["persian"]
    assert game.cited(Event.MOVED) == ["CO-106.3", "CO-106.3"]
    assert game.order(Event.MOVED, Event.GAINED) == [Event.MOVED, Event.MOVED, Event.GAINED], "before the Draw Phase"


def test_a_troop_moves_up_in_its_controller_s_turn_and_not_in_its_owner_s():  # CO-106.3
    one, two = {"back": ["tom"]}, {"back": ["their mouser"]}
    game = arranged(one=one, two=two, phase="start")
    assert game.where("tom") == "one's front"
    assert game.where("mouser") == "two's back"
    game.ends_turn()
    assert game.where("mouser") == "two's front"


def test_what_waits_for_moving_up_happens_before_the_draw_phase():  # CO-106.3
    cards = [troop("scout", 1, 2, 1, "When this moves to the Front Line, gain $3.")]
    game = arranged(one={"back": ["scout"], "turns": 2}, phase="start", cards=cards)
    assert game.order(Event.MOVED, Event.GAINED, Event.DREW) == [Event.MOVED, Event.GAINED, Event.GAINED, Event.DREW]
    assert game.dollars("one") == 5


def test_all_have_moved_before_anything_that_waits_for_it_happens():  # CO-106.3, CO-R.Z
    text = "When a friendly troop moves to the Front Line, deal 1 damage to each friendly troop in the Front Line."
    game = arranged(one={"back": ["tom", "tom"], "buffs": ["fuse"]}, phase="start", cards=[team_buff("fuse", 1, text)])
    assert game.order(Event.MOVED, Event.TRIGGERED)[:3] == [Event.MOVED, Event.MOVED, Event.TRIGGERED]
    assert game.discard("one") == ["tom", "tom"]


def test_each_observer_asks_whether_it_stays():  # CO-106.3, CO-112.2
    game = arranged(one={"back": ["lookout", "tom", "lookout"]}, phase="start", cards=[OBSERVER])
    assert game.question == ("one", "stay", {"our lookout", "our lookout 2", "done"})
    assert game.rules["our lookout"] == "CO-106.3"
    assert game.refusal("our tom") == "CO-106.3"
    game.says("our lookout 2")
    assert game.cited(Event.STAYED) == ["CO-112.2"]
    assert game.options == {"our lookout", "done"}
    game.says("done")
    assert (game.front("one"), game.back("one")) == (["lookout", "tom"], ["lookout"])


def test_if_all_observers_stay_the_turn_goes_on_by_itself():  # CO-106.3, CO-112.2
    game = arranged(one={"back": ["lookout", "tom"]}, phase="start", cards=[OBSERVER]).says("our lookout")
    assert (game.front("one"), game.back("one"), game.prompt) == (["tom"], ["lookout"], "play")


def test_an_observer_of_the_front_line_is_not_asked():  # CO-106.3
    game = arranged(one={"front": ["lookout"]}, phase="start", cards=[OBSERVER])
    assert game.prompt == "play"


def test_a_stolen_observer_asks_its_controller():  # CO-106.3
    game = arranged(one={"back": ["their lookout"]}, phase="start", cards=[OBSERVER])
    assert game.question == ("one", "stay", {"our lookout", "done"})


def test_a_face_down_troop_is_asked_for_too_so_that_being_asked_tells_nothing():  # CO-R.N
    one = {"back": ["sneak"], "face_down": ["sneak"]}
    game = arranged(one=one, phase="start", cards=[HIDDEN, OBSERVER])
    assert game.question == ("one", "stay", {"done"})
    game.says("done")
    assert (game.front("one"), game.face_down()) == (["sneak"], [])
    assert game.cited(Event.TURNED_UP) == ["CO-R.N"]


def test_a_battlefield_counts_from_the_first_turn_on():  # CO-111.3, CO-104.1
    cards = [battlefield("fair", "At the start of your turn, gain $2.")]
    game = arranged(one={"turns": 1}, battlefield="fair", phase="start", cards=cards)
    assert game.dollars("one") == 3
    assert game.ends_turn().dollars("two") == 6


def test_nothing_of_a_turn_is_left_in_the_next_one():  # CO-105.2, CO-104.1
    one = {"front": ["tom", "truck"], "hand": ["mouser"], "items": {"knife": "tom"}}
    game = arranged(one=one, phase="pilots").boards("tom", "truck").plays("mouser").uses("knife")
    places = (Zone.DEPLOYED_NOW, Zone.REMOVED, Zone.CHANGED, Zone.TOOK_OFF, Zone.ACTIONS)
    assert all(game.word(place) for place in places)
    game.ends_turn()
    assert [game.word(place) for place in places] == [0] * 5
    assert game.told(Event.TURN_ENDED) == [(0, 0)]
